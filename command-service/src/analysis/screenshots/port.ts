import type { ScreenshotName } from '@twofold/contracts/analysis/screenshot';

/** The first screen of a site, as WebP. */
export type TakenScreenshot = {
  readonly name: ScreenshotName;
  readonly width: number;
  readonly height: number;
  readonly webp: Uint8Array;
};

/** `detail` is for logs. `busy`: another attempt later may succeed. */
export type ScreenshotsResult =
  | { readonly ok: true; readonly screenshots: readonly TakenScreenshot[] }
  | {
      readonly ok: false;
      readonly reason: 'off' | 'no-browser' | 'no-sandbox' | 'busy' | 'failed';
      readonly detail: string;
    };

/** The port: shows a site in a browser and takes pictures of it. Ends when the signal aborts. */
export type TakeScreenshots = (url: string, options: { readonly signal: AbortSignal }) => Promise<ScreenshotsResult>;
