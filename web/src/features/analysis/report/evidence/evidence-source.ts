import { createContext, useContext } from 'react';

/** The report that evidence belongs to: what opens its passages. */
export type EvidenceSource = {
  readonly productId: number;
  /** The first page, where quotes stand that name no page. */
  readonly url: string;
  /** What opens the report where it is not listed, as a query. */
  readonly links: string;
};

const Source = createContext<EvidenceSource | undefined>(undefined);

/** Provides the report that evidence belongs to. */
export const EvidenceSourceProvider = Source.Provider;

/** The report that evidence belongs to; undefined where evidence is shown without its report. */
export const useEvidenceSource = (): EvidenceSource | undefined => useContext(Source);
