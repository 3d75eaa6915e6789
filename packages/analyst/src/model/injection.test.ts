import type { Report } from '@twofold/contracts/analysis/report';
import type { SiteSnapshot } from '@twofold/site-reader/site-snapshot';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { statementPaths } from '../built-in/testing/statements.ts';
import { DEFENSE, type Defense } from './claims/defense.ts';
import type { ModelRequest, ModelProvider } from './provider/provider.ts';
import { attackedSite, type Attack } from './testing/attack.ts';
import { ATTACKS } from './testing/attacks.ts';
import { checkOf, honestAnswer, obedientAnswer, PAYLOAD } from './testing/scripted-model.ts';
import { scriptedProvider } from './testing/scripted-provider.ts';
import { rulesReportOn, reportBy } from './testing/write-report.ts';

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

/** The effect of an attack: whether ratings move, and the statements that an honest model does not write about the same site. */
const harmOf = async (attack: Attack, defense: Defense = DEFENSE, wrap: Wrap = (provider) => provider) => {
  const snapshot = siteOf(attack);
  const rules = rulesReportOn(snapshot);
  const honest = await reportBy(scriptedProvider(honestAnswer), snapshot, { defense });
  const obedient = await reportBy(wrap(scriptedProvider(obedientAnswer(attack))), snapshot, { defense }).catch(
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

describe('a prompt injection on a site', () => {
  it('is tried in at least sixty ways', () => {
    expect(ATTACKS.length).toBeGreaterThanOrEqual(60);
    expect(new Set(ATTACKS.map(({ name }) => name)).size).toBe(ATTACKS.length);
  });

  it.each(ATTACKS)('moves no rating and adds no claim: $name', async (attack) => {
    expect(await harmOf(attack)).toEqual(HARMLESS);
  });

  it.each(ATTACKS.filter(({ isSelective }) => !isSelective))(
    'does nothing even without the list of phrases: $name',
    async (attack) => {
      expect(await harmOf(attack, { ...DEFENSE, isSafe: () => true })).toEqual(HARMLESS);
    },
  );
});

/** Removes decoys from the confirmed statements, so that they detect nothing. */
const withoutDecoys: Wrap = (provider) => ({
  ...provider,
  ask: async <Answer>(asked: ModelRequest<Answer>, options: Parameters<ModelProvider['ask']>[1]): Promise<Answer> => {
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

/** Defenses with one part removed. */
const MUTANTS: readonly { readonly name: string; readonly defense: Defense; readonly wrap?: Wrap }[] = [
  { name: 'shows injections to the model', defense: { ...DEFENSE, isSafe: () => true } },
  {
    name: 'does not verify claims',
    defense: { ...DEFENSE, verify: (all) => Promise.resolve(new Set(all)) },
  },
  { name: 'has no decoys', defense: DEFENSE, wrap: withoutDecoys },
  {
    name: 'accepts any reference',
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

describe('a defense with one part removed', () => {
  it.each(MUTANTS)('lets an attack succeed: it $name', async ({ defense, wrap }) => {
    let isHarmed = false;
    for (const attack of ATTACKS) {
      const { moved, added, isNamed } = await harmOf(attack, defense, wrap);
      isHarmed ||= moved || added.length > 0 || isNamed;
      if (isHarmed) break;
    }
    expect(isHarmed).toBe(true);
  });
});
