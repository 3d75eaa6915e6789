export interface FlagOptions {
  readonly proxyPort: number;
  readonly profile: string;
  readonly hasSandbox: boolean;
}

/** Turns off Chromium's own requests and user prompts. */
const QUIET = [
  '--disable-background-networking',
  '--disable-breakpad',
  '--disable-client-side-phishing-detection',
  '--disable-component-update',
  '--disable-default-apps',
  '--disable-domain-reliability',
  '--disable-extensions',
  '--disable-field-trial-config',
  '--disable-search-engine-choice-screen',
  '--disable-sync',
  '--metrics-recording-only',
  '--mute-audio',
  '--no-default-browser-check',
  '--no-first-run',
  '--no-pings',
  '--password-store=basic',
  '--use-mock-keychain',
  '--disable-features=AutofillServerCommunication,CertificateTransparencyComponentUpdater,HttpsUpgrades,HttpsFirstBalancedModeAutoEnable,MediaRouter,NetworkTimeServiceQuerying,OptimizationHints,PreconnectToSearch,Translate',
];

/** Blocks features that could bypass the proxy or reach the user's desktop. */
const CLOSED = [
  '--block-new-web-contents',
  '--deny-permission-prompts',
  '--disable-notifications',
  '--disable-quic',
  '--dns-prefetch-disable',
  '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--webrtc-ip-handling-policy=disable_non_proxied_udp',
];

/** Runs without a screen, and without shared memory, of which containers have little. */
const ENVIRONMENT = [
  '--headless',
  '--disable-dev-shm-usage',
  '--disable-gpu',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
  // Limits the heap of harmful pages.
  '--js-flags=--max-old-space-size=512',
  '--no-startup-window',
  '--remote-debugging-pipe',
];

/**
 * All flags for Chromium; Playwright adds none. All connections go through the proxy, including those to loopback, and
 * Chromium looks up no names.
 */
export const chromiumFlags = ({ proxyPort, profile, hasSandbox }: FlagOptions): string[] => [
  ...QUIET,
  ...CLOSED,
  ...ENVIRONMENT,
  `--proxy-server=http://127.0.0.1:${proxyPort}`,
  '--proxy-bypass-list=<-loopback>',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
  `--user-data-dir=${profile}`,
  ...(hasSandbox ? [] : ['--no-sandbox']),
];
