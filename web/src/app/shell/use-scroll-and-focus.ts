import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { focusWithoutScroll } from './focus-without-scroll.ts';
import { openScrollPositions } from './scroll-positions.ts';

/** How long a target may take to appear: a report arrives after its screen. */
const TARGET_TIMEOUT_MS = 5_000;

/**
 * Scrolling and focus on navigation (D-78): a location with a hash scrolls to that element once it exists, every other
 * one to the top, including a link to the current screen. Back and forward restore the scroll position. After a change
 * of screen its heading is focused, so that a screen reader starts there.
 */
export const useScrollAndFocus = (): void => {
  const location = useLocation();
  const isReturn = useNavigationType() === NavigationType.Pop;
  const [positions] = useState(openScrollPositions);
  const lastPathname = useRef<string>(undefined);

  useEffect(() => {
    // Otherwise the browser scrolls back to where it was, after we did.
    globalThis.history.scrollRestoration = 'manual';
    globalThis.addEventListener('pagehide', positions.store);
    return () => globalThis.removeEventListener('pagehide', positions.store);
  }, [positions]);

  // Before the new screen is painted: that scrolls the page, which is not the old screen's position.
  useLayoutEffect(() => {
    const keep = () => positions.keep(location.key, globalThis.scrollY);
    globalThis.addEventListener('scroll', keep, { passive: true });
    return () => globalThis.removeEventListener('scroll', keep);
  }, [positions, location.key]);

  // A click on a link to the current location counts as an arrival. Before the page moves, too: a screen that is still
  // short would lose its stored position.
  useLayoutEffect(() => {
    const { pathname, hash, key } = location;
    const top = isReturn ? positions.of(key) : undefined;
    const last = lastPathname.current;
    const isNewScreen = last !== undefined && last !== pathname;
    lastPathname.current = pathname;
    if (top !== undefined && top > 0) {
      if (isNewScreen) focusHeading();
      return scrollTo(top);
    }
    if (hash)
      return whenPresent(
        () => document.getElementById(idIn(hash)),
        (target) => {
          target.scrollIntoView();
          focusWithoutScroll(target);
        },
      );
    // A rendered page may have been scrolled before hydration: the first location keeps its position.
    if (last !== undefined) globalThis.scrollTo(0, 0);
    return isNewScreen ? focusHeading() : undefined;
  }, [location, isReturn, positions]);
};

/** Scrolls to a position as soon as the screen is long enough; returns a function that stops waiting. */
function scrollTo(top: number): () => void {
  const { documentElement } = document;
  return whenPresent(
    () => (documentElement.scrollHeight >= top + globalThis.innerHeight ? documentElement : null),
    () => globalThis.scrollTo(0, top),
  );
}

/** The element id in a hash; a malformed hash is returned as it is. */
function idIn(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

/** A screen may have no heading until it has loaded: `main` has the focus until then, unless the user moves it. */
function focusHeading(): () => void {
  const main = document.querySelector('main');
  const findHeading = () => document.querySelector('main h1');
  const isWaiting = findHeading() === null;
  if (isWaiting) focusWithoutScroll(main);
  return whenPresent(findHeading, (heading) => {
    if (!isWaiting || document.activeElement === main) focusWithoutScroll(heading);
  });
}

/** Calls back with an element, now or once it is rendered; returns a function that stops waiting. */
function whenPresent(find: () => Element | null, callback: (element: Element) => void): () => void {
  const present = find();
  if (present) {
    callback(present);
    return () => {};
  }
  const observer = new MutationObserver(() => {
    const element = find();
    if (!element) return;
    stop();
    callback(element);
  });
  const deadline = setTimeout(() => observer.disconnect(), TARGET_TIMEOUT_MS);
  const stop = () => {
    clearTimeout(deadline);
    observer.disconnect();
  };
  observer.observe(document.body, { childList: true, subtree: true });
  return stop;
}
