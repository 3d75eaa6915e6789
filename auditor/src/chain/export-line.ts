import type { ChainedEvent } from '@twofold/event-store/chain';
import { z } from 'zod';
import { hash } from './checkpoint.ts';

export const exportEncoding = z.enum(['ndjson', 'csv']);

export type ExportEncoding = z.infer<typeof exportEncoding>;

/** The columns of an export, in their order. */
const COLUMNS = [
  'position',
  'recordedAt',
  'stream',
  'revision',
  'type',
  'id',
  'data',
  'metadata',
  'leaf',
  'chain',
] as const;

/** A lone surrogate has no bytes in UTF-8: two texts would have one hash. */
export const wellFormed = z.string().refine((text) => text.isWellFormed());

const chainedEvent = z.strictObject({
  position: z.int().min(1),
  recordedAt: wellFormed,
  stream: wellFormed,
  revision: z.int().min(0),
  type: wellFormed,
  id: wellFormed,
  data: wellFormed,
  metadata: wellFormed,
  leaf: hash,
  chain: hash,
});

/** Writes and reads the lines of an encoding, without line ends. `parse` throws for an invalid line. */
type LineFormat = {
  readonly ending: string;
  /** The first line, which is not an event. */
  readonly heading: string | undefined;
  readonly lineOf: (event: ChainedEvent) => string;
  readonly parse: (line: string) => unknown;
};

/** The characters that a spreadsheet takes for a formula, and the mark that escapes them and itself. */
const FORMULA = /^[=+\-@\t\r']/;
const MARK = "'";

const cellOf = (value: string | number): string => {
  const text = String(value);
  return `"${(FORMULA.test(text) ? MARK + text : text).replaceAll('"', '""')}"`;
};

const textIn = (cell: string): string => {
  const text = cell.replaceAll('""', '"');
  return text.startsWith(MARK) ? text.slice(MARK.length) : text;
};

const csvLine = (cells: readonly (string | number)[]): string => cells.map(cellOf).join(',');

const parseCsv = (line: string): unknown => {
  const cells = [...line.matchAll(/"([^"]*(?:""[^"]*)*)"(?:,|$)/g)].map(([, cell = '']) => textIn(cell));
  const named = Object.fromEntries(COLUMNS.map((column, index) => [column, cells[index]]));
  return { ...named, position: Number(named['position']), revision: Number(named['revision']) };
};

const FORMATS: Readonly<Record<ExportEncoding, LineFormat>> = {
  ndjson: {
    ending: '\n',
    heading: undefined,
    lineOf: (event) => JSON.stringify(Object.fromEntries(COLUMNS.map((column) => [column, event[column]]))),
    parse: (line) => JSON.parse(line) as unknown,
  },
  csv: {
    ending: '\r\n',
    heading: csvLine(COLUMNS),
    lineOf: (event) => csvLine(COLUMNS.map((column) => event[column])),
    parse: parseCsv,
  },
};

/** An event as a line of an export, with its line end. */
export const lineOf = (event: ChainedEvent, encoding: ExportEncoding): string =>
  FORMATS[encoding].lineOf(event) + FORMATS[encoding].ending;

/** The line before the first event; empty for an encoding without one. */
export const headingOf = (encoding: ExportEncoding): string => {
  const { heading, ending } = FORMATS[encoding];
  return heading === undefined ? '' : heading + ending;
};

/** Parses a line with its line end; undefined if an export would write the event differently. */
export const eventIn = (line: string, encoding: ExportEncoding): ChainedEvent | undefined => {
  const { ending, parse } = FORMATS[encoding];
  try {
    const event = chainedEvent.parse(parse(line.slice(0, -ending.length)));
    return lineOf(event, encoding) === line ? event : undefined;
  } catch {
    return undefined;
  }
};
