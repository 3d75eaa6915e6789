import { Fold } from '../../../components/fold.tsx';
import { PlusIcon } from '../../../components/icons.tsx';
import { EvidenceNote } from './evidence-note.tsx';
import type { ShownEvidence } from './read-evidence.ts';

/** About three lines: what is longer is read by those who ask for it. */
const SHORT_LENGTH = 200;

/** What a rating rests on: a sentence stands there at once, a whole calculation behind its name; on paper it is open. */
export function FoldedEvidence({ evidence }: { readonly evidence: ShownEvidence }) {
  if (evidence.basis !== 'inference' || evidence.reason.length <= SHORT_LENGTH) {
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
