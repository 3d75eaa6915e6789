import type { Persona } from '@twofold/contracts/analysis/report';
import type { Claim, ClaimedPersona, Sections } from '../answer/sections.ts';
import type { Item } from '../input/numbered-input.ts';
import type { ClaimFate } from '../provider/settings.ts';
import { statementText, type Candidate } from './check-claim.ts';
import type { Defense } from './defense.ts';

export type PersonaCandidate = Candidate & { readonly persona: Persona };

/** The usable statements of the sections, and the number of dropped ones by reason. */
export type Collected = {
  readonly candidates: readonly Candidate[];
  readonly dropped: Readonly<Partial<Record<ClaimFate, number>>>;
};

const MAX_ITEMS = 6;
const MAX_PERSONAS = 4;
const MAX_AGE_LENGTH = 40;

/** Lists whose statements may be inferences: sites do not write about these themselves. */
const MAY_INFER: ReadonlySet<string> = new Set(['aiAnalysis.marketTrends', 'personas']);

const listsOf = ({ purpose, swot, market, ratings }: Sections): Readonly<Record<string, readonly Claim[]>> => ({
  purpose: [purpose.purpose],
  targetAudience: [purpose.targetAudience],
  usps: purpose.usps,
  'aiAnalysis.strengths': swot.strengths,
  'aiAnalysis.weaknesses': swot.weaknesses,
  'aiAnalysis.opportunities': swot.opportunities,
  'aiAnalysis.threats': swot.threats,
  'aiAnalysis.competitors': market.competitors,
  'aiAnalysis.marketTrends': market.marketTrends,
  'aiAnalysis.monetizationPotential.rationale': [ratings.monetization],
  'aiAnalysis.monetizationPotential.suggestedModels': market.suggestedModels,
  'aiAnalysis.successPotential.rationale': [ratings.success],
  'aiAnalysis.successPotential.improvements': ratings.improvements,
});

const cleanedPersona = (claimed: ClaimedPersona, { isSafe }: Defense): Persona | undefined => {
  const clean = (text: string): string => statementText(text, isSafe) ?? '';
  const all = (texts: readonly string[]): string[] => texts.map(clean).filter(Boolean).slice(0, MAX_ITEMS);
  const { name, occupation, quote, background, behavior } = claimed;
  const persona = {
    name: clean(name),
    age: (/^[\d –-]{1,10}/u.exec(claimed.age.trim())?.[0] ?? '').trim().slice(0, MAX_AGE_LENGTH),
    occupation: clean(occupation),
    quote: clean(quote),
    background: clean(background),
    behavior: clean(behavior),
    goals: all(claimed.goals),
    painPoints: all(claimed.painPoints),
  };
  const isWhole = [persona.name, persona.occupation, persona.quote, persona.background, persona.behavior].every(
    Boolean,
  );
  return isWhole && persona.goals.length > 0 && persona.painPoints.length > 0 ? persona : undefined;
};

/** A persona as one statement, for verification. */
const asStatement = ({ name, age, occupation, quote, background, behavior, goals, painPoints }: Persona): string =>
  `${name}, ${age}, ${occupation}, might use this. “${quote}” ${background} ${behavior} Wants: ${goals.join('; ')}. Suffers from: ${painPoints.join('; ')}.`;

/** At most a third of a list may be inferences: one for every two grounded statements. */
const limitInferences = <Each extends Candidate>(list: readonly Each[]): readonly Each[] => {
  const grounded = list.filter(({ item }) => item !== undefined).length;
  let left = Math.floor(grounded / 2);
  return list.filter(({ item }) => item !== undefined || left-- > 0);
};

/** Collects the candidates of all sections, each with the item it cites, or without one where an inference is allowed. */
export const collectClaims = (sections: Sections, items: ReadonlyMap<string, Item>, defense: Defense): Collected => {
  const dropped: Partial<Record<ClaimFate, number>> = {};
  const drop = (fate: ClaimFate): [] => {
    dropped[fate] = (dropped[fate] ?? 0) + 1;
    return [];
  };
  const checked = <Each extends Candidate>(candidate: Each, ref: string): readonly Each[] => {
    if (candidate.item === undefined && (ref.trim() !== '' || !MAY_INFER.has(candidate.list)))
      return drop('unreferenced');
    const check = candidate.list === 'personas' ? 'fit' : defense.firstCheck(candidate);
    return check === 'fit' ? [candidate] : drop(check);
  };
  const claims = Object.entries(listsOf(sections)).flatMap(([list, all]) =>
    all.slice(0, MAX_ITEMS).flatMap(({ text, ref }): readonly Candidate[] => {
      const cleaned = statementText(text, defense.isSafe);
      if (cleaned === undefined) return drop('unfit');
      return checked({ list, text: cleaned, item: defense.cite(ref, items) }, ref);
    }),
  );
  const personas = sections.personas.personas.slice(0, MAX_PERSONAS).flatMap((claimed): readonly PersonaCandidate[] => {
    const persona = cleanedPersona(claimed, defense);
    if (persona === undefined) return drop('unfit');
    const item = defense.cite(claimed.ref, items);
    return checked({ list: 'personas', text: asStatement(persona), item, persona }, claimed.ref);
  });
  return { candidates: [...claims, ...personas], dropped };
};

/** The candidates that their passages support, and the allowed inferences. */
export const keepSupported = (
  candidates: readonly Candidate[],
  supported: ReadonlySet<Candidate>,
): readonly Candidate[] => {
  const lists = new Set(candidates.map(({ list }) => list));
  return [...lists].flatMap((list) =>
    limitInferences(
      candidates.filter((each) => each.list === list && (each.item === undefined || supported.has(each))),
    ),
  );
};
