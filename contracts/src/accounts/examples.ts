/** Examples of the API's description. */
export const exampleUser = {
  id: 7,
  email: 'mara@benchbook.example',
  emailConfirmed: true,
  username: 'mara@benchbook.example',
  fullName: 'Mara Vogel',
  socialProfile: '',
  expertise: 'Bike repair, small shops',
  credits: 1,
  createdAt: '2030-05-04T09:30:00.000Z',
};

export const exampleSession = {
  id: 'a'.repeat(64),
  device: 'Firefox on Linux',
  startedAt: '2030-05-04T09:30:00.000Z',
  lastUsedAt: '2030-05-04T10:00:00.000Z',
  isCurrent: true,
};

export const exampleToken = {
  id: '5c2a1f7e-4b8d-4c3e-9f60-7a1d2e3b4c5f',
  name: 'Nightly report',
  scopes: ['read'],
  createdAt: '2030-05-04T09:30:00.000Z',
  expiresAt: '2030-06-03T09:30:00.000Z',
  lastUsedAt: '2030-05-05T03:00:00.000Z',
};

export const exampleFactor = {
  id: '6d3b2a8f-5c9e-4d4f-8a71-8b2e3f4c5d60',
  kind: 'totp',
  name: 'Authenticator app',
  addedAt: '2030-05-04T09:30:00.000Z',
};
