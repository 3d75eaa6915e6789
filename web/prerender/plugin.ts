import { rm } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Plugin, type Rolldown } from 'vite';
import { documentFor } from './document.ts';
import { HOME, pagesToDraw, type PageToDraw } from './pages.ts';

type DrawPage = (
  address: string,
  answers?: PageToDraw['examples'],
  examples?: PageToDraw['examples'],
) => Promise<{ readonly markup: string; readonly styles: string }>;

const WEB = fileURLToPath(new URL('..', import.meta.url));
/** Outside the served folder: only the server runs it. */
const DRAWING = path.join(WEB, 'dist-server');

/**
 * Renders the screens with external links at build time, so that each is painted before the first script has arrived.
 * All other addresses get the empty page, `app.html`.
 */
export const prerender = (conditions: { readonly client: string[]; readonly server: string[] }): Plugin => ({
  name: 'prerender',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    async handler(_options, bundle) {
      const built = bundle[HOME.file];
      if (built?.type !== 'asset') throw new Error(`The build has no ${HOME.file}`);
      const empty = withStylesInside(String(built.source), bundle);
      const firstPaint = await bundleFirstPaint(conditions.client);
      const drawPage = await bundleDrawing(conditions.server);
      for (const page of pagesToDraw) {
        const drawn = await drawPage(page.address, {}, page.examples);
        const source = documentFor(page, { empty, drawn, firstPaint, modules: modulesOf(page.address, bundle) });
        if (page === HOME) built.source = source;
        else this.emitFile({ type: 'asset', fileName: page.file, source });
      }
      this.emitFile({ type: 'asset', fileName: 'app.html', source: empty });
    },
  },
});

/** Inlined: the stylesheet is a few lines, and a separate request would delay the first paint. */
const withStylesInside = (html: string, bundle: Rolldown.OutputBundle): string =>
  html.replaceAll(/<link rel="stylesheet"[^>]*href="\/([^"]+)">/g, (_link, file: string) => {
    const sheet = bundle[file];
    if (sheet?.type !== 'asset') throw new Error(`The build has no ${file}`);
    delete bundle[file];
    return `<style>${String(sheet.source).trim()}</style>`;
  });

/** One script without imports, as text: it is inlined in the page. */
const bundleFirstPaint = async (conditions: string[]): Promise<string> => {
  const output = await build({
    configFile: false,
    root: WEB,
    logLevel: 'silent',
    resolve: { conditions },
    build: {
      write: false,
      emptyOutDir: false,
      copyPublicDir: false,
      lib: { entry: 'src/first-paint.ts', formats: ['iife'], name: 'firstPaint' },
    },
  });
  const [bundle] = [output].flat();
  const chunk = bundle && 'output' in bundle ? bundle.output[0] : undefined;
  if (!chunk) throw new Error('The script of the first paint could not be built');
  return chunk.code.trim();
};

/**
 * The app as a module without dependencies that renders its screens: here the static ones, and on the server those with
 * data.
 */
const bundleDrawing = async (conditions: string[]): Promise<DrawPage> => {
  await rm(DRAWING, { recursive: true, force: true });
  await build({
    configFile: false,
    root: WEB,
    mode: 'production',
    logLevel: 'error',
    plugins: [react()],
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true, resolve: { conditions } },
    build: { ssr: 'src/draw-page.tsx', outDir: DRAWING, copyPublicDir: false, minify: true },
  });
  const { drawPage } = (await import(pathToFileURL(path.join(DRAWING, 'draw-page.js')).href)) as { drawPage: DrawPage };
  return drawPage;
};

/** The files of an address's screen, beyond those of every screen. */
const modulesOf = (address: string, bundle: Rolldown.OutputBundle): string[] => {
  const [, name] = /^\/([^/]*)/.exec(address) ?? [];
  const screen = `/src/routes/${name || 'landing'}-page.tsx`;
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const first = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(screen)));
  if (!first) throw new Error(`The build has no ${screen}`);
  const needed = new Set<string>();
  const need = (file: string): void => {
    const chunk = bundle[file];
    if (needed.has(file) || chunk?.type !== 'chunk') return;
    needed.add(file);
    for (const each of chunk.imports) need(each);
  };
  need(first.fileName);
  return [...needed].filter((file) => !chunks.some((chunk) => chunk.isEntry && chunk.fileName === file));
};
