import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { MockInstance } from 'vitest';
import { ada, newcomer } from '../features/accounts/testing/people.ts';
import { button, field, fill, fillAll, press, speechless } from '../features/accounts/testing/form.ts';
import { heldBack } from '../testing/held-back.ts';
import { startApiServer } from '../testing/api-server.ts';
import { openPage } from './testing/open-page.tsx';

const server = startApiServer();
let logging: MockInstance<typeof console.error>;

const open = async (id = '7') => {
  const router = openPage(`/complete-profile/${id}`);
  await screen.findByLabelText('First Name');
  return router;
};

const serve = (answer: () => Response | Promise<Response>) => {
  const bodies: unknown[] = [];
  server.use(
    http.patch('*/api/users/7', async ({ request }) => {
      bodies.push(await request.json());
      return answer();
    }),
  );
  return bodies;
};

const fields = ['First Name', 'Last Name', 'Social Profile URL', 'Areas of Expertise'];
const values = () => fields.map((label) => (field(label) as HTMLInputElement).value);

beforeAll(async () => {
  await Promise.all([import('./complete-profile-page.tsx'), import('./profile-page.tsx')]);
});

beforeEach(() => {
  logging = vi.spyOn(console, 'error').mockImplementation(() => {});
  server.use(
    http.get('*/api/me', () => HttpResponse.json(newcomer)),
    http.get('*/api/users/7', () => HttpResponse.json(newcomer)),
  );
});

describe('/complete-profile/{id}', () => {
  it('fills the form with the user of that id (§2 route complete-profile, complete profile, complete profile fields)', async () => {
    server.use(http.get('*/api/users/7', () => HttpResponse.json(ada)));
    await open();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Complete Your Profile');
    expect(values()).toEqual(['Ada', 'King Lovelace', ada.socialProfile, ada.expertise]);
    expect(document.title).toBe('Complete Your Profile · Twofold');
  });

  it.each([
    ['the visitor is not logged in', () => HttpResponse.json({ error: 'Not logged in' }, { status: 401 })],
    ['it is another user', () => HttpResponse.json({ error: 'Not yours' }, { status: 403 })],
    ...speechless,
  ] as const)(
    'is empty, and logs the failure only, where %s (§2 route complete-profile, §8 user fetch failure)',
    async (_, answer) => {
      server.use(http.get('*/api/users/7', answer));
      await open();
      expect(values()).toEqual(['', '', '', '']);
      expect(logging).toHaveBeenCalledWith('Failed to load user', expect.any(Error));
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    },
  );
});

describe('completing a profile', () => {
  it('demands both names (§5 first name, last name)', async () => {
    const bodies = serve(() => HttpResponse.json(ada));
    await open();
    fill('Last Name', '   ');
    await press('Save Profile');
    await waitFor(() => expect(field('First Name')).toHaveAccessibleDescription('Please enter your first name'));
    expect(field('Last Name')).toHaveAccessibleDescription('Please enter your last name');
    expect(field('First Name')).toHaveFocus();
    expect(bodies).toEqual([]);
  });

  it.each(['network/ada', 'network.example/in/ada', 'javascript:alert(1)'])(
    'refuses %j as a link (§5 social profile)',
    async (link) => {
      const bodies = serve(() => HttpResponse.json(ada));
      await open();
      fillAll({ 'First Name': 'Ada', 'Last Name': 'Lovelace', 'Social Profile URL': link });
      await press('Save Profile');
      await waitFor(() => expect(field('Social Profile URL')).toHaveAccessibleDescription('Please enter a valid URL'));
      expect(bodies).toEqual([]);
    },
  );

  it.each(['', 'https://network.example/in/ada'])(
    'takes %j as a link (§5 social profile, expertise, §7 PATCH /api/users/{id})',
    async (link) => {
      const bodies = serve(() => HttpResponse.json(ada));
      await open();
      fillAll({ 'First Name': 'Ada', 'Last Name': 'Lovelace', 'Social Profile URL': link });
      await press('Save Profile');
      await waitFor(() => expect(bodies).toEqual([{ fullName: 'Ada Lovelace', socialProfile: link, expertise: '' }]));
    },
  );
});

describe('a profile that has been completed', () => {
  it('is said, and shown on /profile, without the old one in between (D-92) (§2 complete profile saved, §4 profile completed, §8 profile completed)', async () => {
    let user = newcomer;
    server.use(
      http.get('*/api/me', () => HttpResponse.json(user)),
      http.get('*/api/users/7', () => HttpResponse.json(user)),
    );
    serve(() => {
      user = ada;
      return HttpResponse.json(ada);
    });
    const router = await open();
    fillAll({ 'First Name': 'Ada', 'Last Name': 'King Lovelace' });
    await press('Save Profile');
    expect(await screen.findByText('Profile Updated!')).toBeInTheDocument();
    await waitFor(() => expect(router.state.location.pathname).toBe('/profile'));
    expect(await screen.findByText('Ada King Lovelace')).toBeVisible();
    expect(screen.queryByText('Please complete your profile information')).not.toBeInTheDocument();
  });

  it('cannot be saved twice at once', async () => {
    const { answer, release } = heldBack();
    const bodies = serve(() => answer);
    await open();
    fillAll({ 'First Name': 'Ada', 'Last Name': 'Lovelace' });
    await press('Save Profile');
    await waitFor(() => expect(button('Saving...')).toBeDisabled());
    release(new HttpResponse(null, { status: 500 }));
    await waitFor(() => expect(button('Save Profile')).toBeEnabled());
    expect(bodies).toHaveLength(1);
  });
});

describe('a profile that cannot be completed', () => {
  const save = async (id?: string) => {
    const router = await open(id);
    fillAll({ 'First Name': 'Ada', 'Last Name': 'Lovelace' });
    await press('Save Profile');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Update FailedFailed to update your profile. Please try again.',
    );
    return router;
  };

  it('shows at the first name why the server refused the full name', async () => {
    const message = 'Please use your own name, not Twofold’s';
    const details = [{ path: 'fullName', message }];
    server.use(http.patch('*/api/users/7', () => HttpResponse.json({ error: message, details }, { status: 400 })));
    await save();
    expect(field('First Name')).toBeInvalid();
    expect(field('First Name')).toHaveAccessibleDescription(message);
  });

  it.each([
    ...speechless,
    ['a refusal', () => HttpResponse.json({ error: 'You can only change your own account' }, { status: 403 })],
  ] as const)('shows the fixed text after %s (§8 profile completion failure)', async (_, answer) => {
    serve(answer);
    const router = await save();
    expect(router.state.location.pathname).toBe('/complete-profile/7');
    expect(values().slice(0, 2)).toEqual(['Ada', 'Lovelace']);
    expect(logging).toHaveBeenCalledWith('Failed to update profile', expect.any(Error));
  });

  it('asks nothing of the server where the id is no number (§8 profile completion failure)', async () => {
    const fetching = vi.spyOn(globalThis, 'fetch');
    await save('abc');
    expect(logging).toHaveBeenCalledWith('Failed to update profile', new Error('User ID not found'));
    expect(fetching.mock.calls.map(([path]) => path)).not.toContainEqual(expect.stringContaining('/api/users'));
  });
});
