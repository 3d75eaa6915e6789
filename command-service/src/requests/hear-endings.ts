import type { Logger } from '@twofold/http/log';
import { keepListening } from '@twofold/postgres/listen';
import { ENDED_CHANNEL } from './postgres-request-log.ts';
import type { HearEndings } from './waiting.ts';

/** Listens on a connection of its own to the runs that end in any process. */
export const createHearEndings =
  (deps: { readonly connectionString: string; readonly log: Logger }): HearEndings =>
  ({ onEnded, onListening }, signal) =>
    keepListening({
      config: { connectionString: deps.connectionString, application_name: 'twofold waiting repeats' },
      channel: ENDED_CHANNEL,
      onMessage: onEnded,
      onListening,
      log: deps.log,
      signal,
    });
