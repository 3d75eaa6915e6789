import { z } from 'zod';

/**
 * Why nothing was measured: rendering was turned off after the analysis; there is no browser, or none that runs in a
 * sandbox; too many sites are queued; the page could not be loaded; or the measuring processes were stopped.
 */
export const measurementFailure = z.enum(['off', 'no-browser', 'no-sandbox', 'too-busy', 'failed', 'interrupted']);
export type MeasurementFailure = z.infer<typeof measurementFailure>;
