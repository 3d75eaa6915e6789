import { Navigate, Outlet, useLocation, useNavigation } from 'react-router-dom';
import { Waiting } from '../components/waiting.tsx';
import { useMe } from '../features/accounts/api.ts';
import { paths } from '../lib/paths.ts';
import { returnPathTo } from './return-path.ts';

/**
 * Child routes require a login; a spinner is shown until that is known (D-87). A visitor is sent to /auth, which leads
 * back here (D-135); after a logout, another navigation is already in progress.
 */
export function RequireLogin() {
  const { me, isLoading } = useMe();
  const isLeaving = useNavigation().state !== 'idle';
  const location = useLocation();
  if (me) return <Outlet />;
  if (isLoading || isLeaving) return <Waiting />;
  return <Navigate to={paths.auth} replace state={returnPathTo(location)} />;
}
