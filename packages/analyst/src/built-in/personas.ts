import type { Persona } from '@twofold/contracts/analysis/report';
import { inferred } from './basis.ts';
import type { Audience } from './facts/audience.ts';
import type { Feature } from './facts/features.ts';
import type { Facts } from './facts.ts';
import type { Quote } from './page.ts';
import { pick, pickSome, type Statement } from './statement.ts';
import { excerpt, listed, quoted, withArticle } from './wording.ts';
import { namesFor } from './words/first-and-last-names.ts';
import type { Somebody } from './words/likely-readers.ts';
import { profileOf } from './words/roles.ts';
import { kindNames } from './words/site-kinds.ts';

/** A made-up person, and what of the page they were made up from. */
export type PersonaStatement = { readonly persona: Persona; readonly statement: Statement };

const MAX_SECONDARY = 3;

const nameFor = (facts: Facts, taken: ReadonlySet<string>, ...seed: readonly string[]): string => {
  const { first, last } = namesFor(facts.language.tag);
  const free = (names: readonly string[]) => names.filter((name) => !taken.has(name));
  return `${pick(free(first), 'first', ...seed) ?? 'Kim'} ${pick(free(last), 'last', ...seed) ?? 'Reed'}`;
};

/** What a persona may use of the page: each of them another feature, and only the first one the problem. */
type Material = { readonly feature: Feature | undefined; readonly problem: Quote | undefined };

/** `{C}` is a claim or a name of a thing, as the page has it. */
const wishes = [
  'Know what {C} means on an ordinary day',
  'See what is behind {C} before deciding',
  'Hear from somebody like themselves how {C} turned out',
  'Ask somebody who knows about {C}, and be answered',
];

/** Texts of a role that no other persona of the report has yet. */
const fresh = (options: readonly string[], taken: Set<string>, ...seed: readonly string[]): string => {
  const free = options.filter((option) => !taken.has(option));
  const found = pick(free.length > 0 ? free : options, ...seed) ?? '';
  taken.add(found);
  return found;
};

const personaOf = (
  facts: Facts,
  { role, occupation }: Somebody,
  name: string,
  material: Material,
  taken: Set<string>,
  seed: readonly string[],
): Persona => {
  const profile = profileOf(role, facts.kind);
  const fill = (text: string) => text.replaceAll('{N}', facts.name.inText);
  const one = (options: readonly string[], part: string) => fill(fresh(options, taken, part, ...seed));
  const some = (options: readonly string[], part: string) => {
    const free = options.filter((option) => !taken.has(option));
    const found = pickSome(free.length > 1 ? free : options, 2, part, ...seed);
    for (const option of found) taken.add(option);
    return found.map(fill);
  };
  const [from, to] = profile.ages;
  const years = Array.from({ length: to - from + 1 }, (_, index) => String(from + index));
  const { feature, problem } = material;
  return {
    name,
    age: pick(years, 'age', ...seed) ?? String(from),
    occupation,
    quote: one(profile.quotes, 'quote'),
    background: one(profile.backgrounds, 'background'),
    behavior: one(profile.behaviors, 'behavior'),
    goals: [
      ...some(profile.goals, 'goals'),
      ...(feature === undefined ? [] : [one(wishes, 'wish').replaceAll('{C}', quoted(excerpt(feature.claim, 90)))]),
    ],
    painPoints: [
      ...some(profile.pains, 'pains'),
      ...(problem === undefined ? [] : [`Knows it from experience: ${quoted(excerpt(problem.quote, 140))}`]),
    ],
  };
};

const reasonFor = (facts: Facts, audience: Audience | undefined, { feature, problem }: Material): string => {
  const sources = [audience?.quote.quote, audience?.also[0]?.quote, feature?.claim, problem?.quote].filter(
    (text) => text !== undefined,
  );
  const quotes = [...new Set(sources.map((text) => quoted(excerpt(text, 140))))];
  const from = quotes.length === 0 ? '' : ` from ${listed(quotes)}`;
  const what = `${withArticle(kindNames[facts.kind])} such as ${facts.name.inText}`;
  return audience === undefined
    ? `The page names nobody; this is a likely visitor of ${what}, made up${from}.`
    : `Imagined${from}.`;
};

/**
 * The people the site is for: one for each group that the page names, else a likely visitor of such a site. Names, ages
 * and traits are drawn by a hash of the site and the group, so the same page always gets the same people.
 */
export const personasOf = (facts: Facts): { primary: PersonaStatement; secondary: readonly PersonaStatement[] } => {
  const taken = new Set<string>();
  const made = (audience: Audience | undefined, somebody: Somebody, index: number): PersonaStatement => {
    const seed = [facts.name.title, audience?.phrase ?? facts.kind];
    const material = { feature: facts.features[index], problem: index === 0 ? facts.matter.problem : undefined };
    const name = nameFor(facts, taken, ...seed);
    for (const part of name.split(' ')) taken.add(part);
    const persona = personaOf(facts, somebody, name, material, taken, seed);
    return {
      persona,
      statement: {
        kind: 'persona',
        text: JSON.stringify(persona),
        basis: inferred(reasonFor(facts, audience, material)),
      },
    };
  };
  const [first, ...others] = facts.audiences;
  const primary = made(first, first ?? facts.likelyReader, 0);
  return {
    primary,
    secondary: others.slice(0, MAX_SECONDARY).map((audience, index) => made(audience, audience, index + 1)),
  };
};
