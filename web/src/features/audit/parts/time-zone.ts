import { create } from 'zustand';
import { readStored, store } from '../../../lib/browser-storage.ts';

/** The time zone of the console: the browser's, or UTC, as in logs and for auditors elsewhere. */
export type ShownZone = 'local' | 'utc';

const KEY = 'audit-time-zone';

export const useShownZone = create<{ readonly zone: ShownZone }>(() => ({
  zone: readStored(KEY) === 'utc' ? 'utc' : 'local',
}));

/** Sets the time zone of the console, also for later visits. */
export const showZone = (zone: ShownZone): void => {
  useShownZone.setState({ zone });
  store(KEY, zone);
};
