import type { RegisteredUser } from '../accounts/decider.ts';

/** A registered user without a role or a second factor. */
export const aUser: RegisteredUser = {
  status: 'registered',
  isEmailConfirmed: true,
  isPasswordCommitted: true,
  userId: 7,
  email: 'ada@example.com',
  fullName: '',
  socialProfile: '',
  expertise: '',
  registeredAt: '2026-01-05T10:00:00.000Z',
  roles: [],
  newDevicesAt: [],
  secondFactors: { factors: [], recovery: undefined, endedSets: [], enrollment: undefined },
};
