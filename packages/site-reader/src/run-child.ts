import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { takeAnswer, type OnProgress } from './read-progress.ts';

export interface ChildOptions {
  readonly entry: URL;
  /** All that the process finds in its environment. */
  readonly environment: Readonly<Record<string, string>>;
  readonly deadlineMs: number;
  readonly memoryMb: number;
  readonly maxAnswerBytes: number;
  /** Kills the process at once. */
  readonly signal: AbortSignal;
  readonly onStart?: (pid: number) => void;
  readonly onProgress?: OnProgress | undefined;
}

/** How a process ended: with a line, or in a way to be told in the logs. */
export type ChildOutcome = { readonly line: string } | { readonly problem: string };

const MAX_COMPLAINT = 4_000;

/** From its sources a process starts as slowly as its sources compile; from the build it needs nothing of this. */
const loaderFor = (entry: URL): string[] =>
  entry.pathname.endsWith('.ts') ? ['--conditions=source', '--import=tsx'] : [];

/**
 * Asks one line of a fresh process and takes one line back, after lines of progress. The process is killed at its deadline,
 * when it answers too much, when the caller aborts, and also after its answer: nothing it left behind can meet the next
 * read. Never throws.
 */
export const runChild = (request: string, options: ChildOptions): Promise<ChildOutcome> =>
  new Promise((resolve) => {
    const { entry, environment, deadlineMs, memoryMb, maxAnswerBytes, signal, onStart, onProgress } = options;
    const child = spawn(
      process.execPath,
      [...loaderFor(entry), `--max-old-space-size=${memoryMb}`, fileURLToPath(entry)],
      { env: { ...environment }, cwd: fileURLToPath(new URL('.', entry)), stdio: ['pipe', 'pipe', 'pipe'] },
    );
    let complaint = '';

    const settle = (outcome: ChildOutcome) => {
      clearTimeout(timer);
      signal.removeEventListener('abort', onAbort);
      child.kill('SIGKILL');
      resolve(outcome);
    };
    const onAbort = () => settle({ problem: 'the caller ended the read' });
    const timer = setTimeout(() => settle({ problem: `killed after ${deadlineMs} ms` }), deadlineMs);
    signal.addEventListener('abort', onAbort);
    if (signal.aborted) onAbort();

    child.on('spawn', () => onStart?.(child.pid ?? 0));
    child.stdout.on(
      'data',
      takeAnswer({
        maxBytes: maxAnswerBytes,
        onProgress,
        onAnswer: (line) => settle({ line }),
        onTooLarge: () => settle({ problem: `killed for an answer of more than ${maxAnswerBytes} bytes` }),
      }),
    );
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      complaint = (complaint + text).slice(0, MAX_COMPLAINT);
    });
    child.on('error', (error) => settle({ problem: `not started: ${error.message}` }));
    child.on('close', (code, killedBy) =>
      settle({ problem: `ended by ${killedBy ?? `code ${code}`} without an answer: ${complaint}` }),
    );
    child.stdin.on('error', () => {}); // It died before it listened; 'close' tells.
    child.stdin.write(request);
  });
