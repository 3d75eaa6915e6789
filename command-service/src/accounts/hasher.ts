import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { HashingResponse, HashingRequest } from './hashing.ts';

export type HasherOptions = {
  readonly entry: URL;
  /** The process is killed after this time without an answer. */
  readonly answerMs: number;
  readonly onStart?: (pid: number) => void;
};

/** A process that answers requests in order. */
export type Hasher = {
  /** The number of unanswered questions. */
  readonly waiting: () => number;
  /** @throws Error when the process ends before it answers. */
  readonly ask: (question: HashingRequest) => Promise<HashingResponse>;
  readonly close: () => Promise<void>;
};

/** Starts a process on the first question, and another one on the first question after that process ended. */
export const createHasher = (options: HasherOptions): Hasher => {
  let running: Running | undefined;
  let isOpen = true;
  return {
    waiting: () => running?.waiting() ?? 0,
    ask: (question) => {
      if (!isOpen) return Promise.reject(new Error('Password hashing failed: the service is stopping'));
      if (running === undefined || running.hasEnded()) running = start(options);
      return running.ask(question);
    },
    close: async () => {
      isOpen = false;
      await running?.end('the service is stopping');
    },
  };
};

type Running = Pick<Hasher, 'waiting' | 'ask'> & {
  readonly hasEnded: () => boolean;
  readonly end: (problem: string) => Promise<void>;
};

type Waiting = { readonly resolve: (answer: HashingResponse) => void; readonly reject: (error: Error) => void };

const start = ({ entry, answerMs, onStart }: HasherOptions): Running => {
  const child = forkAt(entry);
  const waiting: Waiting[] = [];
  let hasEnded = false;
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()).once('error', () => resolve()));

  const end = (problem: string): Promise<void> => {
    hasEnded = true;
    child.kill('SIGKILL');
    for (const { reject } of waiting.splice(0)) reject(new Error(`Password hashing process: ${problem}`));
    return gone;
  };
  child.once('spawn', () => onStart?.(child.pid ?? 0));
  child.once('error', (error) => void end(error.message));
  child.once('exit', (code, signal) => void end(`ended by ${signal ?? `code ${code}`}`));
  child.on('message', (answer: HashingResponse) => waiting.shift()?.resolve(answer));

  const ask = (question: HashingRequest): Promise<HashingResponse> => {
    const late = setTimeout(() => void end(`no answer after ${answerMs} ms`), answerMs);
    return new Promise<HashingResponse>((resolve, reject) => {
      waiting.push({ resolve, reject });
      child.send(question, (error) => error && void end(error.message));
    }).finally(() => clearTimeout(late));
  };
  return { waiting: () => waiting.length, ask, hasEnded: () => hasEnded, end };
};

/** TypeScript sources need a loader; the build does not. */
const loaderFor = (entry: URL): string[] =>
  entry.pathname.endsWith('.ts') ? ['--conditions=source', '--import=tsx'] : [];

/** The child gets an empty environment, and does not keep this process alive. */
const forkAt = (entry: URL): ChildProcess => {
  const child = fork(fileURLToPath(entry), {
    execArgv: loaderFor(entry),
    env: {},
    cwd: fileURLToPath(new URL('.', entry)),
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  child.unref();
  child.channel?.unref();
  return child;
};
