import { isAbout, mentionsOf, needlesOf, type Page, type Quote, quoteOf, type Sentence } from '../page.ts';
import { shortened } from '../wording.ts';
import type { Lexicon } from '../words/lexicon.ts';
import { anyOf } from '../words/pattern.ts';
import { bestOf, buttonAbout, quoteAbout } from './mentions.ts';

/** A way to try before paying. `length` is “30 days” where the page says so. */
export type Trial = { readonly length: string | undefined; readonly asksNoCard: boolean; readonly quote: Quote };

/** A limit of what is bought: “up to six stands”. */
export type Limit = { readonly phrase: string; readonly quote: Quote };

/** How things are sold here. */
export type Offers = {
  readonly trial: Trial | undefined;
  readonly freePlan: Quote | undefined;
  readonly guarantee: Quote | undefined;
  readonly asksForPrice: Quote | undefined;
  readonly subscription: Quote | undefined;
  readonly limit: Limit | undefined;
  readonly migration: Quote | undefined;
};

const numberWords =
  'seven|ten|fourteen|thirty|sixty|ninety|two|three|zwei|vierzehn|dreißig|trente|quinze|treinta|trinta|trenta|dertig';

const unitNames = ['day', 'week', 'month', 'year'] as const;

const lengthPatterns = new WeakMap<Lexicon, ReadonlyMap<(typeof unitNames)[number], RegExp>>();

const patternsOf = (lexicon: Lexicon): ReadonlyMap<(typeof unitNames)[number], RegExp> => {
  const known =
    lengthPatterns.get(lexicon) ??
    new Map(
      unitNames.map((unit) => {
        const words = anyOf(lexicon.units[unit]);
        return [
          unit,
          new RegExp(
            String.raw`(?<![\p{L}\p{N}$€£.,])(?<count>\d{1,3}|${numberWords})[\s-]+(?:${words})(?![\p{L}])`,
            'iu',
          ),
        ] as const;
      }),
    );
  lengthPatterns.set(lexicon, known);
  return known;
};

const spokenLength = (text: string, lexicon: Lexicon): string | undefined => {
  for (const [unit, pattern] of patternsOf(lexicon)) {
    const count = pattern.exec(text)?.groups?.['count'];
    if (count !== undefined) return `${count.toLowerCase()} ${unit}${count === '1' ? '' : 's'}`;
  }
  return undefined;
};

/** The sentence and, if it stands behind it in the same block, the next one that a test wants: still one verbatim quote. */
const together = (page: Page, first: Sentence, second: Sentence): Quote => {
  const block = page.snapshot.blocks[first.block]?.text ?? '';
  const start = block.indexOf(first.text);
  const end = block.indexOf(second.text, start) + second.text.length;
  return start < 0 || end <= start
    ? quoteOf(first)
    : { quote: shortened(block.slice(start, end).trim(), 280), section: first.section };
};

const trialOf = (page: Page): Trial | undefined => {
  const offersTrial = (sentence: Sentence) =>
    isAbout(page, sentence, 'free-trial') ||
    (!isAbout(page, sentence, 'returns') &&
      !isAbout(page, sentence, 'shipping') &&
      page.lexicons.some(
        (lexicon) =>
          needlesOf(lexicon.trialWords, lexicon.hasSpaces).some((needle) => sentence.normal.includes(needle)) &&
          spokenLength(sentence.text, lexicon) !== undefined &&
          sentence.text.length < 160,
      ));
  const found = page.sentences.filter(
    (sentence) => offersTrial(sentence) && !sentence.isLink && !sentence.isSpoken && sentence.place !== 'label',
  );
  const lengthOf = (sentence: Sentence) =>
    page.lexicons.map((lexicon) => spokenLength(sentence.text, lexicon)).find((length) => length !== undefined);
  const best =
    found.find((sentence) => lengthOf(sentence) !== undefined) ??
    found.find(({ place }) => place !== 'button') ??
    found[0];
  if (best === undefined) return undefined;
  const near = page.sentences.filter(({ block }) => best.block >= 0 && Math.abs(block - best.block) <= 1);
  const noCard = near.find((sentence) => isAbout(page, sentence, 'no-card'));
  const quote =
    noCard === undefined || noCard === best || noCard.block !== best.block
      ? quoteOf(best)
      : together(page, best, noCard);
  return { length: lengthOf(best), asksNoCard: noCard !== undefined, quote };
};

const limitOf = (page: Page): Limit | undefined => {
  for (const lexicon of page.lexicons) {
    const words = anyOf(lexicon.upTo);
    if (words === '') continue;
    const pattern = new RegExp(
      String.raw`(?<![\p{L}\p{N}])(?<phrase>(?:${words})\s+(?:\d[\d.,]*|[\p{L}]{2,12})\s+\p{L}[\p{L}-]{2,})`,
      'iu',
    );
    const isPriced = ({ text, section }: Sentence) =>
      page.snapshot.prices.some((price) => price.text.includes(text) || (section !== '' && price.section === section));
    for (const sentence of page.prose) {
      const phrase = pattern.exec(sentence.text)?.groups?.['phrase'];
      if (phrase !== undefined && isPriced(sentence) && !/%|\boff\b/u.test(sentence.text))
        return { phrase: phrase.trim(), quote: quoteOf(sentence) };
    }
  }
  return undefined;
};

/** Free for good, as against free to try. */
const freePlanOf = (page: Page): Quote | undefined => {
  const found = page.prose.find(
    (sentence) =>
      !sentence.text.endsWith('?') &&
      isAbout(page, sentence, 'free-plan') &&
      !isAbout(page, sentence, 'free-trial') &&
      !isAbout(page, sentence, 'shipping') &&
      !/\b(?:try|trial|feel free)\b|\p{L}-free\b/iu.test(sentence.text),
  );
  return found === undefined ? undefined : quoteOf(found);
};

/** “500 visits a month” is no price. */
const perMonth = /\d[\d.,]*[km]?\+?(?:\s\p{L}+)?\s?(?:\/\s?mo|(?:a|per) month)/iu;

const subscriptionOf = (page: Page): Quote | undefined =>
  bestOf(
    page,
    mentionsOf(page, 'subscription').filter(({ text }) => /\p{Sc}/u.test(text) || !perMonth.test(text)),
  );

export const offersOf = (page: Page): Offers => ({
  trial: trialOf(page),
  freePlan: freePlanOf(page),
  guarantee: quoteAbout(page, 'guarantee'),
  asksForPrice: quoteAbout(page, 'ask-price') ?? buttonAbout(page, 'ask-price'),
  subscription: subscriptionOf(page),
  limit: limitOf(page),
  migration: quoteAbout(page, 'migration'),
});
