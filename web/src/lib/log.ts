/** The only access to the browser's console. It logs only what the specification requires. */
export const log = {
  /** A failure that was shown to the user in other words. */
  error: (message: string, error: unknown): void => {
    // oxlint-disable-next-line no-console
    console.error(message, error);
  },
  /** The events of the experiment: only logged here (specification, section 4). */
  info: (message: string): void => {
    // oxlint-disable-next-line no-console
    console.log(message);
  },
};
