import { styled } from '@mui/material/styles';
import type { Evidence } from '@twofold/contracts/analysis/report';
import { motion } from '../../../app/motion.ts';
import { PlusIcon } from '../../../components/icons.tsx';
import { EvidenceNote } from './evidence-note.tsx';

/** About three lines: what is longer is read by those who ask for it. */
const SHORT_LENGTH = 200;

const Fold = styled('details')(({ theme }) => ({
  '& summary': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
    minHeight: 32,
    paddingRight: 4,
    ...theme.typography.label,
    color: theme.vars.palette.text.secondary,
    listStyle: 'none',
    cursor: 'pointer',
    '&:hover': { color: theme.vars.palette.text.primary },
  },
  '& summary::-webkit-details-marker': { display: 'none' },
  '& svg': { transition: `transform ${motion.open}` },
  '&[open] svg': { transform: 'rotate(45deg)' },
  '& > p': { marginTop: 4 },
  '@media print': {
    '& summary': { display: 'none' },
    '&::details-content': { contentVisibility: 'visible', blockSize: 'auto' },
  },
}));

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
