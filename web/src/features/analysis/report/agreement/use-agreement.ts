import type { AgreementView, StatementAgreement } from '@twofold/contracts/reviews/api';
import { createContext, use } from 'react';
import useSWR from 'swr';
import { withVersion } from '../../version-query.ts';
import { findingsOf, type Claim, type ShownReport } from '../read-report.ts';

/** How people judge a version of a report (D-128); undefined while loading or if forbidden. An undefined id requests nothing. */
export const useAgreement = (
  productId: number | undefined,
  { version, links = '' }: { readonly version: number | undefined; readonly links?: string },
): AgreementView | undefined => {
  const key =
    productId === undefined ? null : `/api/products/${productId}/agreement${withVersion(links, version ?? 1)}`;
  const { data } = useSWR<AgreementView, Error>(key, { shouldRetryOnError: false });
  return data;
};

/** How people judge the report on the screen. */
export const Agreement = createContext<AgreementView | undefined>(undefined);

/** The judgments of the statement at a path of the report; undefined if there are none, or too few to show. */
export const useAgreementOn = (path: string): StatementAgreement | undefined =>
  use(Agreement)?.statements.find((statement) => statement.path === path);

/** The claims of a report that at least one person disagrees with, in the order of the report. */
export const disputedClaims = (report: ShownReport, agreement: AgreementView | undefined): readonly Claim[] => {
  const disputed = new Set(agreement?.statements.flatMap(({ path, disagree }) => (disagree > 0 ? [path] : [])));
  return findingsOf(report).filter(({ path }) => disputed.has(path));
};
