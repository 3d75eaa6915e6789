import pg from 'pg';
import { LostAtFailpoint, type Act, type Failpoints } from './failpoints.ts';
import { nameOfStatement } from './name-of-statement.ts';

type Callback = (error: unknown, result?: unknown) => void;
type Send = (this: pg.Client, ...args: unknown[]) => unknown;

/** Redirects a statement, for mutants: to another text, or another connection. */
export type Detour = (client: pg.Client, args: readonly unknown[], send: Send) => unknown;

/** The text of a statement, from the first argument of `query`. */
export const textOf = (first: unknown): string | undefined => {
  if (typeof first === 'string') return first;
  // An object that submits itself, such as a cursor, has no answer that could be lost.
  if (typeof first !== 'object' || first === null || 'submit' in first) return undefined;
  return 'text' in first && typeof first.text === 'string' ? first.text : undefined;
};

/**
 * Puts failpoints around every later statement of this process to PostgreSQL, from any pool, library or listener:
 * `query:<name of the statement>:before` and `:after`.
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
    // Sent synchronously: a client that sends several statements without waiting relies on their order.
    if (callback === undefined) {
      const answered = send.apply(this, args) as Promise<unknown>;
      return answered.then((result) => {
        const after = pass(`${name}:after`);
        return after ? lost(after, name) : result;
      });
    }
    const passedOn: Callback = (error, result) => {
      const after = error ? undefined : pass(`${name}:after`);
      if (after) void lost(after, name, callback);
      else callback(error, result);
    };
    return send.apply(
      this,
      args.map((arg) => (arg === callback ? passedOn : arg)),
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
