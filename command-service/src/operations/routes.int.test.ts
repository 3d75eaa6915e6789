import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aBrowser, type Browser } from '../testing/a-browser.ts';
import { startService, type RunningService } from '../testing/a-service.ts';
import { everyEvent } from '../testing/inspect.ts';
import { ada, appointed, bob, dismissed, registered } from '../testing/people.ts';

const PATH = '/api/operations/projections/products';
const REACTOR = 'earn-credit-on-review-completed';
const REACTOR_PATH = `/api/operations/reactors/${REACTOR}`;
const EVENT = 'b2f5a6e0-6f3a-4a51-9a53-0d1b6b0f7c13';
const KEY = 'b2f5a6e0-6f3a-4a51-9a53-0d1b6b0f7c14';
const REACTOR_KEY = 'b2f5a6e0-6f3a-4a51-9a53-0d1b6b0f7c15';
const skipped = { stream: 'product-7', eventId: EVENT, reason: 'Its report was made by a release that is gone' };
const untrimmed = { ...skipped, reason: `  ${skipped.reason} ` };
const parked = { stream: 'product-7' };
/** Every write, with a valid body. */
const WRITES = [
  [`${PATH}/rebuild`, {}],
  [`${PATH}/retry`, parked],
  [`${PATH}/skip`, skipped],
  [`${REACTOR_PATH}/retry`, parked],
  [`${REACTOR_PATH}/skip`, skipped],
  ['/api/operations/orders/9/retry-refund', { refundId: EVENT }],
] as const;
const PROJECTION = { projection: 'products' };

let service: RunningService;
let operator: Browser;
let operatorId: number;
const others: Record<string, Browser> = {};
beforeAll(async () => {
  service = await startService();
  ({ browser: operator, id: operatorId } = await registered(service.url, ada));
  await appointed(service, ada.email, 'operator');
  others['an auditor'] = (await registered(service.url, bob)).browser;
  await appointed(service, bob.email, 'auditor');
  await appointed(service, bob.email, 'moderator');
  others['a visitor'] = aBrowser(service.url);
});
afterAll(() => service.end());

const requests = async () => (await everyEvent(service.store)).filter(({ stream }) => stream.startsWith('operations-'));

describe('POST /api/operations', () => {
  it.each([
    [`${PATH}/rebuild`, {}, 'ProjectionRebuildRequested', PROJECTION],
    [`${PATH}/retry`, parked, 'ParkedStreamRetryRequested', { ...PROJECTION, ...parked }],
    [`${PATH}/skip`, untrimmed, 'ParkedStreamSkipRequested', { ...PROJECTION, ...skipped }],
    [`${REACTOR_PATH}/retry`, parked, 'ReactorStreamRetryRequested', { reactor: REACTOR, ...parked }],
    [`${REACTOR_PATH}/skip`, untrimmed, 'ReactorStreamSkipRequested', { reactor: REACTOR, ...skipped }],
  ])('%s records what an operator asks for, in their name', async (path, body, type, data) => {
    const { status, body: answer, headers } = await operator.post(path, body);
    expect(status).toBe(200);
    expect(headers.get('x-log-position')).toMatch(/^\d+$/);
    expect((await requests()).at(-1)).toMatchObject({
      stream: `operations-${path.split('/').at(-2)}`,
      type,
      data: { ...data, requestId: answer['requestId'], requestedBy: operatorId },
      metadata: { actor: `user-${operatorId}`, commandId: answer['requestId'] },
    });
  });

  it.each([
    [`${PATH}/rebuild`, {}, KEY],
    [`${REACTOR_PATH}/skip`, skipped, REACTOR_KEY],
  ])('D-108: %s records a request once that is repeated with its key', async (path, body, requestId) => {
    const key = { 'idempotency-key': requestId };
    const before = (await requests()).length;
    const first = await operator.post(path, body, key);
    expect(await operator.post(path, body, key)).toMatchObject({ status: 200, body: first.body });
    expect(first.body).toEqual({ requestId });
    expect(await requests()).toHaveLength(before + 1);
  });

  it.each(WRITES)('%s: answers anyone else as if there were nothing, and records nothing', async (path, body) => {
    const before = await everyEvent(service.store);
    for (const browser of Object.values(others)) {
      const unknown = await browser.post('/api/nothing-there', body);
      for (const each of [path, path.replace(/products|earn-credit-on-review-completed/, 'nothing')]) {
        const { status, body: answer } = await browser.post(each, body);
        expect({ status, answer }).toEqual({ status: 404, answer: unknown.body });
      }
      expect((await browser.get(path)).body).toEqual(unknown.body);
    }
    expect(await everyEvent(service.store)).toEqual(before);
  });

  it.each([
    ['skip', { ...skipped, reason: 'Because   ' }, 'Please give a reason of at least 10 characters'],
    ['skip', { ...skipped, reason: 'x'.repeat(501) }, 'Please give a reason of at most 500 characters'],
    ['skip', { ...skipped, reason: undefined }, 'Please give a reason'],
    ['skip', { ...skipped, eventId: '7' }, 'Please name the event'],
    ['retry', {}, 'Please name the stream'],
    ['retry', { stream: 'x'.repeat(301) }, 'This is not the name of a stream'],
  ])('…/%s answers 400 to %o', async (what, body, error) => {
    const before = await requests();
    for (const path of [PATH, REACTOR_PATH])
      expect(await operator.post(`${path}/${what}`, body)).toMatchObject({ status: 400, body: { error } });
    expect(await requests()).toEqual(before);
  });

  it.each(['nothing', 'Products', 'counters', '__proto__'])('answers 404 to the projection %s', async (name) => {
    const { status, body } = await operator.post(`/api/operations/projections/${name}/rebuild`);
    expect({ status, body }).toMatchObject({ status: 404, body: { error: 'Projection not found' } });
  });

  it.each(['nothing', 'products', 'Earn-credit-on-review-completed', '__proto__'])(
    'answers 404 to the reactor %s',
    async (name) => {
      const { status, body } = await operator.post(`/api/operations/reactors/${name}/retry`, parked);
      expect({ status, body }).toMatchObject({ status: 404, body: { error: 'Reactor not found' } });
    },
  );

  it('offers no rebuild of a reactor', async () => {
    const before = await requests();
    expect((await operator.post(`${REACTOR_PATH}/rebuild`)).status).toBe(404);
    expect(await requests()).toEqual(before);
  });

  it('ends with the role', async () => {
    await dismissed(service, ada.email, 'operator');
    expect((await operator.post(`${PATH}/rebuild`)).status).toBe(404);
    await appointed(service, ada.email, 'operator');
    expect((await operator.post(`${PATH}/rebuild`)).status).toBe(200);
  });
});
