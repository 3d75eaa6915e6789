import { z } from 'zod';

/** The screens of the screenshots: 1280 and 390 pixels wide. */
export const screenshotName = z.enum(['desktop', 'phone']);
export type ScreenshotName = z.infer<typeof screenshotName>;

/** A screenshot in an answer. The picture is at `/api/products/{id}/screenshots/{name}`. */
export const screenshotView = z.object({
  name: screenshotName,
  width: z.int().positive(),
  height: z.int().positive(),
});
export type ScreenshotView = z.infer<typeof screenshotView>;
