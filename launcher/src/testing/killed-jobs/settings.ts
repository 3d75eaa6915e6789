import { z } from 'zod';

const fault = z.enum(['forgets screenshots', 'forgets requested reports']);
export type Fault = z.infer<typeof fault>;

/** The argument of a process, as JSON. */
export const settingsOfJobs = z.object({
  connectionString: z.string(),
  /** The site that is analyzed, on loopback. */
  allow: z.array(z.string()),
  /** Where a model answers; absent: reports are written by rules. */
  modelUrl: z.string().optional(),
  /** `real`: a Chromium and Lighthouse. Else the address that answers once all is measured. */
  browser: z.string(),
  /** The earlier events that a deliberately broken implementation does not see. */
  faults: z.array(fault),
});
export type SettingsOfJobs = z.infer<typeof settingsOfJobs>;
