/** Cuts a text after some lines. A stranger's page decides how long it is; a screen reader still gets it whole. */
export const lineClamp = (lines: number) =>
  ({ display: '-webkit-box', WebkitLineClamp: lines, WebkitBoxOrient: 'vertical', overflow: 'hidden' }) as const;
