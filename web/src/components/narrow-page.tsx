import { styled } from '@mui/material/styles';
import { Wrap } from './wrap.tsx';

/** One left-aligned column: 560 px for forms, 720 px for text. */
export const NarrowPage = styled(Wrap, { shouldForwardProp: (name) => name !== 'maxWidthPx' })<{
  readonly maxWidthPx: 560 | 720;
}>(({ maxWidthPx }) => ({
  paddingBlock: 'clamp(40px, 6vw, 80px) clamp(56px, 8vw, 108px)',
  '& > *': { maxWidth: maxWidthPx },
}));
