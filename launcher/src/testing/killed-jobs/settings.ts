import { z } from 'zod';

const fault = z.enum(['forgets screenshots', 'forgets requested reports']);
export type Fault = z.infer<typeof fault>;

/** The argument of a process, as JSON. */
export const settingsOfJobs = z.object({
  connectionString: z.string(),
  /** The site that is analyzed, on loopback. */
  allow: z.array(z.string()),
  /** The address of a model; absent: reports are written by rules. */
  modelUrl: z.string().optional(),
  /** `real`: Chromium and Lighthouse. Else the address of a stand-in, which answers when the measurement should end. */
  browser: z.string(),
  /** The earlier events that a deliberately broken implementation does not see. */
  faults: z.array(fault),
});
export type SettingsOfJobs = z.infer<typeof settingsOfJobs>;
