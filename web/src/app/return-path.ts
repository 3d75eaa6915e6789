import type { Location } from 'react-router-dom';

/** The navigation state for /auth: where the user was, and whether their session has ended (D-135). */
type SentToLogin = { readonly from: string; readonly hasSessionEnded?: boolean };

/** The state to navigate to /auth with, so that logging in or registering there leads back to `location`. */
export const returnPathTo = ({ pathname, search, hash }: Omit<Location, 'state' | 'key'>): SentToLogin => ({
  from: pathname + search + hash,
});

/** Reads the state of a navigation to /auth; `from` is undefined if /auth was opened directly. */
export const returnPathIn = (state: unknown): { readonly from?: string; readonly hasSessionEnded: boolean } => {
  if (typeof state !== 'object' || state === null) return { hasSessionEnded: false };
  const from = 'from' in state && isOwnPath(state.from) ? { from: state.from } : {};
  return { ...from, hasSessionEnded: 'hasSessionEnded' in state && state.hasSessionEnded === true };
};

/** A path on this site: `//` or `/\` at the start would lead to another one. */
const isOwnPath = (from: unknown): from is string => typeof from === 'string' && /^\/(?![/\\])/.test(from);
