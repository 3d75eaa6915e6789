const KEY = 'reloaded-at';
const AGAIN_AFTER_MS = 60_000;

/** Whether to try a reload: not if the last one was within a minute. */
export const mayReload = (now = Date.now()): boolean => {
  try {
    return now - Number(sessionStorage.getItem(KEY)) >= AGAIN_AFTER_MS;
  } catch {
    return false; // Without storage, a reload could repeat forever.
  }
};

/** Reloads the page, and remembers when. */
export const reloadOnce = (now = Date.now()): void => {
  sessionStorage.setItem(KEY, String(now));
  globalThis.location.reload();
};
