import { memoryKeyring } from '@twofold/keyring/testing/memory-keyring';
import { PROOF_LASTS_MS } from '@twofold/sessions/second-factor';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aBrowser, type Browser } from '../../testing/a-browser.ts';
import { aMovableClock } from '../../testing/a-movable-clock.ts';
import { startService, type RunningService } from '../../testing/a-service.ts';
import { everyEvent } from '../../testing/inspect.ts';
import { registered } from '../../testing/people.ts';
import { anApp } from '../../testing/second-factors.ts';
import { postgresFactors } from './factors.ts';
import { postgresRecoveryCodes } from './recovery-codes.ts';

const clock = aMovableClock();
let service: RunningService;
let pool: pg.Pool;
beforeAll(async () => {
  service = await startService({ now: clock.now });
  pool = new pg.Pool({ connectionString: service.databaseUrl });
});
afterAll(async () => {
  await pool.end();
  await service.end();
});

let people = 0;
const someone = async () => {
  const person = { email: `cut-off-${++people}@example.com`, password: 'Engine1843' };
  return { ...(await registered(service.url, person)), ...person };
};
const typesOf = async (id: number): Promise<string[]> =>
  (await everyEvent(service.store)).filter(({ stream }) => stream === `user-${id}`).map(({ type }) => type);
const answered = async (answering: ReturnType<Browser['post']>) => {
  const { status, body } = await answering;
  return { status, body };
};

describe('setting up second factors concurrently, or after a lost answer', () => {
  it('answers that an app was added if only the answer was lost, without codes or proof', async () => {
    const { browser, id, password, email } = await someone();
    const begun = await browser.post('/api/me/second-factors/totp', { password });
    const path = `/api/me/second-factors/totp/${String(begun.body['id'])}`;
    const code = anApp(String(begun.body['secret'])).codeAt(clock.now());
    await browser.post(path, { code });
    expect(await answered(browser.post(path, { code }))).toEqual({ status: 200, body: { id: begun.body['id'] } });
    clock.putForward(PROOF_LASTS_MS + 1_000);
    await browser.post(path, { code });
    expect(await answered(browser.post('/api/me/second-factor/checks'))).toMatchObject({
      status: 403,
      body: { details: [{ path: 'secondFactor', message: 'prove' }] },
    });
    expect((await typesOf(id)).filter((type) => type === 'SecondFactorAdded')).toHaveLength(1);
    expect((await aBrowser(service.url).post('/api/login', { username: email, password })).status).toBe(202);
  });

  it('deletes an earlier setup, but none that is being confirmed', async () => {
    const { id } = await someone();
    const factors = postgresFactors({ pool, keyring: memoryKeyring(), now: clock.now });
    const [begun, confirming] = [crypto.randomUUID(), crypto.randomUUID()];
    for (const factorId of [begun, confirming]) await factors.keepTotp(id, factorId, Buffer.alloc(20, 1));
    await factors.useStep(confirming, 1);
    await factors.forgetSetups(id, []);
    expect(await factors.totp(id, begun)).toBeUndefined();
    expect(await factors.totp(id, confirming)).toBeDefined();
  });

  it('keeps the recovery codes of a set that is about to replace another', async () => {
    const { id } = await someone();
    const recoveryCodes = postgresRecoveryCodes({ pool });
    const [ended, coming] = [crypto.randomUUID(), crypto.randomUUID()];
    const [old] = await recoveryCodes.create(id, ended);
    const [fresh] = await recoveryCodes.create(id, coming);
    await recoveryCodes.forget(id, [ended]);
    const numberOf = (setId: string, code = '') => recoveryCodes.numberOf(setId, code.replaceAll('-', ''));
    expect([await numberOf(ended, old), await numberOf(coming, fresh)]).toEqual([undefined, 1]);
  });
});
