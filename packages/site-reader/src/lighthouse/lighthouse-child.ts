import { availableParallelism, loadavg } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import lighthouse from 'lighthouse';
import { initializeConfig } from 'lighthouse/core/config/config.js';
import { launch, type Browser } from 'puppeteer-core';
import { askParent, nextLine } from '../child-stdio.ts';
import { chromiumFlags } from '../render/chromium-flags.ts';
import { dropPrivileges } from '../render/drop-privileges.ts';
import { forwardTo } from '../render/forward-to-socket.ts';
import { rendererRequest, type RendererAnswer, type RendererRequest } from '../render/render-protocol.ts';
import { compactResult } from './compact-result.ts';
import { lighthouseConfig, lighthouseFlags } from './lighthouse-settings.ts';

/*
 * The Lighthouse process: starts one browser, runs Lighthouse on one page over a pipe, writes one answer, and waits to
 * be killed with everything it has started. Like the renderer, it can only connect to the socket of the proxy process.
 */

/** Reserved for sending the answer before the process is killed. */
const ANSWERING_MS = 1_000;

const launchBrowser = async (request: RendererRequest): Promise<Browser> => {
  const { program, environment, folder, socketPath, hasSandbox } = request;
  const proxyPort = await forwardTo(socketPath);
  return launch({
    executablePath: program,
    ignoreDefaultArgs: true,
    args: chromiumFlags({ proxyPort, profile: `${folder}/profile`, hasSandbox }),
    env: { ...environment, HOME: folder, TMPDIR: folder },
    pipe: true,
    defaultViewport: null,
    waitForInitialPage: false,
  });
};

/** Rejects after too many requests: Lighthouse's result without the blocked ones would be wrong. */
const requestsOf = (browser: Browser, max: number): { readonly tooMany: Promise<never> } => {
  let requests = 0;
  let reject: (error: Error) => void;
  const tooMany = new Promise<never>((_, fail) => (reject = fail));
  tooMany.catch(() => {}); // It may reject while nothing awaits it.
  browser.on('targetcreated', (target) => {
    void target
      .page()
      .then((page) =>
        page?.on('request', () => ++requests > max && reject(new Error(`the page makes more than ${max} requests`))),
      )
      .catch(() => {});
  });
  return { tooMany };
};

const runLighthouse = async (browser: Browser, request: RendererRequest): Promise<RendererAnswer> => {
  const { task, maxRequests } = request;
  if (task.kind !== 'lighthouse') throw new Error('not a task of this process');
  await askParent('proxy');
  const version = await browser.version();
  const { tooMany } = requestsOf(browser, maxRequests);
  const page = await browser.newPage();
  const flags = lighthouseFlags(version.replace(/^[^/]*\//, ''));
  const run = await Promise.race([lighthouse(task.url, flags, lighthouseConfig, page), tooMany]);
  if (!run) throw new Error('Lighthouse has no result');
  const { runtimeError } = run.lhr;
  if (runtimeError) throw new Error(`${runtimeError.code}: ${runtimeError.message}`);
  return { ok: true, version, lighthouse: compactResult(run.lhr, { page: task.url, loadPerCore: loadPerCore() }) };
};

/** The average load of each core in the last minute. */
const loadPerCore = (): number => (loadavg()[0] ?? 0) / availableParallelism();

const timeout = async ({ totalMs }: RendererRequest): Promise<RendererAnswer> => {
  await wait(Math.max(1, Math.round(totalMs - performance.now() - ANSWERING_MS)));
  return { ok: false, detail: 'the page was not measured in time' };
};

const answer = async (line: string): Promise<RendererAnswer> => {
  const request = rendererRequest.parse(JSON.parse(line));
  // Lighthouse loads its audits lazily; they must be loaded before the privileges are dropped.
  await initializeConfig('navigation', lighthouseConfig, lighthouseFlags(''));
  dropPrivileges();
  process.chdir(request.folder);
  try {
    return await Promise.race([
      launchBrowser(request).then((browser) => runLighthouse(browser, request)),
      timeout(request),
    ]);
  } catch (error) {
    return { ok: false, detail: (error instanceof Error ? error.message : String(error)).slice(0, 2_000) };
  }
};

void nextLine()
  .then(answer)
  .then((result) => process.stdout.write(`${JSON.stringify(result)}\n`));
