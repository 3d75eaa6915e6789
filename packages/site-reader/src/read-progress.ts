import { z } from 'zod';

/** The phases of a read: fetching the first page, rendering it, fetching the other pages. */
export const readStep = z.enum(['reading', 'rendering', 'pages']);
export type ReadStep = z.infer<typeof readStep>;

/** Called with each phase as it begins. */
export type OnProgress = (step: ReadStep) => void;

const progressLine = z.object({ progress: readStep });

/** The maximum length of a line of progress. Longer lines are not parsed here, so that an answer is parsed only once. */
const MAX_LINE = 64;

/** The line that a reader writes when a phase begins. */
export const toProgressLine = (step: ReadStep): string => `${JSON.stringify({ progress: step })}\n`;

/** The step in a line; undefined if it is not a line of progress. */
const stepIn = (line: string): ReadStep | undefined => {
  if (line.length > MAX_LINE) return undefined;
  try {
    return progressLine.safeParse(JSON.parse(line)).data?.progress;
  } catch {
    return undefined;
  }
};

/**
 * Parses a reader's output, chunk by chunk: lines of progress, questions, which begin with `?`, and early parts, which
 * begin with `+`; then the answer. The first other line is the answer, and later ones are ignored. Never buffers more
 * than `maxBytes`.
 */
export const outputParser = (options: {
  readonly maxBytes: number;
  readonly onProgress: OnProgress | undefined;
  /** Without it, a question counts as the answer. */
  readonly onQuestion?: (question: string) => void;
  /** Called with an early part. Without it, an early part counts as the answer. */
  readonly onEarly?: ((line: string) => void) | undefined;
  readonly onAnswer: (line: string) => void;
  readonly onTooLarge: () => void;
}): ((chunk: Buffer) => void) => {
  let unfinished: Buffer[] = [];
  let size = 0;
  let isOver = false;
  const end = (callback: () => void): void => {
    isOver = true;
    unfinished = [];
    callback();
  };

  return (chunk) => {
    size += chunk.length;
    if (isOver) return;
    if (size > options.maxBytes) return end(options.onTooLarge);
    let rest = chunk;
    for (let at = rest.indexOf(0x0a); at >= 0; at = rest.indexOf(0x0a)) {
      const line = Buffer.concat([...unfinished, rest.subarray(0, at + 1)]).toString('utf8');
      unfinished = [];
      rest = rest.subarray(at + 1);
      const step = stepIn(line);
      if (step !== undefined) options.onProgress?.(step);
      else if (line.startsWith('?') && options.onQuestion) options.onQuestion(line.slice(1, -1));
      else if (line.startsWith('+') && options.onEarly) options.onEarly(line.slice(1));
      else return end(() => options.onAnswer(line));
    }
    if (rest.length > 0) unfinished.push(rest);
  };
};
