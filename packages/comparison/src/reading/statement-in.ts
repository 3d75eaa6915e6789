import type { Stance } from '@twofold/contracts/feedback/comparison';
import type { Judgement } from '../lexicon/judgements.ts';
import {
  ADVERBS,
  COPULAS,
  DENYING_CRITICISM,
  DENYING_PRAISE,
  DETERMINERS,
  LEADS,
  MODALS,
  OWN,
  PLACES,
  TAILS,
} from '../lexicon/small-words.ts';
import type { Aspect, Topic } from '../lexicon/topics.ts';
import type { Clause } from '../text/clauses.ts';
import { JUDGING, longestAt, WISHED, type At } from './lookup.ts';

/** The opinion of one clause on one topic. */
export type Statement = { readonly topic: Topic; readonly aspect: Aspect; readonly stance: Stance };

/** A clause with the names that topics have in it, and the heading that it stands under. */
export type ReadClause = {
  readonly clause: Clause;
  readonly names: ReadonlyMap<string, Topic>;
  readonly lean: Stance | undefined;
};

const FOUND = new Set('find found think consider'.split(' '));
const SEEING = new Set('find see locate spot discover'.split(' '));
const SOON = new Set('easily quickly immediately instantly'.split(' '));
const LIKING = new Set('like liked love loved enjoy enjoyed appreciate appreciated'.split(' '));
const DISLIKING = new Set('hate hated dislike disliked'.split(' '));
const HAVING = new Set('has have offers'.split(' '));
const SLOWLY = new Set([
  'loads slowly',
  'load slowly',
  'takes ages',
  'takes forever',
  'takes too long',
  'is taking ages',
]);
const QUICKLY = new Set(['loads quickly', 'loads fast', 'loads instantly', 'load quickly', 'load fast']);
const LEAD_PHRASES = new Map([...LEADS].map((lead) => [lead, true]));

const textAt = ({ clause }: ReadClause, at: number): string => clause[at]?.text ?? '';

const skipAll = (read: ReadClause, at: number, words: ReadonlySet<string>): number => {
  let next = at;
  while (words.has(textAt(read, next))) next++;
  return next;
};

/** A topic with its determiner, and its place: “the prices on the page”. */
const topicAt = (read: ReadClause, at: number): At<Topic> | undefined => {
  const from = DETERMINERS.has(textAt(read, at)) ? at + 1 : at;
  const found = longestAt(read.names, read.clause, from) ?? longestAt(read.names, read.clause, at);
  if (!found) return undefined;
  const isPlaced = ['of', 'on', 'in', 'for'].includes(textAt(read, found.next));
  const place = isPlaced && DETERMINERS.has(textAt(read, found.next + 1)) ? textAt(read, found.next + 2) : '';
  return PLACES.has(place) ? { ...found, next: found.next + 3 } : found;
};

const rest = (read: ReadClause, at: number): string =>
  read.clause
    .slice(at)
    .map(({ text }) => text)
    .join(' ');
const endsAt = (read: ReadClause, at: number): boolean => at >= read.clause.length || TAILS.has(rest(read, at));

/** A judgment with its adverbs and negations; `undefined` if it is unclear. */
const judgementAt = (read: ReadClause, at: number): At<Judgement> | undefined => {
  const isDenied = textAt(read, at) === 'not';
  const begin = isDenied ? at + 1 : at;
  const plain = longestAt(JUDGING, read.clause, begin);
  const from = plain ? begin : skipAll(read, begin, isDenied ? DENYING_PRAISE : ADVERBS);
  const found = plain ?? longestAt(JUDGING, read.clause, from);
  if (!found) return isDenied ? deniedCriticismAt(read, begin) : undefined;
  if (read.clause.slice(at, found.next).some(({ isQuoted }) => isQuoted)) return undefined;
  if (!isDenied) return found;
  const { aspect, stance } = found.thing;
  if (stance === 'praise') return { thing: { aspect, stance: 'criticism' }, next: found.next };
  return from === begin && aspect !== 'liked' ? { thing: { aspect, stance: 'praise' }, next: found.next } : undefined;
};

/** “Not too confusing”, “not at all hard to find”. */
const deniedCriticismAt = (read: ReadClause, begin: number): At<Judgement> | undefined => {
  const found = longestAt(JUDGING, read.clause, skipAll(read, begin, DENYING_CRITICISM));
  if (found?.thing.stance !== 'criticism' || found.thing.aspect === 'liked') return undefined;
  return { thing: { aspect: found.thing.aspect, stance: 'praise' }, next: found.next };
};

/** Combines topic and judgment if that makes sense: a text is easy to understand, not easy to use. */
const said = (topic: Topic, { aspect, stance }: Judgement): Statement | undefined => {
  const meant = aspect === 'ease' && !topic.aspects.includes('ease') ? 'clear' : aspect;
  return topic.aspects.includes(meant) ? { topic, aspect: meant, stance } : undefined;
};

/** “The price is too high”, “the menu should be clearer”, “the search does not work”, “the site loads slowly”. */
const ofSubject = (read: ReadClause, at: number): Statement | undefined => {
  const subject = topicAt(read, at);
  if (!subject) return undefined;
  const { thing: topic, next } = subject;
  if (next >= read.clause.length && read.lean) return said(topic, { aspect: 'liked', stance: read.lean });
  if (COPULAS.has(textAt(read, next))) {
    const judged = judgementAt(read, next + 1);
    const isForUsers =
      judged?.thing.aspect === 'cost' && textAt(read, judged.next) === 'for' && OWN.has(textAt(read, judged.next + 1));
    return judged && (isForUsers || endsAt(read, judged.next)) ? said(topic, judged.thing) : undefined;
  }
  if (MODALS.has(textAt(read, next)) && textAt(read, next + 1) === 'be') {
    const wished = longestAt(WISHED, read.clause, skipAll(read, next + 2, new Set(['a', 'bit', 'much', 'little'])));
    return wished && endsAt(read, wished.next) ? said(topic, { aspect: wished.thing, stance: 'criticism' }) : undefined;
  }
  const does = rest(read, next);
  if (/^(?:does|do|did) not work(?: properly| at all| here)?$/u.test(does))
    return said(topic, { aspect: 'works', stance: 'criticism' });
  if (/^works? (?:well|fine|perfectly|flawlessly)$/u.test(does))
    return said(topic, { aspect: 'works', stance: 'praise' });
  if (SLOWLY.has(does.replace(/ to load$/u, ''))) return said(topic, { aspect: 'speed', stance: 'criticism' });
  return QUICKLY.has(does) ? said(topic, { aspect: 'speed', stance: 'praise' }) : undefined;
};

/** “Great design”, “a confusing menu”. */
const ofPhrase = (read: ReadClause, at: number): Statement | undefined => {
  const begin = textAt(read, at) === 'what' || textAt(read, at) === 'such' ? at + 1 : at;
  const judged = judgementAt(read, ['a', 'an', 'the'].includes(textAt(read, begin)) ? begin + 1 : begin);
  const topic = judged && longestAt(read.names, read.clause, judged.next);
  if (!judged || !topic || !endsAt(read, topic.next)) return undefined;
  return textAt(read, at) === 'not' ? undefined : said(topic.thing, judged.thing);
};

/** “I could not find the price”, “I found the menu confusing”, “I found the price easily”. */
const ofSeeing = (read: ReadClause, at: number): Statement | undefined => {
  const denied = /^(?:could|can|did|do) (?:not|never)(?: even)? (?:find|see|locate|spot|discover)\b/u.exec(
    rest(read, at),
  );
  const verb = denied ? at + denied[0].split(' ').length - 1 : skipAll(read, at, SOON);
  if (!SEEING.has(textAt(read, verb)) && !FOUND.has(textAt(read, verb))) return undefined;
  const topic = topicAt(read, verb + 1);
  if (!topic) return undefined;
  if (endsAt(read, topic.next)) {
    if (denied) return said(topic.thing, { aspect: 'find', stance: 'criticism' });
    return verb > at ? said(topic.thing, { aspect: 'find', stance: 'praise' }) : undefined;
  }
  if (denied || !FOUND.has(textAt(read, verb))) return undefined;
  if (/^(?:easily|quickly|immediately|instantly|at once|right away|straight away)$/u.test(rest(read, topic.next)))
    return said(topic.thing, { aspect: 'find', stance: 'praise' });
  const judged = judgementAt(read, topic.next);
  return judged && endsAt(read, judged.next) ? said(topic.thing, judged.thing) : undefined;
};

/** “I like the design”, “I did not like the colors”. */
const ofLiking = (read: ReadClause, at: number): Statement | undefined => {
  const isDenied = /^(?:do|did) not /u.test(rest(read, at));
  const verb = skipAll(read, isDenied ? at + 2 : at, ADVERBS);
  const isLike = LIKING.has(textAt(read, verb));
  if (!isLike && (isDenied || !DISLIKING.has(textAt(read, verb)))) return undefined;
  const topic = topicAt(read, verb + 1);
  if (!topic || !endsAt(read, topic.next)) return undefined;
  return said(topic.thing, { aspect: 'liked', stance: isLike && !isDenied ? 'praise' : 'criticism' });
};

/** “There is no FAQ”, “no prices anywhere”, “where is the price”. */
const ofAbsence = (read: ReadClause, at: number): Statement | undefined => {
  const opening = /^(?:there (?:is|are|was|were) (?:no|not (?:a|any))|i (?:miss|missed)|no|where (?:is|are)) /u.exec(
    rest(read, at),
  );
  const topic = opening && topicAt(read, at + opening[0].trim().split(' ').length);
  return topic && endsAt(read, topic.next) ? said(topic.thing, { aspect: 'find', stance: 'criticism' }) : undefined;
};

/** “The site has a clear pricing page”. */
const ofHaving = (read: ReadClause, at: number): Statement | undefined => {
  const subject = topicAt(read, at);
  if (subject?.thing.id !== 'site' || !HAVING.has(textAt(read, subject.next))) return undefined;
  return ofPhrase(read, subject.next + 1);
};

/** The opinion of a clause, if the whole clause matches a known form. */
export const statementIn = (read: ReadClause): Statement | undefined => {
  let at = 0;
  for (let lead = longestAt(LEAD_PHRASES, read.clause, at); lead; lead = longestAt(LEAD_PHRASES, read.clause, at))
    at = lead.next;
  const isPerson = ['i', 'we'].includes(textAt(read, at));
  const forms = isPerson ? [ofSeeing, ofLiking] : [ofSubject, ofHaving, ofPhrase, ofLiking, ofSeeing];
  for (const form of forms) {
    const statement = form(read, isPerson ? at + 1 : at);
    if (statement) return statement;
  }
  return ofAbsence(read, at);
};
