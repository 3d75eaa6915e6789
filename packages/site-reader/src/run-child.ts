import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { outputParser, type OnProgress } from './read-progress.ts';

export interface ChildOptions {
  readonly entry: URL;
  /** The whole environment of the process. */
  readonly environment: Readonly<Record<string, string>>;
  readonly deadlineMs: number;
  readonly memoryMb: number;
  readonly maxAnswerBytes: number;
  /** Kills the process immediately. */
  readonly signal: AbortSignal;
  /** Answers a question of the process, which is a line that begins with `?`. Undefined kills the process. */
  readonly onQuestion?: (question: string) => Promise<string | undefined>;
  /** Changes the command, for example to `unshare … node …`. */
  readonly wrap?: (command: readonly string[]) => readonly string[];
  readonly onStart?: (pid: number) => void;
  /** Called before the process is killed, to kill the processes that it has started. */
  readonly onKill?: (pid: number) => void;
  readonly onProgress?: OnProgress | undefined;
}

/** How a process ended: with a line, or with a failure for the logs. */
export type ChildOutcome = { readonly line: string } | { readonly problem: string };

const MAX_ERROR_OUTPUT = 4_000;

/** A process that is started from TypeScript compiles it first; the build needs no loader. */
const loaderFor = (entry: URL): string[] =>
  entry.pathname.endsWith('.ts') ? ['--conditions=source', '--import=tsx'] : [];

const start = ({ entry, environment, memoryMb, wrap }: ChildOptions) => {
  const plain = [process.execPath, ...loaderFor(entry), `--max-old-space-size=${memoryMb}`, fileURLToPath(entry)];
  const [program = '', ...args] = wrap?.(plain) ?? plain;
  const cwd = fileURLToPath(new URL('.', entry)); // Where `tsx` is found.
  return spawn(program, args, { env: { ...environment }, cwd, stdio: ['pipe', 'pipe', 'pipe'] });
};

/**
 * Sends one line to a new process and reads one line back, after lines of progress. The process is killed at its
 * deadline, if its output is too long, if the caller aborts, and also after its answer, so that it cannot affect the next
 * read. Never throws.
 */
export const runChild = (request: string, options: ChildOptions): Promise<ChildOutcome> =>
  new Promise((resolve) => {
    const { deadlineMs, maxAnswerBytes, signal, onQuestion, onProgress, onStart, onKill } = options;
    const child = start(options);
    let isSettled = false;
    let errorOutput = '';

    const settle = (outcome: ChildOutcome) => {
      if (isSettled) return;
      isSettled = true;
      clearTimeout(timer);
      signal.removeEventListener('abort', onAbort);
      if (child.pid !== undefined && child.exitCode === null && child.signalCode === null) onKill?.(child.pid);
      child.kill('SIGKILL');
      resolve(outcome);
    };
    const onAbort = () => settle({ problem: 'the caller ended the read' });
    const timer = setTimeout(() => settle({ problem: `killed after ${deadlineMs} ms` }), deadlineMs);
    signal.addEventListener('abort', onAbort);
    if (signal.aborted) onAbort();

    const answerQuestion = async (question: string): Promise<void> => {
      const answer = await onQuestion?.(question).catch(() => undefined);
      if (answer === undefined) settle({ problem: 'killed for a question without an answer' });
      else child.stdin.write(`${answer}\n`);
    };

    child.on('spawn', () => onStart?.(child.pid ?? 0));
    child.stdout.on(
      'data',
      outputParser({
        maxBytes: maxAnswerBytes,
        onProgress,
        onQuestion: (question) => void answerQuestion(question),
        onAnswer: (line) => settle({ line }),
        onTooLarge: () => settle({ problem: `killed for an answer of more than ${maxAnswerBytes} bytes` }),
      }),
    );
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      errorOutput = (errorOutput + text).slice(0, MAX_ERROR_OUTPUT);
    });
    child.on('error', (error) => settle({ problem: `not started: ${error.message}` }));
    child.on('close', (code, killedBy) =>
      settle({ problem: `ended by ${killedBy ?? `code ${code}`} without an answer: ${errorOutput}` }),
    );
    child.stdin.on('error', () => {}); // It died before it read its input; 'close' reports that.
    child.stdin.write(request);
  });
