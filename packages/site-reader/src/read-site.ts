import { askForScreenshots, askService, type ServiceAddress } from './service-client.ts';
import { createReadQueue } from './read-queue.ts';
import { createRenderer, type RenderingOptions } from './render/renderer.ts';
import type { CanRender } from './render/check-rendering.ts';
import { runReader } from './run-reader.ts';
import { createScreenshotsPort } from './screenshots-port.ts';
import type { TakeScreenshots } from './screenshots.ts';
import type { ReadSite } from './site-snapshot.ts';
import { targetPair } from './target.ts';

export interface SiteReaderOptions {
  /** `host:port` pairs that are exempt from the rules for addresses and ports, for tests and sample sites (production: D-107). */
  readonly allow?: readonly string[];
  /** Allowed ports; default: 80 and 443. */
  readonly ports?: readonly number[];
  /** Additional trusted certificates: `NODE_EXTRA_CA_CERTS`. The service has its own. */
  readonly extraCaCertsFile?: string;
  /** The reader service; without one, processes of this machine read. */
  readonly service?: ServiceAddress;
  /** For rendering, screenshots and measurements, which are off without it. The service has its own. */
  readonly rendering?: RenderingOptions | undefined;
}

export interface SiteReader {
  readonly readSite: ReadSite;
  readonly takeScreenshots: TakeScreenshots;
  /** Whether screenshots may be available: false after a failed local check. The service is not checked in advance. */
  readonly mayTakeScreenshots: () => boolean;
  /** Whether pages can be rendered on this machine; undefined if rendering is off or done by the service. */
  readonly canRender: () => Promise<CanRender | undefined>;
  /** Ends the reads under way and refuses new ones. */
  close(): Promise<void>;
}

const WEB_PORTS = [80, 443];

/**
 * The only way to fetch foreign URLs. Each read runs in a separate process, locally or in the reader service. The process
 * has no environment and a memory cap, and is killed at its deadline, so that no site can reach a secret or another read.
 * `readSite` waits for one of 8 slots (2 per host); it rejects with the signal's reason if the caller's signal aborts.
 * @throws RangeError when `allow` contains an invalid `host:port`.
 */
export const createSiteReader = (options: SiteReaderOptions = {}): SiteReader => {
  const rules = { ports: [...(options.ports ?? WEB_PORTS)], allow: (options.allow ?? []).map(targetPair) };
  const { service, extraCaCertsFile, rendering } = options;
  const renderer = rendering && !service ? createRenderer(rendering) : undefined;
  const reading = createReadQueue(service ? askService(service) : runReader(extraCaCertsFile, renderer));
  const screenshots = createScreenshotsPort(service ? askForScreenshots(service) : renderer?.takeScreenshots);
  let lastCheck: CanRender | undefined;
  return {
    readSite: (url, { signal, onProgress }) =>
      reading.read({ url, ...rules, ...(onProgress && { progress: true }) }, signal, onProgress),
    takeScreenshots: (url, { signal, onScreenshots }) => screenshots.take(url, rules, signal, 'all', onScreenshots),
    mayTakeScreenshots: () => service !== undefined || (renderer !== undefined && lastCheck?.ok !== false),
    canRender: async () => (lastCheck = await renderer?.canRender()),
    close: async () => {
      renderer?.close();
      await Promise.all([reading.close(), screenshots.close()]);
    },
  };
};
