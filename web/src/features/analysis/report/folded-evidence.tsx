import { Fold } from '../../../components/fold.tsx';
import { PlusIcon } from '../../../components/icons.tsx';
import { EvidenceNote } from './evidence-note.tsx';
import type { ShownEvidence } from './read-evidence.ts';

/** About three lines: longer evidence is collapsed. */
const SHORT_LENGTH = 200;

/** The evidence of a rating. A sentence is always visible; a whole calculation is collapsed, except in print. */
export function FoldedEvidence({ evidence }: { readonly evidence: ShownEvidence }) {
  if (evidence.basis !== 'inference' || evidence.reason.length <= SHORT_LENGTH) {
    return <EvidenceNote evidence={evidence} claim="How this was rated" />;
  }
  return (
    <Fold>
      <summary>
        <PlusIcon size={14} />
        How this was rated
      </summary>
      <EvidenceNote evidence={evidence} claim="How this was rated" />
    </Fold>
  );
}
