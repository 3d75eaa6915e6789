import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aBrowser, type Browser } from '../testing/a-browser.ts';
import { startService, type RunningService } from '../testing/a-service.ts';
import { everyEvent } from '../testing/inspect.ts';
import { ada, appointed, bob, dismissed, registered } from '../testing/people.ts';

const PATH = '/api/audit/people/lookups';

let service: RunningService;
let auditor: Browser;
let auditorId: number;
let person: Browser;
let personId: number;
beforeAll(async () => {
  service = await startService();
  ({ browser: auditor, id: auditorId } = await registered(service.url, ada));
  await appointed(service, ada.email, 'auditor');
  ({ browser: person, id: personId } = await registered(service.url, bob));
  await appointed(service, bob.email, 'operator');
});
afterAll(() => service.end());

const accesses = async () => (await everyEvent(service.store)).filter(({ stream }) => stream.startsWith('access-'));

describe('POST /api/audit/people/lookups', () => {
  it('tells an auditor the account of an address, and records the access without the address', async () => {
    const { status, body } = await auditor.post(PATH, { email: ` ${bob.email.toUpperCase()} ` });
    expect({ status, body }).toEqual({ status: 200, body: { userId: personId } });
    const recorded = (await accesses()).at(-1);
    expect(recorded).toMatchObject({
      stream: `access-${auditorId}`,
      type: 'AuditLooked',
      data: { userId: auditorId, look: 'person-lookup', of: `user-${personId}` },
      metadata: { actor: `user-${auditorId}` },
    });
    expect(JSON.stringify(recorded, (_, value: unknown) => String(value))).not.toContain(bob.email);
  });

  it('records that an auditor looked for an unknown user', async () => {
    const before = (await accesses()).length;
    const { status, body } = await auditor.post(PATH, { email: 'unknown@example.com' });
    expect({ status, body }).toMatchObject({ status: 404, body: { error: 'No account has this email address' } });
    const recorded = await accesses();
    expect(recorded).toHaveLength(before + 1);
    expect(recorded.at(-1)?.data).toEqual({
      userId: auditorId,
      look: 'person-lookup',
      lookedAt: expect.any(String) as string,
    });
  });

  it.each([{}, { email: '' }, { email: 'ada' }, { email: 7 }])(
    'answers 400 to %j, and records nothing',
    async (body) => {
      const before = (await accesses()).length;
      expect((await auditor.post(PATH, body)).status).toBe(400);
      expect(await accesses()).toHaveLength(before);
    },
  );

  it('is missing for others, and once the role was revoked', async () => {
    const before = (await accesses()).length;
    const asks = async (browser: Browser) => {
      const { status, body } = await browser.post(PATH, { email: bob.email });
      expect({ status, body }).toMatchObject({ status: 404, body: { error: 'Not found' } });
    };
    await asks(person);
    await asks(aBrowser(service.url));
    await dismissed(service, ada.email, 'auditor');
    await asks(auditor);
    await appointed(service, ada.email, 'auditor');
    expect(await accesses()).toHaveLength(before);
  });
});
