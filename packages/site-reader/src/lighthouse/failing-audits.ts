import type { Result } from 'lighthouse';
import { shownText } from '../facts/shown-text.ts';
import { MAX_FAILING_AUDITS, type FailingAudit } from './lighthouse-result.ts';
import { fieldIn, listIn, textIn } from './read-details.ts';

type AuditResult = Result['audits'][string];
type Reference = Result['categories'][string]['auditRefs'][number];

const CATEGORIES = ['accessibility', 'seo', 'best-practices', 'performance'] as const;
/** Lighthouse colors scores from here on as good. */
const GOOD = 0.9;
const BAD = 0.5;
const MAX_EXAMPLES = 3;

/** Audits that duplicate facts of ours. */
const OWN_FACTS = new Set([
  'errors-in-console',
  'robots-txt',
  'third-parties-insight',
  'third-party-summary',
  'total-byte-weight',
]);

const hasFailed = ({ score, scoreDisplayMode }: AuditResult): boolean =>
  score !== null && score < GOOD && ['binary', 'numeric', 'metricSavings'].includes(scoreDisplayMode);

/** Metrics of the first screen have their own facts; an audit that Lighthouse hides has a replacement. */
const isReported = ({ id, group }: Reference): boolean =>
  group !== 'metrics' && group !== 'hidden' && !OWN_FACTS.has(id);

/** Some elements and addresses that an audit lists. */
const evidenceOf = (audit: AuditResult): string => {
  const examples = listIn(audit).map((item) => {
    const node = fieldIn(item, 'node') ?? item;
    const source = fieldIn(item, 'source');
    return (
      textIn(node, 'snippet') ||
      textIn(item, 'url') ||
      textIn(source, 'url') ||
      textIn(item, 'description') ||
      textIn(item, 'text')
    );
  });
  const shown = examples.filter((text) => text !== '').map((text) => shownText(text, 180));
  return [...new Set(shown)].slice(0, MAX_EXAMPLES).join(' ');
};

/** The audits that a page fails, by category, accessibility first. Within a category, the heaviest come first. */
export const failingAudits = ({ categories, audits }: Pick<Result, 'categories' | 'audits'>): FailingAudit[] => {
  const failing = CATEGORIES.flatMap((category) =>
    (categories[category]?.auditRefs ?? [])
      .filter(isReported)
      .toSorted((one, other) => other.weight - one.weight)
      .flatMap(({ id }) => {
        const audit = audits[id];
        return audit && hasFailed(audit) ? [{ id, category, audit }] : [];
      }),
  );
  return failing
    .filter(({ id }, index) => failing.findIndex((each) => each.id === id) === index) // Some are in two categories.
    .slice(0, MAX_FAILING_AUDITS)
    .map(({ id, category, audit }) => ({
      id,
      category,
      isFailed: (audit.score ?? 0) < BAD,
      title: shownText(audit.title, 300),
      description: shownText(audit.description, 1_000),
      display: shownText(audit.displayValue ?? '', 200),
      evidence: evidenceOf(audit),
    }));
};
