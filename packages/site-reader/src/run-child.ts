import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export interface ChildOptions {
  readonly entry: URL;
  /** All that the process finds in its environment. */
  readonly environment: Readonly<Record<string, string>>;
  readonly deadlineMs: number;
  readonly memoryMb: number;
  readonly maxAnswerBytes: number;
  /** Kills the process at once. */
  readonly signal: AbortSignal;
  /** Answers what the process asks before its answer, in a line that begins with `?`; undefined kills it. */
  readonly onQuestion?: (question: string) => Promise<string | undefined>;
  /** What to start instead of Node alone, such as `unshare … node …`. */
  readonly wrap?: (command: readonly string[]) => readonly string[];
  readonly onStart?: (pid: number) => void;
  /** Called before the process is killed, for what it has started itself. */
  readonly onKill?: (pid: number) => void;
}

/** How a process ended: with a line, or in a way to be told in the logs. */
export type ChildOutcome = { readonly line: string } | { readonly problem: string };

const MAX_COMPLAINT = 4_000;

/** From its sources a process starts as slowly as its sources compile; from the build it needs nothing of this. */
const loaderFor = (entry: URL): string[] =>
  entry.pathname.endsWith('.ts') ? ['--conditions=source', '--import=tsx'] : [];

const start = ({ entry, environment, memoryMb, wrap }: ChildOptions) => {
  const plain = [process.execPath, ...loaderFor(entry), `--max-old-space-size=${memoryMb}`, fileURLToPath(entry)];
  const [program = '', ...args] = wrap?.(plain) ?? plain;
  const cwd = fileURLToPath(new URL('.', entry)); // Where `tsx` is found.
  return spawn(program, args, { env: { ...environment }, cwd, stdio: ['pipe', 'pipe', 'pipe'] });
};

/** Calls back with each whole line of the bytes that it is handed. */
const lines = (onLine: (line: string) => void) => {
  let chunks: Buffer[] = [];
  return (chunk: Buffer): void => {
    chunks.push(chunk);
    if (!chunk.includes(0x0a)) return;
    const found = Buffer.concat(chunks).toString('utf8').split('\n');
    chunks = [Buffer.from(found.pop() ?? '')];
    for (const line of found) onLine(line);
  };
};

/**
 * Asks one line of a fresh process and takes one line back. The process is killed at its deadline, when it answers too
 * much, when the caller aborts, and also after its answer: nothing it left behind can meet the next read. Never throws.
 */
export const runChild = (request: string, options: ChildOptions): Promise<ChildOutcome> =>
  new Promise((resolve) => {
    const { deadlineMs, maxAnswerBytes, signal, onQuestion, onStart, onKill } = options;
    const child = start(options);
    let isSettled = false;
    let size = 0;
    let complaint = '';

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
      if (answer === undefined) settle({ problem: 'killed for a question that nobody answers' });
      else child.stdin.write(`${answer}\n`);
    };
    const onLine = lines((line) => {
      if (line.startsWith('?')) void answerQuestion(line.slice(1));
      else settle({ line: `${line}\n` });
    });

    child.on('spawn', () => onStart?.(child.pid ?? 0));
    child.stdout.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > maxAnswerBytes) settle({ problem: `killed for an answer of more than ${maxAnswerBytes} bytes` });
      else if (!isSettled) onLine(chunk);
    });
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
