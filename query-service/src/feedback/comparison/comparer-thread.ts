import { parentPort } from 'node:worker_threads';
import { compareReviews } from './compare-reviews.ts';
import type { Comparison } from './comparer.ts';

/* The thread that compares reviews; started by `comparer.ts`. */

parentPort?.on('message', (comparison: Comparison) => parentPort?.postMessage(compareReviews(comparison)));
