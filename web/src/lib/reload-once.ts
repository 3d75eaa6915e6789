const KEY = 'reloaded-at';
const AGAIN_AFTER_MS = 60_000;

/**
 * Reloads the page, unless that was done within the last minute: what a reload does not fix, a second one does not either.
 * Answers whether the page is about to go.
 */
export const reloadOnce = (now = Date.now()): boolean => {
  try {
    if (now - Number(sessionStorage.getItem(KEY)) < AGAIN_AFTER_MS) return false;
    sessionStorage.setItem(KEY, String(now));
  } catch {
    return false; // Without storage, nobody would know that it was done.
  }
  globalThis.location.reload();
  return true;
};
