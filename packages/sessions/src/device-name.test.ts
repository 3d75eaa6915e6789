import { describe, expect, it } from 'vitest';
import { deviceName } from './device-name.ts';

const KNOWN: readonly (readonly [string, string])[] = [
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Windows'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
    'Safari on macOS',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/137.0 Mobile/15E148 Safari/604.1',
    'Chrome on iPhone',
  ],
  [
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36',
    'Samsung Internet on Android',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/137.0 Safari/537.36 Edg/137.0',
    'Edge on Windows',
  ],
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/137.0 Safari/537.36',
    'Chrome on Linux',
  ],
  ['SomeReader (Android)', 'Unknown browser on Android'],
  ['Firefox/140.0', 'Firefox'],
];

describe('naming the device of a request', () => {
  it.each(KNOWN)('reads %j as %s', (userAgent, device) => {
    expect(deviceName(userAgent)).toBe(device);
  });

  it.each([undefined, '', 'node', 'Reset at https://evil.example\r\nBcc: all@example.com <b>'])(
    'takes no word of %j',
    (userAgent) => {
      expect(deviceName(userAgent)).toBe('Unknown browser');
    },
  );
});
