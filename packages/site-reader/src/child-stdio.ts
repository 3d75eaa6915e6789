/*
 * The child's side of `run-child.ts`: reads lines, writes a line. The process ends when its input ends, because then the
 * parent no longer waits.
 */

const unread: string[] = [];
const waiting: ((line: string) => void)[] = [];
let rest = '';

process.stdin.setEncoding('utf8');
process.stdin.on('end', () => process.exit());
process.stdin.on('data', (text: string) => {
  const lines = (rest + text).split('\n');
  rest = lines.pop() ?? '';
  for (const line of lines) {
    const next = waiting.shift();
    if (next) next(line);
    else unread.push(line);
  }
});

/** The next line from the parent. */
export const nextLine = (): Promise<string> => {
  const line = unread.shift();
  return line === undefined ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve(line);
};

/** Sends the parent a question before the answer. */
export const askParent = (question: string): Promise<string> => {
  process.stdout.write(`?${question}\n`);
  return nextLine();
};

/** Answers the parent, and ends the process. */
export const answerParent = (line: string): void => void process.stdout.write(line, () => process.exit());
