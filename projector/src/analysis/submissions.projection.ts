import { analysisEvents } from '@twofold/contracts/analysis/events';
import { withoutUserinfo } from '@twofold/contracts/analysis/public-address';
import type { SubmissionRow } from '@twofold/contracts/analysis/read-model';
import { isErased } from '@twofold/contracts/personal';
import { projection } from '../projection.ts';

/** Every submitted address, its user and browser, and the state of its analysis. Reads `product-<productId>`. */
export const submissionsProjection = projection<SubmissionRow, typeof analysisEvents>('submissions', {
  version: 1,
  events: analysisEvents,
  keys: ({ data }) => [data.productId],
  apply: {
    AnalysisRequested: (row, { data }) =>
      row ?? {
        id: data.productId,
        device: data.submittedBy ?? null,
        owner_id: data.requestedBy ?? null,
        url: isErased(data.url) ? '' : withoutUserinfo(data.url),
        state: 'running',
        requested_at: data.requestedAt,
        due_at: data.dueAt,
      },
    AnalysisCompleted: (row) => row && { ...row, state: 'done' },
    AnalysisFailed: (row) => (row?.state === 'running' ? { ...row, state: 'failed' } : row),
    ProductClaimed: (row, { data }) => row && { ...row, owner_id: data.userId },
    ProductTakenDown: (row) => row && { ...row, device: null, owner_id: null, url: '' },
    ProductDisowned: (row) => row && { ...row, device: null, owner_id: null },
  },
});
