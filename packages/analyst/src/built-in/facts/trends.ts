import { isAbout, needlesOf, type Page, type Quote, quoteOf, type Sentence } from '../page.ts';
import type { Lexicon, Trend } from '../words/lexicon.ts';
import { wordsOf } from '../wording.ts';

/** A sentence of the page about the world it sells into. */
export type TrendFact = { readonly kind: Trend; readonly quote: Quote };

const MAX_TRENDS = 4;

const order: readonly Trend[] = ['share', 'season', 'growth', 'decline', 'rule', 'effort', 'habit'];

const hasFigure =
  /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twice|half|double|third|quarter|zwei|drei|vier|fünf|zehn|doppelt|hälfte|deux|trois|quatre|dix|moitié|dos|tres|cuatro|diez|doble|mitad|due|tre|quattro|dieci|doppio|metà|dois|três|quatro|dez|dobro|metade|twee|drie|vier|tien|dubbel|helft)\b/iu;

const speaksOfItself =
  /(?:^|\s)(?:we|our|us|i|my|your|you|you['’]ll|save|saves|wir|unser|unsere|unseren|ich|mein|sie sparen|du|dein|ihr|ihre|nous|notre|nos|vos|votre|je|nosotros|nuestro|nuestra|tu|tus|noi|nostro|nostra|tuo|tua|nós|nosso|nossa|seu|sua|wij|onze|jouw|je|uw)(?=[\s,.!?’'])/iu;

const kindOf = (sentence: Sentence, lexicons: readonly Lexicon[]): Trend | undefined =>
  order.find((kind) =>
    lexicons.some((lexicon) =>
      needlesOf(lexicon.trends[kind] ?? '', lexicon.hasSpaces).some((needle) => sentence.normal.includes(needle)),
    ),
  );

const alwaysNeedsFigure: ReadonlySet<Trend> = new Set(['share', 'season', 'effort', 'habit', 'decline', 'growth']);

const namesItself = (page: Page, sentence: Sentence): boolean =>
  sentence.text.toLowerCase().includes(page.name.inText.toLowerCase());

const isWorldly = (page: Page, sentence: Sentence): boolean =>
  sentence.place !== 'title' &&
  sentence.place !== 'description' &&
  sentence.place !== 'heading' &&
  wordsOf(sentence.text).length >= 5 &&
  sentence.text.length <= 260 &&
  !sentence.text.endsWith('?') &&
  !sentence.text.endsWith(':') &&
  !speaksOfItself.test(` ${sentence.text} `) &&
  !namesItself(page, sentence) &&
  !/[$€£]\s?\d|\d\s?[€$£]/u.test(sentence.text) &&
  !isAbout(page, sentence, 'free-trial') &&
  !isAbout(page, sentence, 'hours') &&
  !isAbout(page, sentence, 'shipping') &&
  !isAbout(page, sentence, 'returns') &&
  !isAbout(page, sentence, 'posted');

/** What the page says about its market: sentences about the world, with a figure, that do not praise or price the page itself. */
export const trendsOf = (page: Page): readonly TrendFact[] =>
  page.prose
    .filter((sentence) => isWorldly(page, sentence))
    .flatMap((sentence) => {
      const kind = kindOf(sentence, page.lexicons);
      return kind === undefined ||
        (alwaysNeedsFigure.has(kind) && !hasFigure.test(sentence.text.replaceAll(/\bv?\d+(?:\.\d+)+/gu, '')))
        ? []
        : [{ kind, quote: quoteOf(sentence) }];
    })
    .slice(0, MAX_TRENDS);
