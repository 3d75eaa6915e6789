import { briefEvents } from '@twofold/contracts/feedback/brief-events';
import type { BriefRow } from '@twofold/contracts/feedback/read-model';
import { isErased, type Erased } from '@twofold/contracts/personal';
import { projection } from '../projection.ts';

/** The requesters' briefs. Reads `brief-<requestId>`. Erased texts read as missing. */
export const briefsProjection = projection<BriefRow, typeof briefEvents>('briefs', {
  version: 1,
  events: briefEvents,
  keys: ({ data }) => [data.requestId],
  apply: {
    BriefWritten: (_brief, { data }) => ({
      request_id: data.requestId,
      task: textOf(data.task),
      questions: JSON.stringify(isErased(data.questions) ? [] : (data.questions ?? [])),
      access: textOf(data.access),
      written_at: data.writtenAt,
    }),
    BriefAccessErased: (brief) => brief && { ...brief, access: null },
    BriefErased: () => undefined,
  },
});

const textOf = (text: string | Erased | undefined): string | null => (isErased(text) ? null : (text ?? null));
