/** noun ; wants ; worry */
export const restaurantsNeeds = `
pizza ; Eat a hot pizza with a crisp crust at the table or at home ; Does not know how long delivery takes tonight and whether it arrives hot
Italian food ; Spend an evening over pasta and wine as if in Italy ; Does not know whether it is real Italian cooking or the usual menu
sushi and Japanese food ; Eat fish that is fresh and cut by someone who has learned it ; Fears fish that is not fresh, and does not know which places are real
Chinese food ; Share many dishes at one table, or have them at home in half an hour ; Does not know which dishes are made for locals and which are the real ones
Indian food ; Eat a curry as hot or mild as they like, with bread from the oven ; Does not know how hot a dish is, and which are without meat or nuts
Thai and Vietnamese food ; Have a fresh, light meal with herbs, fast at lunch or slow at night ; Does not know how hot it is and what is in the sauces
Mexican food ; Eat tacos and drink margaritas with friends without spending much ; Does not know whether it is real Mexican or chain food
Greek and Mediterranean food ; Share plates of grilled meat and small dishes with a full table ; Does not know what is fresh and what comes from the freezer
burgers and fast food ; Have a juicy burger and crisp fries within minutes ; Does not know whether the meat is fresh and how long the line is
steaks and barbecue ; Eat a steak that is cooked as they asked, for a special evening ; Does not know the price of the whole evening with sides and wine
seafood ; Eat fish that was in the sea yesterday, with a view if there is one ; Does not know what the catch of the day costs by weight
vegetarian and vegan food ; Order anything on the menu without asking what is in it ; Fears that friends who eat meat will not come along
breakfast and brunch ; Sit down late on a Sunday to eggs, pancakes and good coffee ; Does not know how long the line is, and whether tables can be booked
coffee houses ; Have a good coffee and a place to sit for an hour ; Does not know whether there is a seat, a socket and quiet
bakeries and cakes ; Get bread that is still warm, or a cake that makes the day ; Does not know what is left at noon and how early a cake must be ordered
ice cream ; Eat a scoop of something that is not in the supermarket ; Does not know whether it is homemade and what is in it for those with allergies
bars and cocktails ; Spend an evening with good drinks, music and people ; Does not know whether there is room and whom they will meet
pubs and breweries ; Meet friends over a good pint, with a match or a quiz on ; Does not know whether the match is shown and the kitchen is open
inns and regional cooking ; Eat well and plenty as grandmother cooked, with the whole family ; Does not know whether the kitchen is open today and seats a group
fine dining ; Have an evening that they will talk about for years ; Does not know the final bill with wine, and whether they can come as they are
catering ; Feed all guests well and on time, without standing in the kitchen ; Does not know how much food is enough and what service costs on top
food trucks ; Know where the truck stands today and eat something special ; Does not know where it is tomorrow and whether food is sold out
`;
