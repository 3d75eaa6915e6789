import { readStored, store } from '../../../lib/browser-storage.ts';

const keyOf = (userId: number): string => `first-steps-hidden-${userId}`;

/** Whether this user has hidden the first steps on this device. */
export const areStepsHidden = (userId: number): boolean => readStored(keyOf(userId)) !== null;

export const hideSteps = (userId: number): void => store(keyOf(userId), 'yes');
