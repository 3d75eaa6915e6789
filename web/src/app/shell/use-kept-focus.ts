import { useEffect } from 'react';
import { focusWithoutScroll } from './focus-without-scroll.ts';

/**
 * Keeps the keyboard focus: when the focused element is removed (a deleted row, a completed step, a loaded screen), the
 * heading of the screen is focused. The window does not scroll.
 */
export const useKeptFocus = (): void => {
  useEffect(() => {
    let last: Element | undefined;
    // The screen has no heading yet: `main` has the focus until it comes.
    let isHeadingAwaited = false;
    const remember = ({ target }: FocusEvent) => {
      last = target instanceof Element ? target : undefined;
      isHeadingAwaited = false;
    };
    const observer = new MutationObserver(() => {
      const isLost = last?.isConnected === false && isNowhere();
      if (!isLost && !isHeadingAwaited) return;
      const heading = document.querySelector('main h1');
      if (isHeadingAwaited && heading === null) return;
      focusWithoutScroll(heading ?? document.querySelector('main'));
      isHeadingAwaited = heading === null;
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
