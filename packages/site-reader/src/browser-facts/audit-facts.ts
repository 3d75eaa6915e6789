import type { CheckInfo, Finding } from '../facts/check.ts';
import type { FailingAudit } from '../lighthouse/lighthouse-result.ts';
import { cut } from '../html/clean-text.ts';

const GROUPS = {
  performance: 'performance',
  accessibility: 'accessibility',
  'best-practices': 'delivery',
  seo: 'search',
} as const;

const LINK = /\[([^\]]{0,200})\]\((https:\/\/[^)\s]{1,200})\)/g;
/** Hosts that document Lighthouse's audits. Links to others do not come from Lighthouse. */
const DOCUMENTATION_HOSTS = [
  'developer.chrome.com',
  'web.dev',
  'dequeuniversity.com',
  'developer.mozilla.org',
  'www.w3.org',
];
const ABOUT_LIGHTHOUSE = 'https://developer.chrome.com/docs/lighthouse/overview';
/** A sentence that only introduces the link. */
const LINK_SENTENCE = /^(learn|read|see|more)\b/i;
const MAX_TITLE = 80;
const MAX_WHY = 300;

const sourceOf = (description: string): string => {
  const links = [...description.matchAll(LINK)].map(([, , url = '']) => url);
  const known = links.filter((url) => DOCUMENTATION_HOSTS.includes(URL.parse(url)?.hostname ?? ''));
  return known.at(-1) ?? ABOUT_LIGHTHOUSE;
};

const plain = (text: string): string => text.replace(LINK, '$1').replaceAll('`', '');

const sentencesOf = (text: string): string[] =>
  plain(text)
    .split(/(?<=[.!?])\s+(?=[A-Z“"<])/)
    .filter((sentence) => sentence !== '' && !LINK_SENTENCE.test(sentence));

const shortened = (text: string, max: number): string => (text.length <= max ? text : `${cut(text, max - 1)}…`);

/** Audits that measure time: on a busy machine they fail for any page. */
const TIMED = new Set([
  'bootup-time',
  'document-latency-insight',
  'forced-reflow-insight',
  'inp-breakdown-insight',
  'interaction-to-next-paint-insight',
  'largest-contentful-paint-element',
  'lcp-phases-insight',
  'long-tasks',
  'mainthread-work-breakdown',
  'server-response-time',
]);

/** Whether an audit depends on the speed of our machine. */
export const isTimed = ({ id }: FailingAudit): boolean => TIMED.has(id);

/** An audit of Lighthouse as a fact, in its own words: the first sentence becomes `why`, the others the advice. */
export const auditFinding = (audit: FailingAudit): readonly [CheckInfo, Finding] => {
  const [why = audit.title, ...rest] = sentencesOf(audit.description);
  const advice = shortened(rest.join(' '), MAX_WHY);
  return [
    {
      id: `lighthouse-${audit.id}`,
      group: GROUPS[audit.category],
      title: shortened(plain(audit.title), MAX_TITLE),
      why: shortened(why, MAX_WHY),
      source: sourceOf(audit.description),
    },
    {
      status: audit.isFailed ? 'fail' : 'warning',
      value: audit.display || (audit.isFailed ? 'Failed' : 'Could be better'),
      evidence: audit.evidence,
      ...(advice && { advice }),
    },
  ];
};
