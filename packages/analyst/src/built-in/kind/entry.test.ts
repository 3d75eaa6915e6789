import { describe, expect, it } from 'vitest';
import { analyzeSite } from '../analyze-site.ts';
import { snapshotOf } from '../testing/sample-sites.ts';

const TEXT = '<p>Ada was a mathematician.[1] She wrote notes on the engine.[2] Others followed.[3]</p>'.repeat(20);
const cited = Array.from({ length: 14 }, (_, at) => `<p>Note ${at} of the work.[${at}]</p>`).join('');
const pageOf = (title: string, heading: string) =>
  snapshotOf(
    `<html lang="en"><head><title>${title}</title></head><body><main><h1>${heading}</h1><p>From the free encyclopedia</p>${TEXT}${cited}</main></body></html>`,
    'https://en.wikipedia.org/',
  );

describe('an entry of a reference work', () => {
  it('is reported as an article without a rating', () => {
    const report = analyzeSite(pageOf('Ada Byron - Wikipedia', 'Ada Byron'));
    expect(report.limited).toEqual({ reason: 'article', evidence: 'Ada Byron' });
    expect(report.aiAnalysis.customerPersona).toBeNull();
  });

  it('is recognized in a wiki on any subject', () => {
    const tale = '<p>Mara lives east of the mill. She sells turnips and likes rain.</p>'.repeat(20);
    const page = (title: string) =>
      snapshotOf(`<title>${title}</title><main><h1>Mara</h1>${tale}</main>`, 'https://turnips.example/');
    expect(analyzeSite(page('Mara - Turnip Town Wiki')).limited).toEqual({ reason: 'article', evidence: 'Mara' });
    expect(analyzeSite(page('Mara - Turnip Town')).limited).toBeUndefined();
  });

  it('is not the front page', () =>
    expect(analyzeSite(pageOf('Wikipedia, the free encyclopedia', 'Welcome to Wikipedia')).limited).toBeUndefined());
});
