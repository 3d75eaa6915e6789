import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startAuditService, type RunningAuditService } from './testing/an-audit-service.ts';

const AUDITOR = 4;
const QUARTER_MS = 15 * 60_000;

let production: RunningAuditService;
let elsewhere: RunningAuditService;
beforeAll(async () => {
  production = await startAuditService([], { staffNeedSecondFactor: true });
  elsewhere = await startAuditService([]);
  for (const running of [production, elsewhere]) await running.changeRole('RoleGranted', AUDITOR);
});
afterAll(async () => {
  await production.end();
  await elsewhere.end();
});

const asked = async ({ url }: RunningAuditService, path: string, cookie: string) => {
  const response = await fetch(`${url}/api/audit/${path}`, { headers: { cookie } });
  const text = await response.text();
  return { status: response.status, need: /"message":"(missing|prove)"/.exec(text)?.[1] };
};

describe('the console in production', () => {
  it('opens only for an auditor with a second factor', async () => {
    const cookie = await production.logIn(AUDITOR);
    expect(await asked(production, 'events', cookie)).toEqual({ status: 403, need: 'missing' });
    await production.changeFactor('SecondFactorAdded', AUDITOR);
    expect(await asked(production, 'events', cookie)).toEqual({ status: 200 });
    await production.changeFactor('SecondFactorRemoved', AUDITOR);
    expect(await asked(production, 'events', cookie)).toEqual({ status: 403, need: 'missing' });
    await production.changeFactor('SecondFactorAdded', AUDITOR);
    await production.changeFactor('SecondFactorReset', AUDITOR);
    expect(await asked(production, 'events', cookie)).toEqual({ status: 403, need: 'missing' });
    expect(await asked(production, 'events', await production.logIn(9))).toEqual({ status: 404 });
  });
});

describe('taking an export along', () => {
  it('needs a second factor that was proven within 15 minutes, where there is one', async () => {
    const cookie = await elsewhere.logIn(AUDITOR);
    expect((await asked(elsewhere, 'export', cookie)).status).toBe(200);
    await elsewhere.changeFactor('SecondFactorAdded', AUDITOR);
    const asks = { status: 403, need: 'prove' };
    for (const path of ['export', 'export/manifest']) expect(await asked(elsewhere, path, cookie)).toEqual(asks);
    await elsewhere.proveFactor(AUDITOR, new Date(Date.now() - QUARTER_MS - 1_000));
    expect(await asked(elsewhere, 'export', cookie)).toEqual(asks);
    await elsewhere.proveFactor(AUDITOR, new Date(Date.now() - QUARTER_MS + 30_000));
    expect((await asked(elsewhere, 'export', cookie)).status).toBe(200);
    expect((await asked(elsewhere, 'events', cookie)).status).toBe(200);
  });
});
