/** noun ; wants ; worry */
export const industryNeeds = `
chemicals ; Secure a substance in steady quality and the right pack size ; Does not know whether a substance will stay permitted and available
laboratory equipment ; Get instruments that give results an audit accepts ; Does not know what service and consumables cost over the years
plastic parts ; Turn a drawing into parts at a known cost for the mold and each piece ; Does not know whether a design can be molded and what the mold costs
machined and metal parts ; Get parts to tolerance on the date the machine needs them ; Does not know whether capacity is free and the tolerance can be held
steel and metals ; Get the right grade, cut to size, when the job starts ; Does not know how long a quoted price holds
castings and forgings ; Get sound raw parts at a weight and cost that fit the series ; Does not know what a pattern or die costs and whether parts come without pores
electronic components ; Find a part that fits the design and stays available for years ; Does not know when a part is discontinued and how long delivery takes
electronics assembly and circuit boards ; Get boards built from the prototype to the series without a gap ; Does not know which parts are in stock and who answers for faults
industrial automation ; Run a line with fewer hands and fewer stops ; Does not know what the stop for the change costs and when it pays back
measuring and testing equipment ; Measure so that auditors and customers accept the result ; Does not know which accuracy the process needs and when to calibrate
pumps, valves and compressors ; Keep a plant running with parts that fit pressure and medium ; Does not know which type suits the medium and how long spare parts exist
drives, bearings and fasteners ; Get a standard or special part before the line stops ; Does not know which part replaces one whose maker is gone
packaging ; Ship and show goods in a pack that protects, fits and costs little ; Does not know the smallest order and whether the pack meets the new rules
packaging and food machinery ; Fill, cook or pack more per hour without a new hall ; Does not know how fast a machine changes formats and how it is cleaned
agricultural machinery ; Finish sowing or harvest in the few days the weather gives ; Does not know who repairs the machine at harvest time
vehicles and trailers ; Get a body or trailer that carries the load and passes inspection ; Does not know the payload left and the date of delivery
medical devices ; Treat patients safely with a device that staff can use at once ; Does not know what approval covers and what training and service cost
medicines ; Treat patients with a drug that is proven and in stock ; Does not know what the evidence says and whether supply will last
private-label cosmetics ; Launch a line with safe formulas and a name of the customer's own ; Does not know the smallest order, the rules and the time to launch
food products and ingredients ; Fill shelf or recipe with goods of steady taste and supply ; Does not know whether allergens, origin and papers are in order
textiles and garments ; Get a collection made as sampled, on date and in the right number ; Does not know the smallest order and the conditions in the plants
office and contract furniture ; Furnish rooms for many people so that they last and meet the norms ; Does not know what fits the floor plan and when it is delivered
windows, doors and facades ; Get windows and doors to measure that keep heat and noise out ; Does not know which glass and frame the subsidy and the house need
concrete, bricks and building products ; Get material on site when the crew is there ; Does not know whether delivery holds the date and the product meets the norm
ceramic tiles and stone ; Cover floors or walls with a look that lasts ; Does not know how a slab looks on a large surface and how much is needed
wood and timber products ; Get dry, straight wood in the right cut ; Does not know moisture, origin and how long the price holds
air, water and filter technology ; Meet the limits for air or water at the lowest running cost ; Does not know which technology keeps the limit in daily operation
forklifts and warehouse equipment ; Move and store more goods on the same floor, safely ; Does not know which truck or rack suits aisle, load and shift
cables and electrical equipment ; Connect and protect a plant or grid with equipment that passes inspection ; Does not know when equipment can be delivered and who tests it
protective equipment and workwear ; Protect staff with gear that they wear all day ; Does not know which norm the job demands and which sizes staff need
boats and yachts ; Get on the water with a boat that suits crew and harbor ; Does not know what upkeep and a berth cost each year
wholesale of consumer goods ; Stock shelves at a margin that pays the rent ; Does not know what sells and what the smallest order is
`;
