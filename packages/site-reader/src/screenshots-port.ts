import { pendingWork } from './pending-work.ts';
import { isReadFailed } from './read-failed.ts';
import type { NoScreenshots, OnScreenshots, ScreenshotsResult } from './screenshots.ts';
import { parseTarget, type TargetRules } from './target.ts';

/** `all`: the page is also measured, after its screenshots. */
export type MeasuredParts = 'screenshots' | 'all';

/** Takes screenshots: with a local browser, or by the reader service. */
export type RunScreenshots = (
  url: string,
  rules: TargetRules,
  signal: AbortSignal,
  parts: MeasuredParts,
  onScreenshots?: OnScreenshots,
) => Promise<ScreenshotsResult>;

export interface ScreenshotsPort {
  /** @throws the signal's reason when it aborts. */
  readonly take: RunScreenshots;
  /** Aborts pending screenshots and refuses new ones. */
  close(): Promise<void>;
}

/** The common part of all implementations; `run` is undefined if none is available. */
export const createScreenshotsPort = (run: RunScreenshots | undefined): ScreenshotsPort => {
  const pending = pendingWork();
  return {
    take: async (url, rules, signal, parts, onScreenshots) => {
      if (!run) return noScreenshots('off', 'pages are not rendered');
      const refusal = refusalOf(url, rules);
      if (refusal) return refusal;
      return pending.run(signal, async (either) => {
        either.throwIfAborted();
        const taken = await run(url, rules, either, parts, onScreenshots);
        either.throwIfAborted();
        return taken;
      });
    },
    close: pending.close,
  };
};

export const noScreenshots = (reason: NoScreenshots['reason'], detail: string): NoScreenshots => ({
  ok: false,
  reason,
  detail: detail.slice(0, 2_000),
});

const refusalOf = (url: string, rules: TargetRules): NoScreenshots | undefined => {
  try {
    parseTarget(url, rules);
    return undefined;
  } catch (error) {
    if (isReadFailed(error)) return noScreenshots('failed', error.failure.detail);
    throw error;
  }
};
