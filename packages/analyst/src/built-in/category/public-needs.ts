/** What members, residents and visitors come for and fear: noun ; wants ; worry */
export const publicNeeds = `
patients and medical progress ; Learn about the illness and find people who have it too ; Does not know whether the money goes to research or to offices
international aid ; Help people far away and see that it arrives ; Doubts that the money reaches those who need it
help for children and young people ; Give children a safe place and a start, or find one for the own child ; Does not know whether staff and volunteers are checked
animal welfare ; Adopt an animal that fits, or help those that no one wants ; Does not know what the animal went through and whether it fits the family
help for people with disabilities ; Find support, work or company in spite of a disability ; Does not know which help the law grants and who pays
human rights and advocacy ; Stand up against a wrong, together with others ; Doubts that a signature changes anything
grants ; Find out whether a project has a chance and by which date to apply ; Fears days of work on an application that is turned down
help for seniors ; Get help at home, or give some hours to old people nearby ; Fears being a burden, or strangers in the home
veterans' support ; Get help with claims, work or health after service ; Fears paperwork, and being misunderstood by civilians
policy studies ; Get a study or an expert on a question of the day ; Does not know whose money stands behind a study
party politics ; Know what the party stands for and who runs nearby ; Doubts that promises hold after the election
employees' rights ; Get help at work and better pay by acting together ; Fears trouble with the employer for joining
alumni contacts ; Find former classmates and people who open doors ; Fears being asked for money at each contact
allotment gardens ; Get a plot and grow the own vegetables ; Does not know how long the waiting list is and what rules apply
fire and rescue work ; Be safe in an emergency, or help as a volunteer ; Does not know how much time training takes
scouting and youth work ; Give children adventures and friends outdoors ; Does not know whether leaders are trained and what camps cost
community service ; Help in the own town together with other professionals ; Fears obligations each week and a closed circle
choral and band music ; Sing or play with others, or hear them nearby ; Does not know whether beginners are welcome
local history and heritage ; Learn about the place and its people, and help to save what is old ; Does not know whether papers on the own family or house exist
business contacts ; Meet companies that may become customers, and be heard by politics ; Doubts that the dues bring orders
neighborhood interests ; Have a quiet and tidy neighborhood, and a say in it ; Fears rising dues and quarrels
student life ; Have a voice, help and fun at the university ; Does not know what the fees are spent on
car and motorcycle drives ; Drive out with people who have the same car or machine ; Fears not finding parts and someone who can fix it
riding and dog sports ; Train the animal well and meet others who have one ; Does not know whether the tone is kind to beginners and animals
carnival ; Celebrate with others, on the floats or in the hall ; Does not know when tickets go on sale
industry standards ; Have a say in the rules that products must meet ; Doubts that a small member is heard
youth sports ; Let a child play with a good coach at a fair price ; Fears that only the best get to play
Christian worship ; Find a place for faith, and people, on Sunday and in between ; Does not know whether a stranger is welcome and what will happen
Muslim worship ; Pray, learn and meet others of the faith nearby ; Does not know prayer times and whether there is room for women and children
Jewish worship and community life ; Pray, learn and celebrate the holidays with others ; Does not know whether guests can come and how safety is arranged
Buddhist and Hindu practice ; Practice with a teacher and a group ; Does not know what beginners should bring and do
Christian teaching and missions ; Grow in faith by talks, texts and prayer ; Does not know how gifts are used
monastic life and retreats ; Find silence for some days, or pray with the community ; Does not know whether people without faith may come
municipal services ; Get an errand done without losing a morning ; Does not know which office, form and date are right
county and district services ; Find the right office for taxes, roads, records or social help ; Does not know whether the city or the county is in charge
state administration ; Find the rule, form or figure that applies ; Does not know which version is in force
court matters ; Find a date, a form or the state of a case ; Fears missing a deadline and not knowing the words
consular services ; Get a visa or passport in time ; Fears a missing paper and no free appointment before the trip
police and fire services ; Report something, or know whether the area is safe ; Does not know when to call and when to report online
public health ; Get a certificate, a vaccination or advice without waiting ; Does not know what is free and which papers are needed
water, waste and public utilities ; Pay a bill, report a fault or know when waste is collected ; Fears higher rates and a cut without notice
tourist information ; Plan some days in the region, with a bed and things to do ; Does not know what is open in the season and how to get around without a car
zoo and aquarium visits ; Spend a day with the children near animals ; Does not know whether the animals have it good and what the day costs in all
rides and water fun ; Have a day that all ages remember ; Fears long lines and rain
art exhibitions ; See works that are worth the trip ; Does not know what is on view now and how long it takes
science and history exhibitions ; Learn something with the family that can be touched and tried ; Does not know from which age it is worth it
museums and sights ; See something special and understand it ; Does not know how much time to plan and whether it is open
castle and palace visits ; Walk through rooms of another time ; Does not know whether rooms can be seen without a tour
garden and park visits ; Be among plants or animals and see what is in season ; Does not know what is in bloom and whether dogs and strollers may enter
theater and concerts ; Spend an evening that is better than the sofa ; Does not know whether seats are left and whether the piece is for them
films on the big screen ; See a film tonight on a large screen ; Does not know in which language it runs and where seats are free
library loans ; Borrow, read or work in quiet without a fee ; Does not know whether the book is in and until when it can be kept
skiing and mountain trips ; Have a day with snow and short lines, or a hike with a view ; Does not know how the slopes are and which lifts run
indoor fun with friends ; Have an hour of fun with friends that all can join ; Does not know whether it is too hard or too scary for the group
conferences ; Learn what is new in the field and meet the right people ; Does not know whether the talks are worth the trip
festivals and fairs ; Have a day out with something new at each corner ; Does not know what happens when it rains and where to park
running races ; Run a course that is fast, safe or beautiful, with others ; Does not know whether places are left and how training should go
trade fairs ; See suppliers or win customers of the whole industry in a few days ; Doubts that the right visitors come
film festivals ; See films that no cinema shows, or show an own film ; Does not know how films are chosen and which sessions sell out
music festivals ; Hear favorite bands outdoors with friends ; Fears a lineup that changes and mud at the camp
academic conferences ; Present results and meet people of the same subject ; Does not know whether the paper is accepted in time for visa and funding
technology conferences ; Learn from people who run it, and meet those who hire ; Doubts that the talks are more than advertising
fan conventions ; Meet stars and others who love the same stories ; Does not know which guests come and what a photo costs
fairs and markets of the town ; Stroll, eat and buy things that are made nearby ; Does not know when it opens and what it costs to park
medical research ; Find out which studies run and what has been found ; Does not know whether a study is open for patients
economics and policy research ; Get figures and a clear view on a question of policy ; Does not know who paid for the study
physics and space research ; See what is found and who works on it ; Does not know whom to ask about a thesis or a visit
environmental and agricultural research ; Use results in the field, the office or the next study ; Does not know whether results hold for the own region
computer science research ; Read papers, use the code, or join the group ; Does not know which code still runs
engineering and applied research ; Have a technical problem solved or a material tested ; Fears that results leak to competitors
scientific journals ; Publish where colleagues read, or find a paper ; Fears months of waiting and fees
European research projects ; Learn what the project found and use its results ; Does not know whether tools stay online after the end
internet access ; Have fast internet at this address at a fixed price ; Does not know whether the promised speed arrives at home
mobile plans ; Get enough data and coverage for less each month ; Fears losing the number and bad reception at home
travel SIM cards and cheap calls ; Be online or call home abroad without a shock on the bill ; Does not know whether the phone can use it
business lines and data centers ; Have lines and servers that never fail, and one person to call ; Fears an outage in business hours and contracts over years
pay television ; Watch sports, films and channels that are not free ; Fears paying for channels that no one watches
admission and tour tickets ; Sell tickets on the own site without double bookings ; Fears lines at the gate and fees that grow with sales
concert and sports tickets ; Get good seats before they are gone ; Fears false tickets and fees at the last step
event tickets ; Sell tickets today, with little work and low fees ; Fears a crash when sales open and money that is paid out late
software projects ; See whether this person can build what is needed ; Does not know how much of the work was done alone
design projects ; See a style and a way of working that fits the project ; Does not know what it costs and how many drafts are included
photography commissions ; See pictures that would hang on the wall or in a magazine ; Does not know what a print or a license costs
art and illustration ; See works and find out whether they can be bought or ordered ; Fears asking for a price that is too high
books and texts ; Find the next book and know the person behind it ; Does not know in which order the books belong
acting and voice work ; Hear or see within a minute whether the person fits the part ; Does not know when the person is free and what a day costs
talks and keynotes ; Find a speaker who holds the room and fits the subject ; Fears a talk that was heard many times before
research and teaching ; Find papers, courses and ways to work together ; Does not know whether there is a place for a thesis or a post
professional associations ; Keep up with the profession and be known in it ; Doubts that the dues are worth it
sports and hobby clubs ; Do the sport or hobby with others near home ; Does not know whether beginners and guests may come and what it costs
relief and social work ; Help people in need and see what it changes ; Doubts that gifts arrive where they are needed
environment and nature ; Protect an animal, a forest or a coast for good ; Doubts that a gift makes a difference to something so large
`;
