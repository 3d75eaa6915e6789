import { z } from 'zod';
import { browserMeasurement, type BrowserMeasurement } from './browser-facts/browser-measurement.ts';

/** The viewports of the screenshots (D-122). */
export const SCREENS = [
  { name: 'desktop', width: 1_280, height: 800, isPhone: false },
  { name: 'phone', width: 390, height: 844, isPhone: true },
] as const;

export const MAX_SCREENSHOT_BYTES = 150_000;

export interface Screenshot {
  readonly name: 'desktop' | 'phone';
  readonly width: number;
  readonly height: number;
  readonly webp: Uint8Array;
}

/** The browser measurement (D-123); absent if not requested, or if the reader is of an older release. */
interface Measured {
  readonly browser?: BrowserMeasurement | undefined;
  /** The reasons why parts were not measured, for the logs. */
  readonly problems?: readonly string[] | undefined;
}

export type NoScreenshots = {
  readonly ok: false;
  readonly reason: 'off' | 'no-browser' | 'no-sandbox' | 'busy' | 'failed';
  readonly detail: string;
};

export type ScreenshotsResult = Measured &
  ({ readonly ok: true; readonly screenshots: readonly Screenshot[] } | NoScreenshots);

/** Called with the screenshots of a page once they are taken, before it is measured; the result contains them again. */
export type OnScreenshots = (taken: readonly Screenshot[]) => void;

/** The port: takes screenshots of a page, then measures it. Never throws because of the site; aborting `signal` ends it. */
export type TakeScreenshots = (
  url: string,
  options: { readonly signal: AbortSignal; readonly onScreenshots?: OnScreenshots },
) => Promise<ScreenshotsResult>;

/** Whether these bytes are a WebP within the limit. They come from a process that has opened a foreign page. */
export const isScreenshot = (bytes: Uint8Array): boolean =>
  bytes.length <= MAX_SCREENSHOT_BYTES &&
  Buffer.from(bytes.subarray(0, 4)).toString('latin1') === 'RIFF' &&
  Buffer.from(bytes.subarray(8, 12)).toString('latin1') === 'WEBP';

/** The bytes of a screenshot in JSON. */
export const webpInBase64 = z
  .base64()
  .max(MAX_SCREENSHOT_BYTES * 1.4)
  .transform((text) => Uint8Array.from(Buffer.from(text, 'base64')))
  .refine(isScreenshot, 'not a WebP within its size');

const measured = {
  browser: browserMeasurement.optional(),
  problems: z.array(z.string().max(2_000)).max(10).optional(),
};

export const takenScreenshots: z.ZodType<ScreenshotsResult> = z.discriminatedUnion('ok', [
  z.object({
    ok: z.literal(true),
    ...measured,
    screenshots: z
      .array(
        z.object({
          name: z.enum(['desktop', 'phone']),
          width: z.int().positive(),
          height: z.int().positive(),
          webp: webpInBase64,
        }),
      )
      .max(SCREENS.length),
  }),
  z.object({
    ok: z.literal(false),
    ...measured,
    reason: z.enum(['off', 'no-browser', 'no-sandbox', 'busy', 'failed']),
    detail: z.string().max(2_000),
  }),
]);

export const toBase64 = (result: ScreenshotsResult): object => {
  if (!result.ok) return result;
  const screenshots = result.screenshots.map(({ webp, ...rest }) => ({
    ...rest,
    webp: Buffer.from(webp).toString('base64'),
  }));
  return { ...result, screenshots };
};
