import type { Persona } from '@twofold/contracts/analysis/report';
import { NO_AUDIENCE_RECOGNIZED } from '@twofold/contracts/analysis/statements';
import { NOT_KNOWN } from '@twofold/contracts/analysis/unknown-part';
import type { Category } from '../category/category.ts';
import { exactField } from '../category/exact-field.ts';
import type { Audience } from '../audience/audience.ts';
import { type InferredGroup, inferredGroup } from '../audience/inferred-group.ts';
import { callFor } from '../audience/sides.ts';
import type { Context } from '../findings/context.ts';
import { capitalised, ended, listed, quoted } from '../read/wording.ts';
import { groupsOfBuyers, isEverybody } from './buyers.ts';
import { servedGoals, servedWorries } from './link-needs.ts';
import { isProductPage } from './product-page.ts';
import { situated } from './persona-items.ts';
import { behaviorOf, goalsOf, leadsInside } from './persona-parts.ts';
import { sentenceTo, voiceOf } from './persona-voice.ts';
import { personOf } from './person-of.ts';
import { ANY_VISITOR, roleAt } from './role-at.ts';
import { roleOf, type Role } from './role-of.ts';
import { fromTable, inferred, type Statement, statement } from './statement.ts';
import { withTable } from './table-needs.ts';
import { MOST_WORRIES, troublesOf, worriesOf } from './troubles.ts';

type StatedPersona = { readonly persona: Persona; readonly statement: Statement };
type Personas = { readonly primary: StatedPersona; readonly secondary: readonly StatedPersona[] };

const made = (
  { name, occupation }: Role,
  background: string,
  parts: Pick<Persona, 'quote' | 'behavior' | 'goals' | 'painPoints'>,
): Persona => ({ name: name.slice(0, 200), age: '', occupation: occupation.slice(0, 200), background, ...parts });

/** What the pages say to the first visitors, each part in different words of the pages, and what our table knows of such people. */
const partsFor = (context: Context, label: string) => {
  const own = goalsOf(context, label);
  const { goals, painPoints } = withTable(context, label, { goals: own, worries: troublesOf(context, label) });
  return { quote: voiceOf(context), behavior: behaviorOf(context, label, own), goals, painPoints };
};

/** Where the page names a group, or what implies it. */
const backgroundOf = (context: Context, audience: Audience): string => {
  const sentence = sentenceTo(audience);
  const isChild = roleOf(audience.label).name === 'Parent';
  const named =
    audience.isImplied === true
      ? `Inferred from two things: the site is ${context.judgment.kind.noun}; it has the words ${ended(quoted(sentence))}`
      : `The page names this group: ${ended(quoted(sentence))}`;
  return isChild ? `${named} That a parent decides is inferred.` : named;
};

const stated = (audience: Audience, persona: Persona): StatedPersona => {
  const { isImplied, passage, head } = audience;
  const group = `the page ${isImplied === true ? 'implies' : 'names'} the group (“${passage.text.slice(0, 200)}”)`;
  const basis = inferred(
    `Inferred from two things: ${group}; goals and troubles are those the page speaks of, or marked as typical.`,
  );
  return { persona, statement: statement(`persona-${head}`, 1, persona.name, basis) };
};

const named = (context: Context, audience: Audience): StatedPersona => {
  const { label } = audience;
  return stated(audience, made(personOf(context, label), backgroundOf(context, audience), partsFor(context, label)));
};

/** What sets a group apart makes it a separate one, in a list as well. */
const OWN_CLAUSE = /\s(?:who|with|that)\s/u;

/** A menu, a heading or half a sentence names a group and says nothing to it. */
const LEAST_SAID = 60;

/** The sentence that the page says to another group, and the button that is theirs and not that of the first. */
const ownSentence = (audience: Audience): string | undefined => {
  const sentence = sentenceTo(audience);
  const isOwn = OWN_CLAUSE.test(audience.label) || sentence.length >= audience.quote.length + LEAST_SAID;
  return isOwn ? sentence : undefined;
};
const ownCall = ({ site, judgment }: Context, { label }: Audience, first: string): string | undefined => {
  const call = callFor(site, judgment, label);
  return call === undefined || leadsInside(call) || call === callFor(site, judgment, first)
    ? undefined
    : `${call} (a button or link of the page)`;
};

/** Other groups that the page speaks to in a sentence or by their own button. The children that a nonprofit helps are not its visitors. */
const secondary = (
  context: Context,
  others: readonly Audience[],
  first: string,
  known: readonly Audience[] = [],
): readonly StatedPersona[] => {
  const all = worriesOf(context, first);
  const left = all.slice(MOST_WORRIES);
  return others
    .filter(({ label }) => !/^advertisers?$/iu.test(label))
    .filter(({ label }) => context.judgment.kind.id !== 'nonprofit' || roleOf(label).name !== 'Parent')
    .filter((audience, index) =>
      [...known, ...others.slice(0, index)].every(
        (earlier) =>
          (sentenceTo(earlier) !== sentenceTo(audience) ||
            OWN_CLAUSE.test(audience.label) ||
            ownCall(context, audience, first) !== undefined) &&
          roleOf(earlier.label).name !== roleOf(audience.label).name,
      ),
    )
    .flatMap((audience) => {
      const call = ownCall(context, audience, first);
      const sentence = ownSentence(audience);
      const [worry] = left;
      if (call === undefined && (sentence === undefined || worry === undefined)) return [];
      const own = call ?? `What the page says to this group: ${quoted(sentence ?? '')}`;
      const goals = [own, ...servedGoals(context, audience.label)].slice(0, 2);
      // What the page asks the first group to pay, others may not.
      const behavior = behaviorOf(context, audience.label, goals, false);
      const theirs = servedWorries(context, audience.label).find((each) => !all.includes(each));
      const painPoints = [theirs ?? (call === undefined ? worry : undefined) ?? NOT_KNOWN];
      const parts = { quote: NOT_KNOWN, behavior, goals, painPoints };
      return [stated(audience, made(personOf(context, audience.label, false), backgroundOf(context, audience), parts))];
    })
    .slice(0, 2);
};

/** Who usually buys, by the table: the first of its groups. */
const usual = (context: Context, row: Category): StatedPersona => {
  const label = groupsOfBuyers(row.buyers)[0] ?? row.buyers;
  const usually = `${capitalised(row.noun)}: usually for ${row.buyers}.`;
  const persona = made(personOf(context, label), `Typical, not from the site: ${usually}`, partsFor(context, label));
  const basis = fromTable(usually);
  return { persona, statement: statement('persona-table', 0.6, persona.name, basis) };
};

/** One of the people whom the field or the kind of the site implies. */
const implied = (context: Context, { first, signs }: InferredGroup): StatedPersona => {
  const reason = `Inferred from two things: ${listed(signs)}.`;
  const persona = made(personOf(context, first), reason, partsFor(context, first));
  return { persona, statement: statement('persona-inferred', 0.7, persona.name, inferred(reason)) };
};

/** No one in particular, and so no one with a need from the menu: the rest is what the page says to everybody. */
const unnamed = (context: Context): StatedPersona => {
  const role = roleAt(context);
  const name = role === ANY_VISITOR ? role : situated(context, role);
  const visitor = { name: name === role ? `${role} of ${context.site.name.inText}` : name, occupation: NOT_KNOWN };
  const basis = inferred(
    'Inferred from two things: no group of people was recognized with certainty; the offer is in no field whose buyers we know.',
  );
  return {
    persona: made(visitor, NOT_KNOWN, partsFor(context, '')),
    statement: statement('persona-none', 0.1, NO_AUDIENCE_RECOGNIZED, basis),
  };
};

/** Personas from the groups that the pages name or imply; else the usual buyer of the field that the site names, marked so; else one that says no one is known. */
export const personasOf = (context: Context): Personas => {
  const [first, ...others] = context.audiences;
  if (first !== undefined)
    return { primary: named(context, first), secondary: secondary(context, others, first.label, [first]) };
  const group = inferredGroup(context);
  if (group !== undefined) {
    const others = secondary(context, group.others ?? [], group.first);
    return { primary: implied(context, group), secondary: others };
  }
  const row = context.isSure && !isProductPage(context) ? exactField(context) : undefined;
  return {
    primary: row === undefined || isEverybody(row.buyers) ? unnamed(context) : usual(context, row),
    secondary: [],
  };
};
