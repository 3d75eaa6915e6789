import { readFile } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import path from 'node:path';
import type { WebConfig } from '@twofold/contracts/config';
import { listen } from '@twofold/http/serve';
import { z } from 'zod';
import { CannotStart } from './cannot-start.ts';
import { pathOf } from './route.ts';
import { loadStaticFiles, sendStaticFile } from './static-files.ts';

/** Made-up sites to try an analysis on without the internet. */
export type SampleSites = {
  readonly sites: WebConfig['sampleSites'];
  /** `host:port`, the pair that the site reader may read although it is on this machine. */
  readonly allowedPair: string;
  close(): Promise<void>;
};

const listing = z.array(z.object({ path: z.string().regex(/^[a-z-]+$/), name: z.string(), description: z.string() }));

/** Beside `src` and `dist` alike. */
const FOLDER = path.join(import.meta.dirname, '..', 'sample-sites');

/**
 * Serves every sample site under a path of its own, on 127.0.0.1 only. The port is fixed, so that stored URLs survive a
 * restart.
 * @throws CannotStart when the port cannot be had
 */
export const startSampleSites = async (port: number): Promise<SampleSites> => {
  const known = listing.parse(JSON.parse(await readFile(path.join(FOLDER, 'sample-sites.json'), 'utf8')));
  const files = await loadStaticFiles(FOLDER);
  const serve: RequestListener = (request, response) => {
    const asked = pathOf(request);
    const file = files.get(asked.endsWith('/') ? `${asked}index.html` : asked);
    if (file) sendStaticFile(request, response, file);
    else if (files.has(`${asked}/index.html`)) response.writeHead(308, { Location: `${asked}/` }).end();
    else response.writeHead(404, { 'Content-Type': 'text/plain' }).end('Not found\n');
  };
  const { url, close } = await listen(serve, { host: '127.0.0.1', port }).catch(cannotListen);
  return {
    sites: known.map((site) => ({ name: site.name, description: site.description, url: `${url}/${site.path}/` })),
    allowedPair: new URL(url).host,
    close,
  };
};

const cannotListen = (error: unknown): never => {
  const reason = error instanceof Error ? error.message : String(error);
  throw new CannotStart(`The sample sites: ${reason.replace('set PORT', 'set SAMPLE_SITES_PORT')}`, { cause: error });
};
