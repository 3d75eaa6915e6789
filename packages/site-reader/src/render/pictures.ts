import { setPriority } from 'node:os';
import { places } from '../places.ts';
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
import { runRenderer, type RenderBudgets } from './run-renderer.ts';

/** Pictures come after everything else (D-122). */
const PLACES = { total: 1, perHost: 1, waiting: 20 };
const LOW_PRIORITY = 10;

type Screen = (typeof SCREENS)[number];

/** Takes the pictures of a page, one after the other, each with a browser of its own. */
export const createPictures = (canRender: () => Promise<CanRender>, budgets: RenderBudgets): RunScreenshots => {
  const { run } = places(PLACES);
  return async (url, rules, signal) => {
    const how = await canRender();
    if (!how.ok) return noScreenshots(how.reason, how.detail);
    const take = (screen: Screen) => takeOne(url, rules, screen, { ...how, budgets }, signal);
    try {
      return await run('', signal, async () => {
        const taken: (Screenshot | string)[] = [];
        for (const screen of SCREENS) taken.push(await take(screen));
        return resultOf(taken);
      });
    } catch (error) {
      signal.throwIfAborted();
      const isBusy = error instanceof Error && 'code' in error && error.code === 'site-reader-busy';
      return noScreenshots(isBusy ? 'busy' : 'failed', String(error));
    }
  };
};

/** A picture, or why there is none. */
const takeOne = async (
  url: string,
  rules: TargetRules,
  { name, ...viewport }: Screen,
  how: CanRender & { readonly ok: true; readonly budgets: RenderBudgets },
  signal: AbortSignal,
): Promise<Screenshot | string> => {
  const task = { kind: 'screenshot', url, viewport, maxBytes: MAX_SCREENSHOT_BYTES } as const;
  const answer = await runRenderer(task, rules, { ...how, onStart: yieldToOthers }, signal);
  if (!answer.ok) return answer.detail;
  const webp = webpInBase64.safeParse(answer.webp).data;
  return webp ? { name, width: viewport.width, height: viewport.height, webp } : 'no picture';
};

const yieldToOthers = (pid: number): void => {
  try {
    setPriority(pid, LOW_PRIORITY);
  } catch {
    // It has ended.
  }
};

const resultOf = (taken: readonly (Screenshot | string)[]): ScreenshotsResult => {
  const screenshots = taken.filter((each) => typeof each !== 'string');
  const [problem] = taken.filter((each) => typeof each === 'string');
  return screenshots.length > 0 ? { ok: true, screenshots } : noScreenshots('failed', problem ?? 'no picture');
};
