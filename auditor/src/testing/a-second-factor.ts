import { LATER, record, type StoryEvent } from './a-story.ts';

const userId = 18;
const device = 'Firefox on Linux';
const factorId = '0b0c8a51-6f5e-4b0e-9a9a-6f8f5f3a1c01';
const setId = '0b0c8a51-6f5e-4b0e-9a9a-6f8f5f3a1c02';

/** A use of a recovery code of user 18. */
export const aUsedCode = (code: number, ofSet = setId): StoryEvent =>
  record('user', userId, { type: 'RecoveryCodeUsed', data: { userId, setId: ofSet, code, device, usedAt: LATER } });

/** User 18 sets up an app, uses a recovery code, gets new ones, and removes the app. */
export const aSecondFactor: readonly StoryEvent[] = [
  record('user', userId, {
    type: 'SecondFactorAdded',
    data: { userId, factorId, kind: 'totp', name: 'Authenticator app', device, addedAt: LATER },
  }),
  record('user', userId, {
    type: 'RecoveryCodesCreated',
    data: { userId, setId, codes: 10, device, createdAt: LATER },
  }),
  aUsedCode(3),
  record('user', userId, {
    type: 'SecondFactorRemoved',
    data: { userId, factorId, kind: 'totp', device, removedAt: LATER },
  }),
  record('user', userId, { type: 'SecondFactorReset', data: { userId, resetBy: 'operator', resetAt: LATER } }),
];
