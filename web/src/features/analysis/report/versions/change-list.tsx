import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../../../components/visually-hidden.tsx';
import { EvidenceNote } from '../evidence-note.tsx';
import type { StatementChange, VersionChanges } from './compare-versions.ts';

const List = styled('ul')(({ theme }) => ({
  '& > li': {
    display: 'grid',
    gridTemplateColumns: '20px minmax(0, 1fr)',
    gap: 10,
    padding: '11px 0',
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    overflowWrap: 'anywhere',
  },
  '& > li > span:first-of-type': {
    fontFamily: theme.typography.mono.fontFamily,
    fontWeight: 600,
    color: theme.vars.palette.machine.main,
  },
  '& del': { color: theme.vars.palette.text.secondary, textDecorationColor: theme.vars.palette.divider },
  '& ins': { textDecoration: 'none' },
}));

const SIGNS = {
  added: { sign: '+', word: 'Added' },
  removed: { sign: '−', word: 'Removed' },
  changed: { sign: '~', word: 'Changed' },
} as const;

function Change({ kind, children }: { readonly kind: keyof typeof SIGNS; readonly children: ReactNode }) {
  const { sign, word } = SIGNS[kind];
  return (
    <li>
      <span>
        <span aria-hidden="true">{sign}</span>
        <VisuallyHidden>{word}</VisuallyHidden>
      </span>
      <div>{children}</div>
    </li>
  );
}

function Statement({ change }: { readonly change: StatementChange }) {
  const { kind, claim } = change;
  return (
    <Change kind={kind}>
      {kind === 'removed' && (
        <p>
          <del>{claim.text}</del>
        </p>
      )}
      {kind === 'added' && <p>{claim.text}</p>}
      {kind === 'changed' && (
        <>
          <p>
            <del>{change.before.text}</del>
          </p>
          <p>
            <ins>{claim.text}</ins>
          </p>
        </>
      )}
      {kind !== 'removed' && <EvidenceNote evidence={claim.evidence} claim={claim.text} />}
    </Change>
  );
}

/** The statements that differ, then the facts. */
export function ChangeList({ changes: { statements, facts } }: { readonly changes: VersionChanges }) {
  if (statements.length + facts.length === 0)
    return <Typography color="textSecondary">Both versions say the same.</Typography>;
  return (
    <List>
      {statements.map((change) => (
        <Statement key={`${change.kind} ${change.claim.path}`} change={change} />
      ))}
      {facts.map(({ fact, before, after }) => (
        <Change key={fact.id} kind="changed">
          <p>{fact.title}</p>
          <Typography variant="body2" color="textSecondary">
            {before || 'nothing'} → {after || 'nothing'}
          </Typography>
        </Change>
      ))}
    </List>
  );
}
