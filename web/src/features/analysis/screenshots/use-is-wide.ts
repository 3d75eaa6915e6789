import { useTheme } from '@mui/material/styles';
import { useSyncExternalStore } from 'react';

/** Whether the screen has room for pictures beside the name of an app. */
export const useIsWide = (): boolean => {
  const { breakpoints } = useTheme();
  const query = breakpoints.up('md').replace(/^@media\s*/, '');
  return useSyncExternalStore(
    (onChange) => {
      const list = matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    () => matchMedia(query).matches,
    () => true,
  );
};
