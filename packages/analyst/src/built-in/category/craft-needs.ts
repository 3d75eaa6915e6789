/** noun ; wants ; worry */
export const craftNeeds = `
instrument making and repair ; Have an instrument restored so that it plays and sounds as it should ; Fears leaving a beloved instrument, and does not know what the repair will cost
waterproofing and insulation ; Have rooms that stay dry for years ; Does not know where the water comes from and whether the repair will last
car repair ; Have the car back soon, safe and at the price that was told ; Fears paying for repairs that were not needed
plumbing and heating ; Have heat and hot water again today, or a new system that costs less to run ; Fears a bill that grows with the hour, and work that leaks again
plumbing ; Have a leak or a blocked drain fixed today, for good ; Does not know what an emergency call costs before the van comes
electrical work ; Get a fault fixed safely, or new outlets and lights where they are needed ; Fears fire and bad work that cannot be seen behind the wall
solar power systems ; Cut the power bill with panels that pay for themselves ; Does not know after how many years it pays and whether the installer will still exist then
cleaning services ; Come home or to the office and find it clean, each week without reminding ; Fears strangers with a key, and another cleaner each time
landscaping and garden care ; Have a garden that looks good and takes little work ; Does not know what the garden will cost before a plan is drawn
tree care ; Have a tree cut or felled before it falls on house or wires ; Does not know whether it may be felled and who is liable for damage
pest control ; Get rid of mice, ants or bed bugs at once, and for good ; Is embarrassed, and fears poison near children and pets
pools ; Have a clean pool that is ready on the first warm day ; Does not know what a pool costs to run each year
locksmith services ; Get back into the home or car within the hour ; Fears being overcharged in an emergency, and a lock drilled for nothing
painting and decorating ; Have rooms or the facade painted neatly, on the agreed day ; Fears dust, delays and a color that looks different on the wall
carpentry and joinery ; Get furniture, doors or stairs that fit the room to the inch and last ; Does not know what custom work costs next to a furniture store
metalwork and welding ; Have a gate, railing or stair made that fits and does not rust ; Does not know whether the drawing can be built and what it costs
windows and doors ; Get windows and doors that keep out cold, noise and burglars ; Does not know how much heating they save and how dirty the work is
roofing ; Stop a leak, or have a roof that is tight for decades ; Does not know whether repair is enough, and fears firms that vanish after a storm
flooring installation ; Have a floor that looks new and survives children, dogs and chairs ; Does not know how long the room cannot be used
masonry and concrete ; Get walls, steps or a driveway that stand for decades without cracks ; Fears cracks, and a firm that starts and does not come back
demolition and earthworks ; Have a lot cleared and leveled on time, with all permits ; Fears asbestos, damage to the neighbor and costs for disposal that grow
fences and gates ; Get a yard that is closed for dogs, children and eyes ; Does not know what the neighbor and the town allow
scaffolding ; Have a safe scaffold on the day when the painters come ; Does not know what each extra week costs
chimney and stove service ; Heat with wood safely, and keep papers in order for the insurer ; Does not know whether the old stove may still be used
appliance repair ; Have the washer or fridge running again within days ; Does not know whether repair is worth it for a machine of that age
phone and computer repair ; Have the phone or laptop working again today, with all data ; Fears that photos are lost or seen by others
upholstery ; Have a loved chair or sofa look new without losing its shape ; Does not know what it costs next to new furniture
tailoring and alterations ; Wear clothes that fit as if made for them, in time for the occasion ; Fears that a favorite dress is spoiled, or not ready for the day
laundry and dry cleaning ; Have clean and pressed clothes without washing day ; Fears stains that stay and clothes that get lost
car sales ; Find a sound car within budget, and get a fair price for the old one ; Fears hidden damage, and fees on top of the sticker price
motorcycles ; Find the right bike, or have it ready for the first warm weekend ; Does not know whether a used bike was dropped
car wash and detailing ; Have the car look and smell like new, inside and out ; Fears scratches, and does not know how long a coating lasts
towing and roadside help ; Get car and family off the road soon and safely ; Fears a long wait and a bill without limit
funeral services ; Give a parent a dignified farewell, and have someone who takes care of all papers ; Is in grief, must decide within days, and does not know what is necessary
photography ; Have pictures of a day or a face that they will still like in ten years ; Feels stiff in front of a camera, and does not know how many pictures are included
wedding venues ; Find a place that takes all guests on the day they want, with a plan for rain ; Does not know what the whole day costs and which caterers are allowed
wedding planning ; Enjoy the wedding without months of lists and calls ; Does not know whether a planner saves more than she costs
bands and DJs ; Have a full dance floor with music that all ages like ; Fears the wrong songs, and a DJ who talks too much or does not come
children's entertainment ; Give a child a birthday without stress, with an hour of fun for all ; Does not know whether it suits the age and what happens if it rains
party and event rental ; Have tent, tables and dishes in place on the day, and gone the next ; Does not know how many of each are needed and who sets up
equipment rental ; Have the right machine on site on Monday, and pay only for the days used ; Does not know which size is needed and who pays for damage
printing ; Have cards, flyers or a book printed well and in time ; Does not know whether the file is right and how the colors will look
signs and lettering ; Be seen from the street, with a sign that the town allows ; Does not know whether a permit is needed and who installs it
security services ; Know that house, shop or event is watched, and that someone comes ; Does not know how fast help arrives and how well guards are trained
moving ; Have everything in the new home on the day, without a scratch ; Fears a price that grows on the day, broken things and people who do not come
self storage ; Store furniture safely for as long as needed, and get at it anytime ; Does not know which size is needed and whether the price rises after the first months
junk removal and clearance ; Have a home or garage empty by the evening, swept and without hauling ; Does not know what it costs before anyone has seen it, and where things end up
septic and drain service ; Get the drain flowing again within hours ; Fears a mess, and a price that is doubled at night
damage restoration ; Have the house dry and livable soon, and the insurer pay ; Does not know what insurance covers, and fears mold behind the walls
handyman services ; Have ten small things in the house fixed in one visit ; Does not know whether anyone comes for a job that small
pet grooming ; Have a clean and trimmed dog that was not frightened ; Fears that the dog is afraid or hurt on the table
dog training and boarding ; Have a dog that listens, or that is in good hands while they are away ; Fears that the dog suffers among strangers
boat service and moorings ; Have the boat safe in winter and ready for the season ; Fears storm damage, and repairs that are not finished by spring
farm contracting ; Have the harvest in before the rain, without a machine that stands idle ; Does not know whether the contractor comes on the day
home inspection ; Know before signing what is wrong with the house ; Fears hidden defects, and does not know what repairs will cost
elevators and stair lifts ; Stay in the house although stairs have become too hard ; Does not know whether it fits the stairs and whether there is a grant
new homes ; Move into a house that fits the family, on time and within the budget ; Fears delays, extra costs and a builder who goes bankrupt before the keys are handed over
remodeling and construction ; Get a new kitchen, bath or extension without months of chaos ; Fears that the price and the weeks grow once walls are open
interior design ; Get rooms that look right together and suit how they live ; Does not know what a designer costs and whether the taste is theirs
kitchens ; Get a kitchen that fits the room and lasts for twenty years ; Does not know how to compare offers, since every studio counts differently
bathrooms ; Get a new bathroom with one contact for all trades, in a few days ; Fears weeks without a shower, and dust in the whole home
`;
