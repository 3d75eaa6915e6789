import type { Evidence, Report } from '@twofold/contracts/analysis/report';

/** One statement of a report with its evidence. */
export type Stated = { readonly path: string; readonly text: string; readonly evidence: Evidence };

const at = (value: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((inner, key) => (inner as Record<string, unknown> | undefined)?.[key], value);

const lists = ['strengths', 'weaknesses', 'opportunities', 'threats', 'competitors', 'marketTrends'] as const;

/** The paths of a report’s statements; a persona is one statement. */
export const statementPaths = ({ usps, aiAnalysis }: Report): readonly string[] => [
  'description',
  'purpose',
  'targetAudience',
  ...usps.map((_, index) => `usps.${index}`),
  ...lists.flatMap((list) => aiAnalysis[list].map((_, index) => `aiAnalysis.${list}.${index}`)),
  ...(aiAnalysis.customerPersona ? ['aiAnalysis.customerPersona'] : []),
  ...aiAnalysis.secondaryPersonas.map((_, index) => `aiAnalysis.secondaryPersonas.${index}`),
  'aiAnalysis.monetizationPotential.rationale',
  ...aiAnalysis.monetizationPotential.suggestedModels.map(
    (_, index) => `aiAnalysis.monetizationPotential.suggestedModels.${index}`,
  ),
  'aiAnalysis.successPotential.rationale',
  ...aiAnalysis.successPotential.improvements.map((_, index) => `aiAnalysis.successPotential.improvements.${index}`),
];

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

export const statedIn = (report: Report): readonly Stated[] =>
  report.evidence.map((evidence) => ({ path: evidence.path, text: textOf(at(report, evidence.path)), evidence }));

/** Every text that a report shows, with each part of a persona. */
export const textsOf = (report: Report): readonly string[] => {
  const { customerPersona, secondaryPersonas } = report.aiAnalysis;
  const personas = [...(customerPersona ? [customerPersona] : []), ...secondaryPersonas];
  return [
    ...statedIn(report).flatMap(({ path, text }) => (path.includes('ersona') ? [] : [text])),
    ...personas.flatMap(({ quote, background, behavior, goals, painPoints }) => [
      quote,
      background,
      behavior,
      ...goals,
      ...painPoints,
    ]),
  ];
};

/** The basis of a statement as text. */
export const restsOn = ({ evidence }: Stated): string => {
  if (evidence.basis === 'measured') return evidence.fact;
  if (evidence.basis === 'table') return evidence.table;
  return evidence.basis === 'quote' ? evidence.quote : evidence.reason;
};

/** The statements that only one of two reports makes, at any position. */
export const difference = (before: Report, after: Report): readonly Stated[] => {
  const idsOf = (report: Report) => new Set(report.evidence.map(({ id }) => id));
  const [old, young] = [idsOf(before), idsOf(after)];
  return [
    ...statedIn(before).filter(({ evidence }) => !young.has(evidence.id)),
    ...statedIn(after).filter(({ evidence }) => !old.has(evidence.id)),
  ];
};
