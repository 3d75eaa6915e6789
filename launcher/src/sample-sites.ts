import { readFile, writeFile } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import path from 'node:path';
import type { WebConfig } from '@twofold/contracts/config';
import { listen, type Listening } from '@twofold/http/serve';
import { z } from 'zod';
import { CannotStart, reasonOf } from './cannot-start.ts';
import { makeFolder } from './make-folder.ts';
import { pathOf } from './route.ts';
import { loadStaticFiles, sendStaticFile, type StaticFiles } from './static-files.ts';

/** Made-up sites to try an analysis on without the internet. */
export type SampleSites = {
  readonly sites: WebConfig['sampleSites'];
  /** `host:port` pairs that the site reader may read although they are on this machine. */
  readonly allowedPairs: readonly string[];
  close(): Promise<void>;
};

const listing = z.array(z.object({ path: z.string().regex(/^[a-z-]+$/), name: z.string(), description: z.string() }));

/** Found from `src` and from `dist`. */
const FOLDER = path.join(import.meta.dirname, '..', 'sample-sites');

/**
 * Serves every sample site under its own path, on 127.0.0.1 only: at the given port, else at the remembered one, else
 * at any free one, which is then remembered in `memory`. A remembered port is served in addition to the other, so that
 * stored URLs survive a restart.
 * @throws CannotStart when no port is available
 */
export const startSampleSites = async (options: {
  readonly port: number;
  readonly memory: string;
  readonly say: (line: string) => void;
}): Promise<SampleSites> => {
  const known = listing.parse(JSON.parse(await readFile(path.join(FOLDER, 'sample-sites.json'), 'utf8')));
  const serve = sampleSiteListener(await loadStaticFiles(FOLDER));
  const at = (port: number): Promise<Listening> => listen(serve, { host: '127.0.0.1', port });

  const open: Listening[] = [];
  for (const port of [options.port, await rememberedPort(options.memory)]) {
    const listening = port === undefined ? undefined : await at(port).catch(() => undefined);
    if (listening) open.push(listening);
  }
  if (open.length === 0) {
    const anywhere = await at(0).catch(cannotListen);
    open.push(anywhere);
    await remember(options.memory, portOf(anywhere));
  }
  const [first] = open as [Listening];
  if (options.port !== 0 && portOf(first) !== options.port)
    options.say(`Port ${options.port} is not free: the sample sites are at ${first.url} (SAMPLE_SITES_PORT)`);
  return {
    sites: known.map((site) => ({ name: site.name, description: site.description, url: `${first.url}/${site.path}/` })),
    allowedPairs: open.map(({ url }) => new URL(url).host),
    close: async () => {
      await Promise.all(open.map(({ close }) => close()));
    },
  };
};

const sampleSiteListener =
  (files: StaticFiles): RequestListener =>
  (request, response) => {
    const asked = pathOf(request);
    const file = files.get(asked.endsWith('/') ? `${asked}index.html` : asked);
    if (file) sendStaticFile(request, response, file);
    else if (files.has(`${asked}/index.html`)) response.writeHead(308, { Location: `${asked}/` }).end();
    else response.writeHead(404, { 'Content-Type': 'text/plain' }).end('Not found\n');
  };

const portOf = ({ url }: Listening): number => Number(new URL(url).port);

const port = z.coerce.number().int().min(1).max(65_535);

const rememberedPort = async (memory: string): Promise<number | undefined> =>
  port.safeParse((await readFile(memory, 'utf8').catch(() => '')).trim()).data;

/** A failure is harmless: the next start may use another port. */
const remember = async (memory: string, chosen: number): Promise<void> => {
  await makeFolder(path.dirname(memory)).catch(() => undefined);
  await writeFile(memory, `${chosen}\n`).catch(() => undefined);
};

const cannotListen = (error: unknown): never => {
  const reason = reasonOf(error).replace('set PORT', 'set SAMPLE_SITES_PORT');
  throw new CannotStart(`The sample sites: ${reason}`, { cause: error });
};
