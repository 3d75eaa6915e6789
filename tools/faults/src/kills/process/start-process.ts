import { fork } from 'node:child_process';
import type { Aim } from '../failpoints/failpoints.ts';
import { converse } from './conversation.ts';
import type { FromService, OutsideCall, Settings } from './messages.ts';

/** A process of the services that answers. */
export type ServiceProcess = {
  readonly url: string;
  /** Waits until it counts from 0, and for this to come. */
  readonly aim: (aim: Aim | undefined) => Promise<void>;
  readonly counts: () => Promise<Readonly<Record<string, number>>>;
  /** Whether something else than a kill has happened at a failpoint. */
  readonly hasFired: () => boolean;
  readonly hasEnded: () => boolean;
  /** Whether it was killed. */
  readonly ended: Promise<boolean>;
  readonly kill: () => void;
  /** Lets it go on that stands still. */
  readonly wake: () => void;
};

/** A process that has loaded everything and waits for its settings, so that it starts soon once it is needed. */
export type WarmProcess = {
  readonly start: (settings: Settings) => Promise<ServiceProcess>;
  readonly kill: () => Promise<void>;
};

/**
 * Loads the program of a process. `outside` does what it asks of the world outside, `say` takes what it writes.
 * @throws Error from `start` when it ends before it answers
 */
export const warmProcess = (deps: {
  /** A file that Node runs without a loader. */
  readonly program: string;
  readonly outside: (call: OutsideCall, about: string) => void;
  readonly say: (text: string) => void;
}): WarmProcess => {
  const child = fork(deps.program, [], {
    execArgv: [],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  child.stdout?.setEncoding('utf8').on('data', deps.say);
  child.stderr?.setEncoding('utf8').on('data', deps.say);
  const { tell, heard, ended } = converse(child);
  let isFired = false;
  child.on('message', (message: FromService) => {
    if (message.type === 'fired') isFired = true;
    if (message.type !== 'outside') return;
    deps.outside(message.call, message.about);
    tell({ type: 'done outside', number: message.number });
  });
  const warm = heard('warm');
  // No one may be waiting for one that is killed.
  warm.catch(() => undefined);

  const kill = (): void => void child.kill('SIGKILL');
  return {
    start: async (settings) => {
      await warm;
      const listening = heard('listening');
      tell({ type: 'start', settings });
      const { url } = await listening;
      return {
        url,
        aim: async (aim) => {
          isFired = false;
          const aimed = heard('aimed');
          tell({ type: 'aim', aim });
          await aimed;
        },
        counts: async () => {
          const counted = heard('counted');
          tell({ type: 'count' });
          return (await counted).counts;
        },
        hasFired: () => isFired,
        hasEnded: () => child.exitCode !== null || child.signalCode !== null,
        ended,
        kill,
        wake: () => void child.kill('SIGCONT'),
      };
    },
    kill: async () => {
      kill();
      await ended;
    },
  };
};
