import { analyzeSite } from '@twofold/analyst/built-in/analyze-site';
import { snapshotFromHtml } from '@twofold/site-reader/snapshot-from-html';
import type { SiteSnapshot } from '@twofold/site-reader/site-snapshot';
import { describe, expect, it } from 'vitest';
import { withPages } from './pages-read.ts';

const FIRST = `<html lang="en"><title>Stitchly: appointment software for tailors</title><h1>Stitchly</h1>
  <p>Stitchly is appointment software for tailors and alteration shops.</p><p>Customers book a fitting online.</p>`;
const PRICING = `<html lang="en"><title>Pricing</title><h1>Pricing</h1><p>One shop pays $24 per month, with a free trial of 14 days.</p>`;

const at = (path: string) => `https://stitchly.example${path}`;
const pageOf = (html: string, path: string) => snapshotFromHtml(html, { requestedUrl: at(path), finalUrl: at(path) });
const site = (withPricing: boolean): SiteSnapshot => ({
  ...pageOf(FIRST, '/?invite=canary'),
  subpages: withPricing ? [{ ...pageOf(PRICING, '/pricing?ref=canary'), role: 'pricing' }] : [],
  unread: [{ url: at('/about?ref=canary'), role: 'about', reason: 'robots' }],
});
const reportOf = (snapshot: SiteSnapshot) => withPages(analyzeSite(snapshot), snapshot);

describe('a report on several pages', () => {
  it('names the pages it was made from, without their queries', () => {
    const report = reportOf(site(true));
    expect(report.pages).toEqual({
      read: [{ url: at('/pricing'), role: 'pricing', title: 'Pricing' }],
      unread: [{ url: at('/about'), role: 'about', reason: 'robots' }],
    });
    expect(JSON.stringify(report)).not.toContain('canary');
  });

  it('says of a quote on which other page it stands', () => {
    const { evidence } = reportOf(site(true));
    const quotes = evidence.flatMap((each) => (each.basis === 'quote' ? [each] : []));
    const [priced] = quotes.filter(({ quote }) => quote.includes('$24'));
    expect(priced).toMatchObject({ page: at('/pricing') });
    expect(quotes.filter(({ quote }) => quote.includes('fitting')).every(({ page }) => page === undefined)).toBe(true);
  });

  it('knows prices that another page names', () => {
    const modelsOf = (snapshot: SiteSnapshot) =>
      reportOf(snapshot).aiAnalysis.monetizationPotential.suggestedModels.join(' ');
    expect(modelsOf(site(false))).not.toContain('$24');
    expect(modelsOf(site(true))).toContain('$24 a month');
  });
});
