const KEY = 'reloaded-at';
const AGAIN_AFTER_MS = 60_000;

/** Whether a reload may help: what one did not fix within the last minute, a second one does not either. */
export const mayReload = (now = Date.now()): boolean => {
  try {
    return now - Number(sessionStorage.getItem(KEY)) >= AGAIN_AFTER_MS;
  } catch {
    return false; // Without storage, nobody would know that it was done.
  }
};

/** Reloads the page, and remembers when. */
export const reloadOnce = (now = Date.now()): void => {
  sessionStorage.setItem(KEY, String(now));
  globalThis.location.reload();
};
