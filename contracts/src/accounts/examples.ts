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
