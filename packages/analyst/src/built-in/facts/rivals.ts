import { type Page, type Quote, quoteOf, type Sentence } from '../page.ts';
import { type Lexicon, pairs } from '../words/lexicon.ts';
import { anyOf } from '../words/pattern.ts';
import { noRivals } from '../words/no-rivals.ts';

/** How the page brings a rival up. `substitute`: no product, but what people use today. */
export type RivalKind = 'alternative' | 'unlike' | 'versus' | 'from' | 'substitute';

export type Rival = { readonly name: string; readonly kind: RivalKind; readonly quote: Quote };

const MAX_RIVALS = 8;

/** One to three capitalised words, or one with a capital or a dot inside, such as `GitHub` and `monday.com`. */
const PROPER = String.raw`(?:\p{Lu}[\p{L}\p{N}&’'+-]*(?:\.(?:com|io|ai|app|dev|org|net))?|\p{Ll}+(?:\.(?:com|io|ai|app))|\p{Ll}+\p{Lu}\p{L}*)`;
const NAME = String.raw`${PROPER}(?:\s${PROPER}){0,2}`;
const NAMES = String.raw`(?<names>${NAME}(?:\s*,\s*(?:(?:and|or|und|oder|et|ou|y|o|e|en|of)\s+)?${NAME}|\s+(?:and|or|und|oder|et|ou|y|o|e|en|of|&)\s+${NAME}){0,4})`;

type Pattern = { readonly kind: RivalKind; readonly regex: RegExp };

const patternsOf = ({ rivals, tag }: Lexicon): readonly Pattern[] => {
  const lead = (kind: 'alternative' | 'unlike' | 'from', list: string): Pattern[] =>
    anyOf(list) === ''
      ? []
      : [
          {
            kind,
            regex: new RegExp(
              String.raw`(?<![\p{L}\p{N}])(?<lead>${casing(anyOf(list))})\s+(?:the\s+|der\s+|die\s+|das\s+|le\s+|la\s+|el\s+)?${NAMES}`,
              'gu',
            ),
          },
        ];
  return [
    ...lead('alternative', rivals.alternative),
    ...lead('unlike', rivals.unlike),
    ...lead('from', rivals.from),
    ...(rivals.versus === ''
      ? []
      : [
          {
            kind: 'versus' as const,
            regex: new RegExp(String.raw`(?<first>${NAME})\s+(?:${casing(anyOf(rivals.versus))})\s+${NAMES}`, 'gu'),
          },
        ]),
    ...(tag === 'en'
      ? [
          {
            kind: 'alternative' as const,
            regex: new RegExp(String.raw`(?<names>${NAME})\s+(?:alternatives?|replacement)(?![\p{L}])`, 'gu'),
          },
        ]
      : []),
  ];
};

/** Patterns tell names by their capitals, so only the words around them may be in any case. */
const casing = (alternation: string): string =>
  alternation.replaceAll(/(?<!\\)\p{Ll}/gu, (letter) => `[${letter}${letter.toUpperCase()}]`);

const patternCache = new WeakMap<Lexicon, readonly Pattern[]>();

const patterns = (lexicon: Lexicon): readonly Pattern[] => {
  const known = patternCache.get(lexicon) ?? patternsOf(lexicon);
  patternCache.set(lexicon, known);
  return known;
};

const split = (names: string): readonly string[] =>
  names
    .split(/\s*,\s*(?:(?:and|or|und|oder|et|ou|y|o|e|en|of)\s+)?|\s+(?:and|or|und|oder|et|ou|y|o|e|en|of|&)\s+/u)
    .map((name) =>
      name
        .replace(/['’]s$/u, '')
        .replace(/[.,;:!?]+$/u, '')
        .trim(),
    );

const isRival = (name: string, page: Page): boolean => {
  const lower = name.toLowerCase();
  return (
    name.length > 1 &&
    !/^\p{Lu}+-\p{Ll}/u.test(name) &&
    name.length <= 40 &&
    !lower.includes(page.name.inText.toLowerCase()) &&
    !page.name.inText.toLowerCase().includes(lower) &&
    !lower.split(/\s+/u).some((word) => noRivals.has(word))
  );
};

/** “Instead of” compares anything with anything; it is about the page's own product only where the page speaks of itself. */
const weakLead =
  /^(?:instead of|rather than|replaces?|replace your|statt|anstatt|anstelle von|ersetzt|au lieu de|à la place de|plutôt que|remplace|en lugar de|en vez de|reemplaza|em vez de|em lugar de|substitui|al posto di|invece di|anziché|sostituisce|in plaats van|vervangt|passer de|passare da|mudar de|cambiar de)$/iu;

const ownWords =
  /(?<![\p{L}])(?:we|our|us|you|your|wir|unser\p{L}*|sie|ihre?\p{L}*|du|dein\p{L}*|nous|notre|nos|vous|votre|vos|nuestr\p{L}*|tu|tus|noss\p{L}*|seu|sua|nostr\p{L}*|tuo|tua|wij|onze|je|jouw)(?![\p{L}])/iu;

const isOnItself = (page: Page, { text, place }: Sentence): boolean =>
  place === 'title' ||
  place === 'description' ||
  place === 'heading' ||
  text.includes(page.name.inText) ||
  ownWords.test(text);

const namedIn = (page: Page, sentence: Sentence): readonly Rival[] =>
  page.lexicons
    .flatMap(patterns)
    .flatMap(({ kind, regex }) =>
      [...sentence.text.matchAll(regex)]
        .filter(({ groups }) => !weakLead.test(groups?.['lead'] ?? '') || isOnItself(page, sentence))
        .flatMap(({ groups }) =>
          [...split(groups?.['names'] ?? ''), ...(groups?.['first'] === undefined ? [] : [groups['first']])]
            .filter((name) => isRival(name, page))
            .map((name) => ({ name, kind, quote: quoteOf(sentence) })),
        ),
    );

const hindering =
  /\b(?:great until|not|never|doesn['’]t|don['’]t|isn['’]t|can['’]t|stop|instead|replaces?|lost|losing|tired|no more|from|than|unlike|ditch|goodbye|messy|chaos|still|forget|nicht|kein|statt|schluss|von|als|statt|sans|plus|au lieu|fini|no|sin|en lugar|adiós|invece|basta|senza|em vez|sem|chega|niet|geen|in plaats)\b/iu;

const substitutesIn = (page: Page, sentence: Sentence): readonly Rival[] =>
  hindering.test(sentence.text)
    ? page.lexicons.flatMap((lexicon) =>
        [...pairs(lexicon.substitutes)]
          .filter(([word]) => sentence.normal.includes(` ${word} `))
          .map(([, english]) => ({ name: english, kind: 'substitute' as const, quote: quoteOf(sentence) })),
      )
    : [];

/**
 * Rivals the page names itself, in the order of the page: products behind “alternative to”, “unlike”, “vs” and “switching
 * from”, and what people make do with today, such as paper. Nobody is named who is not on the page.
 */
export const rivalsOf = (page: Page): readonly Rival[] => {
  const found = page.prose
    .filter((sentence) => sentence.text.length < 400)
    .flatMap((sentence) => [...namedIn(page, sentence), ...substitutesIn(page, sentence)]);
  const unique = new Map<string, Rival>();
  for (const rival of found) if (!unique.has(rival.name.toLowerCase())) unique.set(rival.name.toLowerCase(), rival);
  const names = [...unique.keys()];
  const isPartOfAnother = (name: string) => names.some((other) => other !== name && other.startsWith(`${name} `));
  return [...unique.entries()].flatMap(([name, rival]) => (isPartOfAnother(name) ? [] : [rival])).slice(0, MAX_RIVALS);
};
