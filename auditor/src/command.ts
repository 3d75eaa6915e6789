import type { ChainReader } from '@twofold/event-store/chain';
import type { EventStore } from '@twofold/event-store/port';
import type { Keyring } from '@twofold/keyring/keyring';
import type { ClientBase } from 'pg';
import type { Signer } from './chain/signature.ts';
import type { Open } from './opening.ts';
import type { Output } from './output.ts';

/** What the commands use. Everything is opened on first use, and closed by its opener. */
export type AuditorDeps = {
  /** The log with its personal fields opened; those that were erased read as `ERASED`. */
  readonly openLog: () => Promise<EventStore>;
  /** Returns a function that decrypts the personal fields of stored events, as `openLog` does by default. */
  readonly openSeals: () => Promise<Open>;
  readonly openKeys: () => Promise<Pick<Keyring, 'sealing'>>;
  /** One connection to the database that has the read models. */
  readonly openDatabase: () => Promise<ClientBase>;
  /** The log as stored, with its chain. Rejects for a log without one. */
  readonly openChain: () => Promise<ChainReader>;
  /** Signs with the key of this installation; undefined without one. */
  readonly openSigner: () => Promise<Signer | undefined>;
  readonly out: Output;
  readonly now: () => Date;
  /** Aborts when the user interrupts the command. */
  readonly signal: AbortSignal;
};

/** An option of a command. Without `placeholder` it is a flag. */
type Option = { readonly says: string; readonly placeholder?: string };

/** The given options: a text for one with a value, else whether it was given. */
export type Values = Readonly<Record<string, string | boolean | undefined>>;

export type Command = {
  readonly name: string;
  /** One line for the list of commands. */
  readonly summary: string;
  /** What comes after the name, such as `<stream> [--json]`. */
  readonly usage: string;
  readonly options: Readonly<Record<string, Option>>;
  /** What comes after the name in examples that work. */
  readonly examples: readonly string[];
  /**
   * @returns the exit code: 0 when all is well, 1 when something was found
   * @throws WrongUsage when the arguments make no sense
   */
  run(deps: AuditorDeps, values: Values, positionals: readonly string[], out: Output): Promise<number>;
};

/** The command was called with arguments that make no sense. The message is a sentence without its full stop. */
export class WrongUsage extends Error {
  readonly code = 'wrong-usage';
}

export const isWrongUsage = (error: unknown): error is WrongUsage =>
  error instanceof Error && 'code' in error && error.code === 'wrong-usage';

/** The value of an option. */
export const textOf = (values: Values, name: string): string | undefined => {
  const value = values[name];
  return typeof value === 'string' ? value : undefined;
};

/**
 * An option that is a whole number of at least 1.
 * @throws WrongUsage when it is not
 */
export const countOf = (values: Values, name: string): number | undefined => {
  const text = textOf(values, name);
  if (text === undefined) return undefined;
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new WrongUsage(`--${name} takes a whole number, not "${text}"`);
  return Number(text);
};

/**
 * The only argument of a command.
 * @throws WrongUsage when there is none, or more than one
 */
export const onlyOne = (positionals: readonly string[], what: string): string => {
  const [first, ...rest] = positionals;
  if (first === undefined || rest.length > 0) throw new WrongUsage(`Expected exactly one argument: ${what}`);
  return first;
};

/** @throws WrongUsage when there is any argument */
export const noArguments = (positionals: readonly string[]): void => {
  if (positionals.length > 0) throw new WrongUsage(`Unexpected arguments: ${positionals.join(' ')}`);
};
