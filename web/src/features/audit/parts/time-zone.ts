import { create } from 'zustand';
import { readStored, store } from '../../../lib/browser-storage.ts';

/** In which time zone the console shows times: that of the browser, or UTC, which logs and other auditors have in common. */
export type ShownZone = 'local' | 'utc';

const KEY = 'audit-time-zone';

export const useShownZone = create<{ readonly zone: ShownZone }>(() => ({
  zone: readStored(KEY) === 'utc' ? 'utc' : 'local',
}));

/** Shows all times of the console in this zone, now and on the next visit. */
export const showZone = (zone: ShownZone): void => {
  useShownZone.setState({ zone });
  store(KEY, zone);
};
