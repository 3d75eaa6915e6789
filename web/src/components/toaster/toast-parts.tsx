import { keyframes, styled } from '@mui/material/styles';
import { motion } from '../../lib/motion.ts';
import type { ToastTone } from '../../lib/toast-store.ts';

const arrive = keyframes({ from: { transform: 'translateY(12px)', opacity: 0 } });
const leave = keyframes({ to: { opacity: 0 } });
const slideOut = keyframes({
  from: { transform: 'translateX(var(--radix-toast-swipe-end-x))' },
  to: { transform: 'translateX(110%)' },
});

export const ToastList = styled('ol')(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.snackbar,
  right: 0,
  bottom: 0,
  width: '100%',
  padding: 16,
  '&:empty': { padding: 0 },
  [theme.breakpoints.up('md')]: { maxWidth: 420 + 2 * 16 },
}));

export const ToastCard = styled('li', { shouldForwardProp: (name) => name !== 'tone' })<{ readonly tone: ToastTone }>(({
  theme,
  tone,
}) => {
  const { palette } = theme.vars;
  const isFailure = tone === 'destructive';
  const signColor = tone === 'machine' || tone === 'people' ? palette[tone].fill : palette.text.primary;
  return {
    display: 'grid',
    gridTemplateColumns: '18px minmax(0, 1fr) 32px',
    gap: 12,
    padding: '12px 12px 12px 16px',
    background: palette.background.paper,
    border: `1px solid ${isFailure ? palette.error.main : palette.divider}`,
    borderLeftWidth: isFailure ? 4 : 1,
    borderRadius: 10,
    boxShadow: theme.vars.shadows[8],
    animation: `${arrive} ${motion.open}`,
    '& strong': {
      display: 'block',
      fontSize: '.9375rem',
      lineHeight: 1.4,
      // One line is as high as the close button.
      paddingBlock: 5.5,
      ...(isFailure && { color: palette.error.main }),
    },
    '& p': { ...theme.typography.body2, color: palette.text.secondary, marginTop: -2, paddingBottom: 4 },
    '& .square, & .disc': {
      display: 'block',
      width: 14,
      height: 14,
      margin: 2,
      background: signColor,
      borderRadius: 1,
    },
    '& .disc': { borderRadius: '50%' },
    '& > span': { color: isFailure ? palette.error.main : palette.text.primary },
    '&[data-state="closed"]': { animation: `${leave} ${motion.open} forwards` },
    // The card follows the finger, springs back from a short swipe and leaves with a long one.
    '&[data-swipe="move"]': { transform: 'translateX(var(--radix-toast-swipe-move-x))', animation: 'none' },
    '&[data-swipe="cancel"]': { transform: 'none', transition: `transform ${motion.open}`, animation: 'none' },
    '&[data-swipe="end"]': { animation: `${slideOut} ${motion.open} forwards` },
  };
});

export const Sign = styled('span')({ display: 'grid', alignContent: 'center', height: 32 });

export const CloseButton = styled('button')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  width: 32,
  height: 32,
  padding: 0,
  border: 0,
  borderRadius: 6,
  background: 'none',
  color: theme.vars.palette.text.secondary,
  cursor: 'pointer',
  '&:hover': { background: theme.vars.palette.sunken, color: theme.vars.palette.text.primary },
}));
