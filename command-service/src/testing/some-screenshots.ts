import type { ScreenshotsResult } from '@twofold/site-reader/screenshots';

/** The first bytes of a WebP file, and some content. */
export const aWebp = (content = 'a picture'): Buffer => Buffer.from(`RIFF\0\0\0\0WEBPVP8 ${content}`);

/** The screenshots of a site. */
export const someScreenshots = (content?: string): ScreenshotsResult => ({
  ok: true,
  screenshots: [
    { name: 'desktop', width: 1_280, height: 800, webp: aWebp(content) },
    { name: 'phone', width: 390, height: 844, webp: aWebp(content) },
  ],
});
