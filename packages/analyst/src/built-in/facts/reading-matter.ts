import { isAbout, mentionsOf, type Page, type Quote, quoteOf, type Sentence } from '../page.ts';
import { normal, wordsOf } from '../wording.ts';
import { bestOf, quoteAbout } from './mentions.ts';

/** What a page offers to read, buy or do, by its headlines. */
export type ReadingMatter = {
  /** Headlines of articles, products or chapters, in order, each a quote. */
  readonly headlines: readonly Quote[];
  readonly problem: Quote | undefined;
  readonly install: Quote | undefined;
  readonly license: Quote | undefined;
  readonly handmade: Quote | undefined;
  readonly donate: Quote | undefined;
  readonly since: { readonly year: string; readonly quote: Quote } | undefined;
  /** Whether one person speaks: “I”, “my”. */
  readonly oneVoice: Quote | undefined;
};

const MAX_HEADLINES = 12;

const isHeadline = (text: string): boolean =>
  wordsOf(text).length >= 3 && text.length <= 160 && !/[$€£]\s?\d/u.test(text);

const headlinesOf = (page: Page): readonly Quote[] => {
  const title = normal(page.snapshot.headings.find(({ level }) => level === 1)?.text ?? '');
  const found = page.prose.filter(
    (sentence) =>
      sentence.place === 'heading' &&
      isHeadline(sentence.text) &&
      sentence.normal !== title &&
      page.snapshot.blocks[sentence.block]?.text.trim() === sentence.text &&
      !['newsletter', 'contact', 'questions', 'boilerplate', 'plans'].some((topic) =>
        isAbout(page, sentence, topic as 'newsletter'),
      ),
  );
  return [...new Map(found.map((sentence) => [sentence.text, quoteOf(sentence)])).values()].slice(0, MAX_HEADLINES);
};

const since =
  /(?<![\p{L}])(?:since|established in|established|est\.|founded in|seit|gegründet|depuis|fondée? en|desde|fundad[ao] en|dal|fondat[ao] nel|sinds|opgericht in)\s+(?<year>1[6-9]\d\d|200\d|201[0-5])(?!\d)/iu;

const ownHistory =
  /\b(?:we|our|us|family|founded|established|est\.|in business|wir|unser\p{L}*|gegründet|familienbetrieb|nous|notre|fondée?|familiale?|nuestr\p{L}*|fundad[ao]|familiar|noss[ao]|noi|nostr\p{L}*|fondat[ao]|wij|ons|opgericht)(?![\p{L}])/iu;

const isOwnHistory = (page: Page, { text, block }: Sentence): boolean =>
  text.length < 220 &&
  (ownHistory.test(text) || wordsOf(text).length <= 6 || text.includes(page.name.inText) || block < 0);

const sinceOf = (page: Page): ReadingMatter['since'] => {
  for (const sentence of page.prose) {
    const year = since.exec(sentence.text)?.groups?.['year'];
    if (year !== undefined && isOwnHistory(page, sentence) && !/©|copyright/iu.test(sentence.text))
      return { year, quote: quoteOf(sentence) };
  }
  return undefined;
};

const oneVoice =
  /(?:^|[\s“"(])(?:I|I['’]m|I['’]ve|my|ich|mein|meine|je suis|mon|mes|soy|yo|mi|mis|eu sou|meu|minha|sono|io|mio|mia|ik ben|ik|mijn)\s/u;

const oneVoiceOf = (page: Page): Quote | undefined => {
  const own = page.prose.filter(
    ({ text, place }) =>
      place !== 'quote' && oneVoice.test(text) && text.length < 240 && !text.endsWith('?') && !/^[“"„«]/u.test(text),
  );
  return own.length >= 2 && own[0] !== undefined ? quoteOf(own[0]) : undefined;
};

/** “We take the hassle away” is a promise, not a problem. */
const speaksForItself =
  /(?<![\p{L}])(?:we|our|us|wir|unser\p{L}*|nous|notre|nos|nosotros|nuestr\p{L}*|nós|noss[ao]s?|noi|nostr[aoei]|wij|onze|without|ohne|sans|sin|sem|senza|zonder)(?![\p{L}])/iu;

/** Sentences in quotation marks are somebody's words, not a problem the page states. */
const problemOf = (page: Page): Quote | undefined => {
  const found = page.prose.find(
    (sentence) =>
      isAbout(page, sentence, 'problem') &&
      sentence.place !== 'title' &&
      sentence.place !== 'quote' &&
      wordsOf(sentence.text).length >= 4 &&
      wordsOf(sentence.text).length <= 30 &&
      /^[^\p{L}]*[\p{Lu}\p{Lo}]/u.test(sentence.text) &&
      !sentence.text.endsWith('?') &&
      !speaksForItself.test(sentence.text) &&
      !sentence.text.includes(page.name.inText),
  );
  return found === undefined ? undefined : quoteOf(found);
};

/** “We donate shoes” gives, and does not ask. */
const gives =
  /\bdonat(?:e|es|ed|ing)\s+(?!(?:to|now|here|today|online|by|monthly|an?|any|via|or|and|your|our|if|with|through|directly|once|regularly|for)\b)\p{L}/iu;

const donateOf = (page: Page): Quote | undefined =>
  bestOf(
    page,
    mentionsOf(page, 'donate').filter(({ text }) => !gives.test(text)),
  );

export const readingMatterOf = (page: Page): ReadingMatter => ({
  headlines: headlinesOf(page),
  problem: problemOf(page),
  install: quoteAbout(page, 'install'),
  license: quoteAbout(page, 'open-licence'),
  handmade: quoteAbout(page, 'handmade'),
  donate: donateOf(page),
  since: sinceOf(page),
  oneVoice: oneVoiceOf(page),
});
