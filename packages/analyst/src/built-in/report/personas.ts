import type { Persona } from '@twofold/contracts/analysis/report';
import type { Category } from '../category/category.ts';
import type { Audience } from '../audience/audience.ts';
import { type Context, pagesRead } from '../findings/context.ts';
import { sentenceAt } from '../read/sentences.ts';
import { priceRange, pricesOf } from '../findings/price.ts';
import { testimonialsIn } from '../findings/proof.ts';
import type { Passage } from '../read/passage.ts';
import { capitalised, ended, quoted } from '../read/wording.ts';
import { groupsOfBuyers } from './buyers.ts';
import { wayOn } from './ways-on.ts';
import { type Finding, fromTable, inferred, type Statement } from './statement.ts';
import { NOT_STATED, roleOf, type Role } from './role-of.ts';
import { NO_AUDIENCE, tableRow } from './summary.ts';

export type StatedPersona = { readonly persona: Persona; readonly statement: Statement };

/** Troubles and wishes that pages name, in the seven languages. */
const PAIN =
  /\b(?:struggl\w+|tired of|frustrat\w+|worr(?:y|ies|ied)|without (?:the )?(?:hassle|complexity|clutter)|overkill|complicated|waste(?:s|d)? (?:of )?time|hard to|difficult to|don['’]t know|confus(?:ed|ing|ion)|too (?:expensive|late|long|slow|small)|gets? lost|by hand|is great until|instead of|stress(?:ful|ed)?|pains?|painful|problems?|forget(?:ting)?|no more|never again|mühsam|kompliziert|ärger|problem|stress|schluss mit|keine lust|difficile|compliqué|problème|marre de|fini les|difícil|complicad[oa]|problema|cansad[oa]|difficile|complicat[oa]|problema|stanc[oa]|basta con|difícil|complicad[oa]|chega de)\b|困って|お悩み|不安/iu;
const JOB =
  /\b(?:so (?:that )?you can|helps? you|lets? you|allows? you|makes it easy|save time|you can|want to|need to|learn (?:how )?to|get (?:started|more)|so you|damit sie|sie können|hilft ihnen|vous permet|vous aide|pour vous|te permite|te ayuda|puedes|ti permette|ti aiuta|puoi|permite|ajuda você|você pode)\b|できます/iu;

/** “You can report bugs”: how the page is worked, not what it is for. */
const INTERFACE =
  /\byou can (?:also |now |then )?(?:report|edit|upload|submit|change|select|sort|filter|close|disable|enable|unsubscribe|contact|click|scroll|log in|sign in|download|view|read|see|browse|search|use the)\b|\b(?:sie können|vous pouvez|puede|puedes|puoi|pode|você pode) .{0,40}(?:melden|abbestellen|herunterladen|signaler|télécharger|descargar|scaricare|baixar)/iu;
const isGoal = (sentence: string): boolean => !sentence.includes('?') && !INTERFACE.test(sentence);

const fits = ({ isQuotable, place, text, page }: Passage): boolean =>
  isQuotable &&
  page === 0 &&
  place !== 'frame' &&
  place !== 'quote' &&
  place !== 'title' &&
  text.length >= 20 &&
  text.length < 900;

/** Front pages that are lists of other people’s texts speak of troubles that are not their visitors’. */
const LISTS = new Set([
  'nonprofit',
  'research',
  'government',
  'marketplace',
  'ticketing',
  'news',
  'blog',
  'reference',
  'forum',
  'media',
  'event',
  'directory',
  'store-listing',
]);

const sentencesWith = (
  { own, isSure, judgment }: Context,
  form: RegExp,
  most: number,
  isFit: (sentence: string) => boolean = () => true,
): readonly string[] => {
  const found: string[] = [];
  if (isSure && LISTS.has(judgment.kind.id)) return found;
  for (const passage of own.filter(fits)) {
    const match = form.exec(passage.text);
    if (match === null) continue;
    const sentence = sentenceAt(passage, match.index);
    if (
      sentence.length >= 30 &&
      sentence.length <= 220 &&
      /[.!?。]$/u.test(sentence) &&
      !found.includes(sentence) &&
      isFit(sentence)
    )
      found.push(sentence);
    if (found.length === most) break;
  }
  return found;
};

/** Claims that somebody weighs before deciding. */
const WEIGHED = new Set([
  'rating',
  'counts',
  'founded',
  'award',
  'superlative',
  'without',
  'rival',
  'certified',
  'promises',
  'free-shipping',
  'guarantee',
  'trusted-by',
]);

const goalsOf = (context: Context, strengths: readonly Finding[]): readonly string[] => {
  const jobs = sentencesWith(context, JOB, 2, isGoal).map((sentence) => `${quoted(sentence)} (promised on the page)`);
  const reasons = strengths
    .flatMap(({ kind, basis }) =>
      WEIGHED.has(kind) && basis.basis === 'quote' && basis.quote.length < 160 && basis.quote.split(' ').length > 3
        ? [basis.quote]
        : [],
    )
    .slice(0, 2)
    .map((words) => `Decide whether ${quoted(words)} makes it the right choice (inferred)`);
  const goals = [...jobs, ...reasons].slice(0, 3);
  return goals.length > 0
    ? goals
    : [`Find out what ${context.site.name.inText} offers (inferred: the pages name no goal)`];
};

const painsOf = (context: Context, weaknesses: readonly Finding[]): readonly string[] => {
  const pains = sentencesWith(context, PAIN, 2).map(
    (sentence) => `${quoted(sentence)} (a trouble that the page names)`,
  );
  const open = weaknesses
    .filter(({ kind }) => kind.startsWith('no-') && kind !== 'no-description')
    .slice(0, 2)
    .map(({ text }) => `Finds ${text.charAt(0).toLowerCase()}${text.slice(1)} (inferred)`);
  const found = [...pains, ...open].slice(0, 3);
  return found.length > 0 ? found : ['The pages we read name no trouble of this group'];
};

const behaviorOf = (context: Context): string => {
  const range = priceRange(pricesOf(context));
  const call = wayOn(context);
  const price = range === undefined ? '' : ` Compares the price: ${range}.`;
  const tries = context.site.topic('free-trial').length > 0 ? ' Tries it before paying.' : '';
  const next =
    call === undefined ? ' The pages show no button to continue with.' : ` Can continue with ${quoted(call)}.`;
  return `Inferred from prices and buttons of the page.${price}${tries}${next}`;
};

const quoteOf = (context: Context): string => {
  const testimonial = testimonialsIn(context)[0];
  if (testimonial !== undefined) return `From the page: ${quoted(testimonial.words.slice(0, 200))}`;
  return 'The pages we read quote nobody of this group.';
};

const made = (
  context: Context,
  { name, occupation }: Role,
  background: string,
  findings: { strengths: readonly Finding[]; weaknesses: readonly Finding[] },
): Persona => ({
  name: name.slice(0, 200),
  age: NOT_STATED,
  occupation: occupation.slice(0, 200),
  quote: quoteOf(context),
  background,
  behavior: behaviorOf(context),
  goals: [...goalsOf(context, findings.strengths)],
  painPoints: [...painsOf(context, findings.weaknesses)],
});

/** A secondary persona does not repeat all of the first. */
const shortened = (persona: Persona): Persona => ({
  ...persona,
  goals: persona.goals.slice(0, 1),
  painPoints: persona.painPoints.slice(0, 1),
});

const named = (
  context: Context,
  { label, passage, head, quote: words }: Audience,
  findings: { strengths: readonly Finding[]; weaknesses: readonly Finding[] },
  index: number,
): StatedPersona => {
  const role = roleOf(label);
  const persona = made(
    context,
    role,
    `The page names this group: ${ended(quoted(sentenceAt(passage, Math.max(0, passage.text.indexOf(words))).slice(0, 220)))} Everything else about this person is unknown.`,
    findings,
  );
  const statement = {
    kind: `persona-${head}`,
    text: role.name,
    weight: 1,
    basis: inferred(
      `Inferred from two things: the page names the group (“${passage.text.slice(0, 200)}”); goals and troubles are those the page speaks of.`,
    ),
  };
  if (index === 0) return { persona, statement };
  return { persona: shortened(persona), statement };
};

/** The usual buyers of the table, each group a persona of its own. */
const usual = (
  context: Context,
  row: Category,
  findings: { strengths: readonly Finding[]; weaknesses: readonly Finding[] },
): readonly StatedPersona[] =>
  groupsOfBuyers(row.buyers).map((group, index) => {
    const name = capitalised(group);
    const background = `${NO_AUDIENCE} Our table on ${row.noun}: usually for ${row.buyers}.`;
    const persona = made(context, { name, occupation: NOT_STATED }, background, findings);
    const basis = fromTable(`${capitalised(row.noun)}: usually for ${row.buyers}.`);
    return {
      persona: index === 0 ? persona : shortened(persona),
      statement: { kind: 'persona-table', text: name, weight: 0.6, basis },
    };
  });

/** Personas from the groups that the pages name; else one of the table's usual buyers, marked so; else one that says nobody is named. */
export const personasOf = (
  context: Context,
  findings: { strengths: readonly Finding[]; weaknesses: readonly Finding[] },
): { readonly primary: StatedPersona; readonly secondary: readonly StatedPersona[] } => {
  const [first, ...others] = context.audiences.map((audience, index) => named(context, audience, findings, index));
  if (first !== undefined) return { primary: first, secondary: others.slice(0, 2) };
  const row = tableRow(context);
  if (row !== undefined) {
    const [primary, ...secondary] = usual(context, row, findings);
    if (primary !== undefined) return { primary, secondary };
  }
  return {
    primary: {
      persona: made(
        context,
        { name: 'A visitor the pages do not name', occupation: NOT_STATED },
        NO_AUDIENCE,
        findings,
      ),
      statement: {
        kind: 'persona-none',
        text: NO_AUDIENCE,
        weight: 0.1,
        basis: inferred(
          `Inferred from two things: ${pagesRead(context.site)} name no group of people, and our table has no usual buyers for this offer.`,
        ),
      },
    },
    secondary: [],
  };
};
