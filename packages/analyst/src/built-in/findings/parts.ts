import { once } from './once.ts';
import { type KindId, kindsOf } from '../kind/kind.ts';
import type { Topic } from '../lexicon/topic.ts';
import { listed, quoted } from '../read/wording.ts';
import { type Finding, inferred, strength } from '../report/statement.ts';
import { NO_OFFER, sectionsOf } from './breadth.ts';
import type { Context } from './context.ts';

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
  const headings = site.said.filter(({ page, place }) => page === 0 && place === 'heading');
  for (const level of LEVELS) {
    const siblings = headings.filter((passage) => passage.level === level);
    const parts = [...new Set(siblings.map(({ text }) => text.trim()).filter(isPart))];
    // Half of the siblings being something else, the rest is chance.
    if (parts.length >= FEWEST && parts.length * 2 >= siblings.length) return parts.slice(0, MOST);
  }
  return [];
});

const KINDS_OF_RANGE = kindsOf('shop trade practice health education government blog');

/** How wide the offer is, by the sections that have pages of their own, or else by the headings of its parts. */
export const partFindings = (context: Context): readonly Finding[] => {
  const { site, isSure, judgment } = context;
  const sections = isSure && KINDS_OF_RANGE.has(judgment.kind.id) ? sectionsOf(context) : [];
  const isWide = sections.length >= FEWEST;
  const names = isWide ? sections : partsOf(context);
  if (names.length === 0) return [];
  const language = site.language.tag === 'en' ? '' : ` (${site.language.name})`;
  const text = `${isWide ? 'Breadth, by its sections' : 'Clear parts of the offer'}: ${listed(names.map(quoted))}${language}`;
  const where = isWide ? 'Links to other pages' : 'Sibling headings of the first page';
  const basis = inferred(`${where} read ${listed(names.map((name) => `“${name}”`))}.`);
  return [strength('parts', isWide ? 0.6 : 0.57, text, basis)];
};
