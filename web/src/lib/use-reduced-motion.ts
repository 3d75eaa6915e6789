import { useSyncExternalStore } from 'react';

const query = () => globalThis.matchMedia('(prefers-reduced-motion: reduce)');

const subscribe = (onChange: () => void) => {
  const media = query();
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
};

/** Whether the user prefers reduced motion. For scripts: styles use the media query directly. */
export const useReducedMotion = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => query().matches,
    () => false,
  );
