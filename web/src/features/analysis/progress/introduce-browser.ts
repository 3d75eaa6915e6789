const PATIENCE_MS = 1_500;

let isIntroduced = false;

/**
 * Has this browser given its device cookie before an analysis begins. The steps of an analysis are told to nobody but the
 * browser that sent its key, and a visitor's first request would come from an unknown one. Without the cookie the analysis
 * runs all the same.
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
