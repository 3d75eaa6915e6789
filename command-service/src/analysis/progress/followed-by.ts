import type { Request } from 'express';
import type { Followed } from './progress-log.ts';

/** Who may follow the analysis that a request asks for: the device that sent its key. Without a key nobody can. */
export const followedBy = (
  run: { readonly request: Request; readonly commandId: string },
  device: string,
): Followed | undefined =>
  run.request.get('idempotency-key') === undefined ? undefined : { key: run.commandId, device };
