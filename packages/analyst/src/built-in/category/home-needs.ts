/** noun ; wants ; worry */
export const homeNeeds = `
kitchenware ; Cook and serve with things that work well and last ; Does not know which pan suits the stove and what lasts
knives ; Cut well with a blade that stays sharp ; Does not know which steel and shape suit the work
garden supplies ; Get the garden ready for the season ; Does not know which tool or house suits the size of the garden
seeds and young plants ; Grow something that comes up and suits the soil and climate ; Does not know which variety thrives in the garden at home
beds and mattresses ; Sleep without pain on a bed that fits ; Does not know how a mattress feels after weeks
carpets and rugs ; Find a rug whose size and color fit the room ; Does not know how the color looks at home and whether the rug is hand-knotted
curtains and blinds ; Cover a window so that it fits and keeps light or eyes out ; Does not know how to measure and mount without mistakes
fitted kitchens ; Get a kitchen that fits the room, the budget and the date ; Does not know what the whole kitchen costs with appliances and fitting
bathroom fittings ; Renew the bathroom with parts that fit each other ; Does not know whether fittings match the pipes and the room
wallpaper and paint ; Change a room with color or pattern in a weekend ; Does not know how much to order and how the color looks on the wall
stoves and fireplaces ; Heat a room with a flame and stay within the rules ; Does not know which stove the chimney and the law allow
pools and spas ; Enjoy clear water at home with little work ; Does not know what a pool costs to run and how to keep the water clear
windows and doors to measure ; Replace windows or doors to measure at a known price ; Does not know how to measure and who fits them
heating and sanitary supplies ; Get the right part or boiler at a lower price than from the plumber ; Does not know whether a part fits the system and who may install it
air conditioners and fans ; Keep rooms cool enough to sleep and work ; Does not know which power the room needs and what running it costs
solar kits and batteries ; Make power at home and cut the bill ; Does not know which kit fits the roof or balcony and when it pays back
water filters ; Drink tap water without taste, lime or doubt ; Does not know what is in the tap water and which filter removes it
household appliances ; Replace a broken machine within days, delivered and connected ; Does not know which model lasts and fits the gap
spare parts for appliances ; Get a machine running again for less than a new one ; Does not know which part is broken and fits the model
cleaning supplies ; Restock cleaners and paper that work, without running out ; Does not know which product suits a surface and what the law demands
candles ; Find a scent or color that suits a room or a person ; Does not know how strong a scent is and how long the candle burns
safes and locks ; Protect what matters from theft and fire ; Does not know which security grade the insurer accepts
surveillance cameras and alarms ; See what happens at home or in the shop, and be warned ; Does not know which camera works at night and where filming is allowed
grills and barbecues ; Grill for family and friends with even heat ; Does not know which fuel and size suit the place and the number of guests
awnings and garden roofs ; Sit outside in sun and rain ; Does not know which size and fastening the wall and the wind allow
fence panels and gates ; Enclose land or garden so that it holds and looks right ; Does not know how many posts and fittings the ground needs
antiques ; Find a genuine old piece with a story ; Fears paying for a copy that is sold as old
mid-century and vintage design ; Furnish with originals that keep their worth ; Does not know whether a piece is an original and how well it was restored
clocks ; Find a clock that suits the room and keeps time ; Does not know whether an old movement runs and who services it
church and religious goods ; Find what a feast, a home or a parish needs ; Does not know whether goods suit the rite and arrive before the feast
urns and gravestones ; Remember someone with a stone or urn that feels right ; Does not know what the cemetery allows and how long it takes
`;
