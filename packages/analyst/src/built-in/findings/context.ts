import type { Audience } from '../audience/audience.ts';
import { localGroup } from '../audience/local-group.ts';
import { isSure, type KindJudgment } from '../kind/judge-kind.ts';
import { type KindId, kindsOf } from '../kind/kind.ts';
import type { ModelJudgment } from '../kind/models.ts';
import type { Topic } from '../lexicon/topic.ts';
import { isEnglish } from '../read/language.ts';
import type { Passage } from '../read/passage.ts';
import { ownWords } from '../read/own-words.ts';
import { searchedPhrases } from '../read/phrases.ts';
import type { Hit, Site } from '../read/site.ts';
import { listed, quoted } from '../read/wording.ts';
import { type Basis, inferred } from '../report/statement.ts';
import { saidByOthers } from './signed-quotes.ts';

/** The input of every finding. */
export type Context = {
  readonly site: Site;
  readonly judgment: KindJudgment;
  readonly isSure: boolean;
  readonly model: ModelJudgment;
  readonly audiences: readonly Audience[];
  /** The passages in which the site speaks of itself. */
  readonly own: readonly Passage[];
  /** The offer as it reads after “for”: the category or the name of the site. */
  readonly offer: string;
};

/** Kinds of sites whose offer has its own name. For all others, the category says more than the name of the business. */
const PRODUCTS = kindsOf(
  'saas app developer-tool open-source documentation game directory marketplace ticketing association nonprofit education government news event attraction religious media research reference forum',
);

/** The offer where neither a category nor a product name is known. */
const UNNAMED: readonly (readonly [kinds: ReadonlySet<KindId>, offer: string])[] = [
  [kindsOf('shop producer manufacturer'), 'its products'],
  [kindsOf('trade practice agency wellness finance recruitment'), 'its services'],
  [kindsOf('health'), 'treatments'],
  [kindsOf('course'), 'its courses'],
  [kindsOf('builder'), 'its projects'],
  [kindsOf('lodging'), 'its rooms'],
  [kindsOf('travel'), 'its tours'],
  [kindsOf('restaurant'), 'its food'],
  [kindsOf('real-estate'), 'its listings'],
  [kindsOf('insurance'), 'its policies'],
  [kindsOf('transport'), 'its service'],
  [kindsOf('telecom'), 'its plans'],
];

export const contextOf = (
  site: Site,
  judgment: KindJudgment,
  model: ModelJudgment,
  audiences: readonly Audience[],
): Context => {
  const context = {
    site,
    judgment,
    isSure: isSure(judgment),
    model,
    audiences,
    own: ownWords(site, isSure(judgment) ? judgment.kind.id : undefined).filter(
      (passage) => !saidByOthers(site).has(passage),
    ),
    offer:
      (isSure(judgment) && !PRODUCTS.has(judgment.kind.id) ? judgment.category?.noun : undefined) ??
      (isSure(judgment) ? UNNAMED.find(([kinds]) => kinds.has(judgment.kind.id))?.[1] : undefined) ??
      site.name.inText,
  };
  return audiences.length > 0 ? context : { ...context, audiences: localGroup(context) };
};

/** For pages whose language was not recognized: more than two letters outside English, and none of its function words. */
const isForeign = (words: string): boolean =>
  (words.match(/(?!\p{ASCII})\p{L}/gu)?.length ?? 0) > 2 &&
  !/\b(?:the|and|of|for|in|to|with|is|at|by|our|your)\b/iu.test(words);

/** Page text for use inside a statement. English is inserted as is, so that the claim reads as one sentence; other languages are quoted. */
export const inWords = ({ site }: Context, words: string): string => {
  const plain = quoted(words);
  if (site.language.tag === 'en' && isForeign(words)) return plain;
  return isEnglish(words, site.language) ? plain.slice(1, -1) : `${plain} (${site.language.name})`;
};

/** A suffix that names the language of a quote unless it is English, the language of the report. */
export const languageMark = ({ language: { tag, name } }: Site): string => (tag === 'en' ? '' : ` (${name})`);

/** The first hit that can be quoted. Hits in running text come first. */
export const quotable = (hits: readonly Hit[]): Hit | undefined =>
  hits.find(({ passage }) => passage.isQuotable && passage.place !== 'frame' && passage.place !== 'quote') ??
  hits.find(({ passage }) => passage.isQuotable);

/** “the page we read” or “the 4 pages we read”. */
export const pagesRead = ({ pages }: Site): string =>
  pages.length === 1 ? 'the page we read' : `the ${pages.length} pages we read`;

/** The basis of a statement that something is absent: what was searched. */
export const searched = (site: Site, topic: Topic): Basis => {
  const phrases = searchedPhrases(topic, site.language.tag, 3).map((phrase) => `“${phrase}”`);
  return inferred(
    `We searched text, navigation, links, image descriptions and structured data of ${pagesRead(site)} (${site.language.name}) for ${listed(phrases)} and similar words, and found none.`,
  );
};
