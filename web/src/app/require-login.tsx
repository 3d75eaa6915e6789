import { Navigate, Outlet, useNavigation } from 'react-router-dom';
import { Waiting } from '../components/waiting.tsx';
import { useMe } from '../features/accounts/api.ts';
import { paths } from './paths.ts';

/**
 * The screens below it are for people who are logged in; until that is known they wait (D-87). Who has just logged out
 * is on the way elsewhere already, and not sent to /auth.
 */
export function RequireLogin() {
  const { me, isLoading } = useMe();
  const isLeaving = useNavigation().state !== 'idle';
  if (me) return <Outlet />;
  return isLoading || isLeaving ? <Waiting /> : <Navigate to={paths.auth} replace />;
}
