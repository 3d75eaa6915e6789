import { AnalystFailed, type Analyst, type FailureKind } from '@twofold/analyst/analyst';
import { report as reportSchema, type Evidence } from '@twofold/contracts/analysis/report';
import type { SiteSnapshot } from '@twofold/site-reader/site-snapshot';
import { snapshotFromHtml } from '@twofold/site-reader/snapshot-from-html';
import { describe, expect, it } from 'vitest';
import { aReport } from '../testing/a-report.ts';
import { aSnapshot } from '../testing/a-snapshot.ts';
import { writeReport } from './write-report.ts';

const URL = 'https://benchbook.example/';
const parked = snapshotFromHtml('<title>benchbook.example</title><p>This domain is for sale.</p>', {
  requestedUrl: URL,
  finalUrl: URL,
});
const headOnly: SiteSnapshot = { ...aSnapshot, source: 'head', blocks: [], headings: [], text: '', wordCount: 0 };
const MODEL = { provider: 'openai', model: 'stand-in' } as const;

const inferred = (path: string): Evidence => ({ id: path, path, basis: 'inference', reason: 'The name' });
const quoted = (path: string): Evidence => ({ id: path, path, basis: 'quote', quote: 'hang the bike', section: '' });

/** The report on a snapshot, and how often the model was called. */
const write = async (snapshot: SiteSnapshot, report = aReport) => {
  let calls = 0;
  const model: Analyst = {
    provenance: MODEL,
    analyze: () => {
      calls++;
      return Promise.resolve(report);
    },
  };
  const written = await writeReport(model, snapshot, { signal: new AbortController().signal });
  expect(reportSchema.safeParse(written.report).error).toBeUndefined();
  return { ...written, calls };
};

describe('writing a report with a model', () => {
  it('asks it about an ordinary page', async () => {
    expect(await write(aSnapshot)).toEqual({ report: aReport, provenance: MODEL, calls: 1 });
  });

  it('asks no model about a parked domain, and records that our rules wrote the report', async () => {
    const { report, provenance, calls } = await write(parked);
    expect(calls).toBe(0);
    expect(report.limited?.reason).toBe('parked');
    expect(provenance.provider).toBe('built-in');
  });

  it('keeps what the model quotes from the head of a page that was not rendered, and rates nothing', async () => {
    const { report, provenance, calls } = await write(headOnly, {
      ...aReport,
      usps: ['Guessed', 'Write and hang'],
      evidence: [quoted('purpose'), inferred('targetAudience'), inferred('usps.0'), quoted('usps.1')],
    });
    expect({ calls, provenance }).toEqual({ calls: 1, provenance: MODEL });
    expect(report).toMatchObject({
      limited: { reason: 'not-rendered' },
      purpose: aReport.purpose,
      targetAudience: "The pages we read don't name a target audience.",
      usps: ['Write and hang'],
      aiAnalysis: { strengths: [], customerPersona: null, successPotential: { rating: null } },
    });
    const paths = report.evidence.map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
    expect(report.evidence.find(({ path }) => path === 'usps.0')).toEqual({ ...quoted('usps.1'), path: 'usps.0' });
  });
});

describe('a model without a report', () => {
  const RULES = { provider: 'built-in', rubricVersion: '2' } as const;
  const rules: Analyst = { provenance: RULES, analyze: () => Promise.resolve(aReport) };
  const late = { provenance: MODEL, analyze: () => Promise.resolve(aReport), limitMs: 1 };
  const failing = (kind: FailureKind, more: Partial<Analyst> = { fallback: rules, late }): Analyst => ({
    provenance: MODEL,
    analyze: () =>
      Promise.reject(new AnalystFailed(kind === 'slow' ? 'provider-timed-out' : 'provider-failed', 'no', { kind })),
    ...more,
  });
  const { signal } = new AbortController();

  it.each(['failed', 'unfounded', 'over-budget'] as const)(
    'that is %s has the rules stand in, labeled',
    async (kind) => {
      const told: string[] = [];
      const onFallback = (failure: AnalystFailed) => void told.push(failure.kind);
      expect(await writeReport(failing(kind), aSnapshot, { signal, onFallback })).toEqual({
        report: aReport,
        provenance: { ...RULES, insteadOfModel: kind },
      });
      expect(told).toEqual([kind]);
    },
  );

  it('in time is followed by its report, where one may come later', async () => {
    expect(await writeReport(failing('slow'), aSnapshot, { signal })).toMatchObject({ modelReport: 'follows' });
    expect(await writeReport(failing('slow', { fallback: rules }), aSnapshot, { signal })).not.toHaveProperty(
      'modelReport',
    );
  });

  it('leaves the analysis without one where the rules fail, too', async () => {
    const fallback = failing('failed', {});
    await expect(writeReport(failing('slow', { fallback }), aSnapshot, { signal })).rejects.toMatchObject({
      reason: 'provider-failed',
    });
  });

  it('is not stood in for once no one waits any more', async () => {
    await expect(writeReport(failing('slow'), aSnapshot, { signal: AbortSignal.abort() })).rejects.toMatchObject({
      reason: 'provider-timed-out',
    });
  });

  it('has a limited report of the rules labeled, too', async () => {
    const written = await writeReport(failing('failed'), headOnly, { signal });
    expect(written).toMatchObject({
      report: { limited: { reason: 'not-rendered' } },
      provenance: { insteadOfModel: 'failed' },
    });
  });
});
