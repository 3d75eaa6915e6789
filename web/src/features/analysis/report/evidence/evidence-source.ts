import { createContext, useContext } from 'react';

/** The report of the evidence, whose passages can be opened. */
export type EvidenceSource = {
  readonly productId: number;
  /** The first page, where quotes stand that name no page. */
  readonly url: string;
  /** What opens the report where it is not listed, as a query. */
  readonly links: string;
};

const Source = createContext<EvidenceSource | undefined>(undefined);

export const EvidenceSourceProvider = Source.Provider;

/** The report of the evidence; undefined if evidence is shown without its report. */
export const useEvidenceSource = (): EvidenceSource | undefined => useContext(Source);
