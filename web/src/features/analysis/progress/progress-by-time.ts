/** Specification, sections 4 and 9: the texts during an analysis, by elapsed time. */
const EXPECTED_DURATION_MS = 20_000;
const PROGRESS_CAP_PERCENT = 95;
const STATUS_ROTATION_MS = 2_000;

/** The interval at which the progress is rendered. */
export const REFRESH_MS = 100;

const statuses = [
  'Validating URL and checking accessibility...',
  'Analyzing website structure and content...',
  'Identifying target audience and market positioning...',
  'Evaluating user experience and interface design...',
  'Analyzing market competition and opportunities...',
  'Assessing monetization potential...',
  'Creating customer personas...',
  'Generating strategic recommendations...',
  // Four dots, as the specification has them (D-76).
  'Compiling comprehensive report....',
] as const;

/** Percent: rises from 0 to 95 over 20 seconds and stays there. */
export const progressAt = (elapsedMs: number): number =>
  Math.min((elapsedMs / EXPECTED_DURATION_MS) * PROGRESS_CAP_PERCENT, PROGRESS_CAP_PERCENT);

/** Whole seconds, from 20 down to 0. */
export const secondsRemainingAt = (elapsedMs: number): number =>
  Math.max(Math.ceil((EXPECTED_DURATION_MS - elapsedMs) / 1000), 0);

/** One of nine messages, a new one every two seconds, starting over after the last. */
export const statusAt = (elapsedMs: number): string =>
  statuses[Math.floor(elapsedMs / STATUS_ROTATION_MS) % statuses.length] ?? statuses[0];
