import { z } from 'zod';
import { readFailure, siteSnapshot, type ReadResult } from './site-snapshot.ts';

/**
 * What goes to a reader and what comes back: one line of JSON each way, over the standard input and output of a process,
 * or over a connection to the reader service; before the answer, lines of progress where the request asks for them. What the reader reads from stays open: when it ends, nobody waits for the
 * answer.
 */
export const readRequest = z.object({
  url: z.string(),
  ports: z.array(z.int()),
  allow: z.array(z.string()),
  progress: z.boolean().optional(),
});
export type ReadRequest = z.infer<typeof readRequest>;

const readAnswer: z.ZodType<ReadResult> = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), snapshot: siteSnapshot }),
  z.object({ ok: z.literal(false), failure: readFailure }),
]);

/** A snapshot is about 1.5 MB at most; an answer of more than this is none. */
export const MAX_ANSWER_BYTES = 2_000_000;

/** What the reader service says instead of an answer when too many reads are waiting. */
export const BUSY_LINE = '{"busy":true}\n';

export const isBusyLine = (line: string): boolean => line === BUSY_LINE;

export const toLine = (message: ReadRequest | ReadResult): string => `${JSON.stringify(message)}\n`;

const storable = (_key: string, value: unknown): unknown =>
  typeof value === 'string' ? value.toWellFormed().replaceAll('\u0000', '') : value;

/** The answer in a line, or undefined when the line is none: whoever read a foreign page may say anything. */
export const answerIn = (line: string): ReadResult | undefined => {
  try {
    return readAnswer.safeParse(JSON.parse(line, storable)).data;
  } catch {
    return undefined;
  }
};
