import type { PassageView } from '@twofold/contracts/analysis/api';
import useSWR from 'swr';
import { productsKey } from '../../../../lib/cache-keys.ts';
import { ApiError } from '../../../../lib/fetch-json.ts';
import type { EvidenceSource } from './evidence-source.ts';

export type Passage = PassageView;

/** The passage that a statement of a report quotes, in the text that the report was made from. */
export const usePassage = ({ productId, links }: EvidenceSource, evidenceId: string) =>
  useSWR<Passage, Error>(`${productsKey}/${productId}/passages/${encodeURIComponent(evidenceId)}${links}`);

/** Whether that text was never kept, or is kept no longer. */
export const isNotKept = (error: Error): boolean => error instanceof ApiError && error.status === 404;
