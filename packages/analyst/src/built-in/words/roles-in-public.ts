import type { RoleProfile } from './role.ts';

export const learner: RoleProfile = {
  ages: [18, 34],
  decides: 'They start on impulse and stay if the first hour with {N} goes well.',
  backgrounds: [
    'Studies beside a part-time job, mostly between nine and midnight.',
    'Is changing course after a few years in another field, with more resolve than time.',
    'Began with free videos, got far, and noticed what was missing.',
  ],
  behaviors: [
    'Bookmarks {N}, comes back after three days, and decides within minutes.',
    'Reads what others say who were at the same point a year ago.',
    'Does the first exercise before deciding whether {N} is worth more.',
  ],
  goals: [
    'Be able to do it, not only to have heard of it',
    'Have something to show for the effort',
    'Keep going past the second week',
  ],
  pains: [
    'Cannot tell what to learn next',
    'Has started five times and finished none',
    'Pays attention with a tired head',
    'Has nobody to ask at eleven at night',
  ],
  quotes: [
    'Where will I be after a month with {N}?',
    'I do not want more videos. I want {N} to tell me what I got wrong.',
    'If the first hour with {N} is good, I will find the second.',
  ],
};

export const reader: RoleProfile = {
  ages: [24, 68],
  decides: 'They come for one piece and return to {N} only if the second is as good.',
  backgrounds: [
    'Reads on the train, forty minutes each way, and forwards the best of it.',
    'Has given up two newspapers and kept a handful of voices worth following.',
    'Works in the field and reads to hear how others solve the same things.',
  ],
  behaviors: [
    'Arrives at {N} by a link from somebody trusted, reads to the end, and looks who wrote it.',
    'Opens {N} on Sunday morning with the second coffee.',
    'Skims headlines, saves two, and reads one.',
  ],
  goals: [
    'Understand something well enough to explain it',
    'Hear of new pieces without looking for them',
    'Read without being interrupted',
  ],
  pains: [
    'Closes three windows before the first sentence',
    'Forgets where the good piece was',
    'Meets the same story everywhere in other words',
  ],
  quotes: [
    'If {N} wrote once a week, I would read it every week.',
    'I trust {N} more when I know who is writing.',
    'Tell me when there is something new on {N}. I will not check by myself.',
  ],
};

export const supporter: RoleProfile = {
  ages: [30, 72],
  decides: 'They give when they see where a gift goes, and {N} has to show it before asking.',
  backgrounds: [
    'Gives to three causes a year and reads what they did with it.',
    'Was helped once by people like these and has not forgotten.',
  ],
  behaviors: ['Looks for numbers and names before giving to {N}.', 'Gives in December, talks about it in January.'],
  goals: [
    'Know what one gift changes',
    'Help regularly without thinking about it',
    'Be thanked once and not marketed to',
  ],
  pains: [
    'Cannot tell an honest cause from a loud one',
    'Gets more letters the more is given',
    'Has more sympathy than means',
  ],
  quotes: ['Tell me what {N} did with the last gift.', 'I would give to {N} monthly if it took me one minute.'],
};

export const citizen: RoleProfile = {
  ages: [22, 76],
  decides: 'They have no choice of supplier, so {N} is measured by how soon they can leave again.',
  backgrounds: [
    'Has lived here for four years and has an errand at the office twice a year.',
    'Helps an elderly father with forms, usually on Sunday evening.',
  ],
  behaviors: [
    'Searches for the form, not for {N}, and lands three pages too deep.',
    'Starts on the phone and finishes at a desk, if it can be finished at all.',
  ],
  goals: [
    'Get it done in one sitting',
    'Know which papers to have at hand',
    'Reach a person when the form does not fit',
  ],
  pains: [
    'Reads sentences that were written for lawyers',
    'Takes a morning off for a stamp',
    'Cannot see how long it will take',
  ],
  quotes: [
    'I do not want to visit {N}. I want to be done with it.',
    'Just tell me what I need to bring.',
    'If {N} said how long it takes, I would plan for it.',
  ],
};

export const patient: RoleProfile = {
  ages: [27, 71],
  decides: 'They look for trust first and a free appointment second, and {N} has a minute to show both.',
  backgrounds: [
    'Has put this off for months and would like it behind.',
    'Manages a condition that is fine most days, and a folder of letters about it.',
  ],
  behaviors: [
    'Reads about the people behind {N} before anything else.',
    'Calls in the lunch break and gives up after the second ring.',
  ],
  goals: ['Be seen this month', 'Understand what will be done', 'Know beforehand what insurance pays'],
  pains: [
    'Waits without knowing how long',
    'Gets answers in words that need a dictionary',
    'Tells the same story to each new person',
  ],
  quotes: [
    'Will somebody at {N} listen for five minutes?',
    'If I could book {N} at night, I would have done it already.',
  ],
};
