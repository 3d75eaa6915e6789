import { personView } from '@twofold/contracts/audit/people/api';
import { ERASED } from '@twofold/contracts/personal';
import { headOf } from '@twofold/event-store/followers/progress';
import { collect } from '@twofold/event-store/testing/events';
import { createProjector } from '@twofold/projector/app';
import { readModels } from '@twofold/projector/projections';
import { hurried, silent } from '@twofold/projector/testing/workbench';
import { eventually } from '@twofold/testing/eventually';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { healthyStory } from '../../testing/a-healthy-story.ts';
import { startAuditService, type RunningAuditService } from '../testing/an-audit-service.ts';

const AUDITOR = 4;
const OWNER = 17;
const REVIEWER = 18;
const GONE = 21;
let running: RunningAuditService;
let cookie: string;
beforeAll(async () => {
  running = await startAuditService(healthyStory);
  await running.changeRole('RoleGranted', AUDITOR);
  cookie = await running.logIn(AUDITOR);
  await project();
});
afterAll(() => running.end());

/** Lets the real projector fill the read models. */
const project = async (): Promise<void> => {
  const { store, databaseUrl: connectionString, owner } = running;
  const projector = createProjector({ store, connectionString, log: silent, schedule: hurried });
  projector.start();
  try {
    const head = await headOf(store);
    await eventually(
      async () => {
        const { rows } = await owner.query('select position from read_models.checkpoints');
        expect(rows).toEqual(readModels.map(() => ({ position: head })));
      },
      { withinMs: 20_000 },
    );
  } finally {
    await projector.stop();
  }
};

const get = (id: number | string, as = cookie): Promise<Response> =>
  fetch(`${running.url}/api/audit/people/${id}`, { headers: { cookie: as } });

const read = async (id: number) => {
  const response = await get(id);
  expect(response.status).toBe(200);
  return personView.parse(await response.json());
};

const lastLook = async () => (await collect(running.store.readStream(`access-${AUDITOR}`))).at(-1)?.data;

describe('everything about a person', () => {
  it('is account, credits, apps and orders of a user who has an app, and the access is recorded', async () => {
    const person = await read(OWNER);
    expect(person.account).toMatchObject({ status: 'registered', email: 'user17@example.com', roles: [] });
    expect(person.credits).toMatchObject({ available: 0, pending: 0, total: 3 });
    expect(person.credits.items.map(({ kind, change }) => [kind, change])).toEqual([
      ['spent', 0],
      ['reserved', -1],
      ['granted', 1],
    ]);
    expect(person.apps).toMatchObject({ total: 1, items: [{ productId: 7, isListed: true }] });
    expect(person.orders).toMatchObject({
      total: 1,
      items: [{ orderId: 9, status: 'paid', amountCents: 1000, refundedCents: 334 }],
    });
    expect(person.reviews).toEqual({ total: 0, items: [] });
    expect(person.erasure).toBeUndefined();
    expect(await lastLook()).toMatchObject({ look: 'person', of: `user-${OWNER}` });
  });

  it('is reviews of a user who reviews, and where they are logged in', async () => {
    await running.logIn(REVIEWER);
    const person = await read(REVIEWER);
    expect(person.reviews).toMatchObject({
      total: 1,
      items: [{ reviewId: 31, productId: 7, rating: 4, hasText: true }],
    });
    expect(person.sessions).toHaveLength(1);
    expect(person.credits.items[0]).toMatchObject({ kind: 'earned', change: 1, reviewId: 31 });
  });

  it('is what is left of an erased user', async () => {
    const person = await read(GONE);
    expect(person.account).toMatchObject({ status: 'erased', email: ERASED });
    expect(person.credits).toMatchObject({ available: 1, total: 1 });
    expect(person.erasure).toMatchObject({ event: { type: 'UserErased', stream: `user-${GONE}` } });
  });

  it.each(['999', '0', 'ada', '1e3', '9'.repeat(16)])('is nothing for %s, and the access is recorded', async (id) => {
    const response = await get(id);
    expect({ status: response.status, body: await response.json() }).toMatchObject({
      status: 404,
      body: { error: 'Person not found' },
    });
    expect(await lastLook()).toEqual({ userId: AUDITOR, look: 'person', lookedAt: expect.any(String) as string });
  });

  it('is not shown where the access cannot be recorded', async () => {
    await running.owner.query('revoke execute on function audit.append from twofold_auditor');
    try {
      const response = await get(OWNER);
      expect(response.status).toBe(503);
      expect(await response.text()).not.toContain('user17');
    } finally {
      await running.owner.query('grant execute on function audit.append to twofold_auditor');
    }
  });

  it('is for auditors only', async () => {
    expect((await get(OWNER, await running.logIn(OWNER))).status).toBe(404);
  });
});
