import { productView } from '@twofold/contracts/analysis/api';
import type { AnalysisEvent } from '@twofold/contracts/analysis/events';
import { describe, expect, it } from 'vitest';
import { aReport } from '../testing/a-report.ts';
import {
  completed,
  documentAfter,
  productAfter,
  requested,
  summaryAfter,
  takenDown,
  unlisted,
} from '../testing/product-events.ts';

const TIME_OF = (version: number) => `2030-01-0${version}T12:00:00.000Z`;
const requestedAgain = (version: number): AnalysisEvent => ({
  type: 'ReanalysisRequested',
  data: { productId: 7, version, requestedAt: TIME_OF(version), dueAt: TIME_OF(version) },
});
const completedAgain = (version: number): AnalysisEvent => ({
  type: 'ReanalysisCompleted',
  data: {
    productId: 7,
    version,
    finalUrl: 'https://www.example.com/new',
    report: { ...aReport, title: `Version ${version}` },
    provenance: { provider: 'openai', model: 'gpt' },
    completedAt: TIME_OF(version),
  },
});
const failedAgain = (version: number): AnalysisEvent => ({
  type: 'ReanalysisFailed',
  data: { productId: 7, version, reason: 'unreachable', failedAt: TIME_OF(version) },
});
const olderAfter = (...events: AnalysisEvent[]): Record<string, unknown> =>
  JSON.parse(productAfter(...events)?.older ?? '{}') as Record<string, unknown>;

describe('the versions of a report (D-129)', () => {
  const twice = [requested, completed, requestedAgain(2), completedAgain(2)];

  it('are shown by the newest one, which lists the earlier ones', () => {
    expect(documentAfter(...twice)).toMatchObject({
      id: 7,
      title: 'Version 2',
      version: 2,
      createdAt: TIME_OF(2),
      provenance: { model: 'gpt' },
      earlierVersions: [{ version: 1, createdAt: '2030-01-01T12:00:20.000Z' }],
    });
    expect(productAfter(...twice)).toMatchObject({ title: 'Version 2', version: 2, is_listed: true, owner_id: 3 });
    expect(summaryAfter(...twice)).toMatchObject({ title: 'Version 2' });
  });

  it('are kept unchanged, by number', () => {
    const past = [...twice, requestedAgain(3), failedAgain(3), requestedAgain(4), completedAgain(4)];
    const { 1: first, 2: second, ...others } = olderAfter(...past);
    expect(first).toEqual(documentAfter(requested, completed));
    expect(productView.parse(second)).toMatchObject({ title: 'Version 2', version: 2 });
    expect(second).not.toHaveProperty('earlierVersions');
    expect(others).toEqual({});
    expect(documentAfter(...past).earlierVersions?.map(({ version }) => version)).toEqual([2, 1]);
  });

  it('do not change the report while the site is read again, or when that failed', () => {
    const product = productAfter(requested, completed);
    expect(productAfter(requested, completed, requestedAgain(2))).toEqual(product);
    expect(productAfter(requested, completed, requestedAgain(2), failedAgain(2))).toEqual(product);
  });

  it('are added once', () => expect(productAfter(...twice, completedAgain(2))).toEqual(productAfter(...twice)));

  it('are removed when the app is taken down', () =>
    expect(productAfter(...twice, takenDown)).toEqual(productAfter(requested, completed, takenDown)));

  it('keep an unlisted app unlisted', () =>
    expect(productAfter(requested, completed, unlisted, requestedAgain(2), completedAgain(2))).toMatchObject({
      is_listed: false,
      version: 2,
    }));

  it('are limited to the last twenty', () => {
    const versions = Array.from({ length: 25 }, (_, index) => index + 2);
    const at20 = '2030-01-02T12:00:00.000Z';
    const past = versions.map((version) => {
      const event = completedAgain(2) as Extract<AnalysisEvent, { type: 'ReanalysisCompleted' }>;
      return { ...event, data: { ...event.data, version, completedAt: at20 } };
    });
    const kept = Object.keys(olderAfter(requested, completed, ...past)).map(Number);
    expect(kept.toSorted((one, other) => one - other)).toEqual(versions.slice(4, 24));
  });
});
