import type { RoleProfile } from './role.ts';

/** What is typical of a role does not depend on what is bought, except for this. */
export type Dealing = Omit<RoleProfile, 'ages' | 'backgrounds'>;

/** People at work who have something done by others. */
export const havingItDone: Dealing = {
  decides: 'They ask two or three of the kind, and {N} is chosen by answering first and plainly.',
  behaviors: [
    'Asks a colleague whom they would call, and looks at {N} only to confirm it.',
    'Sends the same short question to {N} and two others on a Monday, and notices who answers first.',
    'Looks for a price, a name and a telephone number, and calls {N} if two of the three are there.',
    'Leaves the page of {N} open for a week, until the matter becomes urgent.',
    'Wrote down the name {N} from the side of a van, or from a bill on somebody else’s desk.',
    'Reads who stands behind {N} before reading what is offered.',
  ],
  goals: [
    'Hand it over once and not think of it again',
    'Know what it will cost before anybody comes',
    'Have one person to call when something is wrong',
    'Work with people who will still be there in five years',
    'Hear of a delay before it happens',
    'Be able to recommend it without a second thought',
    'Have it in writing, in words that others understand',
    'Keep the day free for their own work',
  ],
  pains: [
    'Was left waiting by the last one and had to apologise for it',
    'Gets offers that cannot be compared',
    'Finds half of the costs on the bill for the first time',
    'Explains the same thing to each new face',
    'Calls twice and gets a machine both times',
    'Cannot judge the work before it is finished',
    'Has promised others that it will be better this time',
    'Waits for an offer longer than the work would take',
  ],
  quotes: [
    'Tell me when {N} has time and what it costs. The rest I will see.',
    'I do not want to look after {N}. I want it done.',
    'If {N} works as carefully as it writes, I will stay for years.',
    'Has {N} done this for somebody like me? Then I would like to call them.',
    'I need a date from {N}. A late one is better than a vague one.',
    'The best I could say of {N} is that I had no reason to call twice.',
  ],
};

/** People at work who order things, or a table, or a room. */
export const orderingIt: Dealing = {
  decides: 'They order between two other things, and {N} is chosen if that takes five minutes.',
  behaviors: [
    'Orders a small amount from {N} first and looks at how it arrives.',
    'Looks for an invoice that the bookkeeper will accept before looking at anything else.',
    'Asks {N} by mail whether there is a price for more than ten.',
    'Comes back to {N} in December, and then every December.',
    'Passes the page of {N} on to whoever holds the company card.',
  ],
  goals: [
    'Have it there on the day it is needed',
    'Order again without looking for anything',
    'Give people something they will mention',
    'Buy from somebody who answers',
    'Know how many people it is enough for',
    'Have something on the table that did not come from a catalogue',
  ],
  pains: [
    'Fills in forms that were made for private customers',
    'Has to ask what it costs in larger numbers',
    'Gets a parcel on the day after the meeting',
    'Pays beforehand and waits for the invoice',
    'Has a budget per head that was set before prices rose',
    'Is remembered for the one time it went wrong',
  ],
  quotes: [
    'Can {N} send it by Thursday, with an invoice? Then yes.',
    'I would order from {N} every month if nobody had to remind me.',
    'Whoever opens it should ask me where it is from. That is why I look at {N}.',
    'Tell me what {N} costs for thirty, and I will decide today.',
  ],
};
