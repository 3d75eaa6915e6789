import type { AnalysisEvent } from '@twofold/contracts/analysis/events';
import { ERASED } from '@twofold/contracts/personal';
import { describe, expect, it } from 'vitest';
import { aReport } from '../testing/a-report.ts';
import {
  at,
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
  it('has no report while it is being analyzed', () =>
    expect(productAfter(requested)).toMatchObject({
      id: 7,
      status: 'pending',
      document: null,
      summary: null,
      is_listed: false,
    }));

  it('has no report if the analysis failed', () =>
    expect(productAfter(requested, failed)).toMatchObject({
      status: 'failed',
      document: null,
      summary: null,
      is_listed: false,
    }));

  it('is listed once the analysis is complete', () =>
    expect(productAfter(requested, completed)).toMatchObject({ status: 'completed', is_listed: true }));

  it('stays complete if a failure is recorded later', () =>
    expect(productAfter(requested, completed, failed)).toMatchObject({ status: 'completed', is_listed: true }));

  it('stays complete if its request is delivered again', () =>
    expect(productAfter(requested, completed, requested)).toEqual(productAfter(requested, completed)));

  it('belongs to the user who requested it', () => expect(productAfter(requested)).toMatchObject({ owner_id: 3 }));

  it('has no owner if a visitor requested it', () =>
    expect(productAfter(asVisitor())).toMatchObject({ owner_id: null, claimable_by: null }));

  it('D-47: can be claimed by the browser of the visitor who asked for it, and by no other', () => {
    expect(productAfter(asVisitor(BROWSER), completed)).toMatchObject({ owner_id: null, claimable_by: BROWSER });
    expect(productAfter(requested, completed)).toMatchObject({ owner_id: 3, claimable_by: null });
  });

  it('D-47: belongs to the one who claimed it, for good', () => {
    const past = [asVisitor(BROWSER), completed, claimed];
    expect(productAfter(...past)).toMatchObject({ owner_id: 4, claimable_by: null, is_listed: true });
    expect(productAfter(...past, disowned)).toMatchObject({ owner_id: null, claimable_by: null, is_listed: false });
  });

  it('D-39: is not listed any more once it was unlisted, and is still shown to anyone who knows it', () =>
    expect(productAfter(requested, completed, unlisted)).toEqual({
      ...productAfter(requested, completed),
      is_listed: false,
      is_hidden: true,
    }));

  it('stays unlisted if its owner is erased before the analysis is complete', () =>
    expect(productAfter(requested, disowned, completed)).toMatchObject({ status: 'completed', is_listed: false }));

  it('D-39: has nothing to show once it was taken down', () =>
    expect(productAfter(requested, completed, takenDown)).toEqual({
      id: 7,
      status: 'taken-down',
      owner_id: 3,
      is_listed: false,
      is_hidden: true,
      claimable_by: null,
      submitted_by: null,
      share_hash: null,
      search_text: null,
      url: '',
      document: null,
      summary: null,
      title: null,
      description: null,
      public_url: null,
      version: 1,
      older: null,
    }));

  it('has no owner and is unlisted once its owner is erased', () =>
    expect(productAfter(requested, completed, disowned)).toEqual({
      ...productAfter(requested, completed),
      owner_id: null,
      is_listed: false,
      is_hidden: true,
    }));

  it('has no report if the key of its report was erased', () => {
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
      submitted_by: null,
      share_hash: null,
      search_text: null,
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

  it('does not exist without a request', () => expect(productAfter(completed)).toBeUndefined());
});

describe('the name of a product', () => {
  it('is that of the summary, for screens that only show the name', () =>
    expect(productAfter(requested, completed)).toMatchObject({
      title: aReport.title,
      description: aReport.description,
      public_url: 'https://example.com/app',
    }));

  it('is removed when it is taken down', () =>
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
      url: 'https://example.com/app',
      createdAt: '2030-01-01T12:00:20.000Z',
      provenance: { provider: 'built-in', rubricVersion: '1' },
    }));

  it('D-134: has the address without query string and fragment', () =>
    expect(documentAfter(requested, completed).url).toBe('https://example.com/app'));

  it('D-134: is told the whole address by the row, without a user name', () => {
    const url = 'https://ada:secret@example.com/app?invited-by=ada#prices';
    const asked = { ...requested, data: { ...requested.data, url } } as AnalysisEvent;
    expect(productAfter(asked, completed)).toMatchObject({
      url: 'https://example.com/app?invited-by=ada',
      public_url: 'https://example.com/app',
    });
    expect(documentAfter(asked, completed).url).toBe('https://example.com/app');
  });

  it('D-134: hides what was secret in the address from what the report says', () => {
    const url = 'https://example.com/app?token=canary-4711';
    const asked = { ...requested, data: { ...requested.data, url } } as AnalysisEvent;
    const report = { ...aReport, description: `You came by ${url}, with canary-4711.` };
    const written = { ...completed, data: { ...completed.data, report } } as AnalysisEvent;
    const again = { ...written.data, version: 2 } as Extract<AnalysisEvent, { type: 'ReanalysisCompleted' }>['data'];
    const shown = JSON.stringify(productAfter(asked, written, { type: 'ReanalysisCompleted', data: again }));
    expect(shown.replace(url, '')).not.toContain('canary-4711');
    expect(documentAfter(asked, written).description).toBe('You came by https://example.com/app…, with ….');
  });
});

describe('D-134: the share link of a product', () => {
  const created: AnalysisEvent = {
    type: 'ShareLinkCreated',
    data: { productId: 7, userId: 3, linkId: 'a-link', tokenHash: 'cd'.repeat(32), createdAt: at },
  };
  const revoked: AnalysisEvent = { type: 'ShareLinkRevoked', data: { productId: 7, userId: 3, revokedAt: at } };
  const hashAfter = (...events: AnalysisEvent[]) => productAfter(requested, completed, ...events)?.share_hash;

  it('is known until it is revoked', () => {
    expect(hashAfter(created)).toBe('cd'.repeat(32));
    expect(hashAfter(created, revoked)).toBeNull();
  });

  it.each([
    ['taken down', takenDown],
    ['left by an erased owner', disowned],
  ])('goes when the app is %s, and so does the browser that submitted it', (_, event) => {
    const after = productAfter(asVisitor(BROWSER), completed, claimed, created, event);
    expect(after).toMatchObject({ share_hash: null, submitted_by: null });
  });
});

describe('the summary of a product', () => {
  it('has the content of cards, without evidence', () =>
    expect(summaryAfter(requested, completed)).toMatchObject({
      id: 7,
      title: aReport.title,
      aiAnalysis: aReport.aiAnalysis,
    }));

  it('has the address without query string and fragment', () =>
    expect(summaryAfter(requested, completed).url).toBe('https://example.com/app'));
});
