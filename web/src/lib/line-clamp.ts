/** Cuts a text of unknown length after some lines. Screen readers still read all of it. */
export const lineClamp = (lines: number) =>
  ({ display: '-webkit-box', WebkitLineClamp: lines, WebkitBoxOrient: 'vertical', overflow: 'hidden' }) as const;
