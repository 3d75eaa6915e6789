/** noun ; wants ; worry */
export const tripsNeeds = `
hostels ; Sleep cheaply in a good place and meet other travelers ; Fears noise, theft and a room with snorers
camping ; Find a pitch near water with clean showers and something for the children ; Does not know whether there is shade, quiet and room on the day of arrival
resorts ; Have a week with all in one place and nothing to organize ; Does not know what costs extra and how full the pool is
vacation rentals ; Have a clean place with kitchen for the whole family, as in the pictures ; Fears a fraud, and does not know what cleaning adds to the price
mountain lodges ; Sleep high above the valley after a day on the trail or slope ; Does not know whether a bed is free and the trail is open
hotel rooms ; Sleep well near the place they came for, at a price that was not lower elsewhere ; Does not know how loud it is, and whether booking directly is cheaper
guesthouse and holiday stays ; Stay with hosts who know the area, and wake up to a good breakfast ; Does not know how close the hosts are and whether children are welcome
cruises ; See many places and unpack once ; Does not know what drinks, tips and trips ashore add to the price
safaris ; See lions and elephants up close, with a guide who finds them ; Does not know which month and park are right, and whether it is safe
hiking and adventure trips ; Go somewhere wild with a guide, in a group that fits their pace ; Does not know whether they are fit enough and what gear to bring
diving trips ; Dive at good sites with a small group and safe equipment ; Fears bad equipment, and does not know whether a beginner may come
boat tours and fishing trips ; See the coast or animals from the water, or catch a big fish ; Fears getting seasick, and a trip that is canceled or sees nothing
yacht charter ; Sail for a week where they like, on a boat that is in order ; Fears losing the deposit over a scratch, and does not know what extras cost
travel planning ; Have a trip planned by someone who has been there and helps if it fails ; Does not know whether it costs more than booking alone
visitor information ; Know what to see, where to sleep and what is on while they are there ; Does not know what is worth the time and how to get around without a car
tours and trips ; See the best of a place with a guide who knows its stories ; Does not know how large the group is and what happens in the rain
bike sharing ; Find a free bike near the start and a free dock near the end ; Does not know whether a dock is free at the other end
car sharing and rental ; Have a clean car ready when the train or plane arrives, at the price that was booked ; Fears a bill for a scratch that was there before
public transport ; Get to work on time without a car, with one ticket ; Does not know whether the bus comes and whether the ticket is the right one
flights, trains and ferries ; Get there on time at the lowest fare for the date ; Does not know what bags and seats add, and what happens after a delay
freight and delivery ; Have goods arrive whole and on the day, and know where they are ; Fears damage that no one pays for, and surcharges after the offer
taxi and rides ; Be at the airport in time with all bags, at a price that is known before ; Fears a car that does not come at four in the morning
coach hire ; Move a group from door to door, with a driver who knows the way ; Does not know which size is right and whether the driver's hotel is included
parking ; Leave the car safely near terminal or office at a known price ; Fears finding no space, or a scratch on return
staffing and recruiting ; Fill a job with someone who stays, or find one that fits ; Does not know whether a hire stays, or whether the agency cares after the first call
job listings ; Find a job nearby or from home that is real and still open ; Does not know whether the ad is still open and what it pays
executive search ; Fill a top post discreetly with someone who would not have applied ; Does not know whether the candidate fits the house, and pays before the result
medical staffing ; Fill shifts next week, or work where pay and roster suit ; Does not know whether papers from abroad are recognized in time
`;
