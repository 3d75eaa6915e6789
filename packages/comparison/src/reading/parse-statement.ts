import type { Stance } from '@twofold/contracts/feedback/comparison';
import type { Judgment } from '../lexicon/judgments.ts';
import {
  ADVERBS,
  COPULAS,
  DENYING_CRITICISM,
  DENYING_PRAISE,
  DETERMINERS,
  LEADING_PHRASES,
  MODALS,
  OWN_VIEW_WORDS,
  SITE_WORDS,
  TRAILING_PHRASES,
} from '../lexicon/function-words.ts';
import type { Aspect, Topic } from '../lexicon/topics.ts';
import type { Clause } from '../text/clauses.ts';
import { JUDGMENT_PHRASES, longestAt, WISH_PHRASES, type PhraseMatch } from './lookup.ts';

/** The opinion of one clause on one topic. */
export type Statement = { readonly topic: Topic; readonly aspect: Aspect; readonly stance: Stance };

/** A clause, the names of topics, and the stance of the heading above it. */
export type ReadClause = {
  readonly clause: Clause;
  readonly names: ReadonlyMap<string, Topic>;
  readonly headingStance: Stance | undefined;
};

const OPINION_VERBS = new Set('find found think consider'.split(' '));
const SEEING_VERBS = new Set('find see locate spot discover'.split(' '));
const QUICK_ADVERBS = new Set('easily quickly immediately instantly'.split(' '));
const LIKING_VERBS = new Set('like liked love loved enjoy enjoyed appreciate appreciated'.split(' '));
const DISLIKING_VERBS = new Set('hate hated dislike disliked'.split(' '));
const HAVING_VERBS = new Set('has have offers'.split(' '));
const DEGREES = new Set('a bit much little'.split(' '));
const SLOW_PHRASES = new Set(
  'loads slowly,load slowly,takes ages,takes forever,takes too long,is taking ages'.split(','),
);
const FAST_PHRASES = new Set('loads quickly,loads fast,loads instantly,load quickly,load fast'.split(','));
const LEADS = new Map([...LEADING_PHRASES].map((lead) => [lead, true]));

const textAt = ({ clause }: ReadClause, at: number): string => clause[at]?.text ?? '';

const skipAll = (read: ReadClause, at: number, words: ReadonlySet<string>): number => {
  let next = at;
  while (words.has(textAt(read, next))) next++;
  return next;
};

/** A topic, with an optional determiner and place: “the prices on the page”. */
const topicAt = (read: ReadClause, at: number): PhraseMatch<Topic> | undefined => {
  const from = DETERMINERS.has(textAt(read, at)) ? at + 1 : at;
  const found = longestAt(read.names, read.clause, from) ?? longestAt(read.names, read.clause, at);
  if (!found) return undefined;
  const isPlaced = ['of', 'on', 'in', 'for'].includes(textAt(read, found.next));
  const place = isPlaced && DETERMINERS.has(textAt(read, found.next + 1)) ? textAt(read, found.next + 2) : '';
  return SITE_WORDS.has(place) ? { ...found, next: found.next + 3 } : found;
};

const rest = (read: ReadClause, at: number): string =>
  read.clause
    .slice(at)
    .map(({ text }) => text)
    .join(' ');
const endsAt = (read: ReadClause, at: number): boolean =>
  at >= read.clause.length || TRAILING_PHRASES.has(rest(read, at));

/** A judgment, with optional adverbs and negation; `undefined` if it is unclear. */
const judgmentAt = (read: ReadClause, at: number): PhraseMatch<Judgment> | undefined => {
  const isDenied = textAt(read, at) === 'not';
  const begin = isDenied ? at + 1 : at;
  const plain = longestAt(JUDGMENT_PHRASES, read.clause, begin);
  const from = plain ? begin : skipAll(read, begin, isDenied ? DENYING_PRAISE : ADVERBS);
  const found = plain ?? longestAt(JUDGMENT_PHRASES, read.clause, from);
  if (!found) return isDenied ? deniedCriticismAt(read, begin) : undefined;
  if (read.clause.slice(at, found.next).some(({ isQuoted }) => isQuoted)) return undefined;
  if (!isDenied) return found;
  const { aspect, stance } = found.meaning;
  if (stance === 'praise') return { meaning: { aspect, stance: 'criticism' }, next: found.next };
  return from === begin && aspect !== 'liked' ? { meaning: { aspect, stance: 'praise' }, next: found.next } : undefined;
};

/** “Not too confusing”, “not at all hard to find”. */
const deniedCriticismAt = (read: ReadClause, begin: number): PhraseMatch<Judgment> | undefined => {
  const found = longestAt(JUDGMENT_PHRASES, read.clause, skipAll(read, begin, DENYING_CRITICISM));
  if (found?.meaning.stance !== 'criticism' || found.meaning.aspect === 'liked') return undefined;
  return { meaning: { aspect: found.meaning.aspect, stance: 'praise' }, next: found.next };
};

/** Combines topic and judgment if that makes sense. An “easy” text is clear: it is easy to understand, not to use. */
const combine = (topic: Topic, aspect: Aspect, stance: Stance): Statement | undefined => {
  const meant = aspect === 'ease' && !topic.aspects.includes('ease') ? 'clear' : aspect;
  return topic.aspects.includes(meant) ? { topic, aspect: meant, stance } : undefined;
};

/** “The price is too high”, “the menu should be clearer”, “the search does not work”, “the site loads slowly”. */
const subjectStatement = (read: ReadClause, at: number): Statement | undefined => {
  const subject = topicAt(read, at);
  if (!subject) return undefined;
  const { meaning: topic, next } = subject;
  if (next >= read.clause.length && read.headingStance) return combine(topic, 'liked', read.headingStance);
  if (COPULAS.has(textAt(read, next))) {
    const judged = judgmentAt(read, next + 1);
    const isForUsers =
      judged?.meaning.aspect === 'cost' &&
      textAt(read, judged.next) === 'for' &&
      OWN_VIEW_WORDS.has(textAt(read, judged.next + 1));
    return judged && (isForUsers || endsAt(read, judged.next))
      ? combine(topic, judged.meaning.aspect, judged.meaning.stance)
      : undefined;
  }
  if (MODALS.has(textAt(read, next)) && textAt(read, next + 1) === 'be') {
    const wished = longestAt(WISH_PHRASES, read.clause, skipAll(read, next + 2, DEGREES));
    return wished && endsAt(read, wished.next) ? combine(topic, wished.meaning, 'criticism') : undefined;
  }
  const does = rest(read, next);
  if (/^(?:does|do|did) not work(?: properly| at all| here)?$/u.test(does)) return combine(topic, 'works', 'criticism');
  if (/^works? (?:well|fine|perfectly|flawlessly)$/u.test(does)) return combine(topic, 'works', 'praise');
  if (SLOW_PHRASES.has(does.replace(/ to load$/u, ''))) return combine(topic, 'speed', 'criticism');
  return FAST_PHRASES.has(does) ? combine(topic, 'speed', 'praise') : undefined;
};

/** “Great design”, “a confusing menu”. */
const nounPhraseStatement = (read: ReadClause, at: number): Statement | undefined => {
  const begin = textAt(read, at) === 'what' || textAt(read, at) === 'such' ? at + 1 : at;
  const judged = judgmentAt(read, ['a', 'an', 'the'].includes(textAt(read, begin)) ? begin + 1 : begin);
  const topic = judged && longestAt(read.names, read.clause, judged.next);
  if (!judged || !topic || !endsAt(read, topic.next)) return undefined;
  return textAt(read, at) === 'not' ? undefined : combine(topic.meaning, judged.meaning.aspect, judged.meaning.stance);
};

/** “I could not find the price”, “I found the menu confusing”, “I found the price easily”. */
const findingStatement = (read: ReadClause, at: number): Statement | undefined => {
  const denied = /^(?:could|can|did|do) (?:not|never)(?: even)? (?:find|see|locate|spot|discover)\b/u.exec(
    rest(read, at),
  );
  const verb = denied ? at + denied[0].split(' ').length - 1 : skipAll(read, at, QUICK_ADVERBS);
  if (!SEEING_VERBS.has(textAt(read, verb)) && !OPINION_VERBS.has(textAt(read, verb))) return undefined;
  const topic = topicAt(read, verb + 1);
  if (!topic) return undefined;
  if (endsAt(read, topic.next)) {
    if (denied) return combine(topic.meaning, 'find', 'criticism');
    return verb > at ? combine(topic.meaning, 'find', 'praise') : undefined;
  }
  if (denied || !OPINION_VERBS.has(textAt(read, verb))) return undefined;
  if (/^(?:easily|quickly|immediately|instantly|at once|right away|straight away)$/u.test(rest(read, topic.next)))
    return combine(topic.meaning, 'find', 'praise');
  const judged = judgmentAt(read, topic.next);
  return judged && endsAt(read, judged.next)
    ? combine(topic.meaning, judged.meaning.aspect, judged.meaning.stance)
    : undefined;
};

/** “I like the design”, “I did not like the colors”. */
const likingStatement = (read: ReadClause, at: number): Statement | undefined => {
  const isDenied = /^(?:do|did) not /u.test(rest(read, at));
  const verb = skipAll(read, isDenied ? at + 2 : at, ADVERBS);
  const isLike = LIKING_VERBS.has(textAt(read, verb));
  if (!isLike && (isDenied || !DISLIKING_VERBS.has(textAt(read, verb)))) return undefined;
  const topic = topicAt(read, verb + 1);
  if (!topic || !endsAt(read, topic.next)) return undefined;
  return combine(topic.meaning, 'liked', isLike && !isDenied ? 'praise' : 'criticism');
};

/** “There is no FAQ”, “no prices anywhere”, “where is the price”. */
const absenceStatement = (read: ReadClause, at: number): Statement | undefined => {
  const opening = /^(?:there (?:is|are|was|were) (?:no|not (?:a|any))|i (?:miss|missed)|no|where (?:is|are)) /u.exec(
    rest(read, at),
  );
  const topic = opening && topicAt(read, at + opening[0].trim().split(' ').length);
  return topic && endsAt(read, topic.next) ? combine(topic.meaning, 'find', 'criticism') : undefined;
};

/** “The site has a clear pricing page”. */
const havingStatement = (read: ReadClause, at: number): Statement | undefined => {
  const subject = topicAt(read, at);
  if (subject?.meaning.id !== 'site' || !HAVING_VERBS.has(textAt(read, subject.next))) return undefined;
  return nounPhraseStatement(read, subject.next + 1);
};

/** The opinion of a clause, if the whole clause matches a known form. */
export const parseStatement = (read: ReadClause): Statement | undefined => {
  let at = 0;
  for (let lead = longestAt(LEADS, read.clause, at); lead; lead = longestAt(LEADS, read.clause, at)) at = lead.next;
  const isPerson = ['i', 'we'].includes(textAt(read, at));
  const forms = isPerson
    ? [findingStatement, likingStatement]
    : [subjectStatement, havingStatement, nounPhraseStatement, likingStatement, findingStatement];
  for (const form of forms) {
    const statement = form(read, isPerson ? at + 1 : at);
    if (statement) return statement;
  }
  return absenceStatement(read, at);
};
