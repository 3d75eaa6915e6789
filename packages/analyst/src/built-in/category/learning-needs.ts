/** noun ; wants ; worry */
export const learningNeeds = `
driving lessons ; Pass the test the first time with as few paid lessons as needed ; Fears failing, and does not know what the license costs in the end
dance classes ; Learn to dance and enjoy it, for a wedding, for fitness or as a child ; Fears being clumsy, and does not know whether a partner is needed
ski and snowboard lessons ; Have children ski safely by the end of the week, and improve too ; Does not know which group suits and whether the teacher speaks their language
surf and sailing lessons ; Stand on the board or steer the boat within a few days ; Fears the water and cold, and does not know what is provided
swimming lessons ; Have a child swim safely before the next vacation ; Fears an accident, and does not know how long the waiting list is
horse riding ; Ride safely on a calm horse and learn to care for it ; Fears a fall, and does not know whether horses are treated well
cooking classes ; Spend an evening cooking with others and take home dishes that work ; Does not know how much they cook themselves, and whether meat can be left out
art and craft classes ; Make something with their hands that they are proud of ; Thinks of themselves as not gifted, and does not know what to bring
acting and performing arts ; Learn to act, pass an audition or lose shyness ; Does not know whether the talent is enough and what agents think of the school
first aid training ; Get the certificate that job or license asks for, this week ; Does not know whether the certificate is accepted
flight training ; Fly alone, and know each step to license or job ; Does not know the full cost and how long it takes with bad weather
summer camps ; Have children safe, active and happy while parents work ; Fears homesickness and accidents, and does not know who looks after the group
language courses ; Speak with ease at work, abroad or in an exam ; Does not know their level, and fears speaking in front of a group
music lessons ; Play the first songs soon, with a teacher who makes practice fun ; Does not know whether talent is enough and whether to buy an instrument
sports classes ; See a child learn a sport from a coach who is kind and skilled ; Fears too large groups, and does not know whether the level suits
professional training ; Learn a skill that leads to a better job or raise ; Does not know whether employers value the certificate
tutoring ; Have better grades by the next report, and less quarrel over homework ; Does not know whether the tutor fits the child and how many hours it takes
higher education ; Find a program that leads to a career, and be admitted ; Does not know whether the degree pays off and how to pay for it
schools and kindergartens ; Find a school where the child is happy, safe and learns well ; Does not know whether there is a place and what daily life is like there
childcare ; Know that a small child is safe and loved while they work ; Feels guilty about leaving the child, and does not know whether a place is free
boarding and international schools ; Find a school with small classes and a diploma that universities accept ; Does not know the full yearly cost, and whether the child will settle in
vocational schools ; Learn a trade in one or two years and start to earn ; Does not know whether they will find a job, and how to live meanwhile
`;
