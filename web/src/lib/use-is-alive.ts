import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * False while the app takes a drawn page over, which knows nothing of the query or the hash in its address, of the window and
 * of the time zone: what depends on them is shown one step later.
 */
export const useIsAlive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
