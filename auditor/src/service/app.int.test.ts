import { Readable } from 'node:stream';
import { eventPage, eventView, stateView, streamView, diffView, traceView } from '@twofold/contracts/audit/api';
import { anEvent, collect } from '@twofold/event-store/testing/events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { eventIn, headingOf } from '../chain/export-line.ts';
import { linesIn } from '../chain/export-lines.ts';
import { followChain } from '../chain/follow-chain.ts';
import { manifest as manifestSchema } from '../chain/manifest.ts';
import { verifyExport } from '../chain/verify-export.ts';
import { testSigner } from '../testing/a-chain.ts';
import { healthyStory } from '../testing/a-healthy-story.ts';
import { startAuditService, type RunningAuditService } from './testing/an-audit-service.ts';

const AUDITOR = 4;
let running: RunningAuditService;
let cookie: string;
beforeAll(async () => {
  running = await startAuditService(healthyStory, { signer: testSigner });
  await running.changeRole('RoleGranted', AUDITOR);
  cookie = await running.logIn(AUDITOR);
});
afterAll(() => running.end());

const get = (path: string, as = cookie): Promise<Response> =>
  fetch(`${running.url}/api/audit/${path}`, { headers: { cookie: as } });

/** Asks, and reads the answer by its schema. */
const read = async <Schema extends z.ZodType>(path: string, schema: Schema): Promise<z.output<Schema>> => {
  const response = await get(path);
  expect(response.status).toBe(200);
  return schema.parse(await response.json());
};

const looksOf = async (userId = AUDITOR) =>
  (await collect(running.store.readStream(`access-${userId}`))).map(({ data }) => data as Record<string, unknown>);

describe('asking who may look', () => {
  it.each(['events', 'overview', 'tail', 'verifications/live', 'export', 'nothing-of-the-kind'])(
    'knows nothing of %s for visitors, and for people without the role',
    async (path) => {
      const others = await running.logIn(17);
      for (const as of ['', others, 'sid=forged']) {
        const response = await get(path, as);
        expect(response.status).toBe(404);
        expect(await response.json()).toMatchObject({ error: 'Not found' });
        expect(response.headers.getSetCookie()).toEqual([]);
      }
      expect(await looksOf(17)).toEqual([]);
    },
  );

  it('ends with the role, at once, and with the person', async () => {
    await running.changeRole('RoleGranted', 5);
    const theirs = await running.logIn(5);
    expect((await get('events', theirs)).status).toBe(200);
    await running.changeRole('RoleRevoked', 5);
    expect((await get('events', theirs)).status).toBe(404);
    await running.changeRole('RoleGranted', 5);
    expect((await get('events', theirs)).status).toBe(200);
    await running.changeRole('RoleRevoked', 5, 'moderator');
    expect((await get('events', theirs)).status).toBe(200);
    await running.store.appendToStream('user-5', [anEvent({ userId: 5 }, 'UserErased')], 'any');
    expect((await get('events', theirs)).status).toBe(404);
  });

  it('changes nothing for any body', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH']) {
      const response = await fetch(`${running.url}/api/audit/events`, { method, headers: { cookie } });
      expect(response.status).toBe(405);
    }
  });
});

describe('looking at the log', () => {
  it.each(['credits-', 'order-9'])('pages %s from the newest event to the first', async (prefix) => {
    const ids: string[] = [];
    let before = '';
    do {
      const page = await read(`events?limit=2&stream=${prefix}${before}`, eventPage);
      ids.push(...page.events.map(({ id }) => id));
      before = page.next === undefined ? '' : `&before=${page.next}`;
    } while (before !== '');
    const all = (await collect(running.store.readAll({ direction: 'backwards' }))).filter(({ stream }) =>
      stream.startsWith(prefix),
    );
    expect(ids).toEqual(all.map(({ id }) => id));
  });

  it.each([
    ['type=PaymentConfirmed,PaymentRefunded', ['PaymentRefunded', 'PaymentConfirmed']],
    ['stream=order-9&type=CheckoutStarted', ['CheckoutStarted']],
    ['text=USER18@example', ['UserRegistered']],
    ['actor=unknown', []],
    ['to=2000-01-01T00:00:00Z', []],
    ['from=2999-01-01T00:00:00Z', []],
  ])('keeps of %s what it should', async (query, types) => {
    const page = await read(`events?${query}`, eventPage);
    expect(page.events.map(({ type }) => type)).toEqual(types);
    expect(page.next).toBeUndefined();
  });

  it('shows an event with its seal, its meaning, its cause and its effects', async () => {
    const [item] = (await read('events?type=UserRegistered&text=user17@', eventPage)).events;
    const event = await read(`events/${item?.id}`, eventView);
    expect(event).toMatchObject({
      data: { email: 'user17@example.com' },
      stored: { data: { userId: 17, email: { sealed: expect.any(String) } } },
      isReadable: true,
      by: 'person',
      chain: { leaf: expect.stringMatching(/^[0-9a-f]{64}$/) },
      sentence: 'User 17 registered with the address “user17@example.com”',
    });
  });

  it('shows what an event caused, as a whole tree and one by one', async () => {
    const metadata = { ...anEvent().metadata, correlationId: 'the-request', actor: 'user-17' };
    const cause = { ...anEvent({ number: 1 }), metadata: { ...metadata, causationId: 'c', commandId: 'c' } };
    const effect = { ...anEvent({ number: 2 }), metadata: { ...metadata, causationId: cause.id, actor: 'system' } };
    await running.store.appendToStream('thing-1', [cause], 'any');
    await running.store.appendToStream('thing-2', [effect], 'any');
    const shown = await read(`events/${cause.id}`, eventView);
    expect(shown.effects.map(({ id }) => id)).toEqual([effect.id]);
    expect((await read(`events/${effect.id}`, eventView)).cause).toMatchObject({ id: cause.id, by: 'person' });
    const { events } = await read('traces/the-request', traceView);
    expect(events).toMatchObject([
      { id: cause.id, depth: 0 },
      { id: effect.id, depth: 1, causedBy: cause.id, by: 'machine' },
    ]);
  });

  it('shows a stream, its past, and what changed', async () => {
    const stream = await read('streams/order-9', streamView);
    expect(stream.events.map(({ revision }) => revision)).toEqual([...stream.events.keys()]);
    expect(stream.rows).toMatchObject([{ table: 'orders', key: 9 }, { table: 'notifications' }]);
    const fieldsAt = async (at: number) => {
      const { rows } = await read(`streams/order-9/state?at=${at}`, stateView);
      return new Map(rows.flatMap(({ fields }) => fields.map((field) => [field.name, field] as const)));
    };
    const paid = stream.events.find(({ type }) => type === 'PaymentConfirmed')?.revision ?? -1;
    expect((await fieldsAt(paid - 1)).get('status')).toMatchObject({ value: 'unpaid' });
    expect((await fieldsAt(paid)).get('status')).toMatchObject({
      value: 'paid',
      before: 'unpaid',
      isChanged: true,
      setBy: { type: 'PaymentConfirmed', revision: paid },
    });
    const { changes } = await read(`streams/order-9/diff?from=${paid - 1}&to=${paid}`, diffView);
    expect(changes).toMatchObject([{ type: 'PaymentConfirmed' }]);
    expect(changes[0]?.fields).toContainEqual(
      expect.objectContaining({ field: 'status', before: 'unpaid', after: 'paid' }),
    );
  });

  it.each([
    'events/00000000-0000-4000-8000-000000000000',
    'events/of-no-uuid',
    'streams/order-99',
    'streams/%F0%9F%8D%8C',
    'traces/none',
    'streams/order-9/state?at=2000-01-01',
  ])('finds nothing at %s', async (path) => {
    const response = await get(path);
    expect([400, 404]).toContain(response.status);
    expect(await response.json()).toMatchObject({ error: expect.any(String) });
  });

  it.each([
    'events?limit=0',
    'events?type=lower',
    'events?from=yesterday',
    'events?before=x',
    `events?before=${'9'.repeat(64)}`,
    'streams/order-9?from=-1',
    'streams/order-9/state?at=then',
    'streams/order-9/diff',
    'export?format=xml',
    'export?after=5&until=4',
    'tail?after=-1',
  ])('refuses %s', async (path) => {
    const response = await get(path);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: expect.any(String) });
  });
});

describe('taking the log along', () => {
  it.each(['ndjson', 'csv'] as const)('gives a file of %s that verifies alone', async (format) => {
    const response = await get(`export?format=${format}&until=20`);
    expect(response.headers.get('content-disposition')).toContain(`twofold-log-1-20.${format}`);
    const bytes = Readable.from([Buffer.from(await response.arrayBuffer())]);
    const lines = (await collect(linesIn(bytes, format))).filter((line) => line !== headingOf(format));
    const events = lines.map((line) => eventIn(line ?? '', format)!);
    const followed = await followChain(Readable.from(events));
    expect(followed).toMatchObject({ events: 20, end: { position: 20 } });
  });

  it.each([
    ['format=csv&until=20', 20],
    ['format=ndjson&after=5&until=12', 7],
  ])('gives with %s the signed manifest that the file verifies by', async (query, events) => {
    const file = Buffer.from(await (await get(`export?${query}`)).arrayBuffer());
    const response = await get(`export/manifest?${query}`);
    expect(response.headers.get('content-disposition')).toMatch(/filename=twofold-log-\d+-\d+\.\w+\.manifest\.json$/);
    const { publicKey } = testSigner;
    const manifest = await response.text();
    const verdict = await verifyExport(manifest, Readable.from([file]), { publicKey });
    expect(verdict).toMatchObject({ manifest: { events, signature: { publicKey } } });
    const other = Buffer.concat([file.subarray(0, -2), Buffer.from('!\n')]);
    expect(await verifyExport(manifest, Readable.from([other]), {})).toHaveProperty('fault');
  });

  it('also describes what was not downloaded from this process', async () => {
    const manifest = await read('export/manifest?until=9', manifestSchema);
    expect(manifest).toMatchObject({ file: 'twofold-log-1-9.ndjson', events: 9, signature: expect.any(Object) });
  });

  it.each(['export?until=99999', 'export/manifest?until=99999', 'export?after=99999'])(
    'refuses %s, which the log does not have',
    async (path) => {
      expect((await get(path)).status).toBe(422);
    },
  );

  it('signs nothing whose chain is broken', async () => {
    await running.owner.query('alter table event_log.events disable trigger refuse_change');
    await running.owner.query(`update event_log.events set data = '{}' where position = 2`);
    expect(await read('export/manifest?until=8', manifestSchema)).not.toHaveProperty('signature');
  });
});
