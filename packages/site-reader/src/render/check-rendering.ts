import type { Chromium } from './find-chromium.ts';
import type { Isolation } from './isolation.ts';
import { RENDER_BUDGETS, runRenderer } from './run-renderer.ts';

/** How pages are rendered on this machine, or why they cannot be. */
export type CanRender =
  | {
      readonly ok: true;
      readonly chromium: Chromium;
      readonly version: string;
      readonly isolation: Isolation;
      readonly hasSandbox: boolean;
    }
  | { readonly ok: false; readonly reason: 'no-browser' | 'no-sandbox'; readonly detail: string };

/** More time than a render has: no one waits for the check, and a machine is slow while everything starts. */
const CHECK_BUDGETS = { ...RENDER_BUDGETS, totalMs: 60_000 };
const CHECK = { kind: 'check' } as const;
const RULES = { ports: [], allow: [] };

const ISOLATIONS: readonly Isolation[] = process.platform === 'linux' ? ['namespaces', 'network', 'none'] : ['none'];

/** Chromium's messages if it cannot create a user namespace and has no configured helper. */
const NO_SANDBOX = /no usable sandbox|sandboxing failed|setuid sandbox/i;

/** Tries to start the browser with each isolation, the strictest first, and returns the first that works. */
export const checkRendering = async (
  chromium: Chromium | undefined,
  withoutSandbox: boolean,
  signal: AbortSignal,
): Promise<CanRender> => {
  if (!chromium) return { ok: false, reason: 'no-browser', detail: 'no Chromium, Chrome or Edge was found' };
  const details: string[] = [];
  const sandboxed = ISOLATIONS.map((isolation) => ({ isolation, hasSandbox: true }));
  const open = ISOLATIONS.map((isolation) => ({ isolation, hasSandbox: false }));
  for (const how of [...sandboxed, ...(withoutSandbox ? open : [])]) {
    const answer = await runRenderer(CHECK, RULES, { chromium, ...how, budgets: CHECK_BUDGETS }, signal);
    if (answer.ok) return { ok: true, chromium, version: answer.version, ...how };
    details.push(answer.detail);
  }
  const detail = details.join('\n');
  return {
    ok: false,
    reason: NO_SANDBOX.test(detail) ? 'no-sandbox' : 'no-browser',
    detail,
  };
};
