import type { Request } from 'express';
import type { Followed } from './progress-log.ts';

/** Who may follow a requested analysis: the device that sent its key. Without a key it cannot be followed. */
export const followedBy = (
  run: { readonly request: Request; readonly commandId: string },
  device: string,
): Followed | undefined =>
  run.request.get('idempotency-key') === undefined ? undefined : { key: run.commandId, device };
