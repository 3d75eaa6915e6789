import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * False during the hydration of a rendered page, which knows neither the query or hash of its address, nor the window
 * or time zone: dependent content follows one render later.
 */
export const useIsAlive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
