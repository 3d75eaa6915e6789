/** Scrolls to an element, smoothly unless the user prefers reduced motion. */
export const scrollToElement = (element: Element | null, options?: ScrollIntoViewOptions): void => {
  const isMotionReduced = globalThis.matchMedia('(prefers-reduced-motion: reduce)').matches;
  element?.scrollIntoView({ behavior: isMotionReduced ? 'auto' : 'smooth', ...options });
};
