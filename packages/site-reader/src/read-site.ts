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
  /** `host:port` pairs whose address and port are not judged, for tests and sample sites (production: D-107). */
  readonly allow?: readonly string[];
  /** Where web sites are served. */
  readonly ports?: readonly number[];
  /** Additional trusted certificates: `NODE_EXTRA_CA_CERTS`. The service has its own. */
  readonly extraCaCertsFile?: string;
  /** Where the reader service is; without one the reads are made by processes of this machine. */
  readonly service?: ServiceAddress;
  /** Renders pages that scripts make, takes pictures and measures; without it nothing of this is done. The service has its own. */
  readonly rendering?: RenderingOptions | undefined;
}

export interface SiteReader {
  readonly readSite: ReadSite;
  readonly takeScreenshots: TakeScreenshots;
  /**
   * Whether screenshots are available, as far as known: a local check has not failed; the service is only tried at each
   * request.
   */
  readonly mayTakeScreenshots: () => boolean;
  /** Whether pages can be rendered on this machine; undefined where that is off, or for the service to know. */
  readonly canRender: () => Promise<CanRender | undefined>;
  /** Ends the reads under way and refuses new ones. */
  close(): Promise<void>;
}

const WEB_PORTS = [80, 443];

/**
 * The only way to fetch foreign URLs. Each read runs in a separate process, without environment, with a memory cap, and
 * killed at its deadline, so that no site can reach a secret or another read; locally, or in the reader service.
 * `readSite` waits for one of 8 slots (2 per host); waiting and reading end when the caller's signal aborts, with the
 * signal's reason.
 * @throws RangeError when `allow` contains an invalid `host:port`.
 */
export const createSiteReader = (options: SiteReaderOptions = {}): SiteReader => {
  const rules = { ports: [...(options.ports ?? WEB_PORTS)], allow: (options.allow ?? []).map(targetPair) };
  const { service, extraCaCertsFile, rendering } = options;
  const renderer = rendering && !service ? createRenderer(rendering) : undefined;
  const reading = createReadQueue(service ? askService(service) : runReader(extraCaCertsFile, renderer));
  const screenshots = createScreenshotsPort(service ? askForScreenshots(service) : renderer?.takeScreenshots);
  let known: CanRender | undefined;
  return {
    readSite: (url, { signal, onProgress }) =>
      reading.read({ url, ...rules, ...(onProgress && { progress: true }) }, signal, onProgress),
    takeScreenshots: (url, { signal, onScreenshots }) => screenshots.take(url, rules, signal, 'all', onScreenshots),
    mayTakeScreenshots: () => service !== undefined || (renderer !== undefined && known?.ok !== false),
    canRender: async () => (known = await renderer?.canRender()),
    close: async () => {
      renderer?.close();
      await Promise.all([reading.close(), screenshots.close()]);
    },
  };
};
