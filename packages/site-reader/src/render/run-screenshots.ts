import { setPriority } from 'node:os';
import { isSiteReaderBusy, limitConcurrency } from '../concurrency-limit.ts';
import { noScreenshots, type RunScreenshots } from '../screenshots-port.ts';
import {
  MAX_SCREENSHOT_BYTES,
  SCREENS,
  webpInBase64,
  type Screenshot,
  type ScreenshotsResult,
} from '../screenshots.ts';
import type { TargetRules } from '../target.ts';
import type { CanRender } from './check-rendering.ts';
import type { FirstScreen } from './first-screen.ts';
import { measurePage } from './measure-page.ts';
import { runRenderer, type RenderBudgets, type RendererOptions } from './run-renderer.ts';

/** Screenshots come after everything else (D-122). */
const LIMITS = { total: 1, perHost: 1, waiting: 20 };
const LOW_PRIORITY = 10;

type Screen = (typeof SCREENS)[number];
type Taken = { readonly screenshot: Screenshot; readonly seen: FirstScreen | undefined };

/** Takes the screenshots of a page one after the other, each with a separate browser, and then has the page measured. */
export const createRunScreenshots = (canRender: () => Promise<CanRender>, budgets: RenderBudgets): RunScreenshots => {
  const { run } = limitConcurrency(LIMITS);
  return async (url, rules, signal, parts, onScreenshots) => {
    const how = await canRender();
    if (!how.ok) return noScreenshots(how.reason, how.detail);
    const options = { ...how, budgets, onStart: lowerPriority };
    try {
      return await run('', signal, async () => {
        const taken: (Taken | string)[] = [];
        for (const screen of SCREENS) taken.push(await takeOne(url, rules, screen, options, signal));
        const result = resultOf(taken);
        if (parts === 'screenshots') return result;
        if (result.ok) onScreenshots?.(result.screenshots);
        return {
          ...result,
          ...(await measurePage({ url, rules, seen: seenIn(taken), isThere: !taken.every(isAbsent) }, options, signal)),
        };
      });
    } catch (error) {
      signal.throwIfAborted();
      return noScreenshots(isSiteReaderBusy(error) ? 'busy' : 'failed', String(error));
    }
  };
};

/** A screenshot, or the reason why there is none. */
const takeOne = async (
  url: string,
  rules: TargetRules,
  { name, ...viewport }: Screen,
  options: RendererOptions,
  signal: AbortSignal,
): Promise<Taken | string> => {
  const task = { kind: 'screenshot', url, viewport, maxBytes: MAX_SCREENSHOT_BYTES } as const;
  const answer = await runRenderer(task, rules, options, signal);
  if (!answer.ok) return answer.detail;
  const webp = webpInBase64.safeParse(answer.webp).data;
  if (!webp) return 'no screenshot';
  return { screenshot: { name, width: viewport.width, height: viewport.height, webp }, seen: answer.seen };
};

/** Whether there is no page to show: the site does not answer, or answers with an error. */
const isAbsent = (taken: Taken | string): boolean =>
  typeof taken === 'string' && /^the page answers \d|net::ERR_/.test(taken);

const lowerPriority = (pid: number): void => {
  try {
    setPriority(pid, LOW_PRIORITY);
  } catch {
    // The process has ended.
  }
};

const resultOf = (taken: readonly (Taken | string)[]): ScreenshotsResult => {
  const screenshots = taken.filter((each) => typeof each !== 'string').map(({ screenshot }) => screenshot);
  const [problem] = taken.filter((each) => typeof each === 'string');
  return screenshots.length > 0 ? { ok: true, screenshots } : noScreenshots('failed', problem ?? 'no screenshot');
};

const seenIn = (taken: readonly (Taken | string)[]): Partial<Record<Screenshot['name'], FirstScreen>> =>
  Object.fromEntries(
    taken.flatMap((each) => (typeof each === 'string' || !each.seen ? [] : [[each.screenshot.name, each.seen]])),
  );
