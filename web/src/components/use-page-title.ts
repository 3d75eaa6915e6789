import { useEffect } from 'react';

/** The title of the landing page. */
export const HOME_TITLE = 'Twofold: see your product twice';

/** Sets the document title; every screen calls it (D-93). */
export const usePageTitle = (title: string): void => {
  useEffect(() => {
    document.title = title === HOME_TITLE ? title : `${title} · Twofold`;
  }, [title]);
};
