const PATIENCE_MS = 1_500;

let isIntroduced = false;

/**
 * Gets this browser its device cookie before an analysis begins. Only the browser that sent its key can follow an
 * analysis, and a visitor's first request would have no cookie. Without the cookie the analysis runs unobserved.
 */
export const introduceBrowser = async (): Promise<void> => {
  if (isIntroduced) return;
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    isIntroduced = (await fetch('/api/device', { method: 'POST', credentials: 'include', signal })).ok;
  } catch {
    // The screen shows the expected steps only.
  }
};
