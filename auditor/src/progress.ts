import type { Output } from './output.ts';

export type Progress = {
  /** Draws the progress if its percentage has changed. */
  readonly show: (done: number, all: number) => void;
  /** Clears the line. */
  readonly end: () => void;
};

const WIDTH = 24;
const CLEAR_LINE = '\r\u001b[K';

/** A progress bar on standard error if it is a terminal, else nothing. */
export const createProgress = (out: Output, what: string): Progress => {
  let drawn = -1;
  return {
    show: (done, all) => {
      if (!out.isWatched || all === 0) return;
      const percent = Math.min(100, Math.floor((done / all) * 100));
      if (percent === drawn) return;
      drawn = percent;
      const full = Math.round((percent / 100) * WIDTH);
      out.writeError(`${CLEAR_LINE}${what} ${'█'.repeat(full)}${'░'.repeat(WIDTH - full)} ${percent} %`);
    },
    end: () => {
      if (drawn >= 0) out.writeError(CLEAR_LINE);
      drawn = -1;
    },
  };
};
