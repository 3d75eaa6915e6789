import { statementsOf } from '@twofold/contracts/analysis/statements';
import { memoryEventStore } from '@twofold/event-store/adapters/memory';
import { sealedEventStore } from '@twofold/keyring/sealed-event-store';
import { memoryKeyring } from '@twofold/keyring/testing/memory-keyring';
import { aText } from '@twofold/testing/a-text';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aBrowser, type Browser } from '../../testing/a-browser.ts';
import { aReport } from '../../testing/a-report.ts';
import { startService, type RunningService } from '../../testing/a-service.ts';
import { everyEvent } from '../../testing/inspect.ts';
import { ada, bob, registered } from '../../testing/people.ts';

const keyring = memoryKeyring();
const log = memoryEventStore();
const store = sealedEventStore(log, keyring);

let service: RunningService;
let author: Browser;
let other: Browser;
let productId: number;
let reviewId: number;
beforeAll(async () => {
  service = await startService({ store, keyring });
  author = (await registered(service.url, ada)).browser;
  other = (await registered(service.url, bob)).browser;
  productId = Number(
    (await aBrowser(service.url).post('/api/analyze/url', { url: 'https://benchbook.example/' })).body['productId'],
  );
  const review = { productId, content: aText(1), rating: 4, status: 'pending' };
  reviewId = Number((await author.post('/api/reviews', review)).body['id']);
});
afterAll(() => service.end());

const judge = (answers: readonly object[], { browser = author, version = 1, id = reviewId, headers = {} } = {}) =>
  browser.post(`/api/reviews/${id}/statements`, { version, answers }, headers);
const agrees = { path: 'purpose', answer: 'agree' };
const disagrees = { path: 'usps.0', answer: 'disagree', comment: '  I found\nno such thing. ' };
const judged = async () => (await everyEvent(log)).filter(({ type }) => type === 'StatementJudged');

describe('POST /api/reviews/{id}/statements (D-128)', () => {
  it('answers 409 before the review is complete', async () =>
    expect((await judge([agrees])).body).toMatchObject({ error: 'Complete your review first' }));

  it('answers 201 with what is judged, and seals the comment', async () => {
    await author.patch(`/api/reviews/${reviewId}`, { status: 'complete' });
    const { status, body } = await judge([agrees, disagrees]);
    const comment = 'I found no such thing.';
    expect({ status, body }).toEqual({
      status: 201,
      body: { reviewId, version: 1, answers: [agrees, { ...disagrees, comment }] },
    });
    const events = await judged();
    expect(events).toHaveLength(2);
    expect(JSON.stringify(events)).not.toContain('no such thing');
    const texts = statementsOf(aReport).map(({ text }) => text);
    expect(texts.length).toBeGreaterThan(3);
  });

  it('answers the repeat of a request as before, and an answer that stands with the same', async () => {
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const first = await judge([agrees], { headers });
    expect((await judge([agrees], { headers })).body).toEqual(first.body);
    expect(await judged()).toHaveLength(2);
  });

  it.each([
    ['another answer than before', [{ ...agrees, answer: 'disagree' }], {}, 409],
    ['a statement that is not in the report', [{ path: 'usps.99', answer: 'agree' }], {}, 404],
    ['a path that is none of a statement', [{ path: '__proto__', answer: 'agree' }], {}, 404],
    ['a version that is not there', [agrees], { version: 9 }, 404],
    ['more than three at once', [0, 1, 2, 3].map((index) => ({ path: `usps.${index}`, answer: 'agree' })), {}, 400],
    ['one statement twice', [agrees, agrees], {}, 400],
    ['nothing', [], {}, 400],
    ['an answer that is none', [{ path: 'purpose', answer: 'maybe' }], {}, 400],
    ['too long a comment', [{ ...agrees, comment: 'x'.repeat(301) }], {}, 400],
    ['a review that is not there', [agrees], { id: 999_999 }, 404],
  ])('refuses %s and records nothing', async (_, answers, changes, status) => {
    expect((await judge(answers, changes)).status).toBe(status);
    expect(await judged()).toHaveLength(2);
  });

  it('tells a stranger of no review, and asks a visitor to log in', async () => {
    expect((await judge([agrees], { browser: other })).status).toBe(404);
    expect((await judge([agrees], { browser: aBrowser(service.url) })).status).toBe(401);
  });
});
