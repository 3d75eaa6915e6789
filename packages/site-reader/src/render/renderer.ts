import { once } from 'node:events';
import { withinDeadline } from '@twofold/timing/within-deadline';
import { limitConcurrency } from '../concurrency-limit.ts';
import type { RenderQuestion, RenderReply } from '../protocol.ts';
import type { RunScreenshots } from '../screenshots-port.ts';
import type { TargetRules } from '../target.ts';
import { findChromium } from './find-chromium.ts';
import { checkRendering, type CanRender } from './check-rendering.ts';
import { createRunScreenshots } from './run-screenshots.ts';
import { RENDER_BUDGETS, runRenderer, type RenderBudgets } from './run-renderer.ts';

export interface RenderingOptions {
  /** A browser to use instead of an installed one. */
  readonly chromePath?: string | undefined;
  /** Renders even if Chromium's sandbox is not available. */
  readonly withoutSandbox?: boolean;
}

export interface Renderer {
  /** Whether pages can be rendered here; checked once, by starting a browser. */
  readonly canRender: () => Promise<CanRender>;
  /** The document of a page after its scripts ran; none if that takes too long. */
  readonly render: (question: RenderQuestion, rules: TargetRules, signal: AbortSignal) => Promise<RenderReply>;
  readonly takeScreenshots: RunScreenshots;
  /** Aborts a running check; renders end by their signals. */
  close(): void;
}

/** A browser takes about 400 MB and all of a core. */
const LIMITS = { total: 2, perHost: 2, waiting: 16 };
/** A failed check is repeated after this time: the machine may have been too busy. */
const CHECK_AGAIN_MS = 600_000;

/** Renders pages with a local Chromium, each with a separate browser. Starts nothing in advance. */
export const createRenderer = (options: RenderingOptions, budgets: RenderBudgets = RENDER_BUDGETS): Renderer => {
  const renders = limitConcurrency(LIMITS);
  const closing = new AbortController();
  let checked: Promise<CanRender> | undefined;
  const check = async (): Promise<CanRender> => {
    try {
      const chromium = await findChromium(options.chromePath);
      return await checkRendering(chromium, options.withoutSandbox ?? false, closing.signal);
    } catch (error) {
      return { ok: false, reason: 'no-browser', detail: String(error) };
    }
  };
  const checkOnce = async (): Promise<CanRender> => {
    const found = await check();
    if (!found.ok) setTimeout(() => (checked = undefined), CHECK_AGAIN_MS).unref();
    return found;
  };
  const canRender = (): Promise<CanRender> => (checked ??= checkOnce());

  const render: Renderer['render'] = ({ render: url, withinMs, waitMs }, rules, signal) => {
    const start = performance.now();
    const waited = (): number => Math.round(performance.now() - start);
    return withinDeadline(signal, waitMs + withinMs, async (inTime) => {
      try {
        const how = await Promise.race([canRender(), once(inTime, 'abort').then(() => undefined)]);
        if (!how?.ok) return { waitedMs: Math.min(waited(), waitMs) };
        return await renders.run('', inTime, async () => {
          const [waitedMs, leftMs] = [Math.min(waited(), waitMs), waitMs + withinMs - waited()];
          const task = { kind: 'page', url } as const;
          const totalMs = Math.min(budgets.totalMs, withinMs, leftMs);
          const answer = await runRenderer(task, rules, { ...how, budgets: { ...budgets, totalMs } }, signal);
          return { page: answer.ok ? answer.page : undefined, waitedMs };
        });
      } catch {
        return { waitedMs: Math.min(waited(), waitMs) }; // No slot was free in time.
      }
    });
  };

  return { canRender, render, takeScreenshots: createRunScreenshots(canRender, budgets), close: () => closing.abort() };
};
