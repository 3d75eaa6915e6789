import type { Result } from 'lighthouse';
import { describe, expect, it } from 'vitest';
import { compactResult } from './compact-result.ts';
import { lighthouseResult, MAX_FAILING_AUDITS } from './lighthouse-result.ts';

const PAGE = 'https://www.shop.example/?invite=abc';
const RUN = { page: PAGE, loadPerCore: 1 };

const audit = (id: string, score: number | null, items: object[] = [], extra: object = {}) => ({
  id,
  title: `Title of ${id}`,
  description: 'Why it matters.',
  score,
  scoreDisplayMode: score === null ? 'notApplicable' : 'binary',
  details: { type: 'table', headings: [], items },
  ...extra,
});

type Ref = { readonly id: string; readonly weight?: number; readonly group?: string };

/** A report of Lighthouse with these audits, which all count for accessibility. */
const reportOf = (audits: readonly ReturnType<typeof audit>[], refs: Readonly<Record<string, readonly Ref[]>> = {}) => {
  const category = (id: string, score: number | null) => ({
    id,
    title: id,
    score,
    auditRefs: (refs[id] ?? []).map((ref) => ({ weight: 1, ...ref })),
  });
  return {
    lighthouseVersion: '12.8.2',
    environment: { benchmarkIndex: 1_500 },
    categories: {
      performance: category('performance', 0.644),
      accessibility: { ...category('accessibility', 1), auditRefs: audits.map(({ id }) => ({ id, weight: 1 })) },
      'best-practices': category('best-practices', null),
      seo: category('seo', 0.9),
    },
    audits: Object.fromEntries(audits.map((each) => [each.id, each])),
  } as unknown as Result;
};
const compact = (...parts: Parameters<typeof reportOf>) =>
  lighthouseResult.parse(compactResult(reportOf(...parts), RUN));

describe('the part of a Lighthouse report that is kept', () => {
  it('has the scores out of 100, or null', () => {
    expect(compact([]).scores).toEqual({ performance: 64, accessibility: 100, bestPractices: null, search: 90 });
  });

  it.each([
    [1_500, 1, false],
    [800, 1, true],
    [1_500, 7, true],
  ])(
    'says whether the machine was slow (benchmark %d) or busy (load %d): %s',
    (benchmarkIndex, loadPerCore, isSlow) => {
      const report = { ...reportOf([]), environment: { benchmarkIndex } } as Result;
      expect(compactResult(report, { page: PAGE, loadPerCore }).isHostSlow).toBe(isSlow);
    },
  );

  it('adds up requests by type, and lists third-party origins', () => {
    const items = [
      { url: PAGE, resourceType: 'Document', transferSize: 1_000.4 },
      { url: 'https://cdn.shop.example/a.js', resourceType: 'Script', transferSize: 5_000 },
      { url: 'https://ads.example/b.js?id=1', resourceType: 'Script', transferSize: 2_000 },
      { url: 'https://ads.example/ping', resourceType: 'Ping' },
      { url: 'data:image/png;base64,AAAA', resourceType: 'Image', transferSize: 0 },
    ];
    const { weight, thirdParties } = compact([audit('network-requests', null, items)]);
    expect(weight).toEqual([
      { type: 'script', bytes: 7_000, requests: 2 },
      { type: 'document', bytes: 1_000, requests: 1 },
      { type: 'other', bytes: 0, requests: 1 },
    ]);
    expect(thirdParties).toEqual(['https://ads.example']);
  });

  it('has a few console errors, without secrets in addresses', () => {
    const items = Array.from({ length: 9 }, (_, i) => ({ description: `Failed: https://a.example/${i}?token=s3cret` }));
    const { consoleErrors } = compact([audit('errors-in-console', 0, items)]);
    expect(consoleErrors.count).toBe(9);
    expect(consoleErrors.texts).toHaveLength(5);
    expect(consoleErrors.texts[0]).toBe('Failed: https://a.example/0');
  });

  it('does not attribute responses of our proxy to a server', () => {
    const failed = 'Failed to load resource: ';
    const answered = `${failed}the server responded with a status of`;
    const items = [
      `${failed}net::ERR_TUNNEL_CONNECTION_FAILED`,
      `${answered} 403 (Not reached)`,
      `${answered} 502 (Bad Gateway)`,
    ];
    const { consoleErrors } = compact([
      audit(
        'errors-in-console',
        0,
        items.map((description) => ({ description })),
      ),
    ]);
    expect(consoleErrors).toEqual({
      count: 3,
      texts: [`${failed}the address could not be reached`, `${answered} 502 (Bad Gateway)`],
    });
  });

  it('has the failed audits once each, with elements and addresses', () => {
    const audits = [
      audit('image-alt', 0, [{ node: { snippet: '<img src="/a.png?key=1">' } }, { node: { snippet: '<img>' } }]),
      audit('color-contrast', 0.7),
      audit('label', 1),
      audit('video-caption', null),
      audit('render-blocking', 0, [{ url: 'https://a.example/x.css?v=1' }]),
      audit('largest-contentful-paint', 0),
    ];
    const { failing } = compact(
      audits.filter(({ id }) => id !== 'largest-contentful-paint' && id !== 'render-blocking'),
    );
    expect(failing.map(({ id, isFailed }) => [id, isFailed])).toEqual([
      ['image-alt', true],
      ['color-contrast', false],
    ]);
    expect(failing[0]?.evidence).toBe('<img src="/a.png"> <img>');
  });

  it('leaves out audits that duplicate our facts, and hidden ones', () => {
    const refs = {
      performance: [
        { id: 'speed-index', group: 'metrics' },
        { id: 'old-audit', group: 'hidden' },
        { id: 'total-byte-weight' },
        { id: 'unused-css' },
      ],
    };
    const report = reportOf([], refs);
    const audits = Object.fromEntries(refs.performance.map(({ id }) => [id, audit(id, 0)]));
    const { failing } = compactResult({ ...report, audits } as unknown as Result, RUN);
    expect(failing.map(({ id }) => id)).toEqual(['unused-css']);
  });

  it('stays within its caps, for any results of Lighthouse', () => {
    const long = '\u202e<b>'.repeat(5_000);
    const items = Array.from({ length: 500 }, () => ({ node: { snippet: long } }));
    const audits = Array.from({ length: 60 }, (_, i) =>
      audit(`audit-${i}`, 0, items, { title: long, displayValue: long }),
    );
    const { failing } = compact(audits);
    expect(failing).toHaveLength(MAX_FAILING_AUDITS);
    expect(JSON.stringify(failing)).not.toContain('\u202e');
  });
});
