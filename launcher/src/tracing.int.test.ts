import { collect } from '@twofold/event-store/testing/events';
import { aText } from '@twofold/testing/a-text';
import { eventually } from '@twofold/testing/eventually';
import { inSpan } from '@twofold/tracing/tracing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aClick, aClickingPerson, aTracedTwofold, type Click, type TracedTwofold } from './testing/a-traced-twofold.ts';

const PASSWORD = 'Difference-Engine-1';
const OWNER = 'ada.lovelace@example.com';
const REVIEWER = 'charles.babbage@example.com';
const REVIEW = aText(7);

let twofold: TracedTwofold;
let analysis: Click;
let review: Click;
let owner: Awaited<ReturnType<typeof aClickingPerson>>;
let reviewer: typeof owner;
beforeAll(async () => {
  twofold = await aTracedTwofold();
  owner = await aClickingPerson(twofold.url, OWNER, PASSWORD);
  reviewer = await aClickingPerson(twofold.url, REVIEWER, PASSWORD);
  [analysis, review] = [aClick(), aClick()];
  const { productId } = await owner.ask('POST', '/api/analyze/url', { url: twofold.sampleSite }, analysis);
  await owner.ask('GET', `/api/products/${String(productId)}`, undefined, analysis);
  const draft = { productId, content: REVIEW, rating: 4 };
  const { id } = await reviewer.ask('POST', '/api/reviews', draft, review);
  await reviewer.ask('PATCH', `/api/reviews/${String(id)}`, { status: 'complete' }, review);
  await reviewer.ask('GET', '/api/me', undefined, review);
});
afterAll(() => twofold.end());

const seen = (click: Click, names: readonly string[]) =>
  eventually(() => expect(twofold.namesOf(click)).toEqual(expect.arrayContaining([...names])), { withinMs: 15_000 });

describe('one click is one trace', () => {
  it('from an analysis to the screen that shows its report', () =>
    seen(analysis, [
      'POST /api/analyze/url',
      'command RequestAnalysis',
      'append',
      'read site',
      'write report',
      'command CompleteAnalysis',
      'react expire-analysis-on-analysis-requested',
      'project AnalysisCompleted',
      'GET /api/products/:id',
    ]));

  it('from a review to the credit, to the mail that a job sends, and to the screen', () =>
    seen(review, [
      'POST /api/reviews',
      'PATCH /api/reviews/:id',
      'command CompleteReview',
      'append',
      'react earn-credit-on-review-completed',
      'react mail-recipient-on-notice',
      'job send-command',
      'mail app-reviewed',
      'project ReviewCompleted',
      'GET /api/me',
    ]));

  it('whose spans hang together: each but those of the requests has its parent in the same trace', async () => {
    await seen(review, ['mail app-reviewed']);
    const spans = twofold.receiver.spans().filter(({ traceId }) => traceId === review.traceId);
    const ids = new Set(spans.map(({ spanId }) => spanId));
    const SERVER = 2;
    expect(spans.filter(({ kind, parentSpanId }) => kind !== SERVER && !ids.has(parentSpanId ?? ''))).toEqual([]);
  });

  it('with the correlation id of its events, and named in their metadata', async () => {
    const events = (await collect(twofold.store.readAll())).filter(({ metadata }) =>
      metadata.traceparent?.includes(review.traceId),
    );
    expect(events.map(({ type }) => type)).toEqual(expect.arrayContaining(['ReviewSubmitted', 'ReviewCompleted']));
    const spans = twofold.receiver.spans().filter(({ traceId }) => traceId === review.traceId);
    const correlated = new Set(spans.map(({ attributes }) => attributes['twofold.correlation_id']));
    for (const { metadata } of events) expect(correlated).toContain(metadata.correlationId);
  });

  it('and is not mixed up with another one', () => {
    expect(twofold.namesOf(analysis)).not.toContain('POST /api/reviews');
    expect(twofold.namesOf(owner.registering)).toContain('POST /api/register');
    expect(twofold.namesOf(owner.registering)).not.toContain('POST /api/analyze/url');
  });
});

describe('what is exported', () => {
  /** Which of these are in what was sent, as they are or as a part of an address. */
  const sentOf = (secrets: readonly string[]): string[] => {
    const sent = twofold.receiver.text();
    return secrets.filter((secret) => sent.includes(secret) || sent.includes(encodeURIComponent(secret)));
  };

  it('has no address, no password, no text, no cookie and no site in it', async () => {
    await seen(review, ['mail app-reviewed']);
    const secrets = [OWNER, REVIEWER, 'lovelace', PASSWORD, REVIEW.slice(0, 40), new URL(twofold.sampleSite).host];
    const cookies = [...owner.browser.cookies.values(), ...reviewer.browser.cookies.values()];
    expect(cookies.length).toBeGreaterThan(2);
    expect(sentOf([...secrets, ...cookies])).toEqual([]);
    expect(twofold.warnings).toEqual([]);
  });

  it('would be caught with an address in it', async () => {
    await inSpan({ name: `mail to ${OWNER}` }, () => Promise.resolve());
    await eventually(() => expect(sentOf([OWNER])).toEqual([OWNER]));
  });
});
