import type { Logger } from '@twofold/http/log';
import { keepListening } from '@twofold/postgres/listen';
import { ENDED_CHANNEL } from './postgres-request-log.ts';
import type { HearEndings } from './waiting.ts';

/** Listens on a connection of its own to what is announced in any process: the ends of runs, unless another channel is given. */
export const createHearEndings =
  (deps: { readonly connectionString: string; readonly log: Logger; readonly channel?: string }): HearEndings =>
  ({ onEnded, onListening }, signal) =>
    keepListening({
      config: { connectionString: deps.connectionString, application_name: 'twofold waiting' },
      channel: deps.channel ?? ENDED_CHANNEL,
      onMessage: onEnded,
      onListening,
      log: deps.log,
      signal,
    });
