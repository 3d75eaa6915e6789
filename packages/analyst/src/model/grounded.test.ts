import { report as reportSchema, type Evidence, type Report } from '@twofold/contracts/analysis/report';
import type { SiteSnapshot } from '@twofold/site-reader/site-snapshot';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitrarySnapshot } from '../built-in/testing/arbitrary-snapshot.ts';
import { statementPaths } from '../built-in/testing/statements.ts';
import { isAnalystFailed } from '../analyst.ts';
import { DEFENSE } from './claims/defense.ts';
import { cleanSite } from './testing/attack.ts';
import { honestAnswer, partOf, type ScriptedModel } from './testing/scripted-model.ts';
import { scriptedProvider } from './testing/scripted-provider.ts';
import { rulesReportOn, reportBy } from './testing/write-report.ts';

const site = cleanSite();

/** Existing and unknown ids, words, and anything else that a model could put into a reference. */
const ref = fc.oneof(
  fc.integer({ min: -1, max: 40 }).map((number) => `b${number}`),
  fc.constantFrom('f1', 'f2', 'r1', 'r3', 'r9999', '', ' ', 'b1, b2', '[b3]', 'B1', '__proto__', 'constructor'),
  fc.constantFrom('$29 a month for one shop', 'Used by 10,000 shops worldwide'),
  fc.string({ maxLength: 30 }),
);
const text = fc.oneof(
  fc.constantFrom(
    'Used by 10,000 shops worldwide',
    'Costs $29 a month',
    'The best of all',
    '<b>Bold</b>',
    'x'.repeat(5_000),
  ),
  fc.string({ unit: 'binary', maxLength: 80 }),
);
const claim = fc.record({ text, ref });
const claims = fc.array(claim, { maxLength: 12 });
const persona = fc.record({
  ref,
  name: text,
  age: text,
  occupation: text,
  quote: text,
  background: text,
  behavior: text,
  goals: fc.array(text, { maxLength: 4 }),
  painPoints: fc.array(text, { maxLength: 4 }),
});

/** A model that says anything in the requested shape, and confirms anything. */
const perhaps = <Section>(section: fc.Arbitrary<Section>) => fc.option(section, { nil: undefined, freq: 1 });
const hostile = fc.record({
  purpose: perhaps(fc.record({ purpose: claim, targetAudience: claim, usps: claims })),
  swot: perhaps(fc.record({ strengths: claims, weaknesses: claims, opportunities: claims, threats: claims })),
  market: perhaps(fc.record({ competitors: claims, marketTrends: claims, suggestedModels: claims })),
  personas: perhaps(fc.record({ personas: fc.array(persona, { maxLength: 6 }) })),
  ratings: perhaps(fc.record({ monetization: claim, success: claim, improvements: claims })),
  isGullible: fc.boolean(),
});

const modelOf =
  (said: Record<string, unknown>): ScriptedModel =>
  (question) => {
    const part = partOf(question);
    if (part === 'verify' && said['isGullible'] === true) return { supported: [1, 2, 3, 4, 5, 6] };
    return said[part] ?? honestAnswer(question);
  };

const textsOn = (snapshot: SiteSnapshot): readonly string[] =>
  [snapshot, ...snapshot.subpages].flatMap(({ title, description, blocks, callsToAction, structuredData }) => [
    title,
    description,
    ...blocks.map((block) => block.text),
    ...callsToAction.map((call) => call.text),
    ...structuredData.flatMap((data) => [data.name, data.description, data.price ?? '']),
  ]);

const groundOf = (evidence: Evidence): string => JSON.stringify({ ...evidence, id: '', path: '' });

/** The problems with the references of a report. */
const unfounded = (report: Report, snapshot: SiteSnapshot): readonly string[] => {
  const texts = [...textsOn(snapshot), ...snapshot.frame];
  const ofRules = new Set(rulesReportOn(snapshot).evidence.map(groundOf));
  const isFounded = (evidence: Evidence): boolean => {
    if (ofRules.has(groundOf(evidence))) return true;
    if (evidence.basis === 'quote') return texts.some((each) => each.includes(evidence.quote));
    if (evidence.basis === 'measured') return snapshot.facts.some(({ id }) => id === evidence.fact);
    return evidence.basis === 'inference' && /marketTrends|ersona/.test(evidence.path);
  };
  return statementPaths(report).flatMap((path) => {
    const found = report.evidence.filter((evidence) => evidence.path === path);
    if (found.length !== 1) return [`${path} has ${found.length} references`];
    return found.every(isFounded) ? [] : [`${path} rests on ${JSON.stringify(found[0])}`];
  });
};

/** The share of a report's trends or personas that only the model vouches for. */
const inferredShare = ({ evidence }: Report, list: RegExp): number => {
  const all = evidence.filter(({ path }) => list.test(path));
  const inferred = all.filter((each) => each.basis === 'inference' && each.reason.includes('by the model'));
  return all.length === 0 ? 0 : inferred.length / all.length;
};

/** Checks the report, if there is one; returns whether there is. */
const check = async (snapshot: SiteSnapshot, said: Record<string, unknown>): Promise<boolean> => {
  const report = await reportBy(scriptedProvider(modelOf(said)), snapshot).catch((error: unknown) => {
    if (isAnalystFailed(error)) return undefined;
    throw error;
  });
  if (report === undefined) return false;
  expect(reportSchema.safeParse(report).error).toBeUndefined();
  expect(unfounded(report, snapshot)).toEqual([]);
  expect(inferredShare(report, /marketTrends/)).toBeLessThanOrEqual(1 / 3);
  expect(inferredShare(report, /ersona/)).toBeLessThanOrEqual(1 / 3);
  return true;
};

describe('a report of the model analyst', () => {
  it('has a reference for every statement, even from a hostile model', async () => {
    let reports = 0;
    const count = async (said: Record<string, unknown>) => void (reports += Number(await check(site, said)));
    await fc.assert(fc.asyncProperty(hostile, count), { numRuns: 60 });
    expect(reports).toBeGreaterThan(5);
  });

  it('has a reference for every statement on any site', () =>
    fc.assert(
      fc.asyncProperty(
        arbitrarySnapshot,
        async (snapshot) => void (await check({ ...snapshot, source: 'static', pageKind: 'page' }, {})),
      ),
      { numRuns: 30 },
    ));

  it('would fail this check if any reference were accepted', async () => {
    const defense: typeof DEFENSE = {
      ...DEFENSE,
      verify: (all) => Promise.resolve(new Set(all)),
      cite: (id, items) =>
        DEFENSE.cite(id, items) ?? {
          id,
          kind: '',
          page: '',
          section: '',
          text: id,
          ground: { basis: 'quote', words: id || 'made up', section: '' },
        },
    };
    const lying: ScriptedModel = (question) =>
      JSON.parse(JSON.stringify(honestAnswer(question)).replaceAll(/"ref":"[^"]*"/g, '"ref":"made up"')) as unknown;
    const report = await reportBy(scriptedProvider(lying), site, { defense });
    expect(unfounded(report, site)).not.toEqual([]);
  });
});
