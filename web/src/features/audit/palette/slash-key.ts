import { create } from 'zustand';

const KEY = 'audit-slash-key';

const kept = (): boolean => {
  try {
    return localStorage.getItem(KEY) !== 'off';
  } catch {
    return true;
  }
};

/** Whether `/` opens the search. Speech input types single letters by mistake, so it can be turned off (WCAG 2.1.4). */
export const useSlashKey = create<{ readonly isOn: boolean }>(() => ({ isOn: kept() }));

/** Turns `/` on or off, now and on the next visit. */
export const setSlashKey = (isOn: boolean): void => {
  useSlashKey.setState({ isOn });
  try {
    localStorage.setItem(KEY, isOn ? 'on' : 'off');
  } catch {
    // Without storage, the choice is for this visit.
  }
};
