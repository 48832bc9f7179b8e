// Plays a battle with the mouse, by what the page shows: meets raids where it can, fights whenever it
// can, and lands at the end. Its choices depend on nothing else, so the same seed gives the same battle.

import { asked, orderOf } from "./table.mjs";

export class Player {
  #page;
  /** How many orders of each kind it has given. */
  orders = {};

  constructor(page) {
    this.#page = page;
  }

  /** Plays on until the page asks for a decision, or the battle is over. */
  async playTo(decision) {
    for (let orders = 0; orders < 300; orders++) {
      const now = await asked(this.#page);
      if (now === decision) return;
      if (now === "over") throw new Error(`the battle was over before ${decision} was asked`);
      await this.answer(now);
    }
    throw new Error(`the battle goes on and on without ${decision}`);
  }

  /** Lets everything go by until the battle is over. */
  async hurry() {
    for (let decision = await asked(this.#page); decision !== "over"; decision = await asked(this.#page)) {
      if (decision === "division") await this.answer(decision);
      else await this.#page.locator(".prompt :is([data-key=e], [data-key=x])").last().click();
    }
  }

  /** Answers the decision that the page asks for. */
  async answer(decision) {
    if (decision === "air_movement") return this.#move();
    if (decision === "landing") return this.#land();
    if (decision === "interception") return this.#intercept();
    return this.#divide();
  }

  /** Meets a raid if the mission in hand can; else the first mission of all flies out, and the others wait. */
  async #move() {
    // Nothing is suggested where the mission is lost whatever it does.
    const best = this.#page.locator(".prompt .btn.suggested, .prompt:not(:has(.btn.suggested)) :is(.btn.primary, [data-key=h])").first();
    const order = await orderOf(best);
    if (order.order === "fly") return this.#click(this.#hex(order.to));
    if (order.order === "hold" && !this.orders.fly) return this.#click(this.#hex(await this.#nearestToRaid()));
    return this.#click(best);
  }

  /** Lands a single unit when it is first asked, and everybody in the last phase. */
  async #land() {
    const one = this.#page.getByRole("button", { name: "Land one" }).first();
    const all = this.#page.locator(".details [data-order-kind=land-all]:not([aria-disabled=true])").first();
    const last = await this.#page.locator(".ribbon").getByText("Turn 2 of 2").isVisible() && (await this.#phase()) === "4";
    if (!this.orders.land && (await one.isVisible())) return this.#click(one);
    if (last && (await all.isVisible())) return this.#click(all, "land all");
    return this.#click(this.#page.locator(".prompt :is([data-key=e], [data-key=x])"));
  }

  /** Fights as suggested, or lets them pass. */
  async #intercept() {
    const fight = this.#page.locator("#fight");
    if (await fight.isVisible()) return this.#click(fight, "fight");
    return this.#click(this.#page.locator(".prompt [data-key=x]"), "let pass");
  }

  /** Sends as few as it may against the escorts. */
  async #divide() {
    const fight = this.#page.locator("dialog.fight");
    await fight.locator("label:has(input:enabled)").first().click();
    return this.#click(fight.locator(".primary"));
  }

  #hex(hex) {
    return this.#page.locator(`.reach[data-hex="${hex}"]`);
  }

  /** Clicks what gives an order, and counts it. */
  async #click(locator, kind) {
    kind ??= (await orderOf(locator)).order;
    await locator.click();
    this.orders[kind] = (this.orders[kind] ?? 0) + 1;
  }

  /** The lit hex that is nearest to a raid, by eye. */
  async #nearestToRaid() {
    return this.#page.evaluate(() => {
      const middle = (element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [x + width / 2, y + height / 2];
      };
      const raids = [...document.querySelectorAll(".counter.raid")].map(middle);
      const off = (hex) => {
        const [x, y] = middle(hex.querySelector(".cell"));
        return Math.min(...raids.map(([rx, ry]) => Math.hypot(x - rx, y - ry)));
      };
      const lit = [...document.querySelectorAll(".reach")];
      const [nearest] = lit.sort((a, b) => Math.round(off(a) - off(b)) || a.dataset.hex - b.dataset.hex);
      return nearest.dataset.hex;
    });
  }

  async #phase() {
    const title = await this.#page.locator(".phases [aria-current]").getAttribute("title");
    return title.match(/^Phase (\d)/)?.[1];
  }
}
