/** What readers, viewers and people who look something up come for and fear: noun ; wants ; worry */
export const pressNeeds = `
technology and code ; Solve a problem with a device or a piece of code right now ; Does not know whether the tip fits the own version
business and marketing ; Learn what brings customers, from someone who has done it ; Doubts that the writer earns money in any other way than by advice
parenting ; Find out how other parents solved the same problem ; Fears doing something wrong and being judged for it
fashion and beauty ; See what suits and where to get it ; Does not know which praise was paid for
gardening through the year ; Know what to sow, cut and water this month ; Does not know whether advice holds for the own climate
photography for hobbyists ; Take better pictures with the camera at hand ; Fears buying gear that does not help
personal finance ; Have more left at the end of the month ; Does not know whether the advice is paid by banks
crafts and DIY ; Find something to make this weekend, with a pattern that works out ; Does not know whether it can be done with the own skill and tools
home and decorating ; See how a room like the own could look ; Fears buying pieces that do not go together
book reviews ; Find the next book without wasting an evening ; Fears spoilers and reviews that were given for a free copy
health and fitness ; Find out what helps, without going to a doctor for it ; Does not know whether a claim is proved
personal growth ; Change one thing and keep to it ; Doubts that reading changes anything
teaching ideas ; Have a lesson ready for tomorrow ; Does not know whether it fits the age and the curriculum
keeping pets ; Know whether something is normal and what to do ; Fears harming the pet by wrong advice
technology and gadgets ; Know what is new and whether it is worth the money ; Does not know which tests makers have paid for
business and finance ; Know before others what moves markets and competitors ; Does not know what is news and what is placed by companies
cryptocurrencies and blockchain ; Learn first what may move the price ; Fears scams and articles that issuers paid for
science and discoveries ; Understand what was found and what it means ; Does not know whether one study is enough to believe it
cars and driving ; Know which car is good before going to the dealer ; Does not know how free a test is when makers lend the car
sports coverage ; Know results, transfers and lineups at once ; Fears rumors that are sold as news
film and series reviews ; Know whether a film or series is worth the evening ; Fears spoilers
music reviews ; Find new music that fits the own taste ; Doubts that reviews are free of labels' money
video game reviews ; Know whether a game is worth its price, and how to get past a hard place ; Fears scores that publishers influence
celebrity gossip ; See what the stars do, in pictures and in two minutes ; Does not know what is true
fashion and lifestyle ; See what is in style this season ; Fears pages that are advertising in disguise
industry and trade reports ; Know what happens in the industry, and who moves where ; Fears missing a rule or a trend that competitors know
local news and city life ; Know what happened around the corner and what is on tonight ; Fears that no one watches the town hall any more
political commentary ; Understand what lies behind the news ; Does not know who pays for the opinion
car and motorcycle ownership ; Learn from owners what breaks and how to fix it ; Does not know whose advice can be trusted with brakes or engines
computer problems ; Get a machine or program to run again today ; Fears that the question stays without an answer
gaming with others ; Find people to play with and answers on the game ; Fears cheats and insults
living with an illness ; Talk to people who live through the same ; Does not know which advice is safe
life with children ; Ask other parents at two in the morning ; Fears being judged or recognized
hobbies and collecting ; Show the own work and get honest advice from people who know ; Fears being laughed at as a beginner
stocks and trading ; Know what others think of a stock before trading it ; Fears people who push a stock that they hold
life abroad ; Learn about visas, flats and schools from people who went before ; Does not know what is still valid
live and recorded music ; Hear the music and find the next concert ; Does not know whether the band plays nearby this year
music releases ; Find music of the same taste, or send a demo ; Does not know whether a demo is heard at all
classical concerts ; Spend an evening with music played well ; Does not know what will be played and whether tickets are left
films and series ; See a trailer and find where it can be watched ; Does not know where it runs in the own country
comics ; Read the next part and laugh for a minute ; Fears that the story stops in the middle
general knowledge ; Get facts on a subject that can be relied on ; Does not know who wrote it and from which source
words and meanings ; Know what a word means or how it is said in another language ; Does not know which of ten meanings fits the sentence
step-by-step instructions ; Get it done right the first time, step by step ; Fears breaking something halfway
song lyrics and chords ; Sing or play along with the right words and chords ; Does not know whether text and chords are right
quotations ; Find a line that fits the occasion and says who wrote it ; Does not know whether the person really said it
first names ; Find a name that fits the family and does not annoy later ; Fears that every second child will be called the same
health information ; Understand a symptom or a diagnosis in plain words ; Fears missing something serious, or worrying for nothing
weather forecasts ; Know the weather at the own place for the next hours and days ; Does not know how sure the forecast is
calculators and unit conversion ; Get the number right now without a spreadsheet ; Does not know whether the formula is right for the own country
digitized books and papers ; Read or cite an old text without going to an archive ; Does not know what may be copied and printed
plants and animals ; Find out what this plant or animal is ; Does not know whether it is poisonous or protected
history ; Know what happened, when and why ; Does not know which source the facts come from
facts on films and games ; Look up who made it and what else they made ; Does not know whether the list is complete
holy scripture online ; Find a verse and understand it ; Does not know which translation is close to the source
genealogy ; Find out who the ancestors were and where they came from ; Fears paying and finding nothing about the own name
web search ; Find the right page without being followed ; Doubts that the results are as good as Google's
price and product comparison ; Know where the same thing costs least, with shipping ; Does not know whether the list leaves shops out
antibody and reagent search ; Find a reagent that works in the own experiment ; Fears losing weeks with one that does not bind
doctors and therapists ; Get an appointment soon with a doctor who is good and near ; Does not know which ratings are real and who takes the own insurance
places to eat ; Find a good table for tonight ; Fears ratings that were bought
events nearby ; Know what is on this weekend nearby ; Fears that an event was canceled and no one said so
coupons and deals ; Pay less for what is in the cart already ; Fears codes that do not work
companies by trade and place ; Find a firm nearby that does this work ; Does not know whether the firm still exists and is any good
websites by subject ; Get the own site listed and found ; Fears that a link from there does more harm than good
software reviews ; Narrow a long list of programs to two or three ; Does not know who paid for the rank
schools and courses ; Find a school or course that fits and can be paid for ; Fears a degree that employers do not count
lawyers ; Find a lawyer for exactly this matter, nearby ; Does not know what the first talk costs
people search ; Find out who called, or where someone lives ; Fears a subscription that is hard to end
wedding vendors ; Find venue, photographer and the rest within the budget ; Does not know who is free on the date
sights and going out ; Know what to see, where to stay and how to get there ; Fears missing the best or standing before closed doors
radio and television schedules ; Know what runs now and where ; Does not know on which service it can be seen later
freelancers ; Find someone who can do it by the end of the week ; Fears poor work after paying in advance
household helpers and tradespeople ; Get a good worker to the door this week ; Fears shoddy work and a bill above the quote
babysitters and caregivers ; Find someone whom the family can trust, for tonight or for years ; Fears leaving a child or parent with a stranger
tutors ; Find a teacher who fits and is free in the evening ; Does not know whether a teacher is good before the first hour
wedding inspiration ; Collect ideas for a wedding in the own style and budget ; Fears that the day looks like all others
recipes ; Know what to cook tonight with what is at home ; Fears that it takes longer or tastes worse than in the picture
travel stories ; Know what a place is like before booking ; Does not know whether tips are old or paid for
news ; Know what happened, and trust it ; Doubts that headlines are free of interests
online television ; Watch something of the region or the subject without a fee ; Does not know what runs when
podcasts and radio ; Hear something worth the way to work ; Does not know with which episode to begin
`;
