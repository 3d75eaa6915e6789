import { z } from 'zod';

/** `GET /config.json`, outside /api: the configuration that the browser needs (D-97). */
export const webConfig = z.object({
  simulatedPayments: z.boolean(),
  sampleSites: z.array(z.object({ name: z.string(), url: z.url(), description: z.string() })),
});
export type WebConfig = z.infer<typeof webConfig>;
