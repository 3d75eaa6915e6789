import type { Report } from './report.ts';

/** The text of a report if no page names an audience (D-124). */
export const NO_AUDIENCE = "The pages we read don't name a target audience.";

/** The built-in analyst's text if its rules are certain of no audience: a page may name one in words that they lack. */
export const NO_AUDIENCE_RECOGNIZED = 'Our rules are sure of no target audience here; the page may name one.';

/** The sentences that name no audience; the last two are from earlier releases and occur in stored reports. */
const NO_AUDIENCES: ReadonlySet<string> = new Set([
  NO_AUDIENCE,
  NO_AUDIENCE_RECOGNIZED,
  'Not known: we recognized no target audience with certainty.',
  'Our rules recognized no target audience on the pages we read.',
]);
/** Whether the audience of a report is a sentence that names none. */
export const isNoAudience = (text: string): boolean => NO_AUDIENCES.has(text);

/** How the analyst marks statements from its table of fields. */
export const TABLE_NOTE = '(typical, not from the site)';
/** The same mark in earlier releases; it occurs in stored reports. */
const EARLIER_NOTE = '(from our table, ';

/** Whether a statement comes from the analyst's table: it rests on a single word of the page and says little about the site. */
export const isFromTable = ({ text }: Pick<Statement, 'text'>): boolean =>
  text.endsWith(TABLE_NOTE) || text.includes(EARLIER_NOTE);

export const statementSection = [
  'purpose',
  'audience',
  'usps',
  'strengths',
  'weaknesses',
  'opportunities',
  'threats',
  'improvements',
] as const;
export type StatementSection = (typeof statementSection)[number];

/** A statement of a report that people can judge (D-128). `path` is its path in the report, as in `evidence`. */
export type Statement = { readonly path: string; readonly section: StatementSection; readonly text: string };

/**
 * The statements of a report that people can judge, in the order of the report. A limited report has none. Left out are
 * sentences that nothing is known, and statements from our table, which say nothing about the site. A version of a report
 * never changes, so version and path identify a statement permanently.
 */
export const statementsOf = (
  report: Pick<Report, 'purpose' | 'targetAudience' | 'usps' | 'aiAnalysis' | 'limited' | 'evidence'>,
): readonly Statement[] => {
  if (report.limited !== undefined) return [];
  const { purpose, targetAudience, usps, aiAnalysis, evidence } = report;
  const { strengths, weaknesses, opportunities, threats, successPotential } = aiAnalysis;
  const fromTable = new Set(evidence.flatMap(({ basis, path }) => (basis === 'table' ? [path] : [])));
  return [
    { path: 'purpose', section: 'purpose' as const, text: purpose },
    ...(isNoAudience(targetAudience)
      ? []
      : [{ path: 'targetAudience', section: 'audience' as const, text: targetAudience }]),
    ...listed('usps', 'usps', usps),
    ...listed('strengths', 'aiAnalysis.strengths', strengths),
    ...listed('weaknesses', 'aiAnalysis.weaknesses', weaknesses),
    ...listed('opportunities', 'aiAnalysis.opportunities', opportunities),
    ...listed('threats', 'aiAnalysis.threats', threats),
    ...listed('improvements', 'aiAnalysis.successPotential.improvements', successPotential.improvements),
  ].filter(({ path }) => !fromTable.has(path));
};

const listed = (section: StatementSection, path: string, texts: readonly string[]): Statement[] =>
  texts.map((text, index) => ({ path: `${path}.${index}`, section, text }));
