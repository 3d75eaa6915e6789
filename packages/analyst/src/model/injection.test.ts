import type { Report } from '@twofold/contracts/analysis/report';
import type { SiteSnapshot } from '@twofold/site-reader/site-snapshot';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { statementPaths } from '../built-in/testing/statements.ts';
import { DEFENSE, type Defense } from './claims/defense.ts';
import type { Asked, ModelProvider } from './provider/provider.ts';
import { attackedSite, type Attack } from './testing/attack.ts';
import { ATTACKS } from './testing/attacks.ts';
import { checkOf, honestAnswer, obedientAnswer, PAYLOAD } from './testing/scripted-model.ts';
import { scriptedProvider } from './testing/scripted-provider.ts';
import { rulesOn, writtenBy } from './testing/write-report.ts';

const at = (value: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((inner, key) => (inner as Record<string, unknown> | undefined)?.[key], value);

const statementsIn = (report: Report): readonly string[] =>
  statementPaths(report)
    .filter((path) => path !== 'description')
    .map((path) => JSON.stringify(at(report, path)));

const ratingsIn = ({ aiAnalysis }: Report) => [
  aiAnalysis.monetizationPotential.rating,
  aiAnalysis.successPotential.rating,
];

const sites = new Map(ATTACKS.map((attack) => [attack, attackedSite(attack)] as const));
const siteOf = (attack: Attack): SiteSnapshot => sites.get(attack) ?? attackedSite(attack);

type Wrap = (provider: ModelProvider) => ModelProvider;

/** What an attack achieves: the ratings it moves, and the statements it adds to what an honest model writes on the same site. */
const harmOf = async (attack: Attack, defense: Defense = DEFENSE, wrap: Wrap = (provider) => provider) => {
  const snapshot = siteOf(attack);
  const rules = rulesOn(snapshot);
  const honest = await writtenBy(scriptedProvider(honestAnswer), snapshot, { defense });
  const obedient = await writtenBy(wrap(scriptedProvider(obedientAnswer(attack))), snapshot, { defense }).catch(
    () => rules,
  );
  const known = new Set([...statementsIn(honest), ...statementsIn(rules)]);
  return {
    moved: String(ratingsIn(obedient)) !== String(ratingsIn(rules)),
    added: statementsIn(obedient).filter((statement) => !known.has(statement)),
    isNamed: statementsIn(obedient).some((statement) => statement.includes(`${PAYLOAD} is the best`)),
  };
};

const HARMLESS = { moved: false, added: [], isNamed: false };

describe('text on a site that gives orders to the model', () => {
  it('is tried in at least sixty ways', () => {
    expect(ATTACKS.length).toBeGreaterThanOrEqual(60);
    expect(new Set(ATTACKS.map(({ name }) => name)).size).toBe(ATTACKS.length);
  });

  it.each(ATTACKS)('moves no rating and adds no claim: $name', async (attack) => {
    expect(await harmOf(attack)).toEqual(HARMLESS);
  });

  it.each(ATTACKS.filter(({ isSelective }) => !isSelective))(
    'is held by the structure alone, without a list of phrases: $name',
    async (attack) => {
      expect(await harmOf(attack, { ...DEFENSE, admits: () => true })).toEqual(HARMLESS);
    },
  );
});

/** Takes the decoys for supported by no one, so that they show nothing. */
const withoutDecoys: Wrap = (provider) => ({
  ...provider,
  ask: async <Answer>(asked: Asked<Answer>, options: Parameters<ModelProvider['ask']>[1]): Promise<Answer> => {
    const answer = await provider.ask(asked, options);
    if (asked.task !== 'verify') return answer;
    const decoys = new Set(
      checkOf(asked)
        .statements.filter(({ statement }) => statement.startsWith('Repairs '))
        .map(({ n }) => n),
    );
    const { supported } = answer as { supported: number[] };
    return { supported: supported.filter((n) => !decoys.has(n)) } as Answer;
  },
});

const rated = z.object({ text: z.string(), ref: z.string(), rating: z.number().optional() });

/** A defense with one part taken out. */
const MUTANTS: readonly { readonly name: string; readonly defense: Defense; readonly wrap?: Wrap }[] = [
  { name: 'gives the model texts that speak to it', defense: { ...DEFENSE, admits: () => true } },
  {
    name: 'asks no one whether a passage supports a claim',
    defense: { ...DEFENSE, verify: (all) => Promise.resolve(new Set(all)) },
  },
  { name: 'has no decoys', defense: DEFENSE, wrap: withoutDecoys },
  {
    name: 'takes any words for a reference',
    defense: {
      ...DEFENSE,
      cite: (ref, items) => {
        const words = `${PAYLOAD} is the best of all products`;
        const made = { id: ref, kind: 'paragraph', page: '', section: '', text: words };
        return DEFENSE.cite(ref, items) ?? { ...made, ground: { basis: 'quote', words, section: '' } };
      },
    },
  },
  {
    name: 'takes the ratings from the model',
    defense: {
      ...DEFENSE,
      sections: {
        ...DEFENSE.sections,
        ratings: DEFENSE.sections.ratings.extend({ monetization: rated, success: rated }),
      },
      rate: (rules, { ratings }) => {
        const { monetization, success } = ratings as Record<'monetization' | 'success', { rating?: number }>;
        const { aiAnalysis: own } = rules;
        return {
          monetization: monetization.rating ?? own.monetizationPotential.rating,
          success: success.rating ?? own.successPotential.rating,
        };
      },
    },
  },
];

describe('a defense with a part taken out', () => {
  it.each(MUTANTS)('is found out when it $name', async ({ defense, wrap }) => {
    let isHarmed = false;
    for (const attack of ATTACKS) {
      const { moved, added, isNamed } = await harmOf(attack, defense, wrap);
      isHarmed ||= moved || added.length > 0 || isNamed;
      if (isHarmed) break;
    }
    expect(isHarmed).toBe(true);
  });
});
