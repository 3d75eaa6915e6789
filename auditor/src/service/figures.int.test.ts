import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  checkpointsView,
  erasuresView,
  overviewView,
  projectionsView,
  reactorsView,
  streamsView,
  verificationsView,
} from '@twofold/contracts/audit/figures/api';
import { verdict } from '@twofold/contracts/audit/verdict';
import { postgresChainReader } from '@twofold/event-store/adapters/postgres-chain';
import { collect } from '@twofold/event-store/testing/events';
import { listenTo } from '@twofold/http/testing/listen-to';
import { readModels } from '@twofold/projector/projections';
import { eventually } from '@twofold/testing/eventually';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { signCheckpoint } from '../chain/checkpoint.ts';
import { createSigner } from '../chain/signature.ts';
import { healthyStory } from '../testing/a-healthy-story.ts';
import { startAuditService, type RunningAuditService } from './testing/an-audit-service.ts';

const AUDITOR = 4;
let folder: string;
let running: RunningAuditService;
let cookie: string;
let nowMs = Date.now();
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'twofold-checkpoints-'));
  running = await startAuditService(healthyStory, {
    checkpointsFolder: folder,
    now: () => new Date(nowMs),
    listening: { checkEveryMs: 20 },
  });
  await running.changeRole('RoleGranted', AUDITOR);
  cookie = await running.logIn(AUDITOR);
});
afterAll(async () => {
  await running.end();
  await rm(folder, { recursive: true });
});

const get = (of: string, method = 'GET'): Promise<Response> =>
  fetch(`${running.url}/api/audit/${of}`, { method, headers: { cookie } });

const read = async <Schema extends z.ZodType>(of: string, schema: Schema): Promise<z.output<Schema>> => {
  const response = await get(of);
  expect(response.status).toBe(200);
  return schema.parse(await response.json());
};

const listen = (of: string, headers: Readonly<Record<string, string>> = {}) =>
  listenTo(`${running.url}/api/audit/${of}`, { cookie, ...headers });

const accessLog = async () =>
  (await collect(running.store.readStream(`access-${AUDITOR}`)))
    .filter(({ type }) => type === 'AuditLooked')
    .map(({ data }) => data as Record<string, unknown>);

describe('figures of the log', () => {
  it('are folded as it grows', async () => {
    const overview = await eventually(async () => {
      const { isCaughtUp, ...figures } = await read('overview', overviewView);
      expect(isCaughtUp).toBe(true);
      return figures;
    });
    expect(overview.totals).toMatchObject({ registrations: 7, ordersPaid: 1, paidCents: 1000, refundedCents: 334 });
    expect(overview.totals).toMatchObject({
      reviewsCompleted: 4,
      erasures: 1,
      creditsInCirculation: 10,
      creditsSpent: 1,
    });
    expect(overview.days.map(({ revenueCents }) => revenueCents)).toEqual([666]);
    const granted = { userId: 60, amount: 5, reason: 'welcome', grantedAt: '2030-01-01T12:00:00.000Z' };
    const metadata = {
      correlationId: 'r',
      causationId: 'c',
      commandId: 'c',
      actor: 'system',
      occurredAt: '',
      schemaVersion: 1,
    };
    const event = { id: crypto.randomUUID(), type: 'CreditsGranted', data: granted, metadata };
    await running.store.appendToStream('credits-60', [event], 'any');
    await eventually(async () => {
      const { totals } = await read('overview', overviewView);
      expect(totals.creditsInCirculation).toBe(overview.totals.creditsInCirculation + 5);
    });
    const { categories, newest } = await read('streams', streamsView);
    expect(categories).toContainEqual({ category: 'order', streams: 1, events: expect.any(Number) });
    expect(newest.map(({ stream }) => stream)).toContain('credits-60');
  });

  it('say how far projections are', async () => {
    const { projections } = await read('projections', projectionsView);
    expect(projections.map(({ name }) => name)).toEqual(readModels.map(({ projection }) => projection.name));
  });

  it('say how far reactors are, and record that a user asked', async () => {
    await running.owner.query(`insert into write_side.checkpoints values ('mail-buyer', 's', null, 1, now())`);
    const { reactors } = await read('reactors', reactorsView);
    expect(reactors.map(({ name }) => name)).toEqual(['mail-buyer']);
    expect((await accessLog()).map(({ look }) => look)).toContain('reactors');
  });

  it('say who was erased, and whether their key is gone', async () => {
    const before = await read('erasures', erasuresView);
    expect(before.erasures).toMatchObject([{ kind: 'person', id: 21, hadKey: true }]);
    expect(before.erasures[0]?.keyErasedAt).toBeUndefined();
    await running.keys.erase('user-21');
    const [erased] = (await read('erasures', erasuresView)).erasures;
    expect(erased?.keyErasedAt).toBeDefined();
  });

  it('compare the checkpoints that were kept', async () => {
    const chain = postgresChainReader({ connectionString: running.databaseUrl });
    const [storeId, end] = [await chain.storeId(), await chain.end()];
    await chain.close();
    const signer = createSigner(Buffer.alloc(32, 1));
    const keep = (name: string, content: object): Promise<void> =>
      writeFile(path.join(folder, `${name}.json`), JSON.stringify(content));
    await keep('good', signCheckpoint(storeId, end, new Date(2), signer));
    await keep('other', signCheckpoint(storeId, { ...end, chain: 'f'.repeat(64) }, new Date(1), signer));
    await keep('none', {});
    const { head, checkpoints } = await read('checkpoints', checkpointsView);
    expect(head?.position).toBeGreaterThanOrEqual(end.position);
    expect(checkpoints.map(({ file, fault }) => [file, fault?.reason])).toEqual([
      ['good.json', undefined],
      ['other.json', 'rewritten'],
    ]);
  });
});

describe('recording accesses', () => {
  it('appends one for each page, with nothing of what a user typed', async () => {
    const before = (await accessLog()).length;
    await get('events?text=ada@example.com&stream=user-&actor=user-17');
    await get('events?stream=user-ada_example_com');
    await get('streams/order-9');
    await get('streams/order-adalovelace');
    await get('events', 'HEAD');
    const recorded = (await accessLog()).slice(before);
    expect(recorded).toMatchObject([
      { look: 'events', filters: { hasText: true }, userId: AUDITOR },
      { look: 'events', filters: { hasText: false } },
      { look: 'stream', of: 'order-9' },
      { look: 'stream' },
      { look: 'events' },
    ]);
    expect(JSON.stringify(recorded)).not.toMatch(/example|lovelace/i);
  });

  it('takes figures that are asked for again and again for one look a minute', async () => {
    nowMs += 60_000;
    const before = (await accessLog()).length;
    for (let times = 0; times < 3; times++) await get('overview');
    expect((await accessLog()).slice(before)).toMatchObject([{ look: 'overview' }]);
    nowMs += 60_000;
    await get('overview');
    expect((await accessLog()).length).toBe(before + 2);
  });

  it.each(['events', 'streams/order-9', 'erasures', 'export', 'tail'])(
    'shows nothing of %s where the access cannot be recorded',
    async (of) => {
      await running.owner.query('revoke execute on function audit.append from twofold_auditor');
      const response = await get(of);
      expect(response.status).toBe(503);
      expect(await response.json()).toMatchObject({ error: expect.stringContaining('Could not record this access') });
      await running.owner.query('grant execute on function audit.append to twofold_auditor');
    },
  );

  it('is all that the service can write', async () => {
    const event = (await collect(running.store.readAll({ limit: 1 })))[0]!;
    const again = { ...event, id: crypto.randomUUID() };
    await expect(running.events.appendToStream('credits-4', [again], 'any')).rejects.toMatchObject({ code: '42501' });
    await expect(running.events.appendToStream('access-4', [again], 'any')).resolves.toBeDefined();
  });
});

describe('listening', () => {
  it('ends with the role, and with the session', async () => {
    for (const end of [
      () => running.changeRole('RoleRevoked', 6),
      () => running.owner.query(`delete from sessions.sessions where sess #>> '{passport,user}' = '6'`),
    ]) {
      await running.changeRole('RoleGranted', 6);
      const listening = await listen('tail', { cookie: await running.logIn(6) });
      expect(listening.status).toBe(200);
      await end();
      await listening.rest();
    }
  });

  it('goes on where a browser was', async () => {
    const [first] = await collect(running.store.readAll({ limit: 1 }));
    const listening = await listen('tail', { 'last-event-id': first?.position ?? '' });
    const shown = (await collect(running.store.readAll())).filter(({ stream }) => !stream.startsWith('access-'));
    await eventually(() =>
      expect(listening.heard.map(({ id }) => id)).toEqual(shown.slice(1).map(({ position }) => position)),
    );
    expect(listening.heard[0]?.data).toMatchObject({
      sentence: 'User 17 registered with the address “user17@example.com”',
    });
    listening.leave();
  });
});

describe('verifying live', () => {
  it('is one verification for all who listen, whose verdict is kept', async () => {
    const [one, other] = [await listen('verifications/live'), await listen('verifications/live')];
    const [first, second] = [await one.rest(), await other.rest()];
    const result = verdict.parse(first.at(-1)?.data);
    expect(second.at(-1)).toMatchObject({ name: 'result', data: { verificationId: result.verificationId } });
    expect(first.map(({ name }) => name)).toContain('progress');
    expect(result.chain).toMatchObject({ state: 'sound' });
    const found = result.checks.filter(({ count }) => count > 0).map(({ name }) => name);
    expect(first.some(({ name, data }) => name === 'finding' && (data as { check: string }).check === found[0])).toBe(
      true,
    );
    const { isRunning, verifications } = await read('verifications', verificationsView);
    expect(isRunning).toBe(false);
    expect(verifications.map(({ verificationId }) => verificationId)).toEqual([result.verificationId]);
  });

  it('does not begin again when a browser comes back automatically', async () => {
    const listening = await listen('verifications/live');
    const [first, ...rest] = await listening.rest();
    const last = rest.at(-1);
    const again = await listen('verifications/live', { 'last-event-id': first?.id ?? '' });
    expect((await again.rest()).at(-1)).toEqual(last);
    const ended = await listen('verifications/live', { 'last-event-id': last?.id ?? '' });
    expect(ended.status).toBe(204);
  });
});
