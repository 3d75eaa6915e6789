import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useCurrentUserChange, useKnownUser } from '../features/accounts/api.ts';
import { onUnauthorized } from '../lib/session-end.ts';
import { paths } from '../lib/paths.ts';
import { returnPathTo } from './return-path.ts';

/**
 * When the server answers that a logged-in user's session has ended: clears the cached data, but not the drafts, and
 * leads over /auth back to the current screen (D-135). Visitors are not affected.
 */
export const useSessionEndRedirect = (): void => {
  const knownUser = useKnownUser();
  const changeCurrentUser = useCurrentUserChange();
  const navigate = useNavigate();
  const location = useLocation();

  const redirect = useEffectEvent(async () => {
    if (knownUser() === undefined) return;
    const state = { ...returnPathTo(location), hasSessionEnded: true };
    await changeCurrentUser(null);
    await navigate(paths.auth, { replace: true, state });
  });
  useEffect(() => onUnauthorized(() => void redirect()), []);
};
