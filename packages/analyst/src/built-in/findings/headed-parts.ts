import { kindsOf } from '../kind/kind.ts';
import type { Topic } from '../lexicon/topic.ts';
import { editorialIn } from '../read/editorial.ts';
import { KNOWN_LANGUAGES } from '../read/language.ts';
import type { Passage } from '../read/passage.ts';
import type { Site } from '../read/site.ts';
import type { Context } from './context.ts';
import { classOfLink } from './link-class.ts';
import { introducesNoParts } from './introducing-headings.ts';
import { memoize } from './memoize.ts';

/** Topics of headings that name a section of the page rather than a part of the offer. */
const SECTIONS: readonly Topic[] =
  'testimonials press contact about newsletter jobs faq pricing team trusted-by log-in sign-up cookies comments hours directions phone e-mail cart placeholder error-text portfolio schedule download'.split(
    ' ',
  ) as Topic[];
const MIN_LENGTH = 4;
const MAX_LENGTH = 45;
const MAX_WORDS = 6;
/** Two sentences, or a sentence in a script without spaces. */
const SENTENCE = /\.\s|[、。]|[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}]{13}/u;
const NO_PART =
  /[?!:©|$€£¥]|^(?:sobre|dónde|donde|onde|dove|où|wo|di hola|say|logistics|bookings?|important|last|cancellations?|preguntas|perguntas|domande|fragen|départements?|county|provincia|landkreis|bezirk|arrondissement|concelho)(?!\p{L})|\d{4}|^\d|\.{3}|…$|^(?:in |besuch|visit|why|how|what|when|who|where|our|your|we|the|get|start|ready|warum|wie|was|unser|ihre?|pourquoi|comment|nos|notre|por qué|cómo|nuestr|perché|come|nostr|noss|por que|como|latest|receive|projects delivered|positive|average|happy|news|blog|browse|information|send|message|disclaimer|search|contact|intro|example|installation|settings|prepare|features|services|leistungen|servicios|servizi|serviços|clientes?|kunden|clients)\b|\b(?:clients|clientes|kunden|customers|services|servicios|leistungen|settings)$|選ばれ|お悩み/iu;
/** Qualities that every business claims. They are no part of an offer. */
const VALUE =
  /(?<!\p{L})(?:quality|experience|trust\p{L}*|passion|integrity|innovati\p{L}+|reliab\p{L}+|efficien\p{L}+|excellence|values?|vision|mission|fast|easy|simple|safe|powerful|effortless|anywhere|fresh|best|better|responsive|qualität|erfahrung|vertrauen|leidenschaft|zuverlässig\p{L}*|frisch|hausgemacht\p{L}*|knusprig\p{L}*|qualité|expérience|confiance|fiab\p{L}+|rapid\p{L}*|calidad|experiencia|confianza|economía|qualità|esperienza|fiducia|qualidade|experiência|confiança|economia|eficiência|eficacia|proteção|authentic|cozy|cosy|exceptional|atmosphere|ambian\p{L}+|flavou?rs|service|atmosphäre|ambiente|atmosphère|atmosfera|download\p{L}*|notifications?|profile|dashboard|menu|gallery|galerie|galería|galleria)(?!\p{L})/iu;
const MIN_TEXT_LENGTH = 30;

/** A heading above parts of an offer. */
const OFFER =
  /(?<!\p{L})(?:services|offers?|treatments|courses|classes|programs|programmes|rooms|facilities|practice areas|specialties|expertise|solutions|products|what we (?:do|offer|treat)|features|leistungen|angebote?|behandlungen|kurse|zimmer|produkte|lösungen|schwerpunkte|prestations|expertises?|soins|cours|chambres|produits|domaines d['’]\p{L}+|servicios|tratamientos|cursos|habitaciones|productos|soluciones|servizi|trattamenti|corsi|camere|prodotti|soluzioni|serviços|tratamentos|quartos|produtos|soluções)(?!\p{L})|サービス|事業内容|業務内容|コース|メニュー/iu;

/** Whether a heading may name a part of the page's subject, rather than a common section, a question or a figure. */
export const partNames = memoize((context: Context): ((text: string) => boolean) => {
  const { site } = context;
  const sections = new Set([
    ...SECTIONS.flatMap((topic) => site.topic(topic)).map(({ passage }) => passage.text),
    ...site.snapshot.prices.map(({ section }) => section),
  ]);
  const own = site.name.title.toLowerCase();
  return (text) =>
    text.length >= MIN_LENGTH &&
    text.length <= MAX_LENGTH &&
    text.split(/\s+/u).length <= MAX_WORDS &&
    !SENTENCE.test(text) &&
    !NO_PART.test(text.replace(/^[^\p{L}\p{N}]+/u, '')) &&
    classOfLink(text) === undefined &&
    !sections.has(text) &&
    !own.includes(text.toLowerCase());
});

/** Whether the page has a text below a heading that names more than a quality. */
export const isDescribed = ({ site }: Context, heading: string): boolean =>
  !VALUE.test(heading) &&
  site.snapshot.blocks.some(
    ({ kind, section, text }) =>
      kind !== 'heading' && kind !== 'button' && section === heading && text.length >= MIN_TEXT_LENGTH,
  );

/** On the front pages of these kinds, headings are titles of articles, events, products, dishes or threads. */
const OF_OTHERS = kindsOf(
  'blog news reference media event forum shop marketplace ticketing directory store-listing restaurant portfolio real-estate',
);
/** Headings above questions, people, events, partners or articles. */
const NO_OFFER =
  /\?|(?<!\p{L})(?:faq|questions|fragen|preguntas|domande|perguntas|team|people|staff|stories|events?|veranstaltungen|termine|projects|projekte|partners?|sponsors?|news|blog|posts?|articles|extensions|plugins)(?!\p{L})/iu;
/** In unknown languages, customers and partners would be taken for parts. */
const mayOffer = ({ site, isSure, judgment }: Context): boolean =>
  KNOWN_LANGUAGES.has(site.language.tag) && !(isSure && OF_OTHERS.has(judgment.kind.id));
const LEVELS = [2, 3, 4, 5] as const;
const MIN_COUNT = 3;
const MAX_COUNT = 4;
/** Whether a heading such as “Services” introduces parts of the offer. Names below it need no text. */
export const introducesOffer = (parent: Pick<Passage, 'level' | 'text'> | undefined): boolean =>
  parent !== undefined && parent.level > 1 && parent.text.length <= MAX_LENGTH && OFFER.test(parent.text);

/** The headings of the first page. */
export const firstPageHeadings = ({ said }: Site): readonly Passage[] =>
  said.filter(({ page, place }) => page === 0 && place === 'heading');

/** Whether the parts are at least half of their siblings. If not, they are a coincidence. */
export const isMajority = (parts: readonly string[], siblings: readonly Passage[]): boolean =>
  parts.length >= MIN_COUNT && parts.length * 2 >= siblings.length;

/** Groups of headings of one level without a higher heading between them. */
export const runsOf = (headings: readonly Passage[], level: number): readonly (readonly Passage[])[] => {
  const runs: Passage[][] = [[]];
  for (const heading of headings) {
    if (heading.level < level) runs.push([]);
    if (heading.level === level) runs.at(-1)?.push(heading);
  }
  return runs;
};

/** Sibling headings of the first page, each with a text: what the page presents, even if it does not sell it. */
export const headedParts = memoize((context: Context): readonly string[] => {
  const { site } = context;
  if (!mayOffer(context)) return [];
  const isPart = partNames(context);
  const editorial = editorialIn(site);
  const headings = firstPageHeadings(site);
  const above = ({ level }: Passage, at: number): Passage | undefined =>
    headings.slice(0, at).findLast((heading) => heading.level < level);
  for (const level of LEVELS) {
    for (const run of runsOf(headings, level)) {
      const [first] = run;
      const parent = first && above(first, headings.indexOf(first));
      if (
        parent !== undefined &&
        (editorial.has(parent) || NO_OFFER.test(parent.text) || introducesNoParts(parent.text))
      )
        continue;
      const texts = run.filter((heading) => !editorial.has(heading)).map(({ text }) => text.trim());
      const isNamed = introducesOffer(parent);
      const parts = [...new Set(texts.filter((text) => isPart(text) && (isNamed || isDescribed(context, text))))];
      if (isMajority(parts, run)) return parts.slice(0, MAX_COUNT);
    }
  }
  return [];
});

/** Places, times and prohibitions are no part of an offer: “Address: …”, “Arrival: from 3 pm”, “No pets”. */
const TERM =
  /^(?:address|location|phone|telephone|e-?mail|(?:opening )?hours|check-?(?:in|out)|arrival|departure|adresse|telefon|anreise|abreise|öffnungszeiten|(?:heures? d['’])?arrivée|(?:heures? de )?départ|téléphone|dirección|teléfono|llegada|salida|entrada|horarios?|indirizzo|telefono|arrivo|partenza|orari[oi]?|endereço|telefone|chegada|saída)(?: (?:time|address|from|until|ab|bis))?\s?[:：]|^(?:no|non|kein\p{L}*|nicht|pas d['’e]|sin|senza|sem|não|vietato|proibido|prohibido)[\s-]?(?:pets?|dogs?|animals?|smok\p{L}*|haustiere|hunde|tiere|rauch\p{L}*|animaux|chiens|fum\p{L}+|mascotas|perros|animali|cani|animais)(?!\p{L})|(?<!\p{L})(?:not (?:allowed|accepted|permitted)|nicht (?:erlaubt|gestattet)|non (?:acceptés?|admis|ammess[io])|no (?:se )?(?:admiten?|permiten?)|não (?:permitid\p{L}+|aceit\p{L}+)|interdit\p{L}*|vietat\p{L}+)(?!\p{L})/iu;
const MAX_ITEM_LENGTH = 70;
const MIN_ITEM_LENGTH = 6;
const MAX_WORDS_OF_NAME = 4;

/** A list under a heading such as “Features” or “What we treat”: its first entries and their number. */
export type ListedParts = { readonly heading: string; readonly names: readonly string[]; readonly count: number };

/** The first list under a heading that introduces an offer. */
export const listedParts = memoize((context: Context): ListedParts | undefined => {
  const { site } = context;
  if (!mayOffer(context)) return undefined;
  const editorial = editorialIn(site);
  const lists = new Map<string, string[]>();
  for (const passage of site.said) {
    const { page, place, section, text } = passage;
    if (page > 0 || place !== 'item' || section.length > MAX_LENGTH || !OFFER.test(section) || NO_OFFER.test(section))
      continue;
    if (TERM.test(text.trim())) continue;
    const list = lists.get(section) ?? [];
    if (text.length <= MAX_ITEM_LENGTH && text.length >= MIN_ITEM_LENGTH && !editorial.has(passage))
      list.push(text.trim());
    lists.set(section, list);
  }
  const [found] = [...lists].filter(([, names]) => names.length >= MIN_COUNT);
  if (found === undefined) return undefined;
  const [heading, all] = found;
  // Lines that end with a colon or an ellipsis are no entries.
  const entries = all.filter((name) => !/[:…]$|\.{3}$|[$€£]\s?\d/u.test(name));
  // If names and their descriptions are both list entries, the short ones are the names.
  const short = entries.filter((name) => name.split(/\s+/u).length <= MAX_WORDS_OF_NAME);
  const names = short.length >= MIN_COUNT ? short : entries;
  return names.length < MIN_COUNT
    ? undefined
    : { heading: heading.replace(/\s*:$/u, ''), names: names.slice(0, MAX_COUNT), count: all.length };
});
