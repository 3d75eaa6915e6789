import { useNavigate } from 'react-router-dom';
import { useSessionEnd } from '../features/accounts/api.ts';
import { paths } from './paths.ts';

/** For a session that has run out by itself: nobody is logged in any more, and /auth is next (D-84). */
export const useLoginAgain = (): (() => Promise<void>) => {
  const endSession = useSessionEnd();
  const navigate = useNavigate();
  return async () => {
    await endSession();
    await navigate(paths.auth, { replace: true });
  };
};
