import { report as reportSchema } from '@twofold/contracts/analysis/report';
import { PAGE_KINDS } from '@twofold/site-reader/classify/page-kind';
import type { SiteSnapshot } from '@twofold/site-reader/site-snapshot';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { analyzeSite } from '../built-in/analyze-site.ts';
import { arbitrarySnapshot } from '../built-in/testing/arbitrary-snapshot.ts';
import { snapshotOf } from '../built-in/testing/sample-sites.ts';
import { statementPaths } from '../built-in/testing/statements.ts';

const PARKED = '<title>benchbook.example</title><h1>benchbook.example</h1><p>This domain is for sale. Ask us.</p>';
const LOGIN =
  '<title>Log in – Benchbook</title><meta name="description" content="Repair tickets for bike shops."><h1>Log in</h1><form><input name=user><input type=password><button>Log in</button></form>';

const at = (html: string, url = 'https://benchbook.example/') => snapshotOf(html, url);
const ofHead = (snapshot: SiteSnapshot): SiteSnapshot => ({ ...snapshot, source: 'head' });

const EMPTY = {
  strengths: [],
  weaknesses: [],
  opportunities: [],
  threats: [],
  competitors: [],
  marketTrends: [],
  customerPersona: null,
  secondaryPersonas: [],
  monetizationPotential: { rating: null, suggestedModels: [] },
  successPotential: { rating: null },
};

describe('a limited report', () => {
  it('names a parked domain, quotes it, and rates nothing', () => {
    const report = analyzeSite(at(PARKED));
    expect(report).toMatchObject({
      title: 'benchbook.example',
      purpose: 'benchbook.example is a parked domain, so there is no app to analyze yet.',
      targetAudience: "The pages we read don't name a target audience.",
      usps: [],
      aiAnalysis: EMPTY,
      limited: { reason: 'parked', evidence: 'This domain is for sale. Ask us.' },
    });
    expect(report.evidence.find(({ path }) => path === 'purpose')).toMatchObject({
      basis: 'quote',
      quote: 'This domain is for sale. Ask us.',
    });
    expect(report.aiAnalysis.successPotential.improvements).toHaveLength(1);
  });

  it('names the requested domain if it redirects to a marketplace', () => {
    const finalUrl = 'https://www.hugedomains.com/domain_profile.cfm?d=benchbook.example';
    const report = analyzeSite({ ...at(PARKED), requestedUrl: 'https://www.benchbook.example/', finalUrl });
    expect(report.title).toBe('benchbook.example');
  });

  it('keeps the name and the description of the app from a login page', () => {
    expect(analyzeSite(at(LOGIN))).toMatchObject({
      title: 'Benchbook',
      description: 'Repair tickets for bike shops.',
      limited: { reason: 'login-page', evidence: 'Log in' },
      aiAnalysis: EMPTY,
    });
  });

  it('takes neither name nor description of the app from an error page', () => {
    const html = '<title>404 Not Found</title><meta name="description" content="Great hosting."><h1>Not Found</h1>';
    const { title, description } = analyzeSite(at(html));
    expect({ title, description }).toEqual({
      title: 'benchbook.example',
      description: 'This address answers with an error page, so there is no app to analyze on it.',
    });
  });

  it('uses the head of a page that was not rendered', () => {
    const html =
      '<title>Benchbook</title><meta name="description" content="Repair tickets for bike shops."><div id=root></div>';
    const report = analyzeSite(ofHead(at(html)));
    expect(report).toMatchObject({
      title: 'Benchbook',
      description: 'Repair tickets for bike shops.',
      limited: { reason: 'not-rendered' },
      aiAnalysis: EMPTY,
    });
    expect(report.evidence[0]).toMatchObject({ path: 'description', quote: 'Repair tickets for bike shops.' });
  });

  it('sends the reader of an article to the home page of its site', () => {
    const article: SiteSnapshot = {
      ...at(
        '<title>The mill turns again - River Post</title><h1>The mill turns again</h1>',
        'https://post.example/a/b',
      ),
      pageKind: 'article',
      pageKindEvidence: 'The mill turns again',
    };
    const { title, aiAnalysis } = analyzeSite(article);
    expect(title).toBe('The mill turns again');
    expect(aiAnalysis.successPotential.improvements).toEqual([
      'Analyze the home page of the site instead: https://post.example',
    ]);
  });

  it('is not written on an ordinary page', () => {
    expect(analyzeSite(at('<title>Benchbook</title><p>Repair tickets for bike shops.</p>'))).not.toHaveProperty(
      'limited',
    );
  });

  it('is valid for any page of any kind, with a basis for every statement and exact quotes', () => {
    const kind = fc.constantFrom(...PAGE_KINDS);
    const words = fc.oneof(fc.constant(''), fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }));
    fc.assert(
      fc.property(arbitrarySnapshot, kind, words, (any, pageKind, evidence) => {
        const pageKindEvidence = evidence.trim();
        const snapshot: SiteSnapshot = { ...any, source: 'head', pageKind, pageKindEvidence };
        const report = analyzeSite(snapshot);
        expect(reportSchema.safeParse(report).error).toBeUndefined();
        expect(report.limited?.reason).toBe(pageKind === 'page' ? 'not-rendered' : pageKind);
        expect(report.aiAnalysis).toMatchObject(EMPTY);
        expect(report.evidence.map(({ path }) => path).toSorted()).toEqual([...statementPaths(report)].toSorted());
        const said = [snapshot.title, snapshot.description, ...snapshot.blocks.map(({ text }) => text)];
        const quotes = report.evidence.flatMap((each) => (each.basis === 'quote' ? [each.quote] : []));
        expect(quotes.filter((quote) => !said.some((text) => text.includes(quote)))).toEqual([]);
      }),
    );
  });
});
