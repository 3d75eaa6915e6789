import type { ReadFailure } from './site-snapshot.ts';

/** Ends a read because of the site. Never leaves the package. */
export class ReadFailed extends Error {
  readonly code = 'read-failed';
  readonly failure: ReadFailure;

  constructor(reason: ReadFailure['reason'], detail: string, options?: ErrorOptions) {
    super(`${reason}: ${detail}`, options);
    this.failure = { reason, detail: detail.toWellFormed().slice(0, 500) };
  }
}

export const isReadFailed = (error: unknown, reason?: ReadFailure['reason']): error is ReadFailed =>
  error instanceof Error &&
  'code' in error &&
  error.code === 'read-failed' &&
  (reason === undefined || (error as ReadFailed).failure.reason === reason);

/** The fetch guard refuses the address, before any connection. */
export const refused = (detail: string): ReadFailed => new ReadFailed('refused-address', detail);

export const unreachable = (detail: string, options?: ErrorOptions): ReadFailed =>
  new ReadFailed('unreachable', detail, options);
