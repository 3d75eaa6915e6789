/** How many revisions are shown side by side: each still has room for a bar, also on a phone. */
export const WINDOW = 60;

/** The revisions that the slider goes over, both ends included: all of a short stream, of a long one those around here. */
export const windowOf = (revision: number, last: number): { readonly first: number; readonly end: number } => {
  const first = Math.floor(Math.min(revision, last) / WINDOW) * WINDOW;
  return { first, end: Math.min(first + WINDOW - 1, last) };
};
