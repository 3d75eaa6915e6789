import type { BrowserMeasurement } from '@twofold/contracts/analysis/browser-measurement';
import type { AnalysisEvent } from '@twofold/contracts/analysis/events';
import { ERASED, type Erased } from '@twofold/contracts/personal';
import { aBrowserMeasurement } from '@twofold/contracts/testing/a-browser-measurement';
import { describe, expect, it } from 'vitest';
import {
  at,
  completed,
  disowned,
  documentAfter,
  productAfter,
  requested,
  summaryAfter,
  takenDown,
} from '../testing/product-events.ts';

const [desktop, phone] = [
  { name: 'desktop', digest: 'ab'.repeat(32), bytes: 140_000, width: 1_280, height: 800 },
  { name: 'phone', digest: 'cd'.repeat(32), bytes: 90_000, width: 390, height: 844 },
] as const;
const PICTURES = [
  { name: 'desktop', width: 1_280, height: 800 },
  { name: 'phone', width: 390, height: 844 },
];

const { data: report } = completed as Extract<AnalysisEvent, { type: 'AnalysisCompleted' }>;
const toBeMeasured: AnalysisEvent = { type: 'AnalysisCompleted', data: { ...report, measurement: 'follows' } };
const again = (version: number): AnalysisEvent => ({
  type: 'ReanalysisCompleted',
  data: { ...report, version, measurement: 'follows' },
});
const measured = (version: number): AnalysisEvent => ({
  type: 'SiteMeasured',
  data: { productId: 7, version, screenshots: [desktop, phone], measuredAt: at },
});
const pictured = (version: number): AnalysisEvent => ({
  type: 'ScreenshotsTaken',
  data: { productId: 7, version, screenshots: [desktop, phone], takenAt: at },
});
const notMeasured = (version: number): AnalysisEvent => ({
  type: 'SiteMeasurementFailed',
  data: { productId: 7, version, reason: 'too-busy', failedAt: at },
});
const measuredInBrowser = (
  version: number,
  browser: BrowserMeasurement | Erased = aBrowserMeasurement,
): AnalysisEvent => ({
  type: 'SiteMeasured',
  data: { productId: 7, version, screenshots: [], browser, measuredAt: at },
});
const picturesOf = (...events: AnalysisEvent[]): Readonly<Record<string, unknown>> => {
  const older = JSON.parse(productAfter(...events)?.older ?? '{}') as Record<string, { screenshots?: unknown }>;
  return Object.fromEntries(Object.entries(older).map(([version, { screenshots }]) => [version, screenshots]));
};

describe('a report whose site is measured (D-122)', () => {
  it('has no measurement if none is planned', () => {
    expect(documentAfter(requested, completed)).not.toHaveProperty('measurement');
    expect(summaryAfter(requested, completed)).not.toHaveProperty('measurement');
  });

  it('has the measurement `under-way` until it ends', () => {
    expect(documentAfter(requested, toBeMeasured)).toMatchObject({ measurement: 'under-way' });
    expect(summaryAfter(requested, toBeMeasured)).toMatchObject({ measurement: 'under-way' });
  });

  it('lists its screenshots with their sizes, but not where they are stored', () => {
    const says = { measurement: 'done', screenshots: PICTURES };
    expect(documentAfter(requested, toBeMeasured, measured(1))).toMatchObject(says);
    expect(summaryAfter(requested, toBeMeasured, measured(1))).toMatchObject(says);
    expect(productAfter(requested, toBeMeasured, measured(1))?.document).not.toContain(desktop.digest);
  });

  it('lists them as soon as they are taken, while the rest is measured', () => {
    const says = { measurement: 'under-way', screenshots: PICTURES };
    expect(documentAfter(requested, toBeMeasured, pictured(1))).toMatchObject(says);
    expect(summaryAfter(requested, toBeMeasured, pictured(1))).toMatchObject(says);
    expect(documentAfter(requested, toBeMeasured, pictured(1), measured(1))).toEqual(
      documentAfter(requested, toBeMeasured, measured(1)),
    );
  });

  it('keeps them if the rest cannot be measured', () =>
    expect(documentAfter(requested, toBeMeasured, pictured(1), notMeasured(1))).toMatchObject({
      measurement: 'failed',
      screenshots: PICTURES,
    }));

  it('keeps the rest of its text unchanged', () => {
    const { measurement: _, screenshots: __, ...rest } = documentAfter(requested, toBeMeasured, measured(1));
    expect(rest).toEqual(documentAfter(requested, completed));
  });

  it('lists no screenshots if there are none', () => {
    const product = documentAfter(requested, toBeMeasured, notMeasured(1));
    expect(product).toMatchObject({ measurement: 'failed' });
    expect(product).not.toHaveProperty('screenshots');
  });

  it('has the browser measurement only in its document', () => {
    const product = documentAfter(requested, toBeMeasured, measuredInBrowser(1));
    expect(product.browser).toEqual({ ...aBrowserMeasurement, measuredAt: at });
    expect(summaryAfter(requested, toBeMeasured, measuredInBrowser(1))).not.toHaveProperty('browser');
  });

  it('shows no secret of the address (D-134)', () => {
    const [fact] = aBrowserMeasurement.facts;
    const facts = [{ ...fact!, evidence: 'Hello S3cretInvite!' }];
    const url = 'https://benchbook.example/?invite=S3cretInvite';
    const { data } = requested as Extract<AnalysisEvent, { type: 'AnalysisRequested' }>;
    const asked: AnalysisEvent = { type: 'AnalysisRequested', data: { ...data, url } };
    const product = documentAfter(asked, toBeMeasured, measuredInBrowser(1, { ...aBrowserMeasurement, facts }));
    expect(product.browser?.facts[0]?.evidence).toBe('Hello …!');
  });

  it('shows no erased measurement', () =>
    expect(documentAfter(requested, toBeMeasured, measuredInBrowser(1, ERASED))).not.toHaveProperty('browser'));

  it('has the reason for a failed measurement only in its document', () => {
    expect(documentAfter(requested, toBeMeasured, notMeasured(1))).toMatchObject({ measurementFailure: 'too-busy' });
    expect(summaryAfter(requested, toBeMeasured, notMeasured(1))).not.toHaveProperty('measurementFailure');
  });

  it('has the measurement of its own version', () => {
    const past = [requested, toBeMeasured, again(2)];
    expect(documentAfter(...past, measured(1))).toMatchObject({ version: 2, measurement: 'under-way' });
    expect(documentAfter(...past, measured(1))).not.toHaveProperty('screenshots');
    expect(picturesOf(...past, measured(1))).toEqual({ 1: PICTURES });
    expect(documentAfter(...past, measured(1), measured(2))).toMatchObject({ screenshots: PICTURES });
  });

  it('has the measurements of the last five versions', () => {
    const versions = [2, 3, 4, 5, 6].flatMap((version) => [again(version), measured(version)]);
    const past = [requested, toBeMeasured, measured(1), ...versions];
    expect(picturesOf(...past)).toEqual({ 1: undefined, 2: PICTURES, 3: PICTURES, 4: PICTURES, 5: PICTURES });
    expect(documentAfter(...past)).toMatchObject({ version: 6, screenshots: PICTURES });
  });

  it('loses measurements in all versions when its owner is erased', () => {
    const past = [requested, toBeMeasured, measured(1), again(2), measuredInBrowser(2), disowned];
    expect(documentAfter(...past)).not.toHaveProperty('browser');
    expect(documentAfter(...past)).not.toHaveProperty('screenshots');
    expect(summaryAfter(...past)).not.toHaveProperty('screenshots');
    expect(picturesOf(...past)).toEqual({ 1: undefined });
  });

  it('expects no measurement once its owner is erased', () =>
    expect(documentAfter(requested, toBeMeasured, disowned)).not.toHaveProperty('measurement'));

  it('shows nothing once it is taken down', () =>
    expect(productAfter(requested, toBeMeasured, takenDown, measured(1))).toEqual(
      productAfter(requested, toBeMeasured, takenDown),
    ));
});
