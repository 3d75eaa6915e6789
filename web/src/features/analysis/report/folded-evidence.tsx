import type { Evidence } from '@twofold/contracts/analysis/report';
import { Fold } from '../../../components/fold.tsx';
import { PlusIcon } from '../../../components/icons.tsx';
import { EvidenceNote } from './evidence-note.tsx';

/** About three lines: what is longer is read by those who ask for it. */
const SHORT_LENGTH = 200;

/** What a rating rests on: a sentence stands there at once, a whole calculation behind its name; on paper it is open. */
export function FoldedEvidence({ evidence }: { readonly evidence: Evidence }) {
  if (evidence.basis === 'quote' || (evidence.reason?.length ?? 0) <= SHORT_LENGTH) {
    return <EvidenceNote evidence={evidence} />;
  }
  return (
    <Fold>
      <summary>
        <PlusIcon size={14} />
        How this was rated
      </summary>
      <EvidenceNote evidence={evidence} />
    </Fold>
  );
}
