import type { Evidence, Report } from '@twofold/contracts/analysis/report';
import type { SiteSnapshot } from '@twofold/site-reader/site-snapshot';

/**
 * Adds the measurements of the site to a report by any author. A statement that cites an unmeasured fact becomes an
 * inference.
 */
export const withFacts = (report: Report, { facts }: Pick<SiteSnapshot, 'facts'>): Report => {
  const known = new Set(facts.filter(({ status }) => status !== 'not-measured').map(({ id }) => id));
  const evidence = report.evidence.map((each) => withoutUnmeasuredFact(each, known));
  return facts.length === 0 ? { ...report, evidence } : { ...report, evidence, facts };
};

const withoutUnmeasuredFact = (evidence: Evidence, known: ReadonlySet<string>): Evidence => {
  if (evidence.basis !== 'measured' || known.has(evidence.fact)) return evidence;
  const { id, path } = evidence;
  return { id, path, basis: 'inference', reason: 'Concluded from the page as a whole' };
};
