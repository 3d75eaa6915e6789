import type { ExportEncoding } from './export-line.ts';

/** Longer than a line can be: 900 KiB of data and metadata, each byte of which may be written as six. */
const MAX_LINE = 16 * 1024 * 1024;
const NEWLINE = 0x0a;

/**
 * Splits an export into lines, including their line ends, as its bytes arrive. A line of CSV continues while a quote is
 * open. Ends with `undefined` at bytes that are not a line: not UTF-8, without a line end, or too long.
 */
export async function* linesIn(
  chunks: AsyncIterable<Buffer>,
  encoding: ExportEncoding,
): AsyncGenerator<string | undefined> {
  let rest: Buffer = Buffer.alloc(0);
  let open = '';
  for await (const chunk of chunks) {
    rest = Buffer.concat([rest, chunk]);
    let begin = 0;
    for (let at = rest.indexOf(NEWLINE); at >= 0; at = rest.indexOf(NEWLINE, begin)) {
      const text = textOf(rest.subarray(begin, at + 1));
      if (text === undefined) return yield undefined;
      open += text;
      begin = at + 1;
      if (encoding === 'csv' && !isWholeRecord(open)) continue;
      yield open;
      open = '';
    }
    rest = rest.subarray(begin);
    if (rest.length + open.length > MAX_LINE) return yield undefined;
  }
  if (rest.length + open.length > 0) yield undefined;
}

const isWholeRecord = (text: string): boolean => text.endsWith('\r\n') && text.split('"').length % 2 === 1;

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

const textOf = (bytes: Buffer): string | undefined => {
  try {
    return decoder.decode(bytes);
  } catch {
    return undefined;
  }
};
