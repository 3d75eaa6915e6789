/** Durations and curves. With reduced motion, the theme's global styles set all durations to 0. */
export const motion = {
  /** Hover and press. */
  quick: '120ms cubic-bezier(.2,.7,.2,1)',
  /** Open and close. */
  open: '200ms cubic-bezier(.2,.7,.2,1)',
  /** Panels and tabs. */
  panel: '320ms cubic-bezier(.2,.7,.2,1)',
  /** The corner that folds once, such as when reviews arrive. */
  fold: '520ms cubic-bezier(.6,0,.2,1)',
} as const;
