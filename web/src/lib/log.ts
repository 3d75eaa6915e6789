/** The one door to the browser's console: what the specification wants logged, and nothing else. */
export const log = {
  /** A failure that the person was told about in other words. */
  error: (message: string, error: unknown): void => {
    // oxlint-disable-next-line no-console
    console.error(message, error);
  },
  /** What the experiment tracks: it goes nowhere but here (specification, section 4). */
  info: (message: string): void => {
    // oxlint-disable-next-line no-console
    console.log(message);
  },
};
