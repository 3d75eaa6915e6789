import { create } from 'zustand';

/** In which time zone the console shows times: that of the browser, or UTC, which logs and other auditors have in common. */
export type ShownZone = 'local' | 'utc';

const KEY = 'audit-time-zone';

const kept = (): ShownZone => {
  try {
    return localStorage.getItem(KEY) === 'utc' ? 'utc' : 'local';
  } catch {
    return 'local';
  }
};

export const useShownZone = create<{ readonly zone: ShownZone }>(() => ({ zone: kept() }));

/** Shows all times of the console in this zone, now and on the next visit. */
export const showZone = (zone: ShownZone): void => {
  useShownZone.setState({ zone });
  try {
    localStorage.setItem(KEY, zone);
  } catch {
    // Without storage, the choice is for this visit.
  }
};
