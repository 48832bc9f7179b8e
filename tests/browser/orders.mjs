// Orders as saves have them, such as "split/Intercept 1/F6F 13+F6F 23": see src/engine/order/written.rs.

/** What each order names, in turn: "several" of a kind, a "number", a "switch", or an "aim"; a name where nothing is said. */
const ORDERS = {
  fly: ["mission", "to"],
  hold: ["mission"],
  split: ["mission", "units:several"],
  place_cap: ["cap"],
  land: ["unit", "carrier"],
  engage: ["interceptor", "raid"],
  divide: ["escorts:number"],
  launch: ["mission", "units:several"],
  launch_cap: ["cap", "units:several"],
  recall: ["mission", "units:several"],
  raise: ["unit"],
  service: ["unit"],
  stow: ["unit"],
  lower: ["unit"],
  push_over: ["unit"],
  detach: ["ships:several"],
  contact: ["mission", "force"],
  coordinate: ["pay:switch"],
  aim: ["roll:number", "ship"],
  open_fire: ["ships:several"],
  move_task_force: ["to"],
  move_task_groups: ["groups:several", "to"],
  tow: ["ship", "to"],
  turn_on_lights: ["hex"],
  turn_off_lights: ["hex"],
  search: ["units:several", "aim:aim"],
  fly_through: ["hex"],
  look_for: ["force"],
  place_submarine: ["submarine", "hex"],
  move_submarine: ["submarine", "to"],
  seek_contact: ["submarine", "force"],
  stop_shadowing: ["submarine"],
  torpedo: ["submarine", "ship"],
  place_aboard: ["unit", "deck"],
};

const READ = {
  several: (word) => word.split("+").filter(Boolean),
  number: Number,
  switch: (word) => word === "true",
  aim: (word) => {
    const [kind, way] = word.split(" ");
    return { [kind]: kind === "narrow" ? Number(way) : way };
  },
};

/** An order of a save as the log and `data-order` have it: { order: "split", mission: "Intercept 1", units: [...] }. */
export function orderIn(text) {
  // As games were saved at first.
  if (typeof text !== "string") return text;
  const [order, ...words] = text.split("/");
  const named = words.map((word, n) => {
    const [field, kind] = ORDERS[order][n].split(":");
    return [field, kind ? READ[kind](word) : word];
  });
  return { order, ...Object.fromEntries(named) };
}
