import type { Chromium } from './find-chromium.ts';
import type { Isolation } from './isolation.ts';
import { runRenderer, type RenderBudgets } from './run-renderer.ts';

/** How pages are rendered on this machine, or why they are not. */
export type CanRender =
  | {
      readonly ok: true;
      readonly chromium: Chromium;
      readonly version: string;
      readonly isolation: Isolation;
      readonly hasSandbox: boolean;
    }
  | { readonly ok: false; readonly reason: 'no-browser' | 'no-sandbox'; readonly detail: string };

const SANDBOXED: readonly { isolation: Isolation; hasSandbox: boolean }[] = [
  { isolation: 'namespaces', hasSandbox: true },
  { isolation: 'none', hasSandbox: true },
];
const UNSANDBOXED = SANDBOXED.map(({ isolation }) => ({ isolation, hasSandbox: false }));

/** Starts the browser as it will be started, the safest way first, and keeps the first that works. */
export const checkRendering = async (
  chromium: Chromium | undefined,
  withoutSandbox: boolean,
  budgets: RenderBudgets,
  signal: AbortSignal,
): Promise<CanRender> => {
  if (!chromium) return { ok: false, reason: 'no-browser', detail: 'no Chromium, Chrome or Edge was found' };
  const details: string[] = [];
  for (const how of [...SANDBOXED, ...(withoutSandbox ? UNSANDBOXED : [])]) {
    if (how.isolation === 'namespaces' && process.platform !== 'linux') continue;
    const answer = await runRenderer(
      { kind: 'check' },
      { ports: [], allow: [] },
      { chromium, ...how, budgets },
      signal,
    );
    if (answer.ok) return { ok: true, chromium, version: answer.version, ...how };
    details.push(answer.detail);
  }
  const detail = details.join('\n');
  return {
    ok: false,
    reason: /sandbox|namespace|zygote/i.test(details.at(-1) ?? '') ? 'no-sandbox' : 'no-browser',
    detail,
  };
};
