import { styled } from '@mui/material/styles';
import { VisuallyHidden } from '../../components/visually-hidden.tsx';
import { useUnread } from '../../features/notifications/api.ts';
import { useWaiting } from './header-badges.tsx';

const Dot = styled('span')(({ theme }) => ({
  position: 'absolute',
  top: 9,
  right: 9,
  width: 9,
  height: 9,
  borderRadius: '50%',
  background: theme.vars.palette.text.primary,
  boxShadow: `0 0 0 2px ${theme.vars.palette.background.default}`,
  forcedColorAdjust: 'none',
}));

type MenuDotProps = { readonly userId: number; readonly id: string };

/** On the menu button: that something in the menu waits for the user. `id` names the words that say what. */
export function MenuDot({ userId, id }: MenuDotProps) {
  const { fresh, due } = useWaiting(userId);
  const unread = useUnread() ?? 0;
  const waiting = [
    fresh > 0 && (fresh === 1 ? '1 new review' : `${fresh} new reviews`),
    due > 0 && (due === 1 ? '1 review to write' : `${due} reviews to write`),
    unread > 0 && (unread === 1 ? '1 unread notification' : `${unread} unread notifications`),
  ].filter((words) => words !== false);
  if (waiting.length === 0) return null;
  return (
    <>
      <Dot aria-hidden="true" />
      <VisuallyHidden id={id}>{waiting.join(', ')}</VisuallyHidden>
    </>
  );
}
