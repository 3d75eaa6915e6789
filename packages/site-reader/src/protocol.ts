import { z } from 'zod';
import { renderedPage } from './render/render-protocol.ts';
import { takenScreenshots, toBase64, type Screenshot, type ScreenshotsResult } from './screenshots.ts';
import { readFailure, siteSnapshot, type ReadResult } from './site-snapshot.ts';

/**
 * Messages to and from a reader: one line of JSON each way, over the standard input and output of a process or over a
 * connection to the reader service. Lines of progress precede the answer if requested. The reader's input stays open; its
 * end means that the caller no longer waits.
 */
export const readRequest = z.object({
  url: z.string(),
  ports: z.array(z.int()),
  allow: z.array(z.string()),
  /** Whether the reader may ask for a rendered page. */
  canRender: z.boolean().default(false),
  /** Whether lines of progress are wanted before the answer. */
  progress: z.boolean().optional(),
});
export type ReadRequest = z.input<typeof readRequest>;

/**
 * Screenshots of a first page, and with `measure` the whole browser measurement: only for the reader service. With
 * `early` the screenshots are also sent in a separate line, which begins with `+`, before the page is measured.
 */
export const screenshotsRequest = readRequest.omit({ canRender: true }).extend({
  screenshots: z.literal(true),
  measure: z.literal(true).optional(),
  early: z.literal(true).optional(),
});
export type ScreenshotsRequest = z.infer<typeof screenshotsRequest>;

/**
 * A reader process's request for a rendered page, in a line that begins with `?`. Waiting for other renders may take
 * `waitMs` without reducing `withinMs`; a longer wait reduces it.
 */
export const renderQuestion = z.object({
  render: z.string().max(2_048),
  withinMs: z.int().positive(),
  waitMs: z.int().min(0),
});
export type RenderQuestion = z.infer<typeof renderQuestion>;

export const renderReply = z.object({
  page: renderedPage.optional(),
  /** The time that the render has waited for others, at most `waitMs`. */
  waitedMs: z.int().min(0).optional(),
});
export type RenderReply = z.infer<typeof renderReply>;

const readAnswer: z.ZodType<ReadResult> = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), snapshot: siteSnapshot }),
  z.object({ ok: z.literal(false), failure: readFailure }),
]);

/** A snapshot is about 1.5 MB at most; a larger answer is invalid. */
export const MAX_ANSWER_BYTES = 2_000_000;

/** The reader service's answer when too many reads are waiting. */
export const BUSY_LINE = '{"busy":true}\n';

export const isBusyLine = (line: string): boolean => line === BUSY_LINE;

export const toLine = (message: ReadRequest | ReadResult | ScreenshotsRequest | RenderReply): string =>
  `${JSON.stringify(message)}\n`;

/** The service's line for clients that want screenshots early. */
export const earlyToLine = (screenshots: readonly Screenshot[]): string =>
  `+${screenshotsToLine({ ok: true, screenshots })}`;

export const screenshotsToLine = (result: ScreenshotsResult): string => `${JSON.stringify(toBase64(result))}\n`;

const storable = (_key: string, value: unknown): unknown =>
  typeof value === 'string' ? value.toWellFormed().replaceAll('\u0000', '') : value;

/** Parses a line, or returns undefined if it is invalid: a process that has read a foreign page may send anything. */
const parsedBy =
  <T>(schema: z.ZodType<T>) =>
  (line: string): T | undefined => {
    try {
      return schema.safeParse(JSON.parse(line, storable)).data;
    } catch {
      return undefined;
    }
  };

export const parseAnswer = parsedBy(readAnswer);
export const parseScreenshots = parsedBy(takenScreenshots);
export const parseQuestion = parsedBy(renderQuestion);
