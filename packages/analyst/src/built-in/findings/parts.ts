import { once } from './once.ts';
import { type KindId, kindsOf } from '../kind/kind.ts';
import type { Topic } from '../lexicon/topic.ts';
import { listed } from '../read/wording.ts';
import { type Finding, inferred, strength } from '../report/statement.ts';
import { NO_OFFER } from './breadth.ts';
import { type Context, inWords } from './context.ts';

/** Headings of such front pages are titles of articles, events, products or threads. */
const OF_OTHERS: ReadonlySet<KindId> = kindsOf(
  'blog news reference media event forum marketplace ticketing directory store-listing shop documentation nonprofit research government education game open-source developer-tool portfolio',
);
/** Headings that say where one is on the page, not what is offered. */
export const SECTIONS: readonly Topic[] =
  'testimonials press contact about newsletter jobs faq pricing team trusted-by log-in sign-up cookies comments hours directions phone e-mail cart placeholder error-text portfolio schedule download'.split(
    ' ',
  ) as Topic[];
const LEVELS = [2, 3, 4] as const;
const FEWEST = 3;
const MOST = 4;
const SHORTEST = 4;
const LONGEST = 45;
const MOST_WORDS = 6;
const NO_PART =
  /[?!:©|$€£¥]|\d{4}|^\d|\.{3}|…$|^(?:in |besuch|visit|why|how|what|when|who|where|our|your|we|the|get|start|ready|warum|wie|was|unser|ihre?|pourquoi|comment|nos|notre|por qué|cómo|nuestr|perché|come|nostr|noss|por que|como|latest|receive|projects delivered|positive|average|happy|news|blog|browse|information|send|message|disclaimer|search|contact|intro|example|installation|settings|prepare|features|services|leistungen|servicios|servizi|serviços|clientes?|kunden|clients)\b|\b(?:clients|clientes|kunden|customers|services|servicios|leistungen|settings)$|選ばれ|お悩み/iu;

/** The parts of an offer, as sibling headings of the first page name them. */
export const partsOf = once(({ site, isSure, judgment }: Context): readonly string[] => {
  if (!isSure || OF_OTHERS.has(judgment.kind.id)) return [];
  const sections = new Set([
    ...SECTIONS.flatMap((topic) => site.topic(topic)).map(({ passage }) => passage.text),
    ...site.snapshot.prices.map(({ section }) => section),
  ]);
  const own = site.name.title.toLowerCase();
  const isPart = (text: string): boolean =>
    text.length >= SHORTEST &&
    text.length <= LONGEST &&
    text.split(/\s+/u).length <= MOST_WORDS &&
    !NO_PART.test(text.replace(/^[^\p{L}\p{N}]+/u, '')) &&
    !NO_OFFER.test(text) &&
    !sections.has(text) &&
    !own.includes(text.toLowerCase());
  for (const level of LEVELS) {
    const siblings = site.said.filter(
      (passage) => passage.page === 0 && passage.place === 'heading' && passage.level === level,
    );
    const parts = [...new Set(siblings.map(({ text }) => text.trim()).filter(isPart))];
    // Half of the siblings being something else, the rest is chance.
    if (parts.length >= FEWEST && parts.length * 2 >= siblings.length) return parts.slice(0, MOST);
  }
  return [];
});

/** An offer that the page breaks down into named parts. */
export const partFindings = (context: Context): readonly Finding[] => {
  const parts = partsOf(context);
  if (parts.length === 0) return [];
  const language = context.site.language.tag === 'en' ? '' : ` (${context.site.language.name})`;
  const names = language === '' ? parts.map((part) => inWords(context, part)) : parts.map((part) => `“${part}”`);
  return [
    strength(
      'parts',
      0.57,
      `Clear parts of the offer: ${listed(names)}${language}`,
      inferred(`Sibling headings of the first page read ${listed(parts.map((part) => `“${part}”`))}.`),
    ),
  ];
};
