import type { AgreementView, StatementAgreement } from '@twofold/contracts/reviews/api';
import { createContext, use } from 'react';
import useSWR from 'swr';

/** How people judge the statements of a version of a report (D-128). An undefined id asks nothing; undefined while it is not known, and where it cannot be had. */
export const useAgreement = (
  productId: number | undefined,
  { version, links = '' }: { readonly version: number | undefined; readonly links?: string },
): AgreementView | undefined => {
  const query = new URLSearchParams(links);
  query.set('version', String(version ?? 1));
  const key = productId === undefined ? null : `/api/products/${productId}/agreement?${query}`;
  const { data } = useSWR<AgreementView, Error>(key, { shouldRetryOnError: false });
  return data;
};

/** How people judge the report that is on the screen. */
export const Agreement = createContext<AgreementView | undefined>(undefined);

/** How people judge the statement at a place of the report; undefined where nobody has, or too few to be told. */
export const useAgreementOn = (path: string): StatementAgreement | undefined =>
  use(Agreement)?.statements.find((statement) => statement.path === path);
