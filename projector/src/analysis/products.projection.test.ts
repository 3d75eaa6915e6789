import type { AnalysisEvent } from '@twofold/contracts/analysis/events';
import { ERASED } from '@twofold/contracts/personal';
import { describe, expect, it } from 'vitest';
import { aReport } from '../testing/a-report.ts';
import {
  asVisitor,
  BROWSER,
  claimed,
  completed,
  disowned,
  documentAfter,
  failed,
  productAfter,
  requested,
  summaryAfter,
  takenDown,
  unlisted,
} from '../testing/product-events.ts';

describe('a product', () => {
  it('has nothing to show while it is being analysed', () =>
    expect(productAfter(requested)).toMatchObject({
      id: 7,
      status: 'pending',
      document: null,
      summary: null,
      is_listed: false,
    }));

  it('has nothing to show when the analysis failed', () =>
    expect(productAfter(requested, failed)).toMatchObject({
      status: 'failed',
      document: null,
      summary: null,
      is_listed: false,
    }));

  it('is listed once the analysis is complete', () =>
    expect(productAfter(requested, completed)).toMatchObject({ status: 'completed', is_listed: true }));

  it('stays complete whatever is recorded of a failure later', () =>
    expect(productAfter(requested, completed, failed)).toMatchObject({ status: 'completed', is_listed: true }));

  it('stays complete when its request is delivered again', () =>
    expect(productAfter(requested, completed, requested)).toEqual(productAfter(requested, completed)));

  it('belongs to whoever asked for it', () => expect(productAfter(requested)).toMatchObject({ owner_id: 3 }));

  it('belongs to nobody when a visitor asked for it', () =>
    expect(productAfter(asVisitor())).toMatchObject({ owner_id: null, claimable_by: null }));

  it('D-47: can be claimed by the browser of the visitor who asked for it, and by no other', () => {
    expect(productAfter(asVisitor(BROWSER), completed)).toMatchObject({ owner_id: null, claimable_by: BROWSER });
    expect(productAfter(requested, completed)).toMatchObject({ owner_id: 3, claimable_by: null });
  });

  it('D-47: belongs to whoever claimed it, for good', () => {
    const past = [asVisitor(BROWSER), completed, claimed];
    expect(productAfter(...past)).toMatchObject({ owner_id: 4, claimable_by: null, is_listed: true });
    expect(productAfter(...past, disowned)).toMatchObject({ owner_id: null, claimable_by: null, is_listed: false });
  });

  it('D-39: is not listed any more once it was unlisted, and is still shown to whoever knows it', () =>
    expect(productAfter(requested, completed, unlisted)).toEqual({
      ...productAfter(requested, completed),
      is_listed: false,
      is_hidden: true,
    }));

  it('stays off the lists when its owner is gone before the analysis is complete', () =>
    expect(productAfter(requested, disowned, completed)).toMatchObject({ status: 'completed', is_listed: false }));

  it('D-39: has nothing to show once it was taken down', () =>
    expect(productAfter(requested, completed, takenDown)).toEqual({
      id: 7,
      status: 'taken-down',
      owner_id: 3,
      is_listed: false,
      is_hidden: true,
      claimable_by: null,
      url: '',
      document: null,
      summary: null,
      title: null,
      description: null,
      public_url: null,
      version: 1,
      older: null,
    }));

  it('is neither owned nor listed any more when its owner is gone', () =>
    expect(productAfter(requested, completed, disowned)).toEqual({
      ...productAfter(requested, completed),
      owner_id: null,
      is_listed: false,
      is_hidden: true,
    }));

  it('has nothing to show when the key of its report is gone', () => {
    const unreadable = [
      { ...requested, data: { ...requested.data, url: ERASED } },
      { ...completed, data: { ...completed.data, finalUrl: ERASED, report: ERASED } },
    ] as AnalysisEvent[];
    expect(productAfter(...unreadable)).toEqual({
      id: 7,
      status: 'erased',
      owner_id: 3,
      is_listed: false,
      is_hidden: false,
      claimable_by: null,
      url: '',
      document: null,
      summary: null,
      title: null,
      description: null,
      public_url: null,
      version: 1,
      older: null,
    });
  });

  it('is nothing without a request', () => expect(productAfter(completed)).toBeUndefined());
});

describe('the name of a product', () => {
  it('is what the summary says, for screens that show no more of it', () =>
    expect(productAfter(requested, completed)).toMatchObject({
      title: aReport.title,
      description: aReport.description,
      public_url: 'https://example.com/app',
    }));

  it('goes when it is taken down', () =>
    expect(productAfter(requested, completed, takenDown)).toMatchObject({
      title: null,
      description: null,
      public_url: null,
    }));
});

describe('the document of a product', () => {
  it('is the whole report, with its address, origin and evidence', () =>
    expect(documentAfter(requested, completed)).toEqual({
      ...aReport,
      id: 7,
      url: 'https://example.com/app?invited-by=ada',
      createdAt: '2030-01-01T12:00:20.000Z',
      provenance: { provider: 'built-in', rubricVersion: '1' },
    }));

  it('is the address as it was submitted, without its fragment', () =>
    expect(documentAfter(requested, completed).url).toBe('https://example.com/app?invited-by=ada'));
});

describe('the summary of a product', () => {
  it('has what cards show of the report, and no evidence', () =>
    expect(summaryAfter(requested, completed)).toMatchObject({
      id: 7,
      title: aReport.title,
      aiAnalysis: aReport.aiAnalysis,
    }));

  it('has the address without query string and fragment', () =>
    expect(summaryAfter(requested, completed).url).toBe('https://example.com/app'));
});
