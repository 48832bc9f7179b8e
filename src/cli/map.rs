//! `map`: prints what is on the map.

use std::io::Write;

use clap::Args;
use kernel::command_line::Failure;
use serde::Serialize;

use crate::engine::map::{
    ARRIVAL_TABLE, ArrivalZone, COLUMNS, Direction, HexId, ISLANDS, IWO_JIMA_ORIGIN, Island,
    NAUTICAL_MILES_A_HEX, OILERS, ROWS, YAP_ORIGIN, Zone,
};

/// How to print it.
#[derive(Args, Debug)]
pub(super) struct Arguments {
    /// Prints it as JSON, hex by hex
    #[arg(long)]
    json: bool,
}

/// The whole map.
#[derive(Serialize)]
struct Map {
    rows: u8,
    columns: u8,
    nautical_miles_a_hex: u16,
    islands: [Island; 8],
    zones: Vec<ZoneEntry>,
    arrival: Arrival,
    oilers: [[HexId; 2]; 3],
    origins: Origins,
    hexes: Vec<HexEntry>,
}

#[derive(Serialize)]
struct ZoneEntry {
    zone: Zone,
    /// East of the red line (2.13).
    eastern: bool,
    /// The direction for a die of 1 to 10 (7.22).
    compass: [Direction; 10],
}

#[derive(Serialize)]
struct Arrival {
    /// The zone for a die of 1 to 10 (7.14).
    table: [ArrivalZone; 10],
    zones: Vec<ArrivalEntry>,
}

#[derive(Serialize)]
struct ArrivalEntry {
    zone: ArrivalZone,
    hexes: [HexId; 10],
}

#[derive(Serialize)]
struct Origins {
    iwo_jima: HexId,
    yap: HexId,
}

#[derive(Serialize)]
struct HexEntry {
    number: HexId,
    q: i32,
    r: i32,
    zone: Zone,
}

impl Map {
    fn whole() -> Map {
        let zone = |zone: Zone| ZoneEntry {
            zone,
            eastern: zone.is_eastern(),
            compass: zone.compass(),
        };
        let arrival = |zone: ArrivalZone| ArrivalEntry {
            zone,
            hexes: zone.hexes(),
        };
        let hex = |number: HexId| {
            let axial = number.axial();
            HexEntry {
                number,
                q: axial.x,
                r: axial.y,
                zone: Zone::of(number),
            }
        };
        Map {
            rows: ROWS,
            columns: COLUMNS,
            nautical_miles_a_hex: NAUTICAL_MILES_A_HEX,
            islands: ISLANDS,
            zones: Zone::ALL.into_iter().map(zone).collect(),
            arrival: Arrival {
                table: ARRIVAL_TABLE,
                zones: ArrivalZone::ALL.into_iter().map(arrival).collect(),
            },
            oilers: OILERS,
            origins: Origins {
                iwo_jima: IWO_JIMA_ORIGIN,
                yap: YAP_ORIGIN,
            },
            hexes: HexId::all().map(hex).collect(),
        }
    }
}

/// Prints the map.
pub(super) fn run(arguments: &Arguments, out: &mut impl Write) -> Result<(), Failure> {
    let map = Map::whole();
    if arguments.json {
        serde_json::to_writer(&mut *out, &map)?;
        return Ok(writeln!(out)?);
    }
    print(&map, out)
}

fn print(map: &Map, out: &mut impl Write) -> Result<(), Failure> {
    let Map {
        rows,
        columns,
        nautical_miles_a_hex: miles,
        ..
    } = map;
    writeln!(
        out,
        "{rows} rows from the north, {columns} columns from the east, {miles} nautical miles a hex"
    )?;

    writeln!(out, "\nIslands")?;
    for island in &map.islands {
        writeln!(out, "  {:<14}{}", island.name, island.hex)?;
    }
    writeln!(
        out,
        "\nMission movement zones, and their directions for a die of 1 to 10 (7.22)"
    )?;
    for entry in &map.zones {
        let side = if entry.eastern { "east" } else { "west" };
        let compass = names(
            entry
                .compass
                .iter()
                .map(|direction| format!("{direction:?}").to_uppercase()),
        );
        writeln!(
            out,
            "  {:<14}{side}  {compass}",
            format!("{:?}", entry.zone)
        )?;
    }
    writeln!(out, "\nArrival (7.14)")?;
    writeln!(
        out,
        "  {:<14}{}",
        "die 1 to 10",
        names(map.arrival.table.iter().map(|zone| format!("{zone:?}")))
    )?;
    for entry in &map.arrival.zones {
        writeln!(
            out,
            "  {:<14}{}",
            format!("zone {:?}", entry.zone),
            names(entry.hexes.iter().map(HexId::to_string))
        )?;
    }
    writeln!(out, "\nOilers (20.3)")?;
    for (n, hexes) in map.oilers.iter().enumerate() {
        writeln!(
            out,
            "  {:<14}{}",
            format!("Oil-{}", n + 1),
            names(hexes.iter().map(HexId::to_string))
        )?;
    }
    writeln!(out, "\nOrigins of land air reinforcements (16.21)")?;
    writeln!(out, "  {:<14}{}", "Iwo Jima", map.origins.iwo_jima)?;
    writeln!(out, "  {:<14}{}", "Yap, Peleliu", map.origins.yap)?;
    Ok(())
}

fn names(names: impl Iterator<Item = String>) -> String {
    names.collect::<Vec<_>>().join(" ")
}
