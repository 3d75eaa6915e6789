/** What people whom a field interests come for and fear: people ; wants ; worry */
export const interestNeeds = `
People who build or upgrade computers ; Find parts that work together and give the most speed for the money ; Does not know whether a new part fits board, case and power supply
People who follow Apple and its devices ; Know what Apple brings next and whether to buy now or wait ; Fears paying full price a week before a new model comes
People who buy music and films on disc ; Own the best edition of an album or film that streaming services drop ; Does not know whether a release is the full version and plays in their region
Shoppers who compare prices ; See what one product costs at all shops, with delivery ; Doubts that all shops are listed and that the first one is not a paid place
Android users ; Get more out of a phone that the maker and the carrier filled with their apps ; Does not know how long the phone still gets updates
Scientists and physicians ; Find results, methods and colleagues in their field without delay ; Does not know whether a finding holds up when others repeat it
People who play PC and video games ; Find the next game worth the hours, and get past the part where they are stuck ; Does not know whether a game runs well at release or is better bought a year later
People who play trading card games ; Build a deck that wins and get the missing cards in good condition ; Fears fake cards and cards in worse shape than the photo
Singles who look for a partner ; Meet a single person nearby who wants the same ; Fears fake profiles, and months of writing without a date
Air travelers ; Get there at a good fare with no bad surprise at the counter ; Does not know what bags and seats cost in the end, and what is owed after a delay
People who brew beer at home ; Brew a batch that tastes as planned and can be repeated ; Fears that a batch turns sour or that bottles burst
People who bake and decorate cakes ; Make a cake that looks like the picture and holds until the party ; Fears that fondant tears or colors run on the day
Adults who play for money online ; Find a licensed place to play that pays winnings without trouble ; Fears that a win is not paid, or losing more than planned
People who follow Buddhism ; Understand the teaching and practice it in daily life ; Does not know which school or teacher to trust
People who want to keep a home clean and tidy ; Keep order with little time, and get rid of what no one uses ; Fears that all is in a mess again after a week
People interested in Japan ; Understand the country, its food and its customs, and perhaps go there ; Does not know what is true of Japan today and what is a cliché
People who follow international politics ; Understand why states act as they do and what may come next ; Does not know which interests stand behind an analysis
Companies that need packaging ; Have goods packed safely at a low cost for each piece ; Fears that new rules on plastic make the present packaging unusable
Shoppers who read tests before they buy ; Know which model is best for their use before paying ; Doubts that a test is free of makers' money
Smokers who buy accessories ; Find pieces that smoke well, last and are easy to clean ; Fears cheap glass that breaks, and a parcel that shows what is in it
People who market on social networks ; Reach more people who buy, with less time for posts ; Fears that a change of the network's rules wipes out their reach overnight
People who look for free software ; Find a program that does the job, at no cost and without a virus ; Fears installers that bring unwanted programs along
Shoppers abroad who order through an agent ; Get goods that sellers do not ship to their country ; Does not know what fees, shipping and customs add up to
Couples who look for engagement or wedding rings ; Choose rings that please both for life, within the budget ; Does not know the ring size, and whether a stone is worth its price
People who build and repair electronics ; Get the right part or diagram and make the device work ; Fears fakes, and a part that is no longer made
Brands and companies that advertise ; Reach the people who buy, and see what the money brought ; Doubts that views come from real people of the group that matters
People who host travelers at home ; Earn from a spare room or a meal, with guests who behave ; Fears damage, and trouble with tax office or neighbors
Hunters and sport shooters ; Choose gear that suits the game, the range and the law ; Does not know which permit a piece needs and whether it may be shipped
Boat owners and sailors ; Keep a boat safe and ready, and know where to sail ; Fears a defect at sea and a bill from the yard
People who do yoga ; Move, breathe and calm down in a way that suits their body ; Does not know whether a style is too hard or bad for the back
Skiers and snowboarders ; Have good snow, gear that fits and a slope of their level ; Fears a booked week without snow
Keepers of fish and aquariums ; Keep fish and plants healthy in clear water ; Fears that fish die and the cause is not found in time
Coffee and tea drinkers ; Make a cup at home that tastes as good as in the best café ; Does not know which roast or leaf suits their taste and their machine
Vapers ; Find a device and taste that keep them off cigarettes ; Does not know what the law and the tax will still allow next year
People who make models fly or drive by remote control ; Get a model that flies or drives well and can be fixed after a crash ; Does not know where they may fly and which license the law asks for
People who look at the stars ; See planets and nebulae with their own eyes and know what they see ; Does not know which telescope shows what the pictures promise
Dancers ; Dance better, and find shoes, music and places for it ; Fears standing there without a partner or in shoes of the wrong size
People who follow politics ; Know what was decided and what it means for them ; Doubts that a report leaves nothing out that speaks for the other side
People who eat vegan or vegetarian ; Eat well without meat, at home and on the road ; Does not know whether all nutrients are covered and what is hidden in a product
Chess players ; Play better and find opponents of their strength ; Does not know which opening or book is worth the time
People who enter contests and prize draws ; Find draws that are still open and worth the entry ; Fears that an entry is only there to collect addresses for advertising
People who light homes and businesses ; Get light that suits the room, the socket and the electricity bill ; Does not know which LED replaces the old bulb in brightness and color
People who play board games ; Find a game that suits the number and age of the players ; Fears rules that take an hour to explain before anyone plays
Debian users ; Keep a stable system for years and find the package they need ; Fears that an upgrade to the next release breaks a server
Linux users ; Solve a problem with the system and find programs for it ; Does not know whether hardware works before it is bought
Software developers ; Get working code faster and know which tool will last ; Does not know whether a library is still kept up in two years
People who shop on Amazon ; Find what is worth buying among thousands of similar offers ; Doubts reviews that may be paid for
Web designers and developers ; Build pages that work on all devices and please the client ; Fears that a technique is out of date before it is learned
People who run blogs and websites ; Win more readers and earn something from them ; Fears that a search engine's update halves the visits
People who work in information technology ; Choose and run systems that stay up and safe ; Fears an outage or an attack that they must answer for
People who follow technology and gadgets ; Know which new device is useful and which is only new ; Does not know how long an app or a cloud behind a device will be kept up
People who sell or exchange used devices and games ; Turn a device that lies in a box into money or another game, fast ; Fears an offer that shrinks after the parcel has arrived
Owners of phones and tablets ; Get the most out of the device and fix what goes wrong ; Fears losing photos and data with a broken screen
People who buy parts and accessories for phones ; Get the part or case that fits exactly their model ; Does not know which model they have and whether a copy is safe
DJs, music producers and record collectors ; Find the sound, the record or the gear that makes their mix stand out ; Does not know the true condition of a used record or device
Luthiers and instrument makers ; Get seasoned wood, parts and tools that give the right tone ; Does not know how dry and even the wood is without touching it
Musicians ; Find an instrument or music that suits their level and sound ; Does not know how an instrument sounds and plays before holding it
People with limited mobility, and carers ; Move safely at home and outside, and get what eases care ; Does not know what the insurer pays and which papers it asks for
Parents and expectant parents ; Do what is right for the baby and get what it needs in time ; Fears missing a sign of illness or buying something unsafe
Families with children ; Find what children like and what lasts longer than a week ; Does not know whether something suits the age and is safe
People who garden ; Have a garden that grows and blooms with the work they can give it ; Does not know whether a plant survives in their soil and winter
People who cook at home ; Put a good meal on the table with what is in the kitchen ; Does not know whether a recipe works out as in the picture
People who eat out ; Find a place for tonight that is worth the money ; Fears a spoiled evening after praise that was paid for
Travelers who plan a trip ; Plan days that fit their time, money and taste ; Does not know which tips are still valid and which are advertising
People who visit the place ; Know what to see, where to eat and sleep, and what is on these days ; Does not know what is open on the day and how to get there without a car
Passengers and drivers in the area ; Get to work, school or town on time ; Does not know whether the bus or road is delayed right now
People who buy or sell a car ; Find a sound car at a fair price, or sell one without trouble ; Fears a hidden accident, a turned odometer or a buyer who does not pay
Owners of motorhomes and travel trailers ; Keep the vehicle fit for the trip and find places to stay ; Fears damp, a breakdown far from home and too much weight
Car enthusiasts ; Keep a car as it should be, or make it faster, and meet others who do ; Does not know whether a part fits and the inspection accepts it
Motorcyclists ; Enjoy good roads on a bike that is safe and in gear that protects ; Fears gear that fails in a fall, and roads full of gravel
Cyclists ; Find the bike, part or route that suits legs and purpose ; Does not know which size and standard fits
Runners and triathletes ; Run faster or longer without getting hurt ; Fears an injury weeks before the race
Hikers, campers and climbers ; Have gear and a route that hold when the weather turns ; Does not know whether they are up to the route
Anglers ; Know what bites where and with what ; Does not know whether the tackle suits the water
Golfers ; Lower the score and enjoy good courses ; Does not know whether new clubs help or only lessons do
Soccer fans ; Follow their club with scores, lineups and transfers ; Does not know what is true among rumors of transfers
Sports fans ; Know scores, tables and what stands behind them at once ; Fears a feed full of betting and rumors instead of the game
People who like film and television ; Find out what is worth watching and where it runs ; Fears learning the end before seeing it
Fans of celebrities ; See what the stars do, wear and say today ; Does not know whether a story is true or made up for clicks
People who look for something to laugh about ; Laugh for some minutes in a break ; Fears seeing the same old jokes for the hundredth time
Music fans ; Find new music and know when artists come near ; Fears learning of a concert after it is sold out
Readers of books ; Find the next book they will not put down ; Fears wasting money and evenings on a book that was only well advertised
Podcast listeners ; Hear voices they like on a subject they care about ; Does not know which episode to start with among hundreds
Founders and startup teams ; Learn what works before the money runs out ; Fears building for months what no customer buys
People who want to learn English ; Speak and understand English at work, on trips or in an exam ; Fears making mistakes in front of others
People who learn a language ; Hold a simple conversation in the language within months ; Does not know how to keep at it when the first weeks are over
Students, applicants and researchers ; Find the right program, its terms and the people behind it ; Does not know whether their grades and papers are enough to be admitted
People who fold paper (origami) ; Fold a model that works out, from clear steps and the right paper ; Fears getting stuck at a step that the drawing does not explain
People who crochet ; Make a piece that turns out like the picture ; Does not know how much yarn it takes and whether the pattern has errors
People who knit and sew ; Make clothes and gifts that fit and please ; Does not know how much yarn or fabric a piece takes and how it feels
People who make things by hand ; Find an idea and the material for it, and finish in one weekend ; Fears that the piece looks homemade in the bad sense
Model builders ; Build a model true to the original, with parts that fit ; Does not know whether a kit is true in scale and still sold anywhere
Collectors ; Find the missing piece, genuine and in known condition ; Fears a forgery and a price far above its worth
Photographers ; Take better pictures and choose gear that helps ; Does not know whether a new lens would change their pictures
People who want to get a dog ; Find a healthy dog that suits the home and the working hours ; Fears a sick puppy from a dealer who calls himself a breeder
Dog owners ; Have a dog that is healthy, listens and is good with others ; Does not know whether a behavior is normal or will become a problem
Pet owners ; Keep the animal healthy and happy at a cost they can bear ; Fears missing a sign of illness in an animal that cannot speak
Horse owners and riders ; Ride well on a sound horse, with tack that fits ; Does not know whether a lame step or a sore back comes from saddle, hoof or rider
People who research their family ; Find one more generation and the papers that prove it ; Fears copying a wrong line from another person's tree
Families who celebrate a baptism or a communion ; Have invitations, favors and table ready and matching on the day ; Fears that a parcel with the printed name comes late or with an error
People who follow watches and watchmaking ; Know what stands behind a watch before spending that much ; Fears a fake or a watch with parts that are not original
Couples who plan their wedding ; Have everything in place for the day, in their style and budget ; Fears that something fails on the day, or that costs run away
People who look for a gift ; Find a gift that fits the person, in time for the day ; Fears that it comes late or that the person has it already
People who decorate for Christmas ; Make the home festive with things that last and suit it ; Fears lights that fail and a tree that looks thin
People who give a party or plan a celebration ; Have all that the party needs, matching and on time ; Does not know how much of each thing the guests will need
People who dress up and celebrate ; Wear a costume that is noticed, fits and arrives before the party ; Does not know whether it fits and looks as in the photo
People who furnish and decorate a home ; Make a room look and work as they dream of it ; Does not know whether a piece fits the room in size and color
People who renovate their home ; Do a job right the first time, at a cost that holds ; Fears water, mold or a wall that turns out worse when it is opened
Interior designers and 3D artists ; Find models and textures that look real and load fast ; Does not know whether a model opens in their program and may be used for clients
Women who follow fashion and beauty ; Look good with pieces and care that suit their body and age ; Does not know whether it suits a body unlike the model's
People who follow fashion ; Find what is in style and suits them, before everyone wears it ; Does not know how a piece fits and how long it stays in style
People who care for skin and hair ; Find care that helps their skin or hair and does no harm ; Does not know how their skin reacts and which promises are proved
People who want to get fit ; Lose weight or gain strength, and keep to the plan ; Fears giving up after the first weeks again
People who look for medical information ; Learn what symptoms may mean and what to do next ; Does not know whether to wait or to see a doctor today
Muslims ; Live their faith in daily life, with knowledge and things they can trust ; Does not know which ruling or label is reliable
Christians ; Grow in faith and live it with others ; Does not know which teaching is true to the Bible in questions of today
People who want to act on the climate ; Know what helps most and do it with others ; Doubts that their own steps change anything
People who compare loans, cards and savings ; Find the offer that costs least or pays most for their case ; Doubts that the list is free of the banks' commissions
Savers and investors ; Make savings grow without sleepless nights ; Fears losing money in a fall, or to a scam
People who look for a job ; Find a job that is real, fits and pays enough ; Fears applying for weeks without any answer
People who look for a home ; Find a place they can afford in a street they like ; Fears a hidden defect and being too late for each good offer
Households that buy groceries ; Have good food for the week at home without a long trip or high bill ; Fears produce that is not fresh and items that are replaced
Buyers and sellers of used goods ; Sell what is no longer used, or find it cheap nearby ; Fears a fraud who sends nothing or pays with a fake transfer
Online shoppers who look for discounts ; Pay less with a code or a deal that works ; Fears codes that have run out or never worked
Website owners and people who search the web ; Be found by visitors, or find sites chosen by a person ; Doubts that a listing brings visitors at all
`;
