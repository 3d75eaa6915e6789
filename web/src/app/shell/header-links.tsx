import Button from '@mui/material/Button';
import { useSyncExternalStore } from 'react';
import { Link, NavLink, useNavigate } from 'react-router-dom';
import { useLogout } from '../../features/accounts/api.ts';
import { hasReports, watchReports } from '../../features/analysis/visitors-reports.ts';
import { log } from '../../lib/log.ts';
import { showToast } from '../../lib/toast-store.ts';
import { ownAppsPath, paths } from '../../lib/paths.ts';

type SiteLinksProps = { readonly isLoggedIn: boolean };

/** The links of the site, as list items; the last one only if the user has a report. */
export function SiteLinks({ isLoggedIn }: SiteLinksProps) {
  // Always absent during prerendering.
  const hasSome = useSyncExternalStore(watchReports, hasReports, () => false);
  return (
    <>
      <li>
        <NavLink to={paths.discover}>Discover Apps</NavLink>
      </li>
      <li>
        <NavLink to={paths.becomeReviewer}>Become a Reviewer</NavLink>
      </li>
      {hasSome && (
        <li>
          <NavLink to={isLoggedIn ? ownAppsPath : paths.reports}>Your reports</NavLink>
        </li>
      )}
    </>
  );
}

type AccountLinksProps = { readonly isLoggedIn: boolean; readonly isInMenu?: boolean };

/** The links for visitors or users, as list items. Sign Up is a button in the bar, and an ordinary row in the menu. */
export function AccountLinks({ isLoggedIn, isInMenu = false }: AccountLinksProps) {
  const logout = useLogoutButton();
  if (isLoggedIn) {
    return (
      <>
        <li>
          <NavLink to={paths.profile}>Account</NavLink>
        </li>
        <li>
          <button type="button" onClick={() => void logout()}>
            Logout
          </button>
        </li>
      </>
    );
  }
  return (
    <>
      <li>
        <Link to={paths.auth}>Login</Link>
      </li>
      <li>
        {isInMenu ? (
          <Link to={paths.auth}>Sign Up</Link>
        ) : (
          <Button size="small" component={Link} to={paths.auth}>
            Sign Up
          </Button>
        )}
      </li>
    </>
  );
}

const useLogoutButton = () => {
  const logout = useLogout();
  const navigate = useNavigate();
  return async () => {
    try {
      await logout(() => navigate(paths.home, { flushSync: true }));
    } catch (error) {
      log.error('Logging out failed', error);
      showToast({ tone: 'destructive', title: 'Logout failed', description: 'Failed to log out. Please try again.' });
    }
  };
};
