import type { Logger } from '@twofold/http/log';
import { keepListening } from '@twofold/postgres/listen';
import { ENDED_CHANNEL } from './postgres-request-log.ts';
import type { ListenForEndings } from './waiting.ts';

/** Listens on its own connection for the ends of runs in all processes, or for messages on another channel. */
export const createListenForEndings =
  (deps: { readonly connectionString: string; readonly log: Logger; readonly channel?: string }): ListenForEndings =>
  ({ onEnded, onListening }, signal) =>
    keepListening({
      config: { connectionString: deps.connectionString, application_name: 'twofold waiting' },
      channel: deps.channel ?? ENDED_CHANNEL,
      onMessage: onEnded,
      onListening,
      log: deps.log,
      signal,
    });
