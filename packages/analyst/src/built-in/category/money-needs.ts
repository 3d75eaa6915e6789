/** noun ; wants ; worry */
export const moneyNeeds = `
business insurance ; Get cover for the firm that a client or the law asks for, today ; Does not know which risks are left out and whether the sum is enough
travel insurance ; Travel without fear of a hospital bill or a canceled trip ; Does not know whether an old illness or a strike is covered
pet insurance ; Be able to say yes to any treatment when a pet is ill ; Fears that old complaints are left out and that premiums climb with age
car and home insurance ; Pay less for the same cover, and switch without a gap ; Does not know whether a cheap policy pays when something happens
health and life insurance ; Know that a serious illness or a death does not ruin the family ; Does not know what is excluded and whether premiums stay affordable
insurance ; Have all policies looked after by one person who helps when there is a loss ; Does not know whether the advice serves the client or the commission
credit cards ; Pay everywhere, and get points or money back ; Fears interest and yearly fees that eat the reward
stock and currency trading ; Trade fast and cheaply on a platform that does not fail ; Fears losing the deposit, and a broker who does not pay out
cryptocurrencies ; Buy and hold coins safely, and sell them at once when needed ; Fears hackers, and an exchange that stops paying out
money transfers ; Get money to family abroad the same day, at a fair rate ; Does not know what arrives after fees and rate
business loans and leasing ; Get money for stock or a machine within days ; Fears pledging the house, and does not know the real cost a year
debt relief ; Stop calls from collectors, and owe nothing after a set time ; Is ashamed, and fears a trap that makes the debt worse
private equity and venture capital ; Get capital and help from people who know the field ; Fears losing control, and does not know whether the fund still invests
wealth management ; Retire without worry, with savings in good hands ; Does not know what the advisor earns and whether the advice is neutral
banking ; Do everything from the phone, and reach a person when it matters ; Fears fraud, and fees that appear after the first year
payments ; Take cards and local ways to pay, with the money in the account next day ; Does not know what fees remain and whether money can be frozen
loans and mortgages ; Get the money at a rate that they can pay each month ; Fears a refusal, hidden fees and a rate that rises
investing ; Let savings grow at low cost without watching markets daily ; Fears a crash right after paying in, and does not know what the fees add up to
property management ; Have rent in, repairs done and accounts right without calls at night ; Fears a manager who does not answer, and bills without bids
commercial property ; Find space of the right size and lease in the right place ; Does not know what comes on top of rent, and how soon they can leave
property development ; Buy a new home from the plan that is finished as promised ; Fears delays, and a developer who fails before the end
coworking and offices ; Work near home in a quiet place with people around ; Does not know how loud it is, and whether a day is enough to try
student housing ; Have a room near campus before the term begins ; Does not know the place, and fears paying a deposit to a fraud
vacation homes for sale ; Find a second home in the sun that can be reached and let ; Does not know the law of the place, and who looks after it when they are away
land and farms ; Find land with water, access and the right to build ; Does not know what may be built there
property sales and rentals ; Sell at a good price, or find a home before others do ; Fears paying too much, or a sale that falls through at the end
`;
