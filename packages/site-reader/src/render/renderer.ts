import { once } from 'node:events';
import { places } from '../places.ts';
import type { RunScreenshots } from '../screenshots-port.ts';
import type { TargetRules } from '../target.ts';
import { findChromium } from './find-chromium.ts';
import { checkRendering, type CanRender } from './check-rendering.ts';
import { createPictures } from './pictures.ts';
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
/** A machine that was too busy for a browser may have time later. */
const LOOK_AGAIN_MS = 600_000;

/** Renders pages with a Chromium of this machine, each with a browser of its own. Nothing is started before it is needed. */
export const createRenderer = (options: RenderingOptions, budgets: RenderBudgets = RENDER_BUDGETS): Renderer => {
  const renders = places(RENDERS);
  const closing = new AbortController();
  let checked: Promise<CanRender> | undefined;
  const look = async (): Promise<CanRender> => {
    try {
      const chromium = await findChromium(options.chromePath);
      return await checkRendering(chromium, options.withoutSandbox ?? false, closing.signal);
    } catch (error) {
      return { ok: false, reason: 'no-browser', detail: String(error) };
    }
  };
  const lookOnce = async (): Promise<CanRender> => {
    const found = await look();
    if (!found.ok) setTimeout(() => (checked = undefined), LOOK_AGAIN_MS).unref();
    return found;
  };
  const canRender = (): Promise<CanRender> => (checked ??= lookOnce());

  const render: Renderer['render'] = async (url, rules, withinMs, signal) => {
    const inTime = AbortSignal.any([signal, AbortSignal.timeout(withinMs)]);
    const start = performance.now();
    try {
      const how = await Promise.race([canRender(), once(inTime, 'abort').then(() => undefined)]);
      if (!how?.ok) return undefined;
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

  return { canRender, render, takeScreenshots: createPictures(canRender, budgets), close: () => closing.abort() };
};
