/** noun ; wants ; worry */
export const foodNeeds = `
honey ; Get honey whose origin and blossom they know ; Does not know whether supermarket honey is real or stretched with syrup
beekeeping supplies ; Get hives, frames and tools that fit the hive system they use ; Does not know whether frames and boxes fit the hives at home
olive oil from the mill ; Buy fresh oil from a known grove, pressed this season ; Does not know how fresh and pure the oil in a bottle is
dairy products ; Get milk, cheese and yogurt from animals and people they know ; Does not know how the animals are kept and what the milk is worth to the farmer
food from the farm ; Buy fresh vegetables, eggs or meat where these grow ; Does not know what is in season and in stock before the drive
meat ; Get a good cut for a meal, advised by someone who knows the animal ; Does not know where the animal came from and how it was kept
fish and seafood ; Get fish for dinner that is fresh and free of hidden risks ; Does not know how long ago the fish was caught, and how to prepare it
nuts and dried fruit ; Stock up on fresh nuts and fruit in larger bags ; Does not know how old the nuts are and what was added to the fruit
spices and herbs ; Cook a dish with spices that smell as they should ; Does not know which blend fits a dish and how fresh it is
sweets and candy ; Find a childhood favorite or enough sweets for a party ; Does not know what the sweets contain, from allergens to gelatin
chocolate ; Give a box that looks as good as it tastes ; Does not know whether the chocolate survives shipping in warm weather
organic food ; Buy food grown without pesticides in one place ; Does not know which labels can be trusted and why it costs more
groceries ; Get the week's food without a long trip ; Does not know what is in stock and what a full basket will cost
foods from abroad ; Find the brands and ingredients of a dish from another country ; Does not know what an ingredient is called here and what can replace it
whisky and spirits ; Find a bottle to try, give or collect ; Does not know whether an expensive bottle will suit the taste
meal kits and ready meals ; Eat well on weekdays with little planning ; Does not know whether portions fill, and how to pause or cancel
cakes to order ; Get a cake that fits the theme and the number of guests ; Does not know whether the cake will look like the picture and arrive whole
vitamins and supplements ; Find a product that fits the training or the gap in the diet ; Does not know which claims are proven and which dose is safe
CBD ; Sleep better or calm down without a prescription ; Does not know whether it is legal, works, and shows in a drug test
cannabis seeds and growing supplies ; Grow plants that come up and suit the room or climate ; Does not know whether growing is legal at home and whether seeds will sprout
vapes and e-liquids ; Replace cigarettes with a device that is simple and refills cheaply ; Does not know which device and strength suit a smoker who wants to stop
cigars and tobacco ; Find a cigar or blend for the evening or as a gift ; Does not know how strong a cigar is and how to store it
mineral water and soft drinks ; List a drink that tells of where it comes from and a fair margin ; Does not know whether guests will ask for a brand that they do not see elsewhere
cider and fruit brandy ; Taste and take home a drink that only this orchard makes ; Does not know how dry, sweet or strong a bottle is before tasting
`;
