import type { AnalysisEvent } from '@twofold/contracts/analysis/events';
import { describe, it } from 'vitest';
import { specFor } from '../testing/spec-for.ts';
import { aReport } from '../testing/a-report.ts';
import { analysisDecider, type AnalysisCommand } from './decider.ts';

const given = specFor(analysisDecider);

const requestedData = {
  productId: 7,
  url: 'https://benchbook.example/',
  requestedAt: '2026-01-05T10:00:00.000Z',
  dueAt: '2026-01-05T10:01:30.000Z',
};
const completedData = {
  productId: 7,
  finalUrl: 'https://benchbook.example/',
  report: aReport,
  provenance: { provider: 'built-in', rubricVersion: '1' },
  completedAt: '2026-01-05T10:00:12.000Z',
} as const;
const failedData = { productId: 7, reason: 'unreachable', failedAt: '2026-01-05T10:00:05.000Z' } as const;
const interruptedData = { productId: 7, reason: 'interrupted', failedAt: '2026-01-05T10:01:30.000Z' } as const;

const requested: AnalysisEvent = { type: 'AnalysisRequested', data: requestedData };
const completed: AnalysisEvent = { type: 'AnalysisCompleted', data: completedData };
const failed: AnalysisEvent = { type: 'AnalysisFailed', data: failedData };
const interrupted: AnalysisEvent = { type: 'AnalysisFailed', data: interruptedData };

const request: AnalysisCommand = { type: 'RequestAnalysis', data: requestedData };
const requestOfAnother: AnalysisCommand = {
  type: 'RequestAnalysis',
  data: { ...requestedData, url: 'https://fernpost.example/' },
};
const complete: AnalysisCommand = { type: 'CompleteAnalysis', data: completedData };
const fail: AnalysisCommand = { type: 'FailAnalysis', data: failedData };
const interrupt: AnalysisCommand = { type: 'FailAnalysis', data: interruptedData };

describe('requesting an analysis', () => {
  it('is recorded', () => given().when(request).then(requested));
  it('changes nothing the second time', () => given(requested).when(request).thenNothing());
  it('changes nothing once it has ended', () => given(requested, failed).when(request).thenNothing());
  it('is refused where the id belongs to another request', () =>
    given(requested).when(requestOfAnother).thenRefused('product-id-taken'));
});

describe('completing an analysis', () => {
  it('is recorded once it was requested', () => given(requested).when(complete).then(completed));
  it('changes nothing the second time', () => given(requested, completed).when(complete).thenNothing());
  it('is refused when nobody requested it', () => given().when(complete).thenRefused('analysis-not-found'));
  it('is refused after it failed', () =>
    given(requested, failed).when(complete).thenRefused('analysis-already-failed'));
});

describe('failing an analysis', () => {
  it('is recorded while it runs', () => given(requested).when(fail).then(failed));
  it('changes nothing the second time', () => given(requested, failed).when(fail).thenNothing());
  it('is refused when nobody requested it', () => given().when(fail).thenRefused('analysis-not-found'));
});

describe('interrupting an analysis at its deadline', () => {
  it('ends one that still runs', () => given(requested).when(interrupt).then(interrupted));
  it('leaves a complete one alone', () => given(requested, completed).when(interrupt).thenNothing());
});
