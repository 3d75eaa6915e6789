import { fork } from 'node:child_process';
import type { Aim } from '../failpoints/failpoints.ts';
import { converse } from './conversation.ts';
import type { FromService, OutsideCall, Settings } from './messages.ts';

/** A running process of the services. */
export type ServiceProcess = {
  readonly url: string;
  /** Arms a failpoint; resolves once the process has done so. */
  readonly aim: (aim: Aim | undefined) => Promise<void>;
  readonly counts: () => Promise<Readonly<Record<string, number>>>;
  /** Whether a failpoint has fired with anything but a kill. */
  readonly hasFired: () => boolean;
  readonly hasEnded: () => boolean;
  /** Whether it was killed. */
  readonly ended: Promise<boolean>;
  readonly kill: () => void;
  /** Resumes a paused process. */
  readonly wake: () => void;
};

/** A process that has loaded everything and waits for its settings, so that it can start quickly. */
export type WarmProcess = {
  readonly start: (settings: Settings) => Promise<ServiceProcess>;
  readonly kill: () => Promise<void>;
};

/**
 * Loads the program of a process. `outside` handles its calls to the outside world, `say` receives its output.
 * @throws Error from `start` when the process ends before it listens
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
  // A killed process may have no waiter.
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
