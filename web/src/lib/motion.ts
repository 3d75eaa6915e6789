/** Curves and times of the look. With reduced motion all of them are nothing (see the global styles of the theme). */
export const motion = {
  /** Hover and press. */
  quick: '120ms cubic-bezier(.2,.7,.2,1)',
  /** Open and close. */
  open: '200ms cubic-bezier(.2,.7,.2,1)',
  /** Panels and tabs. */
  panel: '320ms cubic-bezier(.2,.7,.2,1)',
  /** The flap turns once, when the words of people arrive. */
  fold: '520ms cubic-bezier(.6,0,.2,1)',
} as const;
