/** The first match wins: browsers also name the browsers that they are compatible with. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|OPT|Opera)\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|Chromium|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPad\b/, 'iPad'],
  [/\biPhone\b/, 'iPhone'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\b(?:Macintosh|Mac OS X)\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

/**
 * The families of browser and operating system in a `User-Agent`, such as "Firefox on Windows". All words come from the
 * lists above: no text from a client appears in a mail or on a page.
 */
export const deviceName = (userAgent: string | undefined): string => {
  const text = (userAgent ?? '').slice(0, 512);
  const [browser, system] = [BROWSERS, SYSTEMS].map((list) => list.find(([pattern]) => pattern.test(text))?.[1]);
  if (browser === undefined && system === undefined) return 'Unknown browser';
  return system === undefined ? `${browser}` : `${browser ?? 'Unknown browser'} on ${system}`;
};
