import { useLocation, useNavigate } from 'react-router-dom';
import { useIsAlive } from '../lib/use-is-alive.ts';

/**
 * The open tab, and a function to open another one. It is stored in the hash of the address; no element may have such
 * an id, or the page would jump there.
 */
export const useHashTab = <Id extends string>(ids: readonly Id[], first: Id) => {
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const isAlive = useIsAlive();
  const open = ids.find((id) => isAlive && hash === `#${id}`) ?? first;
  const show = (id: Id) => void navigate({ search, hash: id }, { replace: true, preventScrollReset: true });
  return [open, show] as const;
};
