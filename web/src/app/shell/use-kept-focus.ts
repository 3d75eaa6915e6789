import { useEffect } from 'react';
import { focusQuietly } from './focus-quietly.ts';

/**
 * Whoever works without a mouse is never left nowhere: when what has the focus leaves the page (a row was deleted, a step
 * was done, a screen has loaded), the heading of the screen takes it. The window does not move.
 */
export const useKeptFocus = (): void => {
  useEffect(() => {
    let last: Element | undefined;
    const remember = ({ target }: FocusEvent) => {
      last = target instanceof Element ? target : undefined;
    };
    const observer = new MutationObserver(() => {
      if (!last || last.isConnected || !isNowhere()) return;
      last = undefined;
      focusQuietly(document.querySelector('main h1') ?? document.querySelector('main'));
    });
    document.addEventListener('focusin', remember);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', remember);
      observer.disconnect();
    };
  }, []);
};

const isNowhere = (): boolean => document.activeElement === null || document.activeElement === document.body;
