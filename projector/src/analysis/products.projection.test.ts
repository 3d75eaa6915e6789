import { productView } from '@twofold/contracts/analysis/api';
import type { AnalysisEvent } from '@twofold/contracts/analysis/events';
import { ERASED } from '@twofold/contracts/personal';
import { recorded } from '@twofold/feed/testing/an-event';
import { describe, expect, it } from 'vitest';
import { foldBatch, parseBatch } from '../fold.ts';
import { aReport } from '../testing/a-report.ts';
import { productsProjection, type ProductState } from './products.projection.ts';

const requested: AnalysisEvent = {
  type: 'AnalysisRequested',
  data: {
    productId: 7,
    url: 'https://example.com/app?invited-by=ada#prices',
    requestedBy: 3,
    requestedAt: '2030-01-01T12:00:00.000Z',
    dueAt: '2030-01-01T12:01:00.000Z',
  },
};
const completed: AnalysisEvent = {
  type: 'AnalysisCompleted',
  data: {
    productId: 7,
    finalUrl: 'https://www.example.com/app',
    report: aReport,
    provenance: { provider: 'built-in', rubricVersion: '1' },
    completedAt: '2030-01-01T12:00:20.000Z',
  },
};
const failed: AnalysisEvent = {
  type: 'AnalysisFailed',
  data: { productId: 7, reason: 'unreachable', failedAt: '2030-01-01T12:00:20.000Z' },
};

const disowned: AnalysisEvent = {
  type: 'ProductDisowned',
  data: { productId: 7, disownedAt: '2030-01-02T12:00:00.000Z' },
};

const BROWSER = 'ab'.repeat(32);
const at = '2030-01-03T12:00:00.000Z';
const asVisitor = (submittedBy?: string): AnalysisEvent => {
  const { requestedBy: _, ...data } = requested.data;
  return { type: 'AnalysisRequested', data: { ...data, ...(submittedBy !== undefined && { submittedBy }) } };
};
const removal = { productId: 7, userId: 3, as: 'owner' } as const;
const claimed: AnalysisEvent = { type: 'ProductClaimed', data: { productId: 7, userId: 4, claimedAt: at } };
const unlisted: AnalysisEvent = { type: 'ProductUnlisted', data: { ...removal, unlistedAt: at } };
const takenDown: AnalysisEvent = { type: 'ProductTakenDown', data: { ...removal, takenDownAt: at } };

const productAfter = (...events: AnalysisEvent[]): ProductState | undefined => {
  const batch = parseBatch(
    productsProjection,
    events.map((event, index) => recorded(event, index + 1, 'product-7')),
  );
  return foldBatch(batch, new Map()).get(7) as ProductState | undefined;
};
const documentAfter = (...events: AnalysisEvent[]) =>
  productView.parse(JSON.parse(productAfter(...events)?.document ?? ''));
const summaryAfter = (...events: AnalysisEvent[]) =>
  productView
    .omit({ evidence: true })
    .strict()
    .parse(JSON.parse(productAfter(...events)?.summary ?? ''));

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

  it('are shown by the newest one, which names those before it', () => {
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

  it('are kept as they were, by their numbers', () => {
    const past = [...twice, requestedAgain(3), failedAgain(3), requestedAgain(4), completedAgain(4)];
    const { 1: first, 2: second, ...others } = olderAfter(...past);
    expect(first).toEqual(documentAfter(requested, completed));
    expect(productView.parse(second)).toMatchObject({ title: 'Version 2', version: 2 });
    expect(second).not.toHaveProperty('earlierVersions');
    expect(others).toEqual({});
    expect(documentAfter(...past).earlierVersions?.map(({ version }) => version)).toEqual([2, 1]);
  });

  it('leave the report alone while the site is read again, and when that failed', () => {
    const product = productAfter(requested, completed);
    expect(productAfter(requested, completed, requestedAgain(2))).toEqual(product);
    expect(productAfter(requested, completed, requestedAgain(2), failedAgain(2))).toEqual(product);
  });

  it('are not taken twice', () => expect(productAfter(...twice, completedAgain(2))).toEqual(productAfter(...twice)));

  it('go with the app when it is taken down', () =>
    expect(productAfter(...twice, takenDown)).toEqual(productAfter(requested, completed, takenDown)));

  it('leave an unlisted app off the lists', () =>
    expect(productAfter(requested, completed, unlisted, requestedAgain(2), completedAgain(2))).toMatchObject({
      is_listed: false,
      version: 2,
    }));

  it('are the last twenty', () => {
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
