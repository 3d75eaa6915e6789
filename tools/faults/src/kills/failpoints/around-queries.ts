import pg from 'pg';
import { LostAtFailpoint, type Act, type Failpoints } from './failpoints.ts';
import { nameOfStatement } from './name-of-statement.ts';

type Callback = (error: unknown, result?: unknown) => void;
type Send = (this: pg.Client, ...args: unknown[]) => unknown;

/** What may be done to statements on their way, for mutants: another text, another connection. */
export type Detour = (client: pg.Client, args: readonly unknown[], send: Send) => unknown;

/** What a statement says, from the first of what `query` is given. */
export const textOf = (first: unknown): string | undefined => {
  if (typeof first === 'string') return first;
  // What submits itself, such as a cursor, has no answer that could be lost.
  if (typeof first !== 'object' || first === null || 'submit' in first) return undefined;
  return 'text' in first && typeof first.text === 'string' ? first.text : undefined;
};

/**
 * Puts failpoints around every statement that this process sends to PostgreSQL from now on, from any pool, library or
 * listener: `query:<what it does>:before` and `:after`.
 */
export const putFailpointsAroundQueries = ({ pass }: Failpoints, detour?: Detour): void => {
  const prototype = pg.Client.prototype as unknown as { query: Send };
  const original = prototype.query;
  const send: Send = detour
    ? function (...args) {
        return detour(this, args, original);
      }
    : original;

  prototype.query = function (...args) {
    const text = textOf(args[0]);
    if (text === undefined) return original.apply(this, args);
    const name = `query:${nameOfStatement(text)}`;
    const callback = args.findLast((arg): arg is Callback => typeof arg === 'function');
    const act = pass(`${name}:before`);
    if (act) return lost(act, name, callback);
    // The statement goes out in this very turn: a client that sends several without waiting relies on their order.
    if (callback === undefined) {
      const answered = send.apply(this, args) as Promise<unknown>;
      return answered.then((result) => {
        const after = pass(`${name}:after`);
        return after ? lost(after, name) : result;
      });
    }
    const told: Callback = (error, result) => {
      const after = error ? undefined : pass(`${name}:after`);
      if (after) void lost(after, name, callback);
      else callback(error, result);
    };
    return send.apply(
      this,
      args.map((arg) => (arg === callback ? told : arg)),
    );
  };
};

const lost = (act: Act, name: string, callback?: Callback): Promise<never> | undefined => {
  const error = new LostAtFailpoint(`${act} at ${name}`);
  const isSilent = act === 'hang' || act === 'kill';
  if (callback === undefined) return isSilent ? new Promise(() => undefined) : Promise.reject(error);
  if (!isSilent) process.nextTick(callback, error);
  return undefined;
};
