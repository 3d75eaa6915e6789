import type { Persona } from '@twofold/contracts/analysis/report';
import { NO_AUDIENCE_RECOGNIZED } from '@twofold/contracts/analysis/statements';
import { NOT_KNOWN } from '@twofold/contracts/analysis/unknown-part';
import type { Audience } from '../audience/audience.ts';
import { callFor } from '../audience/sides.ts';
import type { Context } from '../findings/context.ts';
import { kindsOf } from '../kind/kind.ts';
import { isHead } from '../read/passage.ts';
import { sentenceAt } from '../read/sentences.ts';
import { ended, quoted } from '../read/wording.ts';
import { behaviorOf, goalsOf, leadsInside, offered, voiceOf } from './persona-parts.ts';
import { personOf } from './person-of.ts';
import { roleOf, type Role } from './role-of.ts';
import { inferred, type Statement, statement } from './statement.ts';
import { troublesOf } from './troubles.ts';

type StatedPersona = { readonly persona: Persona; readonly statement: Statement };
type Personas = { readonly primary: StatedPersona; readonly secondary: readonly StatedPersona[] };

const made = (
  { name, occupation }: Role,
  background: string,
  parts: Pick<Persona, 'quote' | 'behavior' | 'goals' | 'painPoints'>,
): Persona => ({ name: name.slice(0, 200), age: '', occupation: occupation.slice(0, 200), background, ...parts });

/** What the pages say to the main audience, each part in different words of the pages. */
const partsFor = (context: Context, label: string) => {
  const goals = goalsOf(context, label);
  const troubles = troublesOf(context);
  return {
    quote: voiceOf(context),
    behavior: behaviorOf(context, label, goals),
    goals: [...goals],
    painPoints: troubles.length > 0 ? [...troubles] : [NOT_KNOWN],
  };
};

/** The sentence that names a group. */
const sentenceTo = ({ passage, quote: words }: Audience): string =>
  sentenceAt(passage, Math.max(0, passage.text.indexOf(words))).slice(0, 220);

/** The sentence that names the group; for an inferred group, its evidence says where it comes from. */
const backgroundOf = (audience: Audience): string => {
  if (audience.isImplied === true) return NOT_KNOWN;
  const named = `The page names this group: ${ended(quoted(sentenceTo(audience)))}`;
  return roleOf(audience.label).name === 'Parent' ? `${named} That a parent decides is inferred.` : named;
};

const stated = (audience: Audience, persona: Persona): StatedPersona => {
  const { isImplied, passage, head } = audience;
  const group = `the page ${isImplied === true ? 'implies' : 'names'} the group (“${passage.text.slice(0, 200)}”)`;
  const basis = inferred(`Inferred from two things: ${group}; goals and troubles are those that the page speaks of.`);
  return { persona, statement: statement(`persona-${head}`, 1, persona.name, basis) };
};

const named = (context: Context, audience: Audience): StatedPersona => {
  const { label } = audience;
  return stated(audience, made(personOf(context, label), backgroundOf(audience), partsFor(context, label)));
};

/** A group’s own button, if it differs from that of the first group. */
const ownCall = ({ site, judgment }: Context, { label }: Audience, first: string): string | undefined => {
  const call = callFor(site, judgment, label);
  return call === undefined || leadsInside(call) || call === callFor(site, judgment, first) ? undefined : offered(call);
};

/** Other groups with their own button; the pages say too little about groups that they only mention. The children that a nonprofit helps are not its visitors. */
const secondary = (context: Context, first: string, others: readonly Audience[]): readonly StatedPersona[] => {
  const roles = [first, ...others.map(({ label }) => label)].map((label) => roleOf(label).name);
  return others
    .filter((_, at) => roles.indexOf(roles[at + 1] ?? '') === at + 1)
    .filter(({ label }) => !/^advertisers?$/iu.test(label))
    .filter(({ label }) => context.judgment.kind.id !== 'nonprofit' || roleOf(label).name !== 'Parent')
    .flatMap((audience) => {
      const call = ownCall(context, audience, first);
      if (call === undefined) return [];
      const goals = [call];
      const behavior = behaviorOf(context, audience.label, goals);
      const parts = { quote: NOT_KNOWN, behavior, goals, painPoints: [NOT_KNOWN] };
      return [stated(audience, made(personOf(context, audience.label), backgroundOf(audience), parts))];
    })
    .slice(0, 2);
};

/** An unknown persona: an imagined visitor would say nothing about the site. */
const unknown = (): StatedPersona => {
  const parts = { quote: NOT_KNOWN, behavior: NOT_KNOWN, goals: [NOT_KNOWN], painPoints: [NOT_KNOWN] };
  const basis = inferred(
    'Inferred from two things: no group of people was recognized with certainty; without one, no persona is imagined.',
  );
  return {
    persona: made({ name: NOT_KNOWN, occupation: NOT_KNOWN }, NOT_KNOWN, parts),
    statement: statement('persona-none', 0.1, NO_AUDIENCE_RECOGNIZED, basis),
  };
};

/** Kinds with two sides: a button for one implies the other. */
const TWO_SIDED = kindsOf('marketplace ticketing recruitment directory association');
/** Whether a group is named in the first words or is a side: a menu or a notice further down may only address a few visitors. */
const isPlain = ({ passage, isImplied }: Audience, { kind }: Context['judgment']): boolean =>
  isImplied === true
    ? TWO_SIDED.has(kind.id)
    : passage.place !== 'link' && passage.place !== 'button' && (isHead(passage) || passage.isLead);

/** Personas for the groups that the first words name, or the sides of a two-sided site; else an unknown persona. */
export const personasOf = (context: Context): Personas => {
  const first = context.audiences.find((each) => isPlain(each, context.judgment));
  const others = context.audiences.filter((each) => each !== first);
  return first === undefined
    ? { primary: unknown(), secondary: [] }
    : { primary: named(context, first), secondary: secondary(context, first.label, others) };
};
