import { create } from 'zustand';
import { readStored, store } from '../../../lib/browser-storage.ts';

const KEY = 'audit-slash-key';

/** Whether `/` opens the search. Speech input types single letters by mistake, so it can be turned off (WCAG 2.1.4). */
export const useSlashKey = create<{ readonly isOn: boolean }>(() => ({ isOn: readStored(KEY) !== 'off' }));

/** Turns `/` on or off, now and on the next visit. */
export const setSlashKey = (isOn: boolean): void => {
  useSlashKey.setState({ isOn });
  store(KEY, isOn ? 'on' : 'off');
};
