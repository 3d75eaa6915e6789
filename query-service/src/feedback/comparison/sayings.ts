import type { Saying, SayingKey, Topic } from './lexicon/topic.ts';

/** How an opinion is put where a topic has no words of its own for it. */
const SAYINGS: Readonly<Record<SayingKey, Saying>> = {
  unfound: ['could not find X', 'could not find X'],
  'find praise': ['found X easily', 'found X easily'],
  'find criticism': ['missed X or had trouble finding it', 'missed X or had trouble finding it'],
  'clarity praise': ['finds X clear', 'find X clear'],
  'clarity criticism': ['finds X unclear', 'find X unclear'],
  'ease praise': ['finds X easy to use', 'find X easy to use'],
  'ease criticism': ['finds X hard to use', 'find X hard to use'],
  'fill praise': ['likes the brevity of X', 'like the brevity of X'],
  'fill criticism': ['finds X too much or too long', 'find X too much or too long'],
  'speed praise': ['finds X fast', 'find X fast'],
  'speed criticism': ['finds X slow', 'find X slow'],
  'cost praise': ['finds X fairly priced', 'find X fairly priced'],
  'cost criticism': ['finds X too expensive', 'find X too expensive'],
  'look praise': ['likes the look of X', 'like the look of X'],
  'look criticism': ['dislikes the look of X', 'dislike the look of X'],
  'read praise': ['finds X easy to read', 'find X easy to read'],
  'read criticism': ['finds X hard to read', 'find X hard to read'],
  'works praise': ['finds X working well', 'find X working well'],
  'works criticism': ['met faults in X', 'met faults in X'],
  'trust praise': ['is convinced by X', 'are convinced by X'],
  'trust criticism': ['has doubts about X', 'have doubts about X'],
  'must praise': ['likes not having to deal with X', 'like not having to deal with X'],
  'must criticism': ['minds having to deal with X', 'mind having to deal with X'],
  'wish praise': ['praises X', 'praise X'],
  'wish criticism': ['has wishes for X', 'have wishes for X'],
  'ask praise': ['praises X', 'praise X'],
  'ask criticism': ['wants to know more about X', 'want to know more about X'],
  lacking: ['misses something about X', 'miss something about X'],
  'content praise': ['has no complaints about X', 'have no complaints about X'],
  'content criticism': ['criticises X', 'criticise X'],
  'general praise': ['praises X', 'praise X'],
  'general criticism': ['criticises X', 'criticise X'],
  'mixed praise': ['is happy with X', 'are happy with X'],
  'mixed criticism': ['finds fault with X', 'find fault with X'],
};
const PLURAL: Partial<Record<SayingKey, Saying>> = {
  'find criticism': ['missed X or had trouble finding them', 'missed X or had trouble finding them'],
};
/** What one reads, and what one does, is not used. */
const READ = new Set([
  'price',
  'cost',
  'plans',
  'purpose',
  'audience',
  'proof',
  'makers',
  'rivals',
  'wording',
  'information',
  'privacy',
  'answers',
  'headline',
]);
const OF_READING: Partial<Record<SayingKey, Saying>> = {
  'ease praise': ['finds X easy to follow', 'find X easy to follow'],
  'ease criticism': ['finds X hard to follow', 'find X hard to follow'],
};
const DONE = new Set(['sign-up', 'switching', 'onboarding', 'export', 'checkout', 'trial', 'delivery']);
const OF_DOING: Partial<Record<SayingKey, Saying>> = {
  'ease praise': ['finds X easy', 'find X easy'],
  'ease criticism': ['finds X difficult', 'find X difficult'],
};
const OF_WORDS: Partial<Record<SayingKey, Saying>> = {
  'general praise': ['speaks well of X', 'speak well of X'],
  'mixed praise': ['is happy with X', 'are happy with X'],
  'general criticism': ['finds fault with X', 'find fault with X'],
};

/** What people say of a topic: “find the navigation unclear”, or “finds it unclear” for one and the second time. */
export const say = (topic: Topic, key: SayingKey, people: number, isSecond = false): string => {
  const ofWord = topic.thing ? OF_WORDS[key] : undefined;
  const kind = READ.has(topic.id) ? OF_READING[key] : DONE.has(topic.id) ? OF_DOING[key] : undefined;
  const plural = topic.pronoun === 'them' ? PLURAL[key] : undefined;
  const [one, several] = topic.sayings?.[key] ?? ofWord ?? kind ?? plural ?? SAYINGS[key];
  return (people === 1 ? one : several).replace('X', isSecond ? topic.pronoun : topic.label);
};
