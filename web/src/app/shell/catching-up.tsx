import { styled } from '@mui/material/styles';
import { Wrap } from '../../components/wrap.tsx';
import { retryLateReads, useLateReads } from '../../lib/late-reads.ts';

/** Overlays the page below the header, so that nothing moves when it appears or disappears. */
const Strip = styled('div')(({ theme }) => ({
  position: 'absolute',
  insetInline: 0,
  top: '100%',
  padding: '8px 0',
  borderBlock: `1px solid ${theme.vars.palette.divider}`,
  background: theme.vars.palette.sunken,
  color: theme.vars.palette.text.secondary,
  fontSize: '.875rem',
  '& button': {
    marginLeft: 12,
    padding: '2px 0',
    border: 0,
    background: 'none',
    font: 'inherit',
    fontWeight: 600,
    color: theme.vars.palette.text.primary,
    textDecoration: 'underline',
    cursor: 'pointer',
  },
}));

/** Shows that the screen waits for a read model that lags behind; after a while it offers a button to try again. */
export function CatchingUp() {
  const { waiting, stopped } = useLateReads();
  if (waiting === 0) return null;
  return (
    <Strip role="status">
      <Wrap>
        {stopped.length === 0 ? 'Catching up with your latest changes…' : 'Your latest changes are not here yet.'}
        {stopped.length > 0 && (
          <button type="button" onClick={retryLateReads}>
            Try again
          </button>
        )}
      </Wrap>
    </Strip>
  );
}
