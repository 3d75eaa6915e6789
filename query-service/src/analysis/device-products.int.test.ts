import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type RunningService } from '../testing/a-service.ts';

const BROWSER = 'ab'.repeat(16);
const OTHER = 'cd'.repeat(16);
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const AT = '2030-01-01T12:00:00.000Z';
const NEVER = '2999-01-01T12:00:00.000Z';
const device = sha256(BROWSER);

let service: RunningService;
let ada: string;
beforeAll(async () => {
  service = await startService();
  ada = await service.logIn(3);
  await service.addProduct(11, { claimableBy: device });
  await service.addProduct(12, { ownerId: 3 });
  await service.addProduct(16, { claimableBy: sha256(OTHER) });
  await service.addSubmission({ id: 11, device });
  await service.addSubmission({ id: 12, device, owner_id: 3 });
  await service.addSubmission({ id: 13, device, state: 'failed' });
  await service.addSubmission({ id: 14, device, state: 'running', due_at: NEVER });
  await service.addSubmission({ id: 15, device, state: 'running', due_at: '2020-01-01T12:00:00.000Z' });
  await service.addSubmission({ id: 16, device: sha256(OTHER) });
  await service.addSubmission({ id: 17, device: sha256(OTHER), owner_id: 3, state: 'running', due_at: NEVER });
});
afterAll(() => service.end());

const ask = async (cookie: string, browser?: string) =>
  (await service.get('/api/device/products', [cookie, browser && `browser=${browser}`].filter(Boolean).join('; ')))
    .body;
const done = {
  id: 11,
  url: 'https://example.com/11?a=1',
  state: 'done',
  title: 'App 11',
  isClaimable: true,
  requestedAt: AT,
};
const running = { id: 14, url: 'https://example.com/14?a=1', state: 'running', isClaimable: false, requestedAt: AT };

describe('GET /api/device/products', () => {
  it('D-138: answers what this browser submitted and without an owner, also what still runs', async () =>
    expect(await ask('', BROWSER)).toEqual([running, done]));

  it('adds the account’s analyses that run elsewhere', async () => {
    const elsewhere = { ...running, id: 17, url: 'https://example.com/17?a=1' };
    expect(await ask(ada, BROWSER)).toEqual([elsewhere, running, done]);
    expect(await ask(ada)).toEqual([elsewhere]);
  });

  it('returns nothing for an unknown browser', async () => expect(await ask('')).toEqual([]));
});
