import type { Goal, Race } from '../harness/race.ts';
import type { SizedLog } from './logs-of-size.ts';

/** What is wanted of the larger logs: a figure on its own, or one compared with the smallest log's. */
export type Wanted = { readonly is: Goal['is'] } & ({ readonly ratio: number } | { readonly value: number });

export const nameOf = ({ events }: SizedLog): string => `${events.toLocaleString('en')} events`;

/** The smallest log is the limit, and the others have the goals. */
export const againstSmallest = (logs: readonly SizedLog[], wanted: Wanted): Pick<Race, 'limit' | 'goals'> => ({
  limit: logs.slice(0, 1).map(nameOf).join(''),
  goals: logs.slice(1).map((log) => ({ of: nameOf(log), ...wanted })),
});
