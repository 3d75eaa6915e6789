import type { Fact } from '@twofold/contracts/analysis/fact';
import type { PagesRead, Provenance } from '@twofold/contracts/analysis/report';
import { saysNothing } from '@twofold/contracts/analysis/says-nothing';
import { isUnknownPart } from '@twofold/contracts/analysis/unknown-part';
import { evidenceByPath, type ShownEvidence } from './read-evidence.ts';
import { readCriteria, type ShownCriterion } from './read-criteria.ts';
import { readFacts } from './read-facts.ts';
import { readLimited, type Limited } from './limited.ts';
import { readPages } from './read-pages.ts';
import { field, textOf } from './read-value.ts';

/** One statement of a report. Without evidence it counts as inferred. */
export type Claim = { readonly text: string; readonly path: string; readonly evidence: ShownEvidence | undefined };

/** A rating with its reasons; `score` is undefined if the report has none. */
export type Potential = {
  readonly score: number | undefined;
  readonly outOf: number;
  readonly rationale: string;
  readonly rationaleEvidence: ShownEvidence | undefined;
  readonly claims: readonly Claim[];
  /** How the built-in analyst calculated the score; empty if a model gave it. */
  readonly criteria: readonly ShownCriterion[];
};

/** A persona, with the evidence that the record has for it. */
export type ShownPersona = {
  readonly name: string;
  readonly age: string;
  readonly occupation: string;
  readonly quote: string;
  readonly background: string;
  readonly behavior: string;
  readonly goals: readonly string[];
  readonly painPoints: readonly string[];
  readonly evidence: ShownEvidence | undefined;
};

/** A report for the screen: every list exists, every text is a string, every claim has its evidence. */
export type ShownReport = {
  readonly title: string;
  readonly url: string;
  readonly createdAt: string;
  readonly provenance: Provenance | undefined;
  /** Undefined for reports from before more than one page was read. */
  readonly pages: PagesRead | undefined;
  /** Why the report is limited; undefined for a full one. */
  readonly limited: Limited | undefined;
  /** The measured facts; none in reports from before measurements existed. */
  readonly facts: readonly Fact[];
  readonly purpose: Claim | undefined;
  readonly targetAudience: Claim | undefined;
  readonly usps: readonly Claim[];
  readonly strengths: readonly Claim[];
  readonly weaknesses: readonly Claim[];
  readonly opportunities: readonly Claim[];
  readonly threats: readonly Claim[];
  readonly competitors: readonly Claim[];
  readonly marketTrends: readonly Claim[];
  readonly monetization: Potential;
  readonly success: Potential;
  readonly primaryPersona: ShownPersona | undefined;
  /** Whether the built-in analyst recognized no customers, so that a missing persona is not a gap in the record. */
  readonly isCustomerUnknown: boolean;
  readonly secondaryPersonas: readonly ShownPersona[];
};

/** A single text counts as a list of one (D-51); missing, null and empty values are the same (D-56). */
const textsOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).map(textOf).filter((text) => text !== '');

/** Clamps a rating to its scale (D-52). */
const scoreOf = (value: unknown, outOf: number): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) ? Math.min(Math.max(value, 0), outOf) : undefined;

const provenanceOf = (value: unknown): Provenance | undefined => {
  const provider = field(value, 'provider');
  if (provider === 'openai') return { provider, model: textOf(field(value, 'model')) };
  if (provider === 'built-in') {
    const rubricVersion = textOf(field(value, 'rubricVersion'));
    const reason = textOf(field(value, 'insteadOfModel'));
    // The screen does not show the reason, and later releases may add reasons.
    return { provider, rubricVersion, ...(reason !== '' && { insteadOfModel: 'failed' as const }) };
  }
  return undefined;
};

/** Empty for the text that stands for missing information in reports. */
const known = (text: string): string => (isUnknownPart(text) ? '' : text);

/** Whether this is the placeholder that the built-in analyst writes when it recognized no customers. */
const isUnknownPersona = (value: unknown): boolean => isUnknownPart(textOf(field(value, 'name')));

const personaOf = (value: unknown, evidence: ShownEvidence | undefined): ShownPersona | undefined => {
  if (isUnknownPersona(value)) return undefined;
  const persona = {
    name: textOf(field(value, 'name')),
    age: known(textOf(field(value, 'age'))),
    occupation: known(textOf(field(value, 'occupation'))),
    quote: known(textOf(field(value, 'quote'))),
    background: known(textOf(field(value, 'background'))),
    behavior: known(textOf(field(value, 'behavior'))),
    goals: textsOf(field(value, 'goals')).filter(known),
    painPoints: textsOf(field(value, 'painPoints')).filter(known),
  };
  return Object.values(persona).some((part) => part.length > 0) ? { ...persona, evidence } : undefined;
};

/**
 * Reads a response of `GET /api/products/{id}` for the screen, validating every field: a record may be older than the
 * contract, and a missing field becomes an empty state instead of breaking the page.
 */
export const readReport = (product: unknown): ShownReport => {
  const analysis = field(product, 'aiAnalysis');
  const facts = readFacts(field(product, 'facts'));
  const evidence = evidenceByPath(field(product, 'evidence'), facts);

  /** Paths keep the indices of the record, even if empty texts are left out. */
  const claimsAt = (path: string, value: unknown): Claim[] => {
    if (!Array.isArray(value)) {
      return textsOf(value).map((text) => ({ text, path, evidence: evidence.get(path) ?? evidence.get(`${path}.0`) }));
    }
    return value
      .map((item: unknown, index) => claimAt(`${path}.${index}`, item))
      .filter((claim) => claim !== undefined);
  };
  const claimAt = (path: string, value: unknown): Claim | undefined => {
    const text = textOf(value);
    return text === '' ? undefined : { text, path, evidence: evidence.get(path) };
  };
  const claimsOf = (key: string) => claimsAt(`aiAnalysis.${key}`, field(analysis, key));
  /** Leaves out a statement that nothing was found, because the empty list shows its own text. */
  const foundOf = (key: string) => claimsOf(key).filter((claim) => !saysNothing(claim));
  const potentialOf = (name: 'monetization' | 'success', outOf: number, listKey: string): Potential => {
    const key = `${name}Potential`;
    const potential = field(analysis, key);
    const rationaleEvidence = evidence.get(`aiAnalysis.${key}.rationale`) ?? evidence.get(`aiAnalysis.${key}.rating`);
    const calculation = rationaleEvidence?.basis === 'inference' ? rationaleEvidence.reason : '';
    return {
      score: scoreOf(field(potential, 'rating'), outOf),
      outOf,
      rationale: textOf(field(potential, 'rationale')),
      rationaleEvidence,
      claims: claimsAt(`aiAnalysis.${key}.${listKey}`, field(potential, listKey)),
      criteria: readCriteria(field(field(product, 'criteria'), name), calculation),
    };
  };

  const personaAt = (path: string, value: unknown) => personaOf(value, evidence.get(path));
  const secondary = field(analysis, 'secondaryPersonas');
  return {
    title: textOf(field(product, 'title')),
    url: textOf(field(product, 'url')),
    createdAt: textOf(field(product, 'createdAt')),
    provenance: provenanceOf(field(product, 'provenance')),
    pages: readPages(field(product, 'pages')),
    limited: readLimited(field(product, 'limited')),
    facts,
    purpose: claimAt('purpose', field(product, 'purpose')),
    targetAudience: claimAt('targetAudience', field(product, 'targetAudience')),
    usps: claimsAt('usps', field(product, 'usps')),
    strengths: foundOf('strengths'),
    weaknesses: foundOf('weaknesses'),
    opportunities: foundOf('opportunities'),
    threats: foundOf('threats'),
    competitors: claimsOf('competitors'),
    marketTrends: claimsOf('marketTrends'),
    monetization: potentialOf('monetization', 5, 'suggestedModels'),
    success: potentialOf('success', 10, 'improvements'),
    primaryPersona: personaAt('aiAnalysis.customerPersona', field(analysis, 'customerPersona')),
    isCustomerUnknown: isUnknownPersona(field(analysis, 'customerPersona')),
    secondaryPersonas: (Array.isArray(secondary) ? secondary : [])
      .map((value: unknown, index) => personaAt(`aiAnalysis.secondaryPersonas.${index}`, value))
      .filter((persona) => persona !== undefined),
  };
};

/** The kind of a statement's evidence, for its mark: a quote, a measurement, or neither. */
export const markOf = ({ evidence }: Claim): 'quoted' | 'measured' | 'inferred' => {
  if (evidence?.basis === 'quote') return 'quoted';
  return evidence?.basis === 'measured' ? 'measured' : 'inferred';
};

/** All statements of a report in the order of the tabs, without personas, which are imagined. */
export const findingsOf = (report: ShownReport): readonly Claim[] => [
  ...report.monetization.claims,
  ...report.success.claims,
  ...[report.purpose, report.targetAudience].filter((claim) => claim !== undefined),
  ...report.usps,
  ...report.strengths,
  ...report.weaknesses,
  ...report.opportunities,
  ...report.threats,
  ...report.competitors,
  ...report.marketTrends,
];
