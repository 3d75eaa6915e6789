import { createContext, useContext } from 'react';

/** The report that the evidence belongs to. Passages are requested from it. */
export type EvidenceSource = {
  readonly productId: number;
  /** The first page: quotes that name no page are from it. */
  readonly url: string;
  /** A query that opens an unlisted report. */
  readonly links: string;
};

const Source = createContext<EvidenceSource | undefined>(undefined);

export const EvidenceSourceProvider = Source.Provider;

/** The report that the evidence belongs to; undefined if evidence is shown outside of a report. */
export const useEvidenceSource = (): EvidenceSource | undefined => useContext(Source);
