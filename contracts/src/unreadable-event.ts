/** The position of a stored event in its stream. */
export type EventPlace = { readonly stream: string; readonly revision: bigint; readonly type: string };

/**
 * A stored event that this release cannot read: its data does not fit its type, or a newer release wrote it. The message
 * names stream, revision, type and the fields that do not fit. It contains no values, so it may be logged.
 */
export class UnreadableEvent extends Error {
  readonly code = 'unreadable-event';
  readonly stream: string;
  readonly revision: bigint;

  constructor({ stream, revision, type }: EventPlace, problem: string) {
    super(`${type} at revision ${revision} of ${stream} ${problem}`);
    this.stream = stream;
    this.revision = revision;
  }
}

export const isUnreadableEvent = (error: unknown): error is UnreadableEvent =>
  error instanceof Error && 'code' in error && error.code === 'unreadable-event';
