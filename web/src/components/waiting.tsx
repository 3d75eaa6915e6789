import { keyframes, styled } from '@mui/material/styles';
import { VisuallyHidden } from './visually-hidden.tsx';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

const Place = styled('div')({ display: 'grid', placeItems: 'center', minHeight: '40vh' });

export const Spinner = styled('span')(({ theme }) => ({
  width: 32,
  height: 32,
  borderRadius: '50%',
  border: `3px solid ${theme.vars.palette.divider}`,
  borderTopColor: theme.vars.palette.text.primary,
  animation: `${turn} 900ms linear infinite`,
}));

/** A spinner, for a screen whose content is not known yet. */
export function Waiting() {
  return (
    <Place role="status">
      <Spinner aria-hidden="true" />
      <VisuallyHidden>Loading</VisuallyHidden>
    </Place>
  );
}
