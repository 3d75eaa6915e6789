import type { UserView } from '@twofold/contracts/accounts/api';

/** A user with a complete profile. */
export const ada: UserView = {
  id: 7,
  email: 'ada@benchbook.example',
  emailConfirmed: true,
  username: 'ada@benchbook.example',
  fullName: 'Ada King Lovelace',
  socialProfile: 'https://network.example/in/ada',
  expertise: 'Looms and engines.',
  credits: 3,
  createdAt: '2025-01-05T12:00:00.000Z',
};

/** The same user right after registering. */
export const newcomer: UserView = { ...ada, fullName: '', socialProfile: '', expertise: '', credits: 1 };
