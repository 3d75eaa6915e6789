import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * False while the app takes a page over that was drawn at build time, which knows nothing of the query in its address: what
 * depends on it is shown one step later.
 */
export const useIsAlive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
