import { styled } from '@mui/material/styles';
import { NavLink } from 'react-router-dom';
import { lineIcon } from '../../components/icons.tsx';
import { useUnread } from '../../features/notifications/api.ts';
import { paths } from '../../lib/paths.ts';

const BellIcon = lineIcon(
  <path d="M3.2 11.5h9.6c-1-1-1.4-2-1.4-4.3a3.4 3.4 0 0 0-6.8 0c0 2.3-.4 3.3-1.4 4.3ZM6.7 13.6c.6.7 2 .7 2.6 0" />,
);

/** As wide as the largest count, if there is room, so that nothing moves when the count arrives. */
const Place = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minHeight: 24,
  '&[data-in="bar"]': { marginInline: -4, [theme.breakpoints.up('lg')]: { minWidth: 52, marginInline: 0 } },
  '& b': { fontSize: '.8125rem', fontWeight: 600, color: theme.vars.palette.text.primary },
}));

/** The link to the notifications, with the unread count; a bell icon in the bar. */
export function NotificationsLink({ isInMenu }: { readonly isInMenu: boolean }) {
  const unread = useUnread() ?? 0;
  // The server does not count beyond a hundred.
  const count = unread > 99 ? '99+' : String(unread);
  return (
    <li>
      <NavLink to={paths.notifications} aria-label={unread > 0 ? `Notifications, ${count} unread` : 'Notifications'}>
        <Place data-in={isInMenu ? 'menu' : 'bar'}>
          <BellIcon size={18} />
          {isInMenu && 'Notifications'}
          {unread > 0 && <b>{count}</b>}
        </Place>
      </NavLink>
    </li>
  );
}
