import { collect } from '@twofold/event-store/testing/events';
import { withoutApiCheck } from '@twofold/testing/description/skip-check';
import { eventually } from '@twofold/testing/eventually';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD } from './testing/a-person.ts';
import { aWholeTwofold, type WholeTwofold } from './testing/a-whole-twofold.ts';
import { anOldInstallation } from './testing/an-old-installation.ts';
import { reviewedBefore, REVIEWED } from './testing/reviewed-before.ts';
import { anAuditorOf } from './testing/run-as-auditor.ts';
import { OLD_COOKIE, VISITED, visitedBefore } from './testing/visited-before.ts';

/** Work that was under way when the old release was stopped takes some seconds. */
const SOON = { withinMs: 30_000 };

const prepare = async (connectionString: string): Promise<void> => {
  await visitedBefore(connectionString);
  await reviewedBefore(connectionString);
};

describe.each(['0.1.0'])('an installation of release %s that is upgraded in place', (release) => {
  let twofold: WholeTwofold;
  let auditor: Awaited<ReturnType<typeof anAuditorOf>>;
  beforeAll(async () => {
    twofold = await aWholeTwofold({ database: () => anOldInstallation(release), prepare });
    auditor = await anAuditorOf(twofold);
  }, 60_000);
  afterAll(async () => {
    await auditor.end();
    await twofold.end();
  });

  const typesIn = async (stream: string): Promise<string[]> =>
    (await collect(twofold.store.readStream(stream))).map(({ type }) => type);

  const call = async (
    path: string,
    options: { method?: string; body?: object; cookie?: string; key?: string } = {},
  ) => {
    const response = await fetch(`${twofold.url}${path}`, {
      method: options.method ?? 'GET',
      headers: {
        'content-type': 'application/json',
        ...(options.cookie && { cookie: options.cookie }),
        ...(options.key && { 'idempotency-key': options.key }),
      },
      ...(options.body && { body: JSON.stringify(options.body) }),
    });
    const cookie = response.headers.getSetCookie().map((each) => each.split(';')[0]);
    return { status: response.status, body: (await response.json()) as Record<string, unknown>, cookie };
  };
  const logIn = async (name: string): Promise<string> => {
    const body = { username: `${name}@example.com`, password: PASSWORD };
    const { status, cookie } = await call('/api/login', { method: 'POST', body });
    expect(status).toBe(200);
    return cookie.join('; ');
  };

  it('runs the jobs that waited: claims expire, and what an order lacks is refunded once', async () => {
    const bob = await logIn('bob');
    const order = await eventually(async () => {
      const { body } = await call('/api/me/orders', { cookie: bob });
      expect(body).toMatchObject([{ id: 1, state: 'closed', refunds: [{ missing: 2, state: 'refunded' }] }]);
      return (body as unknown as readonly { seats: readonly { state: string }[] }[])[0];
    }, SOON);
    expect(order?.seats.filter(({ state }) => state === 'filled')).toHaveLength(1);
    expect((await call('/api/me/claims', { cookie: await logIn('dora') })).body).toEqual([]);
    const types = await typesIn('order-1');
    expect(types.filter((type) => type === 'PaymentRefunded')).toHaveLength(1);
  }, 60_000);

  it('settles the checkout that was open, and gives the credit back that found no reviewer', async () => {
    await eventually(async () => expect(await typesIn('order-2')).toContain('PaymentConfirmed'), SOON);
    await eventually(async () => {
      const { body } = await call('/api/me', { cookie: await logIn('ada') });
      expect(body['credits']).toBe(2);
    }, SOON);
  }, 90_000);

  it('awards nothing twice, mails nothing twice, and starts no reactor from the beginning', async () => {
    const ledger = await typesIn('credits-1');
    expect(ledger.filter((type) => type === 'CreditEarned')).toHaveLength(1);
    const texts = (await twofold.mails()).map((mail) => /^Subject: (.*)$/m.exec(mail)?.[1]);
    for (const sentBefore of [
      'Your order 1: Standard Bundle',
      'Reset your Twofold password',
      'Your Twofold password was changed',
    ]) {
      expect(texts).not.toContain(sentBefore);
    }
    const { rows } = await auditor.owner.query<{ name: string }>(
      `select name from write_side.checkpoints where position < '0000000000000000051'`,
    );
    expect(rows).toEqual([]);
  });

  it('keeps an unlisted app off Discover, and people who were erased unknown', async () => {
    const { body } = await call('/api/products');
    expect(JSON.stringify(body)).toContain('"id":1');
    expect(JSON.stringify(body)).not.toContain('"id":3');
    await eventually(async () => {
      const { status, body: refusal } = await call('/api/products/3');
      expect({ status, refusal }).toMatchObject({ status: 404, refusal: { error: 'Product not found' } });
      expect((await call('/api/products/1')).status).toBe(200);
    }, SOON);
    expect(await twofold.whereIs(['eve@example.com', 'Eve Example'])).toEqual([]);
  });

  it('counts the addresses of its accounts as confirmed', async () => {
    const { body } = await call('/api/me', { cookie: await logIn('ada') });
    expect(body).toMatchObject({ emailConfirmed: true });
  });

  it('answers a request that was answered before the upgrade as it was answered then', async () => {
    const body = { email: 'ada@example.com', password: PASSWORD };
    const key = '00000000-0000-4000-8000-000000000001';
    // It was recorded before accounts said whether their address is confirmed.
    const again = await withoutApiCheck(() => call('/api/register', { method: 'POST', body, key }));
    expect(again).toMatchObject({ status: 201, body: { id: 1 } });
  });

  it('D-65: compares the reviews of an order that was delivered before', async () => {
    await eventually(async () => {
      const { body } = await call(`/api/orders/${REVIEWED.orderId}/report?token=${REVIEWED.token}`);
      expect(body).toMatchObject({
        comparedBy: { by: 'rules' },
        agreements: [{ statement: 'All three find the navigation unclear.' }],
      });
      expect(body['isComparing']).toBeUndefined();
    }, SOON);
    expect(await typesIn(`comparison-${REVIEWED.requestId}`)).toEqual(['ComparisonDelivered']);
  }, 60_000);

  describe('D-133: the unsigned cookie of a browser that was here before', () => {
    const ordersBy = async (cookie: string) => {
      const { body, cookie: given } = await call('/api/me/orders', { cookie });
      return { ids: (body as unknown as readonly { id: number }[]).map(({ id }) => id), given };
    };

    it('is exchanged for signed ones, which open what the browser bought', async () => {
      const { given } = await eventually(async () => {
        const read = await ordersBy(OLD_COOKIE);
        expect(read.ids).toEqual([VISITED.orderId]);
        return read;
      }, SOON);
      expect(given).toHaveLength(2);
      expect(await ordersBy(given.join('; '))).toEqual({ ids: [VISITED.orderId], given: [] });
      expect(await ordersBy(`browser=${'0'.repeat(32)}`)).toEqual({ ids: [], given: [] });
    });

    it('still knows who submitted an app', async () => {
      // The session alone: logging in from a browser without cookies gives it its own device.
      const bob = (await logIn('bob'))
        .split('; ')
        .filter((each) => each.startsWith('sid='))
        .join();
      const claim = (cookie: string) =>
        call(`/api/products/${VISITED.productId}/claim`, { method: 'POST', body: {}, cookie: `${bob}; ${cookie}` });
      expect((await claim(`browser=${'0'.repeat(32)}`)).status).toBe(403);
      const { status, cookie } = await claim(OLD_COOKIE);
      expect(status).toBe(200);
      expect(cookie.map((each) => each?.split('=')[0])).toContain('device');
    });
  });

  it('passes the audit, with read models that equal a rebuild', async () => {
    await auditor.settled();
    const { said, code } = await auditor.run('verify');
    expect(said).toContain('All is well.');
    expect(code).toBe(0);
  }, 60_000);
});
