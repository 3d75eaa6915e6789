import type { Pool } from 'pg';
import { describe, expect, it } from 'vitest';
import { inTransaction } from './transaction.ts';

/** A server that fails at the first matching statement and all later ones, and answers only with the commit. */
const failingAt = (where: RegExp, code: string) => {
  const sent: string[] = [];
  const released: unknown[] = [];
  let hasFailed = false;
  let answer = (): void => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  const query = async (sql: string) => {
    sent.push(sql);
    if (!hasFailed && !where.test(sql)) return { rows: [] };
    const error = Object.assign(new Error('No'), { code: hasFailed ? '25P02' : code });
    hasFailed = true;
    if (/commit|select|begin/.test(sql)) answer();
    await answered;
    throw error;
  };
  const client = {
    query,
    escapeIdentifier: (text: string) => `"${text}"`,
    escapeLiteral: (text: string) => `'${text}'`,
    release: (how: unknown) => released.push(how),
  };
  return { pool: { connect: async () => client } as unknown as Pool, sent, released };
};

const run = (pool: Pool, writes = ['insert', 'delete']) =>
  inTransaction(pool, {
    isDurable: false,
    notifications: [{ channel: 'checkpoints', payload: 'counters 7' }],
    read: (client) => client.query('select'),
    write: (client) => writes.map((sql) => client.query(sql)),
  });

describe('a transaction', () => {
  it('begins, reads, writes, announces and commits', async () => {
    const { pool, sent, released } = failingAt(/never/, '');
    await run(pool);
    expect(sent).toEqual([
      'begin; set local synchronous_commit = off',
      'select',
      'insert',
      'delete',
      `notify "checkpoints", 'counters 7'; commit`,
    ]);
    expect(released).toEqual([undefined]);
  });

  it.each(['begin', 'select', 'insert', 'delete', 'commit'])(
    'that fails at its %s says why, and throws its connection away',
    async (where) => {
      const { pool, released } = failingAt(new RegExp(where), '22003');
      await expect(run(pool)).rejects.toMatchObject({ code: '22003' });
      expect(released).toEqual([true]);
    },
  );

  it('does not commit if a statement could not be sent', async () => {
    const { pool, sent } = failingAt(/never/, '');
    const unsent = inTransaction(pool, {
      isDurable: false,
      notifications: [{ channel: 'checkpoints', payload: 'counters 7' }],
      read: (client) => client.query('select'),
      write: (client) => [client.query('delete'), Promise.reject(new Error('Cannot be serialized'))],
    });
    await expect(unsent).rejects.toThrow('Cannot be serialized');
    expect(sent.at(-1)).toBe('delete');
  });

  it('waits for the disk and sends no notification by default', async () => {
    const { pool, sent } = failingAt(/never/, '');
    await inTransaction(pool, { read: (client) => client.query('select'), write: () => [] });
    expect(sent).toEqual(['begin', 'select', 'commit']);
  });
});
