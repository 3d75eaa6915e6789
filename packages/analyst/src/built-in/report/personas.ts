import type { Persona } from '@twofold/contracts/analysis/report';
import { NO_AUDIENCE } from '@twofold/contracts/analysis/statements';
import type { Category } from '../category/category.ts';
import type { Audience } from '../audience/audience.ts';
import { type Context, pagesRead } from '../findings/context.ts';
import { testimonialsIn } from '../findings/proof.ts';
import { sentenceAt } from '../read/sentences.ts';
import { kindsOf } from '../kind/kind.ts';
import { capitalised, ended, quoted, excerpt } from '../read/wording.ts';
import { groupsOfBuyers } from './buyers.ts';
import { behaviorOf, goalsOf } from './persona-parts.ts';
import { personOf } from './persona-role.ts';
import { NOT_STATED, roleOf, type Role } from './role-of.ts';
import { fromTable, inferred, type Statement } from './statement.ts';
import { selfDescription } from './self-description.ts';
import { tableRow, usualBuyers } from './summary.ts';
import { troublesOf } from './troubles.ts';

export type StatedPersona = { readonly persona: Persona; readonly statement: Statement };

/** Who praises such a site may be of its other side: an organizer is no ticket buyer. */
const TWO_SIDED = kindsOf('marketplace ticketing directory recruitment');

const quoteOf = (context: Context): string => {
  const testimonial = TWO_SIDED.has(context.judgment.kind.id) ? undefined : testimonialsIn(context)[0];
  if (testimonial !== undefined) return `From the page: ${quoted(excerpt(testimonial.words, 200))}`;
  const own = selfDescription(context);
  return own === undefined
    ? 'The pages have no words of or for this group.'
    : `The page tells them: ${quoted(excerpt(own.text, 200))}`;
};

const made = (context: Context, { name, occupation }: Role, background: string): Persona => ({
  name: name.slice(0, 200),
  age: '',
  occupation: occupation.slice(0, 200),
  quote: quoteOf(context),
  background,
  behavior: behaviorOf(context),
  goals: [...goalsOf(context)],
  painPoints: [...troublesOf(context)],
});

const sentenceOf = ({ passage, quote: words }: Audience): string =>
  sentenceAt(passage, Math.max(0, passage.text.indexOf(words))).slice(0, 220);

const named = (context: Context, audience: Audience): StatedPersona => {
  const role = personOf(context, audience.label);
  const others = roleOf(audience.label).name === 'Parent' ? ' That a parent decides is inferred.' : '';
  return {
    persona: made(
      context,
      role,
      `The page names this group: ${ended(quoted(sentenceOf(audience)))}${others} Everything else about this person is unknown.`,
    ),
    statement: {
      kind: `persona-${audience.head}`,
      text: role.name,
      weight: 1,
      basis: inferred(
        `Inferred from two things: the page names the group (“${audience.passage.text.slice(0, 200)}”); goals and troubles are those the page speaks of.`,
      ),
    },
  };
};

/** What sets a group apart makes it one of its own, in a list as well. */
const OWN_CLAUSE = /\s(?:who|with|that)\s/u;

/** A menu, a heading or half a sentence names a group and says nothing to it. */
const LEAST_SAID = 60;

/** Another group that the page speaks to in a sentence of its own; it does not repeat the first. The children that a nonprofit helps are not its visitors. */
const secondary = (context: Context, others: readonly Audience[], first: Audience): readonly StatedPersona[] =>
  others
    .filter(
      (audience) =>
        OWN_CLAUSE.test(audience.label) || sentenceOf(audience).length >= audience.quote.length + LEAST_SAID,
    )
    .filter(({ label }) => context.judgment.kind.id !== 'nonprofit' || roleOf(label).name !== 'Parent')
    .filter((audience, index) =>
      [first, ...others.slice(0, index)].every(
        (earlier) =>
          (sentenceOf(earlier) !== sentenceOf(audience) || OWN_CLAUSE.test(audience.label)) &&
          roleOf(earlier.label).name !== roleOf(audience.label).name,
      ),
    )
    .slice(0, 2)
    .map((audience) => {
      const { persona, statement } = named(context, audience);
      const goals = [`What the page says to this group: ${quoted(sentenceOf(audience))}`];
      return {
        persona: { ...persona, goals, painPoints: ['The pages name no trouble of this group alone'] },
        statement,
      };
    });

/** Who usually buys, by the table: the first of its groups; the others are named in the background. */
const usual = (context: Context, row: Category): StatedPersona => {
  const role = personOf(context, groupsOfBuyers(row.buyers)[0] ?? row.buyers);
  const persona = made(context, role, `${NO_AUDIENCE} ${usualBuyers(row)}`);
  const basis = fromTable(`${capitalised(row.noun)}: usually for ${row.buyers}.`);
  return { persona, statement: { kind: 'persona-table', text: role.name, weight: 0.6, basis } };
};

/** Somebody of whom nothing is known. */
const unnamed = (context: Context): StatedPersona => ({
  persona: made(context, { name: 'A visitor the pages do not name', occupation: NOT_STATED }, NO_AUDIENCE),
  statement: {
    kind: 'persona-none',
    text: NO_AUDIENCE,
    weight: 0.1,
    basis: inferred(
      `Inferred from two things: ${pagesRead(context.site)} name no group of people; no row of our table stands for the offer.`,
    ),
  },
});

/** Personas from the groups that the pages name; else the table's usual buyer, marked so; else one that says nobody is named. */
export const personasOf = (
  context: Context,
): { readonly primary: StatedPersona; readonly secondary: readonly StatedPersona[] } => {
  const [first, ...others] = context.audiences;
  if (first !== undefined) return { primary: named(context, first), secondary: secondary(context, others, first) };
  const row = tableRow(context);
  return { primary: row === undefined ? unnamed(context) : usual(context, row), secondary: [] };
};
