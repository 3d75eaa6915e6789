import type { Fact } from '../facts/fact.ts';
import { factWith } from '../facts/page-facts.ts';
import { fitting } from '../html/snapshot-limits.ts';
import type { LighthouseResult } from '../lighthouse/lighthouse-result.ts';
import type { CheckedLinks } from '../links/check-links.ts';
import type { FirstScreen } from '../render/first-screen.ts';
import { auditFinding, isTimed } from './audit-facts.ts';
import { MAX_BROWSER_FACTS, type BrowserMeasurement } from './browser-measurement.ts';
import { callToActionFindings } from './call-to-action-facts.ts';
import { linkFinding } from './link-facts.ts';
import { loadFindings } from './load-facts.ts';
import { vitalsFindings } from './vitals-facts.ts';

/** The version of the rules by which these facts are judged. */
const BROWSER_RULES = '1';
const FACTS_BYTES = 60_000;

/** The results of the parts of a measurement; a text is the reason for a missing result. */
export interface BrowserFindings {
  readonly lighthouse: LighthouseResult | string;
  readonly links: CheckedLinks | string;
  readonly seen: Readonly<Partial<Record<'phone' | 'desktop', FirstScreen>>>;
}

/** Converts the results to facts. The facts of a failed part are unmeasured, with the reason. */
export const browserFacts = ({ lighthouse, links, seen }: BrowserFindings): Fact[] => {
  const findings = [
    ...vitalsFindings(lighthouse),
    ...loadFindings(lighthouse),
    ...callToActionFindings(seen),
    linkFinding(links),
    ...(typeof lighthouse === 'string'
      ? []
      : lighthouse.failing.filter((each) => !lighthouse.isHostSlow || !isTimed(each)).map(auditFinding)),
  ];
  const facts = findings.map(([about, finding]) =>
    factWith(about, finding, about.id.startsWith('lighthouse-') ? rulesOf(lighthouse) : BROWSER_RULES),
  );
  return fitting(facts, MAX_BROWSER_FACTS, FACTS_BYTES);
};

const rulesOf = (lighthouse: LighthouseResult | string): string =>
  typeof lighthouse === 'string' ? BROWSER_RULES : `lighthouse ${lighthouse.version}`.slice(0, 20);

export const browserMeasurementOf = (findings: BrowserFindings): BrowserMeasurement => {
  const { lighthouse } = findings;
  const facts = browserFacts(findings);
  if (typeof lighthouse === 'string') return { facts };
  const { failing: _, weight, ...rest } = lighthouse;
  return { lighthouse: { ...rest, weight, requests: weight.reduce((sum, each) => sum + each.requests, 0) }, facts };
};
