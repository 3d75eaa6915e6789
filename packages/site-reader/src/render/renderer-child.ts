import { chromium, type Browser } from 'playwright-core';
import { askParent, nextLine } from '../child-lines.ts';
import { chromiumFlags } from './chromium-flags.ts';
import { dropPrivileges } from './drop-privileges.ts';
import { forwardTo } from './forward-to-socket.ts';
import { openTab } from './open-tab.ts';
import { readDocument } from './read-document.ts';
import { rendererRequest, type RendererAnswer, type RendererRequest } from './render-protocol.ts';
import { takeScreenshot } from './take-screenshot.ts';

/*
 * The renderer process: starts one browser for one page, writes one answer, and waits to be killed with all that it has
 * started. Its browser reaches nothing but the socket of the proxy process.
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

const work = async (browser: Browser, request: RendererRequest): Promise<RendererAnswer> => {
  const { task, maxRequests, settleMs } = request;
  const version = browser.version();
  if (task.kind === 'check') return { ok: true, version };
  await askParent('proxy');
  const deadline = AbortSignal.timeout(settleMs);
  const tab = await openTab(browser, maxRequests, task.kind === 'screenshot' ? task.viewport : undefined);
  const response = await tab.page.goto(task.url, { waitUntil: 'commit', timeout: settleMs });
  await tab.quiet.wait(deadline);
  if (task.kind === 'screenshot') return { ok: true, version, webp: await takeScreenshot(tab, task.maxBytes) };
  const html = await readDocument(tab);
  return { ok: true, version, page: { html, finalUrl: tab.page.url(), status: response?.status() ?? 0 } };
};

const answer = async (line: string): Promise<RendererAnswer> => {
  const request = rendererRequest.parse(JSON.parse(line));
  dropPrivileges();
  process.chdir(request.folder);
  try {
    return await work(await launch(request), request);
  } catch (error) {
    return { ok: false, detail: (error instanceof Error ? error.message : String(error)).slice(0, 2_000) };
  }
};

void nextLine()
  .then(answer)
  .then((result) => process.stdout.write(`${JSON.stringify(result)}\n`));
