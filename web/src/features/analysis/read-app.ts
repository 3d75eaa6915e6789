import type { ProductSummary } from '@twofold/contracts/analysis/api';
import { isUnknownPart } from '@twofold/contracts/analysis/unknown-part';
import { readReport } from './report/read-report.ts';

/** An app as a card shows it. */
export type ShownApp = {
  readonly id: number;
  readonly title: string;
  readonly url: string;
  readonly description: string;
  readonly purpose: string | undefined;
  /** The occupation of the imagined customer. */
  readonly occupation: string | undefined;
  readonly strengths: readonly string[];
  readonly createdAt: string;
  /** Whether its report is limited because the page says too little about an app. */
  readonly isLimited: boolean;
  /** Whether there was something to review when the page was read. */
  readonly hasApp: boolean;
};

/** The placeholder for missing fields of a card (D-57). */
const NO_DESCRIPTION = 'No description available';

const occupationOf = (persona: { readonly occupation: string } | undefined): string | undefined =>
  persona === undefined || isUnknownPart(persona.occupation) ? undefined : persona.occupation || undefined;

/** Reads an item of a list of apps, so that an old or invalid record does not break the list. */
export const readApp = (product: Omit<ProductSummary, 'openSeats'>): ShownApp => {
  const report = readReport(product);
  return {
    id: product.id,
    title: report.title || 'Untitled App',
    url: report.url,
    description: (product.description ?? '').trim() || NO_DESCRIPTION,
    purpose: report.purpose?.text,
    occupation: occupationOf(report.primaryPersona),
    strengths: report.strengths.map(({ text }) => text),
    createdAt: report.createdAt,
    isLimited: report.limited !== undefined,
    hasApp: report.limited?.hasApp ?? true,
  };
};
