import type { UserView } from '@twofold/contracts/accounts/api';
import { NavLink } from 'react-router-dom';
import { paths } from '../paths.ts';
import { News } from './news.tsx';

type PersonalLinksProps = { readonly me: UserView; readonly isInMenu: boolean };

/**
 * What only some of those who are logged in have, as list items: news, and the console for people with a role. News come
 * late, so they stand at the outer end, where they move nothing.
 */
export function PersonalLinks({ me, isInMenu }: PersonalLinksProps) {
  return (
    <>
      <News userId={me.id} isInMenu={isInMenu} />
      {me.roles && me.roles.length > 0 && (
        <li>
          <NavLink to={paths.admin}>Console</NavLink>
        </li>
      )}
    </>
  );
}
