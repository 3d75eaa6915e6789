const TIMEOUT_MS = 1_500;

let isIntroduced = false;

/**
 * Requests the device cookie before an analysis begins. Only the browser that sent the analysis' key can follow its
 * progress, and a visitor's first request would have no cookie. Without the cookie the progress is not shown.
 */
export const introduceBrowser = async (): Promise<void> => {
  if (isIntroduced) return;
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    isIntroduced = (await fetch('/api/device', { method: 'POST', credentials: 'include', signal })).ok;
  } catch {
    // The screen then shows the expected steps only.
  }
};
