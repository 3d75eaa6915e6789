import { describe, expect, it } from 'vitest';
import { ALL_CHECKS } from '../facts/all-checks.ts';
import { fact } from '../facts/fact.ts';
import type { LighthouseResult } from '../lighthouse/lighthouse-result.ts';
import { browserFacts, browserMeasurementOf, type BrowserFindings } from './browser-facts.ts';
import { browserMeasurement } from './browser-measurement.ts';

const result: LighthouseResult = {
  version: '12.8.2',
  isHostSlow: false,
  scores: { performance: 64, accessibility: 100, bestPractices: null, search: 83 },
  vitals: {
    largestContentfulPaintMs: 3_140,
    layoutShift: 0.3,
    totalBlockingTimeMs: 200,
    firstContentfulPaintMs: null,
    speedIndexMs: 5_801,
  },
  weight: [
    { type: 'image', bytes: 2_700_000, requests: 8 },
    { type: 'document', bytes: 12_400, requests: 1 },
  ],
  thirdParties: ['https://fonts.example', 'https://ads.example'],
  consoleErrors: { count: 7, texts: ['x is not defined'] },
  failing: [
    {
      id: 'image-alt',
      category: 'accessibility',
      isFailed: true,
      title: 'Image elements do not have `[alt]` attributes',
      description:
        'Informative elements need a text. Decorative ones can be ignored. [Learn more about `alt`](https://dequeuniversity.com/rules/axe/4.10/image-alt).',
      display: '',
      evidence: '<img src="/x.png">',
    },
  ],
};
const findings: BrowserFindings = {
  lighthouse: result,
  links: { checked: 9, unclear: 1, forbidden: 2, dead: [{ path: '/old', status: 404 }] },
  seen: { phone: { call: { text: 'Start free', place: 'below' }, links: [] }, desktop: { links: [] } },
};
const shown = (of: BrowserFindings, id: string): string => {
  const found = browserFacts(of).find((each) => each.id === `browser-${id}`);
  return found ? `${found.status}: ${found.value}${found.unit ? ` ${found.unit}` : ''}` : 'none';
};

describe('browser facts', () => {
  it.each([
    ['largest-paint', 'warning: 3.1 s'],
    ['layout-shift', 'fail: 0.3'],
    ['blocking-time', 'pass: 200 ms'],
    ['first-paint', 'not-measured: Not measured'],
    ['speed-index', 'fail: 5.8 s'],
    ['page-weight', 'warning: 2712 kB'],
    ['requests', 'info: 9'],
    ['third-parties', 'info: 2 origins'],
    ['console-errors', 'warning: 7'],
    ['first-call-phone', 'warning: Below the first screen'],
    ['first-call-desktop', 'not-measured: Not measured'],
    ['dead-links', 'fail: 1 of 6'],
  ])('has %s', (id, value) => {
    expect(shown(findings, id)).toBe(value);
  });

  it('does not judge times that a busy machine may have lengthened', () => {
    const [audit] = result.failing;
    const failing = [{ ...audit!, id: 'server-response-time' }, audit!];
    const busy = { ...findings, lighthouse: { ...result, isHostSlow: true, failing } };
    expect(shown(busy, 'speed-index')).toBe('info: 5.8 s');
    expect(shown(busy, 'blocking-time')).toBe('pass: 200 ms');
    expect(shown(busy, 'layout-shift')).toBe('fail: 0.3');
    const audits = browserFacts(busy).filter(({ id }) => id.startsWith('lighthouse-'));
    expect(audits.map(({ id }) => id)).toEqual(['lighthouse-image-alt']);
  });

  it('shows an audit in the words of Lighthouse', () => {
    expect(browserFacts(findings).find(({ id }) => id === 'lighthouse-image-alt')).toEqual({
      id: 'lighthouse-image-alt',
      group: 'accessibility',
      title: 'Image elements do not have [alt] attributes',
      status: 'fail',
      value: 'Failed',
      evidence: '<img src="/x.png">',
      why: 'Informative elements need a text.',
      advice: 'Decorative ones can be ignored.',
      source: 'https://dequeuniversity.com/rules/axe/4.10/image-alt',
      rules: 'lighthouse 12.8.2',
    });
  });

  it('links only to documentation of Lighthouse', () => {
    const [audit] = result.failing;
    const odd = { ...audit!, description: 'Odd. [Learn more](https://evil.example/)' };
    const facts = browserFacts({ ...findings, lighthouse: { ...result, failing: [odd] } });
    expect(facts.at(-1)?.source).toBe('https://developer.chrome.com/docs/lighthouse/overview');
  });

  it('keeps the facts of one part if another failed, with the reason', () => {
    const facts = browserFacts({ ...findings, lighthouse: 'The page took too long in the browser.' });
    expect(facts.filter(({ status }) => status === 'not-measured').map(({ evidence }) => evidence)).toEqual([
      ...Array<string>(9).fill('The page took too long in the browser.'),
      expect.stringContaining('no button or link'),
    ]);
    expect(facts.find(({ id }) => id === 'browser-dead-links')?.status).toBe('fail');
  });

  it.each([
    ['The page has no links', { checked: 0, unclear: 0, forbidden: 0, dead: [] }],
    ['robots.txt', { checked: 3, unclear: 0, forbidden: 3, dead: [] }],
    ['No link gave a clear answer', { checked: 3, unclear: 3, forbidden: 0, dead: [] }],
  ])('does not judge links without results: %s', (reason, links) => {
    const found = browserFacts({ ...findings, links }).find(({ id }) => id === 'browser-dead-links');
    expect(found).toMatchObject({ status: 'not-measured', evidence: expect.stringContaining(reason) });
  });

  it('have ids that no page fact has, and fit their shape', () => {
    const facts = browserFacts(findings);
    expect(facts.every(({ id }) => /^(browser|lighthouse)-/.test(id))).toBe(true);
    expect(ALL_CHECKS.filter(({ id }) => /^(browser|lighthouse)-/.test(id))).toEqual([]);
    for (const each of facts) expect(fact.parse(each)).toEqual(each);
    expect(browserMeasurement.parse(browserMeasurementOf(findings))).toMatchObject({ lighthouse: { requests: 9 } });
  });
});
