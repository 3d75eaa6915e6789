import { describe, expect, it } from 'vitest';
import { eventually } from '@twofold/testing/eventually';
import { runOn } from '../testing/an-auditor.ts';
import { healthyStory } from '../testing/a-healthy-story.ts';
import { idOf, logOf, record, AT, type StoryEvent } from '../testing/a-story.ts';

const runWith = async (story: readonly StoryEvent[] = healthyStory) => runOn({ store: await logOf(story) });

describe('looking around in the log', () => {
  it('counts streams and events by category, and names the newest', async () => {
    const run = await runWith();
    const { code, said } = await run('streams', '--newest', '1', '--json');
    const { categories, streams } = JSON.parse(said);
    expect(code).toBe(0);
    expect(categories).toContainEqual({ category: 'order', streams: 1, events: 5 });
    expect(streams).toEqual([{ stream: 'user-17', events: 3, newest: 'RoleRevoked', recordedAt: expect.any(String) }]);
    expect((await run('streams', '--prefix', 'order-')).said).toMatch(/order-9 +5 +PaymentRefunded/);
    expect((await run('streams', '--prefix', 'order-')).said).not.toContain('credits');
  });

  it('tells a stream in sentences, or as JSON', async () => {
    const run = await runWith();
    const ran = await run('stream', 'order-9');
    expect(ran.said).toContain('order-9 2  Order 9 was paid: 10.00 USD (no real money), payment pi_0009. (user-17)');
    const lines = (await run('stream', 'order-9', '--json')).said.trimEnd().split('\n');
    expect(lines.map((line) => JSON.parse(line).revision)).toEqual([0, 1, 2, 3, 4]);
    expect(await run('stream', 'order-8')).toMatchObject({ code: 1, complained: 'There is no stream order-8.\n' });
  });

  it('shows one event whole', async () => {
    const run = await runWith();
    const { said } = await run('event', idOf(2));
    expect(said).toContain('User 17 registered');
    expect(said).toMatch(/^stream +user-17$/m);
    expect(said).toMatch(/^correlationId +a-request$/m);
    expect(JSON.parse((await run('event', idOf(2), '--json')).said)).toMatchObject({
      id: idOf(2),
      data: { userId: 17 },
    });
    expect(await run('event', idOf(999))).toMatchObject({ code: 1 });
    expect(await run('event', 'order-9')).toMatchObject({ code: 2 });
  });
});

const claimed = (userId: number, metadata: StoryEvent['metadata']): StoryEvent => ({
  ...record('email', userId, { type: 'EmailClaimed', data: { userId, claimedAt: AT } }),
  ...(metadata && { metadata }),
});

describe('tracing a request', () => {
  it('hangs each event below what caused it, over all streams', async () => {
    const run = await runWith([
      claimed(1, { correlationId: 'r', causationId: 'c1', commandId: 'c1' }),
      claimed(2, { correlationId: 'another' }),
      claimed(3, { correlationId: 'r', causationId: idOf(1), commandId: 'c2', actor: 'system' }),
      claimed(4, { correlationId: 'r', causationId: 'c1', commandId: 'c3' }),
      claimed(5, { correlationId: 'r', causationId: idOf(3), commandId: 'c4', actor: 'system' }),
    ]);
    const { said } = await run('trace', 'r');
    expect(said.split('\n')).toEqual([
      '4 events in 4 streams, from 2030-01-01T12:00:01.000Z on',
      '    +0.000 s  An email address was claimed by user 1. (user-17, email-1 0)',
      '    +2.000 s    └ An email address was claimed by user 3. (system, email-3 0)',
      '    +4.000 s        └ An email address was claimed by user 5. (system, email-5 0)',
      '    +3.000 s    └ An email address was claimed by user 4. (user-17, email-4 0)',
      '',
    ]);
    const [root] = JSON.parse((await run('trace', 'r', '--json')).said);
    expect(root.effects.map((effect: { stream: string }) => effect.stream)).toEqual(['email-3', 'email-4']);
    expect(await run('trace', 'x')).toMatchObject({ code: 1, complained: 'No event belongs to x.\n' });
  });
});

describe('going back in time', () => {
  it.each([
    [[], 5, 'paid'],
    [['--at', '1'], 2, 'unpaid'],
    [['--at', '2030-01-01T12:00:25Z'], 3, 'paid'],
  ])('shows the rows of a stream with %j', async (args, events, status) => {
    const run = await runWith();
    const { said } = await run('state', 'order-9', ...args, '--json');
    const state = JSON.parse(said);
    expect(state).toMatchObject({ events });
    expect(state.rows.filter(({ table }: { table: string }) => table === 'orders')).toMatchObject([
      { key: 9, row: { status } },
    ]);
    expect((await run('state', 'order-9', ...args)).said).toContain('\norders 9\n');
  });

  it('says which event changed which field', async () => {
    const run = await runWith();
    const { said } = await run('diff', 'order-9', '--from', '0', '--to', '2');
    expect(said).toContain('1  2030-01-01T12:00:24.000Z  Checkout session cs_test_0009 was opened for order 9.');
    expect(said).toContain('  orders 9 session_id: null → "cs_test_0009"\n');
    expect(said).toContain('  orders 9 paid_at: null → ');
    expect(said).not.toContain('was started');
    expect(said).not.toContain('refunded');
    const [line = ''] = (await run('diff', 'order-9', '--from', '1', '--to', '2', '--json')).said.split('\n');
    expect(JSON.parse(line)).toMatchObject({ revision: 2, type: 'PaymentConfirmed' });
  });

  it.each([
    [['state', 'order-9', '--at', 'yesterday'], 2, 'neither a revision nor a time'],
    [['diff', 'order-9'], 2, '--from is missing'],
    [['state', 'order-9', '--at', '2029-01-01'], 1, 'had no event then'],
  ])('answers %j with the code %i', async (args, code, complaint) => {
    const answer = await (await runWith())(...args);
    expect(answer.code).toBe(code);
    expect(answer.complained).toContain(complaint);
  });
});

describe('watching the log', () => {
  it('begins with the newest, and goes on with what is appended, but for what auditors do', async () => {
    const store = await logOf([...healthyStory, { stream: 'access-1', type: 'StreamRead', data: {} }]);
    const stopping = new AbortController();
    const written: string[] = [];
    const running = runOn({ store, signal: stopping.signal, heard: (text) => written.push(text) })(
      'tail',
      '--newest',
      '1',
      '--follow',
    );
    await eventually(() => expect(written.join('')).toContain('User 17 lost the role operator'));
    const { stream, type, data } = claimed(5, undefined);
    const metadata = {
      correlationId: 'r',
      causationId: 'c',
      commandId: 'c',
      actor: 'a',
      occurredAt: AT,
      schemaVersion: 1,
    };
    await store.appendToStream(stream, [{ id: idOf(900), type, data, metadata }], 'no-stream');
    await store.appendToStream('access-1', [{ id: idOf(901), type, data, metadata }], 'any');
    await eventually(() => expect(written.join('')).toContain('An email address was claimed by user 5'));
    stopping.abort();
    expect(await running).toMatchObject({ code: 0, complained: '' });
    expect(written).toHaveLength(2);
  });
});
