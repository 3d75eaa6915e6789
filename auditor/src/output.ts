import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { styleText } from 'node:util';

export type Style = 'bold' | 'dim' | 'red' | 'green' | 'yellow' | 'cyan';

/** The output of a command. */
export type Output = {
  /**
   * Writes to standard output, and resolves when it accepts more.
   * @throws OutputClosed when the reader has closed it, as in `| head`
   */
  readonly write: (text: string) => Promise<void>;
  /** Writes to standard error: errors and progress. */
  readonly writeError: (text: string) => void;
  /** Colors a text, if the output has colors. */
  readonly paint: (style: Style, text: string) => string;
  /** Whether standard error is a terminal, so that progress may be drawn there. */
  readonly isWatched: boolean;
};

/** The reader has closed standard output: stop without an error. */
export class OutputClosed extends Error {
  readonly code = 'output-closed';
}

export const isOutputClosed = (error: unknown): error is OutputClosed =>
  error instanceof Error && 'code' in error && error.code === 'output-closed';

export const createOutput = (options: {
  readonly stdout: Writable;
  readonly stderr: Writable;
  readonly hasColors: boolean;
  readonly isWatched: boolean;
}): Output => {
  const { stdout, stderr, hasColors, isWatched } = options;
  let isClosed = false;
  stdout.on('error', () => (isClosed = true));
  return {
    write: async (text) => {
      const closed = (): OutputClosed => new OutputClosed('The output has no reader any more');
      if (isClosed) throw closed();
      if (stdout.write(text)) return;
      await once(stdout, 'drain').catch((error: unknown) => {
        if (error instanceof Error && 'code' in error && error.code === 'EPIPE') throw closed();
        throw error;
      });
    },
    writeError: (text) => void stderr.write(text),
    paint: (style, text) => (hasColors ? styleText(style, text, { validateStream: false }) : text),
    isWatched,
  };
};
