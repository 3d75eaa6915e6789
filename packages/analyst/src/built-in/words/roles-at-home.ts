import type { RoleProfile } from './role.ts';

export const parent: RoleProfile = {
  ages: [29, 49],
  decides: 'Parents decide, with a glance at the price and a longer one at whether {N} can be trusted.',
  backgrounds: [
    'Has two children, nine and six, a job of thirty hours and a calendar with four colours.',
    'Raises a daughter who changes interests every term, and wants to support each one.',
    'Grew up without any of this and would like the children to have the choice.',
  ],
  behaviors: [
    'Asks other parents at the school gate before believing {N}.',
    'Reads on the phone in the car park and decides at night.',
    'Looks for what happens if a child loses interest after three weeks.',
  ],
  goals: [
    'Give the children something that lasts longer than the box it came in',
    'Know beforehand what it will cost over a year',
    'Have one thing less to organize',
  ],
  pains: [
    'Pays for things that are outgrown by spring',
    'Cannot judge quality in a field never learned',
    'Has an hour a week in which anything new must fit',
  ],
  quotes: [
    'What happens with {N} when my child wants something else in March?',
    'I will take {N} if I do not have to think about it again.',
    'Other parents would have to tell me that {N} is good.',
  ],
};

export const hobbyist: RoleProfile = {
  ages: [26, 66],
  decides: 'They buy with the heart and tell everybody, if {N} knows what it talks about.',
  backgrounds: [
    'Came to it late, stays up for it, and owns more equipment than shelf.',
    'Has done this since childhood and meets the others every second Thursday.',
  ],
  behaviors: [
    'Notices within a paragraph whether {N} was written by somebody who does it.',
    'Reads reviews for an evening and then buys what a friend has.',
  ],
  goals: [
    'Get better at the part that is fun',
    'Find people who understand what the fuss is about',
    'Own one thing that is really good',
  ],
  pains: [
    'Is sold beginner’s things over and over',
    'Has less daylight than plans',
    'Finds forums that are certain of opposite things',
  ],
  quotes: ['I can tell whether the people behind {N} do this themselves.', 'Sell me one good thing, {N}, not ten.'],
};

export const shopper: RoleProfile = {
  ages: [24, 59],
  decides: 'They buy on a weekday evening if {N} answers price, delivery and return before they have to ask.',
  backgrounds: [
    'Buys fewer things than five years ago and chooses them longer.',
    'Lives in a flat with good light and little storage, and likes things with a story.',
    'Shops for a household of three and keeps the receipts.',
  ],
  behaviors: [
    'Opens {N} from a friend’s message, looks at two things, and comes back on Friday.',
    'Puts something into the basket to see what delivery costs.',
    'Reads the worst review first.',
  ],
  goals: [
    'Get exactly what the picture shows',
    'Know when it arrives',
    'Give something that is not in every shop',
    'Support people rather than a warehouse',
  ],
  pains: [
    'Learns the real price on the last page',
    'Packs returns in somebody else’s box',
    'Has been disappointed by pictures before',
  ],
  quotes: [
    'Tell me what happens if I do not like it, and I will order from {N}.',
    'I would rather buy once from {N} than three times elsewhere.',
    'If {N} shows me the real thing, I will believe the rest.',
  ],
};

export const neighbour: RoleProfile = {
  ages: [27, 70],
  decides: 'They live nearby, compare two places at most, and choose {N} if it is open and answers the phone.',
  backgrounds: [
    'Moved to the neighbourhood three years ago and is still collecting places to rely on.',
    'Has lived around the corner for decades and knows who has been there before.',
  ],
  behaviors: [
    'Looks up {N} on the phone while standing in the street.',
    'Asks the neighbours first and checks the page for the opening hours.',
  ],
  goals: [
    'Get it done close to home',
    'Talk to somebody who knows the trade',
    'Have a rough idea of the cost before going',
  ],
  pains: [
    'Stands before a closed door',
    'Hears a price only when it is too late to say no',
    'Is passed on from one number to the next',
  ],
  quotes: [
    'Is {N} open on Saturday, and what will it roughly cost?',
    'I would rather walk to {N} than order from far away.',
  ],
};

export const guest: RoleProfile = {
  ages: [25, 64],
  decides: 'They compare four tabs on a sofa, and {N} wins by pictures, price and a free date.',
  backgrounds: [
    'Plans two short trips a year and remembers each by its breakfast.',
    'Travels with a partner who wants quiet and a dog that wants neither.',
  ],
  behaviors: ['Looks at the map before the menu.', 'Checks {N} on a review site and comes back to book directly.'],
  goals: [
    'Know what the evening will be like before driving there',
    'Book without a phone call',
    'Come back with something to tell',
  ],
  pains: [
    'Finds prices only at the last step',
    'Sees pictures from another decade',
    'Reads the same five adjectives on every page',
  ],
  quotes: [
    'Show me the room I would get at {N}, not the nicest one.',
    'If {N} is full, tell me before I fall in love with it.',
  ],
};

export const player: RoleProfile = {
  ages: [17, 39],
  decides: 'They decide by thirty seconds of {N} in motion.',
  backgrounds: [
    'Plays an hour most evenings and finishes one game in five.',
    'Grew up with a console on the floor and now plays on whatever is in reach.',
  ],
  behaviors: [
    'Watches {N} without sound first, then looks for what the tenth hour is like.',
    'Keeps a wish list and waits for friends to decide.',
  ],
  goals: [
    'Find something that is not a second job',
    'Have a story to tell on Monday',
    'Play with the three friends who have time',
  ],
  pains: [
    'Pays full price for things that are finished a year later',
    'Is asked to buy coins in minute four',
    'Has a backlog longer than the weekend',
  ],
  quotes: ['Show me {N} being played, not being praised.', 'I would pay for {N} once if I never had to pay again.'],
};

export const user: RoleProfile = {
  ages: [19, 58],
  decides: 'They install it in a spare minute and keep {N} only if the first use goes well.',
  backgrounds: [
    'Has forty apps on the phone, uses nine, and deletes one whenever the storage is full.',
    'Is the one in the family who gets asked how things work, without ever having wanted to be.',
    'Grew up before all of this, learned it anyway, and expects it to be polite.',
  ],
  behaviors: [
    'Looks at the pictures of {N}, reads two reviews with one star, and decides.',
    'Tries {N} on the sofa in the evening and has an opinion within four minutes.',
    'Asks a friend who knows about such things whether {N} can be trusted.',
  ],
  goals: [
    'Solve one small annoyance for good',
    'Keep private things private',
    'Use it without reading anything first',
    'Move to a new phone without losing anything',
  ],
  pains: [
    'Is asked to subscribe before knowing what for',
    'Does not know where their data ends up',
    'Has been locked out of an account before',
    'Gets notifications that nobody needs',
  ],
  quotes: [
    'If {N} works the first time, it stays.',
    'I would pay once for {N}. I do not want another subscription.',
    'What does {N} do with my things when I delete it?',
  ],
};
