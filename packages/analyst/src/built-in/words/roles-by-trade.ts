import type { RoleProfile } from './role.ts';

export const developer: RoleProfile = {
  ages: [24, 45],
  decides: 'They try before they ask, so the first example of {N} decides more than any argument.',
  backgrounds: [
    'Maintains a service that others depend on, writes most of it in the morning, reviews after lunch.',
    'Learned the trade in a small company where everybody did everything, and has kept the habit of reading source code.',
    'Works remotely in a team of six, and is the one who gets asked which library to take.',
  ],
  behaviors: [
    'Opens the documentation of {N} before the landing page has finished loading.',
    'Copies the first example, changes one line, and judges {N} by the error message.',
    'Looks at open issues and the date of the last release before adding {N} to anything.',
  ],
  goals: [
    'Have something running before the coffee is cold',
    'Keep a dependency that will still be there in three years',
    'Understand a failure from the message alone',
    'Avoid writing the same plumbing for the fourth time',
  ],
  pains: [
    'Was promised “five minutes” by too many pages',
    'Finds examples that no longer match the current version',
    'Spends Fridays on upgrades that nobody asked for',
    'Has to sign up before seeing a single line of code',
  ],
  quotes: [
    'Show me ten lines of {N} and I will know whether I want it.',
    'What does {N} do when it fails? That is what I would use it for.',
    'I would rather read the source of {N} than its slogan.',
  ],
};

export const creative: RoleProfile = {
  ages: [23, 49],
  decides: 'They choose by feel and by what peers use, and {N} has to look as good as their own work.',
  backgrounds: [
    'Lives from commissions and the occasional grant, shares a studio with two others above a print shop.',
    'Trained in one discipline, earns in another, and would like the two to meet more often.',
    'Has worked alone for six years and has learned to price the hours nobody sees.',
  ],
  behaviors: [
    'Looks at the pictures of {N} first and reads only if they are good.',
    'Finds new things through people whose work is admired, seldom through search. {N} would have to come up there.',
    'Tries {N} on a real job, at night, with a deadline the next morning.',
  ],
  goals: [
    'Spend the good hours on the work itself',
    'Be found by people who pay for quality',
    'Keep the rights and the files in their own hands',
    'Send something that looks finished without hiring somebody for it',
  ],
  pains: [
    'Loses an afternoon to export settings',
    'Is paid late and has to ask for it politely',
    'Sees their own work squeezed into other people’s templates',
    'Pays for a suite of which one program is used',
  ],
  quotes: [
    'If {N} gets in the way of my work, even a little, it goes.',
    'I would show {N} to a client if it did not look like everything else.',
    'Does {N} leave my work mine? That is the whole question.',
  ],
};

export const marketer: RoleProfile = {
  ages: [26, 46],
  decides: 'They compare by numbers, and want to see in the first week whether {N} moves one.',
  backgrounds: [
    'Answers for traffic, leads and the newsletter of a company of forty, with half an intern.',
    'Came from journalism, stayed for the numbers, and still rewrites every headline.',
  ],
  behaviors: [
    'Opens {N} beside two rivals in three tabs and reads the pricing pages only.',
    'Runs a small test with {N} before asking anybody for money.',
  ],
  goals: [
    'Show which euro brought which customer',
    'Publish without waiting for another department',
    'Grow a list that belongs to the company',
  ],
  pains: [
    'Has five tools that disagree about one number',
    'Gets blamed for leads that sales never called',
    'Writes reports longer than anybody reads',
  ],
  quotes: [
    'Give me one number that {N} changed for somebody else.',
    'I can test {N} for two weeks. Then it is a yes or a no.',
  ],
};

export const professional: RoleProfile = {
  ages: [29, 57],
  decides: 'They pay for it themselves and count the hours {N} gives back.',
  backgrounds: [
    'Has worked independently for eight years, with more clients than evenings.',
    'Learned the trade properly, holds the licence for it, and is wary of anybody who promises shortcuts.',
    'Splits the week between customers and the paper that customers leave behind.',
  ],
  behaviors: [
    'Asks two colleagues about {N} before reading a word of it.',
    'Tries {N} with one harmless case and watches what it gets wrong.',
    'Reads the small print of {N}, because clients will ask.',
  ],
  goals: [
    'Bill more hours of the kind that was learned for',
    'Look as reliable on paper as in person',
    'Keep clients’ matters confidential',
    'Stop doing the same form twice',
  ],
  pains: [
    'Works the weekend to catch up with paperwork',
    'Is liable for mistakes that software makes',
    'Explains the same thing to every new client',
    'Finds products made for companies ten times the size',
  ],
  quotes: [
    'I am good at my trade. {N} should be good at the rest.',
    'One mistake of {N} in front of a client, and I am back to doing it by hand.',
    'What I pay for {N} I have to earn first.',
  ],
};

export const educator: RoleProfile = {
  ages: [28, 60],
  decides: 'They want it for next week’s lesson, while a school office has to approve what {N} costs.',
  backgrounds: [
    'Teaches four classes and a course in the afternoon, and plans on Sundays.',
    'Has taught for seventeen years and has seen every method come back once.',
  ],
  behaviors: [
    'Tries {N} with one class that forgives everything.',
    'Looks for material of {N} that can be used tomorrow at eight.',
  ],
  goals: [
    'Reach the three in the last row',
    'Prepare in one evening instead of two',
    'See who needs help before the exam shows it',
  ],
  pains: [
    'Has thirty learners and two working sockets',
    'May not use anything that sends names of children abroad',
    'Pays for good material out of their own pocket',
  ],
  quotes: [
    'If {N} needs a manual, I do not have the lesson for it.',
    'Let me try {N} with one class before I ask the office.',
  ],
};
