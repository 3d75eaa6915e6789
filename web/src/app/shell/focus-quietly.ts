/** Gives the focus to something that is no control, so that reading continues there; nothing scrolls. */
export const focusQuietly = (element: Element | null): void => {
  if (!(element instanceof HTMLElement)) return;
  if (!element.hasAttribute('tabindex')) element.setAttribute('tabindex', '-1');
  element.focus({ preventScroll: true });
};
