/** noun ; wants ; worry */
export const marketNeeds = `
cars ; Find the right car at a fair price, or sell one without haggling ; Does not know whether mileage and history are true
used machines ; Get a machine now instead of waiting months for a new one ; Does not know the true state of a machine in another country
auctions of art and collectibles ; Win a good piece, or get the best price for one ; Does not know whether a lot is genuine and what fees come on top
surplus and bankruptcy auctions ; Buy goods or machines far below the price of new ones ; Does not know the state of a lot and when it must be collected
domain names ; Get the name for a project, or money for one that lies idle ; Does not know what a name is worth and whether rights stand against it
second-hand fashion ; Wear good brands for less, and clear the closet ; Does not know whether a piece is genuine and as described
freelance work ; Find someone who can start and deliver, or a paid project ; Does not know whether the work will be good and the bill paid
household jobs ; Find a reliable tradesperson who has time ; Does not know whether the firm is good and the price fair
wholesale goods ; Find new suppliers, or shops that stock the goods ; Does not know whether a partner delivers or pays
projects and causes ; Raise the money for a project, or back one that should exist ; Does not know whether the goal is reached and the promise kept
boats ; Find a boat that fits the water and the purse, or a buyer ; Does not know the state of hull and engine before the trip
horses and pets ; Find a healthy animal from a person who can be trusted ; Does not know whether the animal is healthy and its papers true
businesses for sale ; Buy a going business, or find a successor ; Does not know whether the figures are true and the price right
vacation homes and short stays ; Find a home for the holidays, or guests for one's own ; Does not know whether the home exists and looks like the photos
things to rent ; Use a thing for a day without owning it ; Does not know who pays when the thing breaks
industrial holdings ; Understand what the group owns and how it is led ; Does not know which part earns and who decides
international trade ; Buy or sell abroad with someone who handles papers and risk ; Does not know who carries the risk until the goods arrive
energy and raw materials ; Judge output, reserves and safety of the sites ; Does not know how the firm cares for land and people near its sites
`;
