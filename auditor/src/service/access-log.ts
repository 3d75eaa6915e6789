import { accessEvents, type AccessEvent, type AuditLook } from '@twofold/contracts/audit/events';
import { versionOf } from '@twofold/contracts/versioned';
import type { EventStore } from '@twofold/event-store/port';
import { HttpError } from '@twofold/http/respond-to-errors';
import type { Logger } from '@twofold/http/log';
import type { Request, Response } from 'express';
import type { Range } from './figures/fold-figures.ts';
import { auditorOf } from './gate.ts';

type Looked = Extract<AccessEvent, { type: 'AuditLooked' }>['data'];
/** What was accessed; see `AuditLooked` for the permitted content and length. */
export type Access = Pick<Looked, 'look' | 'of' | 'filters' | 'before'>;

export type AccessLog = {
  /** @throws HttpError 503 when it cannot be recorded: then nothing may be shown either. */
  readonly record: (request: Request, response: Response, look: Access) => Promise<void>;
  /** Like `record`, but records the same figures of the same days at most once a minute. */
  readonly recordFigures: (request: Request, response: Response, look: AuditLook, days?: Range) => Promise<void>;
  /**
   * Appends an access to the auditor's access stream.
   * @throws any error of the log
   */
  readonly append: (event: AccessEvent, correlationId: string) => Promise<void>;
};

const SAME_LOOK_MS = 60_000;

/** Records auditors' accesses, in one stream per auditor. */
export const createAccessLog = (deps: {
  readonly stored: Pick<EventStore, 'appendToStream'>;
  readonly log: Logger;
  readonly now: () => Date;
  readonly newId: () => string;
}): AccessLog => {
  const { stored, log, now, newId } = deps;
  const lastFigures = new Map<string, number>();

  const append: AccessLog['append'] = async ({ type, data }, correlationId) => {
    const id = newId();
    const { userId } = data;
    const metadata = {
      correlationId,
      causationId: id,
      commandId: id,
      actor: `user-${userId}`,
      occurredAt: now().toISOString(),
      schemaVersion: versionOf(accessEvents, type),
    };
    await stored.appendToStream(`access-${userId}`, [{ id, type, data, metadata }], 'any');
  };

  const record: AccessLog['record'] = async (request, response, look) => {
    const data = { userId: auditorOf(request), ...look, lookedAt: now().toISOString() };
    const { requestId } = response.locals;
    try {
      await append({ type: 'AuditLooked', data }, requestId);
    } catch (error) {
      log.error({ requestId, err: error }, 'an access could not be recorded');
      throw new HttpError(503, 'Could not record this access, so nothing is shown. Please try again.', {
        cause: error,
      });
    }
  };

  const recordFigures: AccessLog['recordFigures'] = async (request, response, look, days) => {
    const key = `${auditorOf(request)} ${look} ${days?.from} ${days?.to}`;
    const at = now().getTime();
    const last = lastFigures.get(key);
    if (last !== undefined && at - last < SAME_LOOK_MS) return;
    await record(request, response, { look, ...(days && { filters: { ...days, hasText: false } }) });
    forgetOlder(lastFigures, at - SAME_LOOK_MS);
    lastFigures.set(key, at);
  };

  return { record, recordFigures, append };
};

const forgetOlder = (times: Map<string, number>, before: number): void => {
  for (const [key, at] of times) if (at <= before) times.delete(key);
};
