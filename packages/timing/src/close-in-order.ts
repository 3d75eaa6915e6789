import { systemSchedule, within } from './timing.ts';

/** What was opened, by name, in the order in which it is closed. */
export type Closing = Readonly<Record<string, () => Promise<unknown>>>;

/**
 * Closes one part after the other, each within `limitMs`.
 * @throws Error that names the part which does not close in time; what comes after it stays open
 */
export const closeInOrder = async (parts: Closing, limitMs: number): Promise<void> => {
  for (const [name, close] of Object.entries(parts))
    await within(close(), limitMs, `Closing the ${name}`, systemSchedule);
};
