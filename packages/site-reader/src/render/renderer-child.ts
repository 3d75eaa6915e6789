import { setTimeout as wait } from 'node:timers/promises';
import { chromium, type Browser } from 'playwright-core';
import { askParent, nextLine } from '../child-stdio.ts';
import { chromiumFlags } from './chromium-flags.ts';
import { dropPrivileges } from './drop-privileges.ts';
import type { FirstScreen } from './first-screen.ts';
import { forwardTo } from './forward-to-socket.ts';
import { inspectFirstScreen } from './inspect-first-screen.ts';
import { openTab, type Tab } from './open-tab.ts';
import { readDocument } from './read-document.ts';
import { rendererRequest, type RendererAnswer, type RendererRequest } from './render-protocol.ts';
import { takeScreenshot } from './take-screenshot.ts';

/*
 * The renderer process: starts one browser for one page, writes one answer, and waits to be killed with everything it has
 * started. Its browser can only connect to the socket of the proxy process.
 */

const launch = async (request: RendererRequest): Promise<Browser> => {
  const { program, environment, folder, socketPath, hasSandbox } = request;
  const proxyPort = await forwardTo(socketPath);
  return chromium.launch({
    executablePath: program,
    ignoreDefaultArgs: true,
    args: chromiumFlags({ proxyPort, profile: `${folder}/profile`, hasSandbox }),
    env: { ...environment, HOME: folder, TMPDIR: folder },
  });
};

/** Reserved for reading the page, even if its network is not idle yet. */
const KEPT_FOR_READING_MS = 1_000;
/** The limit for reading the page. */
const READING_MS = 3_000;
/** Reserved for sending the answer before the process is killed. */
const ANSWERING_MS = 500;

/** `performance.now()` counts from the start of the process. */
const remainingMs = ({ totalMs }: RendererRequest): number =>
  Math.max(1, Math.round(totalMs - performance.now() - ANSWERING_MS));

const work = async (browser: Browser, request: RendererRequest): Promise<RendererAnswer> => {
  const { task, maxRequests } = request;
  const version = browser.version();
  if (task.kind === 'check') return { ok: true, version };
  await askParent('proxy');
  const tab = await openTab(browser, maxRequests, task.kind === 'screenshot' ? task.viewport : undefined);
  const settleMs = Math.max(1, Math.min(request.settleMs, remainingMs(request) - KEPT_FOR_READING_MS));
  const deadline = AbortSignal.timeout(settleMs);
  const response = await tab.page.goto(task.url, { waitUntil: 'commit', timeout: settleMs });
  const status = response?.status() ?? 0;
  if (status < 200 || status >= 400) return { ok: false, detail: `the page answers ${status}` };
  await Promise.race([tab.networkIdle.wait(deadline), tab.crashed]);
  // A page that is busy without end cannot be read.
  const read = task.kind === 'screenshot' ? takeScreenshot(tab, task.maxBytes) : readDocument(tab);
  const found = await Promise.race([
    read,
    timeout(task.kind === 'screenshot' ? remainingMs(request) : READING_MS),
    tab.crashed,
  ]);
  if (typeof found !== 'string') return found;
  if (task.kind === 'screenshot') return { ok: true, version, webp: found, ...(await inspected(tab, request)) };
  return { ok: true, version, page: { html: found, finalUrl: tab.page.url(), status } };
};

/** The first screen, if there is time; the screenshot is valid without it. */
const inspected = async (tab: Tab, request: RendererRequest): Promise<{ seen?: FirstScreen }> => {
  const late = wait(Math.min(READING_MS, remainingMs(request)), undefined);
  const seen = await Promise.race([inspectFirstScreen(tab).catch(() => undefined), late]);
  return seen ? { seen } : {};
};

const timeout = async (ms: number): Promise<RendererAnswer> => {
  await wait(ms);
  return { ok: false, detail: 'the page could not be read in time' };
};

const answer = async (line: string): Promise<RendererAnswer> => {
  const request = rendererRequest.parse(JSON.parse(line));
  dropPrivileges();
  process.chdir(request.folder);
  try {
    return await Promise.race([
      launch(request).then((browser) => work(browser, request)),
      timeout(remainingMs(request)),
    ]);
  } catch (error) {
    return { ok: false, detail: (error instanceof Error ? error.message : String(error)).slice(0, 2_000) };
  }
};

void nextLine()
  .then(answer)
  .then((result) => process.stdout.write(`${JSON.stringify(result)}\n`));
