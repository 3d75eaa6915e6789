import type { RoleProfile } from './role.ts';

export const owner: RoleProfile = {
  ages: [34, 58],
  decides: 'The owner decides alone, late in the day, and pays for {N} out of the same till as everything else.',
  backgrounds: [
    'Has run a business of this kind for nine years, with two employees and a student on Saturdays. Does the books at the kitchen table.',
    'Took the business over from a predecessor, habits included. Knows every regular by name and every supplier by temper.',
    'Started alone, hired the first colleague last year, and now spends mornings on work and evenings on what work leaves behind.',
  ],
  behaviors: [
    'Decides after closing time, on a phone. Tries {N} if that costs nothing but an evening.',
    'Asks a friend in the same trade before trusting a page. Would look at {N} twice and then call.',
    'Reads prices first and promises last. Gives {N} one quiet afternoon to prove itself.',
  ],
  goals: [
    'Finish the day with the work, not an hour after it',
    'Know before a busy week begins what it will need',
    'Let the team do the routine without asking twice',
    'Keep regular customers without discounting',
  ],
  pains: [
    'Has no evening to spare for a tool that must be learned first',
    'Pays for three services already and uses half of one',
    'Loses track on the busiest day, which is the day it matters',
    'Gets sales calls from people who have never stood behind a counter',
  ],
  quotes: [
    'If {N} saves me one evening a week, I will not ask about the price again.',
    'I do not need more features. I need {N} to work on a Saturday.',
    'Show me somebody with a place like mine who uses {N}, and I will try it.',
  ],
};

export const manager: RoleProfile = {
  ages: [31, 54],
  decides:
    'Such a decision needs a sponsor and a budget line, so {N} has to be easy to explain to somebody who never opened it.',
  backgrounds: [
    'Answers for eleven people and two deadlines that were set by others. Came up through the work itself.',
    'Moved from doing the work to planning it four years ago, and still misses the former on Mondays.',
    'Keeps a department running between a cautious board and an impatient team.',
  ],
  behaviors: [
    'Collects three candidates in a table, {N} among them, and lets the team vote after a trial.',
    'Forwards a link with one question: would this help us? Expects {N} to answer it in the first paragraph.',
    'Looks for terms and data protection before features, because somebody will ask.',
  ],
  goals: [
    'See where things stand without calling a meeting',
    'Bring in something new without losing a week to it',
    'Have one place that everybody really uses',
    'Show a result to the people who approve the budget',
  ],
  pains: [
    'Has to justify every new invoice to somebody else',
    'Chases updates across mails, chats and a spreadsheet that nobody owns',
    'Has seen two roll-outs fail because nobody had asked the people who do the work',
    'Cannot judge from a page whether the team would put up with it',
  ],
  quotes: [
    'Tell me what changes for my team on the first Monday with {N}.',
    'I can defend {N} upstairs if I can explain it in one sentence.',
    'The last tool was abandoned by March. Why would {N} be different?',
  ],
};

export const founder: RoleProfile = {
  ages: [25, 44],
  decides: 'They decide within a day and leave as quickly, so {N} has one week to be missed.',
  backgrounds: [
    'Left a safe job fourteen months ago and counts the runway in months.',
    'Runs a company of three from a table by the window, and does support in person.',
  ],
  behaviors: [
    'Signs up for {N} at midnight and expects to be done by one.',
    'Reads how {N} is priced at ten times the size, in case it goes well.',
  ],
  goals: [
    'Find out this month whether anybody wants it',
    'Keep fixed costs below one salary',
    'Look bigger than three people',
  ],
  pains: [
    'Cannot afford to choose wrong twice',
    'Does ten jobs, nine of them for the first time',
    'Gets advice from everybody and time from nobody',
  ],
  quotes: [
    'If {N} makes us a week faster, it has paid for itself.',
    'I will outgrow {N} or go under. Both should be easy to leave.',
  ],
};

export const client: RoleProfile = {
  ages: [32, 56],
  decides: 'They compare two or three offers, and the first conversation with {N} decides.',
  backgrounds: [
    'Has a project, a date and a budget that was agreed before anybody knew what it takes.',
    'Was burned by the last supplier and has been asked to choose the next one.',
  ],
  behaviors: [
    'Looks at finished work before reading a word about method.',
    'Sends the same short brief to {N} and two others, and notices who asks back.',
    'Books half an hour with {N} and brings the colleague who is hardest to convince.',
    'Searches for the names behind {N} rather than for {N}.',
    'Shows two examples of {N} in a meeting and watches the faces.',
  ],
  goals: [
    'Get what was agreed, on the day that was agreed',
    'Have one person to call',
    'Know the price before the first meeting',
    'Have the people who sold the work do it',
    'Understand the result well enough to change it later',
    'Be challenged early rather than surprised late',
  ],
  pains: [
    'Cannot tell good work from good presentation',
    'Pays for meetings that could have been a sentence',
    'Fears the change request more than the offer',
    'Has been handed over to juniors after the first month',
    'Gets a presentation where an answer was wanted',
    'Has to explain a delay that was caused elsewhere',
  ],
  quotes: [
    'Show me a job like mine that {N} has finished.',
    'Tell me roughly what it costs, and I will call {N} today.',
    'Who at {N} would do the work? I would like to talk to that person.',
    'If {N} tells me what I do not need, I will believe the rest.',
  ],
};

export const organizer: RoleProfile = {
  ages: [33, 67],
  decides: 'A board of volunteers decides, so {N} must survive being explained at a meeting.',
  backgrounds: [
    'Chairs an association of ninety members beside a day job, and inherited its filing cabinet.',
    'Has kept things going for years because somebody must, and knows whom to call for anything.',
    'Came to help once, was asked to stay, and now holds three offices and the keys.',
  ],
  behaviors: [
    'Prints the page of {N} for those on the board who do not read screens.',
    'Looks for a reduced price first, then for a telephone number.',
    'Tries {N} with the two most patient members before telling the others.',
  ],
  goals: [
    'Spend meetings on the cause and not on lists',
    'Hand over one day without a three-hour explanation',
    'Reach members who never open a mail',
  ],
  pains: [
    'Does everything on a budget that was set ten years ago',
    'Keeps the list of members in four versions',
    'Finds that the same five people do the work of fifty',
  ],
  quotes: [
    'If our treasurer can use {N}, everybody can.',
    'We have no budget, but we have patience. Is {N} worth it?',
    'Nobody here is paid. {N} has to be kind to us.',
  ],
};
