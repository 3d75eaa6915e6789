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
import { findChromium } from './find-chromium.ts';
import { checkRendering, type CanRender } from './check-rendering.ts';
import type { RenderedPage } from './render-protocol.ts';
import { RENDER_BUDGETS, runRenderer, type RenderBudgets } from './run-renderer.ts';

export interface RenderingOptions {
  /** A browser to use instead of one that is installed. */
  readonly chromePath?: string | undefined;
  /** Renders even where Chromium's sandbox cannot be had. */
  readonly withoutSandbox?: boolean;
}

export interface Renderer {
  /** Whether pages can be rendered here; looked up once, with a browser that is started for it. */
  readonly canRender: () => Promise<CanRender>;
  /** The document of a page after its scripts; undefined where that cannot be had in time. */
  readonly render: (
    url: string,
    rules: TargetRules,
    withinMs: number,
    signal: AbortSignal,
  ) => Promise<RenderedPage | undefined>;
  readonly takeScreenshots: RunScreenshots;
  /** Ends a look-up that is under way; renders end by their signals. */
  close(): void;
}

/** A browser takes about 400 MB and all of a core. */
const RENDERS = { total: 2, perHost: 2, waiting: 16 };
/** Pictures come after everything else. */
const PICTURES = { total: 1, perHost: 1, waiting: 20 };
const LOW_PRIORITY = 10;

/** Renders pages with a Chromium of this machine, each with a browser of its own. Nothing is started before it is needed. */
export const createRenderer = (options: RenderingOptions, budgets: RenderBudgets = RENDER_BUDGETS): Renderer => {
  const renders = places(RENDERS);
  const pictures = places(PICTURES);
  const closing = new AbortController();
  let checked: Promise<CanRender> | undefined;
  const canRender = (): Promise<CanRender> =>
    (checked ??= findChromium(options.chromePath).then((chromium) =>
      checkRendering(chromium, options.withoutSandbox ?? false, budgets, closing.signal),
    ));

  const render: Renderer['render'] = async (url, rules, withinMs, signal) => {
    const inTime = AbortSignal.any([signal, AbortSignal.timeout(withinMs)]);
    const start = performance.now();
    try {
      const how = await canRender();
      if (!how.ok) return undefined;
      return await renders.run('', inTime, async () => {
        const totalMs = Math.min(budgets.totalMs, Math.round(withinMs - (performance.now() - start)));
        const answer = await runRenderer(
          { kind: 'page', url },
          rules,
          { ...how, budgets: { ...budgets, totalMs } },
          inTime,
        );
        return answer.ok ? answer.page : undefined;
      });
    } catch {
      return undefined; // No place in time.
    }
  };

  const takeOne = async (
    url: string,
    rules: TargetRules,
    screen: (typeof SCREENS)[number],
    how: CanRender & { ok: true },
    signal: AbortSignal,
  ) => {
    const { name, ...viewport } = screen;
    const task = { kind: 'screenshot', url, viewport, maxBytes: MAX_SCREENSHOT_BYTES } as const;
    const answer = await runRenderer(task, rules, { ...how, budgets, onStart: yieldToOthers }, signal);
    const webp = answer.ok ? webpInBase64.safeParse(answer.webp).data : undefined;
    if (webp) return { name, width: viewport.width, height: viewport.height, webp } satisfies Screenshot;
    return answer.ok ? 'no picture' : answer.detail;
  };

  return {
    canRender,
    render,
    close: () => closing.abort(),
    takeScreenshots: async (url, rules, signal) => {
      const how = await canRender();
      if (!how.ok) return noScreenshots(how.reason, how.detail);
      try {
        return await pictures.run('', signal, async () => {
          const taken: (Screenshot | string)[] = [];
          for (const screen of SCREENS) taken.push(await takeOne(url, rules, screen, how, signal));
          return resultOf(taken);
        });
      } catch (error) {
        signal.throwIfAborted();
        const isBusy = error instanceof Error && 'code' in error && error.code === 'site-reader-busy';
        return noScreenshots(isBusy ? 'busy' : 'failed', String(error));
      }
    },
  };
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
