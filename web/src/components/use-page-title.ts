import { useEffect } from 'react';

/** Names the document after the screen; every screen calls it (D-93). */
export const usePageTitle = (title: string): void => {
  useEffect(() => {
    document.title = title.includes('Twofold') ? title : `${title} · Twofold`;
  }, [title]);
};
