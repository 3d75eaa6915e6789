import type { Duplex } from 'node:stream';
import type { ClientBase, Pool, QueryConfig } from 'pg';

/** An intercepted statement. `send` sends it to the server. */
export type Statement = {
  readonly sql: string;
  readonly values: unknown[];
  readonly client: ClientBase;
  readonly send: () => Promise<unknown>;
};

/** Wraps a pool: every statement of its clients goes through `pass`. */
export const intercept = (pool: Pool, pass: (statement: Statement) => Promise<unknown>): Pool =>
  altered(pool, {
    connect: async () => {
      const client = await pool.connect();
      const query = client.query.bind(client) as (...given: unknown[]) => Promise<unknown>;
      return altered(client, {
        query: (...given: unknown[]) => {
          const [first] = given;
          const { text: sql, values = [] } = typeof first === 'string' ? { text: first } : (first as QueryConfig);
          return pass({ sql, values: values as unknown[], client, send: () => query(...given) });
        },
      });
    },
  });

/** The same object with some methods replaced. */
const altered = <T extends object>(target: T, methods: Record<string, unknown>): T =>
  new Proxy(target, {
    get: (_, name) => {
      if (typeof name === 'string' && name in methods) return methods[name];
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });

/** Destroys the socket of a client, as if its process was killed. */
const cut = (client: ClientBase): void => {
  (client as unknown as { connection: { stream: Duplex } }).connection.stream.destroy();
};

/** Kills the connection once, right before or right after its n-th statement is sent. */
export const killedAt = (
  pool: Pool,
  n: number,
  moment: 'before' | 'after',
): { pool: Pool; happened: () => boolean } => {
  let statements = 0;
  const killed = intercept(pool, ({ client, send }) => {
    statements += 1;
    if (statements !== n) return send();
    if (moment === 'before') cut(client);
    const sent = send();
    if (moment === 'after') cut(client);
    return sent;
  });
  return { pool: killed, happened: () => statements >= n };
};

/** Freezes the first client that sends a matching statement: it sends nothing until it is woken. */
export const freezingAt = (pool: Pool, where: RegExp): { pool: Pool; frozen: Promise<void>; wake: () => void } => {
  let wake = (): void => undefined;
  let freeze = (): void => undefined;
  let frozenClient: ClientBase | undefined;
  const woken = new Promise<void>((resolve) => (wake = resolve));
  const frozen = new Promise<void>((resolve) => (freeze = resolve));
  const frozenPool = intercept(pool, async ({ sql, client, send }) => {
    if (frozenClient === undefined && where.test(sql)) {
      frozenClient = client;
      freeze();
    }
    if (client === frozenClient) await woken;
    return send();
  });
  return { pool: frozenPool, frozen, wake };
};

const MOVE = /^\s*update read_models\.checkpoints/;

/** Deliberately broken: the checkpoint moves in a separate transaction. */
export const checkpointApart = (pool: Pool): Pool =>
  intercept(pool, ({ sql, values, send }) => (MOVE.test(sql) ? pool.query(sql, values) : send()));

/** Deliberately broken: the checkpoint moves from any position and epoch. */
export const withoutFence = (pool: Pool): Pool =>
  intercept(pool, ({ sql, values: [names, , , positions], client, send }) =>
    MOVE.test(sql)
      ? client.query(
          `update read_models.checkpoints as checkpoint set position = move.position
           from unnest($1::text[], $2::text[]) as move (name, position)
           where checkpoint.name = move.name returning checkpoint.name`,
          [names, positions],
        )
      : send(),
  );
