import { constants, setPriority } from 'node:os';
import { compareReviews } from './compare-reviews.ts';
import type { Comparison } from './comparer.ts';

/* The process that compares reviews, one after the other. Started by `comparer.ts` with an empty environment. */

setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
// What ends a service by a signal is for the service alone: comparisons that are under way are still answered.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
process.on('disconnect', () => process.exit());
process.on('message', (comparison: Comparison) => process.send?.(compareReviews(comparison)));
