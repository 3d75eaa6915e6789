import { useTheme } from '@mui/material/styles';
import { useSyncExternalStore } from 'react';

/** Whether screenshots fit beside the name of an app; undefined during prerendering. */
export const useIsWide = (): boolean | undefined => {
  const { breakpoints } = useTheme();
  const query = breakpoints.up('md').replace(/^@media\s*/, '');
  return useSyncExternalStore<boolean | undefined>(
    (onChange) => {
      const list = matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    () => matchMedia(query).matches,
    () => undefined,
  );
};
