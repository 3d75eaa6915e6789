import type { Topic } from './expectation.ts';
import type { Statement } from './statements.ts';

/** The words with which reports name each topic. */
const WORDS: Readonly<Record<Topic, RegExp>> = {
  price: /\bpric(?:e|es|ing)\b|\bcosts\b|\btariffs?\b/iu,
  'free-offer': /\b(?:free (?:trial|plan|offer)|trial|demo)\b/iu,
  contact: /\bcontact\b|\bphone\b|\be-?mail address\b|\bpostal address\b|\bto reach\b|\breached\b/iu,
  'opening-hours': /\b(?:opening|business) (?:hours|times)\b|\bis open\b/iu,
  testimonial:
    /\btestimonials?\b|\bcustomer (?:quotes?|voices?)\b|\bquotes? (?:no|from) customers?\b|\breviews?\b|\bno customer\b|\bspeaks for\b|\bwho know\b/iu,
  rating: /\bratings?\b|\bstars?\b|\bscores?\b/iu,
  'user-count': /\b(?:counts? (?:no|of) (?:users|customers)|counts no users|how many (?:users|customers|people))\b/iu,
  award: /\bawards?\b/iu,
  privacy: /\bprivacy\b|\bpeople’s data\b|\bdata protection\b/iu,
  newsletter: /\bnewsletters?\b|\bmailing list\b|\bto hear of it again\b|\bform for an address\b/iu,
  booking: /\bbook(?:ed|ing|ings)?\b|\breservations?\b|\bappointments?\b/iu,
  donation: /\bdonat(?:e|ion|ions)\b|\basked to help\b|\bfor a gift\b/iu,
  questions: /\bFAQs?\b|\bfrequent(?:ly asked)? questions\b/iu,
  delivery: /\bdeliver(?:s|y|ies)?\b|\bshipping\b/iu,
  returns: /\breturns?\b|\brefunds?\b|\bdisappoints\b/iu,
  guarantee: /\bguarantees?\b|\bwarrant(?:y|ies)\b/iu,
  'next-step': /\bnext step\b|\bcalls? to action\b|\basks visitors to do\b/iu,
  description: /\bdescription\b|\bsearch engines\b/iu,
  pictures:
    /\bno (?:images?|pictures?|photos?|screenshots?)\b|\bhonest picture\b|^(?:add|show)\b.*\b(?:images?|pictures?|photos?|screenshots?)\b/iu,
  team: /\bteam\b|\bwho (?:is|stands) behind\b|\bpeople behind\b/iu,
  search: /\bsearch (?:box|field|form)\b/iu,
};

/** The words that make a clause a claim of absence. */
const ABSENCE =
  /\b(?:no|not|never|nobody|nothing|nowhere|none|neither|nor|without|missing|misses|lacks?|lacking|absent|cannot|hidden|left unsaid|stays? open|stay open|guess)\b|\b\w+n['’]t\b/iu;

/** Advice to add something says that it isn't there. */
const ADVICE = /^(?:add|show|publish|put|state|list|write|offer|let|include|provide|name)\b/iu;

/** The parts of a report that are about what a site lacks. */
const SPEAKS_OF_WANTS = /weaknesses|threats|opportunities|improvements|rationale/u;

/** A rationale is one long sentence of reasons for and against: each of them is a clause. */
const clausesOf = (text: string, path: string): readonly string[] =>
  text.split(path.endsWith('rationale') ? /[.;:!?,]\s+|\sand\s/u : /(?<=[.;!?])\s+|,?\sbut\s/u);

/** Advice is about its object, not about the place that the object belongs to. */
const adviceIn = (clause: string): string =>
  ADVICE.test(clause)
    ? clause.replace(/\b(?:beside|near|next to|above|below|under|before|after|on|to|in) the\b.*/iu, '')
    : '';

/** Without quotes of the page and without “not from the site”: words in them say nothing about what the report claims. */
const withoutQuotes = (text: string): string =>
  text.replaceAll(/[“"«„][^”"»“]*[”"»“]|\(typical[^)]*not from the site\)/gu, ' ');

const topicsIn = (text: string): readonly Topic[] =>
  (Object.keys(WORDS) as Topic[]).filter((topic) => WORDS[topic].test(text));

/** The topics that a statement, or what it was inferred from, calls absent. */
export const absencesIn = ({ path, text, reason }: Statement): readonly Topic[] => {
  if (!SPEAKS_OF_WANTS.test(path)) return [];
  const clauses = [...clausesOf(withoutQuotes(text), path), ...clausesOf(withoutQuotes(reason), path)];
  const claims = clauses.map((clause) => (ABSENCE.test(clause) ? clause : adviceIn(clause.trim())));
  return [...new Set(claims.flatMap(topicsIn))];
};

export type ClaimedAbsence = { readonly path: string; readonly text: string; readonly topics: readonly Topic[] };

/** The statements that call one of these topics absent. Such a claim is false if the pages have the topic. */
export const absencesAmong = (statements: readonly Statement[], topics: readonly Topic[]): readonly ClaimedAbsence[] =>
  statements.flatMap((statement) => {
    const claimed = absencesIn(statement).filter((topic) => topics.includes(topic));
    return claimed.length === 0 ? [] : [{ path: statement.path, text: statement.text, topics: claimed }];
  });
