import type { UserView } from '@twofold/contracts/accounts/api';
import { NavLink } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { HeaderBadges } from './header-badges.tsx';
import { NotificationsLink } from './notifications-link.tsx';

type PersonalLinksProps = { readonly me: UserView; readonly isInMenu: boolean };

/**
 * The links of logged-in users, as list items: badges, notifications, and the console for users with a role. The badges
 * load late, so they are at the outer end, where they move nothing.
 */
export function PersonalLinks({ me, isInMenu }: PersonalLinksProps) {
  return (
    <>
      <HeaderBadges userId={me.id} isInMenu={isInMenu} />
      <NotificationsLink isInMenu={isInMenu} />
      {me.roles && me.roles.length > 0 && (
        <li>
          <NavLink to={paths.admin}>Console</NavLink>
        </li>
      )}
    </>
  );
}
