import { createHash } from 'node:crypto';
import { postgresChainReader } from '@twofold/event-store/adapters/postgres-chain';
import type { ChainReader } from '@twofold/event-store/chain';
import type { EventStore } from '@twofold/event-store/port';
import { createTestLog, type TestLog } from '@twofold/event-store/testing/postgres-log';
import { migrateReadModels } from '@twofold/projector/migrate';
import { memoryKeyring } from '@twofold/keyring/testing/memory-keyring';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CannotAudit } from '../explain.ts';
import { healthyStory, SCREENSHOT } from '../testing/a-healthy-story.ts';
import { idOf, appendStory } from '../testing/a-story.ts';
import { verifyLog, type LogVerdict } from './verify-log.ts';

let log: TestLog;
let store: EventStore;
let chain: ChainReader;
beforeAll(async () => {
  log = await createTestLog();
  await migrateReadModels(log.url);
  store = await log.open();
  chain = postgresChainReader({ connectionString: log.url });
  await appendStory(store, healthyStory);
  await log.query(`
    create schema write_side;
    create table write_side.captures (product_id bigint, version integer, name text, digest text, sealed bytea, created_at timestamptz)`);
  await log.query(
    `insert into write_side.captures
     values (7, 1, 'desktop', '${createHash('sha256').update(SCREENSHOT).digest('hex')}', '\\x${SCREENSHOT.toString('hex')}', now())`,
  );
});
afterAll(async () => {
  await chain.close();
  await log.drop();
});

const verify = (changes: Partial<Parameters<typeof verifyLog>[1]> = {}): Promise<LogVerdict> =>
  verifyLog(
    {
      log: store,
      open: (events) => Promise.resolve(events),
      openChain: () => Promise.resolve(chain),
      sealing: memoryKeyring().sealing,
      client: log.owner,
    },
    {
      now: () => new Date('2030-02-01T12:00:00.000Z'),
      signal: new AbortController().signal,
      onProgress: () => undefined,
      ...changes,
    },
  );

const tamper = async (statement: string): Promise<void> => {
  await log.query('alter table event_log.events disable trigger refuse_change');
  await log.query(statement);
};
const saidIn = ({ chain: of, checks }: LogVerdict): readonly string[] => [
  ...('fault' in of ? [`chain: ${of.fault.reason} ${of.fault.position}`] : []),
  ...checks.flatMap(({ name, findings }) => findings.map(({ where, says }) => `${name}: ${where} ${says}`)),
];

describe('verifying a log', () => {
  it('reads it once for everything', async () => {
    let reads = 0;
    const once: ChainReader = {
      ...chain,
      read: (range) => {
        reads += 1;
        return chain.read(range);
      },
    };
    const never = () => {
      throw new Error('The log was read once more');
    };
    const head = { ...store, subscribeToAll: never };
    const done: string[] = [];
    const verdict = await verifyLog(
      {
        log: head,
        open: (events) => Promise.resolve(events),
        openChain: () => Promise.resolve(once),
        sealing: memoryKeyring().sealing,
        client: log.owner,
      },
      {
        now: () => new Date('2030-02-01T12:00:00.000Z'),
        signal: new AbortController().signal,
        onProgress: (part, sofar, all) => void done.push(`${part} ${sofar}/${all}`),
      },
    );
    const { length } = healthyStory;
    expect(saidIn(verdict)).toEqual([]);
    expect(verdict).toMatchObject({ events: length, chain: { events: length, end: { position: length } } });
    expect(verdict.upTo).toBe(String(length).padStart(19, '0'));
    expect(reads).toBe(1);
    expect(done[0]).toBe(`events ${length}/${length}`);
    expect(done.at(-1)).toMatch(/^read-models (\d+)\/\1$/);
  });

  it('leaves no table behind, nor a transaction, also when it is given up', async () => {
    await expect(verify({ signal: AbortSignal.abort(new Error('Enough')) })).rejects.toThrow('Enough');
    expect(await log.query("select relname from pg_class where relname = 'verification_notes'")).toEqual([]);
    expect(await log.query('select pg_current_xact_id_if_assigned() as id')).toEqual([{ id: null }]);
    expect(saidIn(await verify())).toEqual([]);
  });

  it('fails where notes cannot be kept, also while the next events cannot be read', async () => {
    const subscribeToAll: EventStore['subscribeToAll'] = async function* ({ signal }) {
      for await (const event of store.readAll({ limit: 2 })) yield { events: [event] };
      await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
    };
    const { owner } = log;
    const query = owner.query.bind(owner) as (...asked: readonly unknown[]) => Promise<unknown>;
    const full = Object.assign(Object.create(owner), {
      query: (asked: string | { readonly name?: string }, ...rest: readonly unknown[]) =>
        typeof asked === 'object' && asked.name === 'save notes'
          ? Promise.reject(new Error('The disk is full'))
          : query(asked, ...rest),
    }) as typeof owner;
    await expect(
      verifyLog(
        {
          log: { ...store, subscribeToAll },
          open: (events) => Promise.resolve(events),
          openChain: () => Promise.reject(new CannotAudit('There is none.')),
          sealing: memoryKeyring().sealing,
          client: full,
        },
        {
          now: () => new Date('2030-02-01T12:00:00.000Z'),
          signal: new AbortController().signal,
          onProgress: () => undefined,
          budget: 1,
        },
      ),
    ).rejects.toThrow('The disk is full');
  });

  it('goes on with everything else where the chain is broken', async () => {
    const place = healthyStory.findIndex(({ type }) => type === 'PaymentConfirmed') + 1;
    await tamper(
      `update event_log.events set data = jsonb_set(data::jsonb, '{amountCents}', '1')::text where position = ${place}`,
    );
    const said = saidIn(await verify());
    expect(said[0]).toBe(`chain: content ${place}`);
    expect(said).toContain('paid-as-ordered: order-9 was paid with another amountCents than was ordered');
  });

  it('names an event that is no JSON any more, and reads on', async () => {
    await tamper(`update event_log.events set data = '{"a":' where position = 3`);
    const verdict = await verify();
    const { stream, type } = healthyStory[2]!;
    expect(saidIn(verdict)).toEqual(
      expect.arrayContaining([
        'chain: content 3',
        `events-have-their-schema: ${stream} has a ${type} whose data or metadata are not JSON`,
      ]),
    );
    expect(verdict.checks[0]?.findings[0]?.event).toEqual({ id: idOf(3), position: '0000000000000000003' });
    expect(verdict.events).toBe(healthyStory.length);
  });
});
