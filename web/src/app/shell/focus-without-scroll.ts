/** Focuses an element that is not a control, so that screen readers continue there, without scrolling. */
export const focusWithoutScroll = (element: Element | null): void => {
  if (!(element instanceof HTMLElement)) return;
  if (!element.hasAttribute('tabindex')) element.setAttribute('tabindex', '-1');
  element.focus({ preventScroll: true });
};
