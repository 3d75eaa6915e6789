import { styled } from '@mui/material/styles';
import { Wrap } from './wrap.tsx';

/** One column, ranged left on the grid: 560 px for forms, 720 px for text. */
export const NarrowPage = styled(Wrap, { shouldForwardProp: (name) => name !== 'maxWidthPx' })<{
  readonly maxWidthPx: 560 | 720;
}>(({ maxWidthPx }) => ({
  paddingBlock: 'clamp(40px, 6vw, 80px) clamp(56px, 8vw, 108px)',
  '& > *': { maxWidth: maxWidthPx },
}));
