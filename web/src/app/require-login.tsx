import { Navigate, Outlet, useLocation, useNavigation } from 'react-router-dom';
import { Waiting } from '../components/waiting.tsx';
import { useMe } from '../features/accounts/api.ts';
import { paths } from '../lib/paths.ts';
import { returnPathTo } from './way-back.ts';

/**
 * The screens below it are for people who are logged in; until that is known they wait (D-87). A visitor is sent to /auth,
 * which leads back here (D-135); a person who has just logged out is on the way elsewhere already.
 */
export function RequireLogin() {
  const { me, isLoading } = useMe();
  const isLeaving = useNavigation().state !== 'idle';
  const location = useLocation();
  if (me) return <Outlet />;
  if (isLoading || isLeaving) return <Waiting />;
  return <Navigate to={paths.auth} replace state={returnPathTo(location)} />;
}
