import { runChild } from '../run-child.ts';
import type { TargetRules } from '../target.ts';
import { checkedLinks, type CheckedLinks, type LinksRequest } from './check-links.ts';

const TOTAL_MS = 20_000;
/** Time for starting and ending the process. */
const GRACE_MS = 5_000;
const MEMORY_MB = 128;

const LINKS_CHILD = new URL(import.meta.url.endsWith('.ts') ? './links-child.ts' : './links-child.js', import.meta.url);

/** Has a separate process check the links of a page; a text is the reason for a missing result. Never throws. */
export const runLinkChecks = async (
  page: string,
  links: readonly string[],
  { ports, allow }: TargetRules,
  signal: AbortSignal,
): Promise<CheckedLinks | string> => {
  const request: LinksRequest = { page, links: [...links], ports: [...ports], allow: [...allow], totalMs: TOTAL_MS };
  const outcome = await runChild(`${JSON.stringify(request)}\n`, {
    entry: LINKS_CHILD,
    environment: {},
    deadlineMs: TOTAL_MS + GRACE_MS,
    memoryMb: MEMORY_MB,
    maxAnswerBytes: 20_000,
    signal,
  });
  if ('problem' in outcome) return outcome.problem;
  try {
    return checkedLinks.parse(JSON.parse(outcome.line));
  } catch {
    return 'an invalid answer';
  }
};
