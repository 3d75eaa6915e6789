import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startApiServer } from '../../../testing/api-server.ts';
import { openApp, openPart } from '../../../testing/open-app.tsx';
import { button, field, fill, fillAll, press, speechless } from '../testing/form.ts';
import { heldBack } from '../../../testing/held-back.ts';
import { ada } from '../testing/people.ts';
import { ProfileForm } from './profile-form.tsx';

const server = startApiServer();

const edit = () => {
  const onClose = vi.fn<() => void>();
  openPart(<ProfileForm user={ada} onClose={onClose} />);
  return { onClose };
};

const editOnPage = async () => {
  server.use(
    http.get('*/api/me', () => HttpResponse.json(ada)),
    http.get('*/api/users/7', () => HttpResponse.json(ada)),
  );
  openApp('/profile');
  await screen.findByText('Edit Profile');
  await press('Edit Profile');
};

const servePatch = (answer: () => Response | Promise<Response>) => {
  const bodies: unknown[] = [];
  server.use(
    http.patch('*/api/users/7', async ({ request }) => {
      bodies.push(await request.json());
      return answer();
    }),
  );
  return bodies;
};

const fullName = () => screen.getByText('Full name', { selector: 'dt' }).nextElementSibling;

beforeAll(async () => {
  await import('../../../routes/profile-page.tsx');
});

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

describe('the account in edit mode', () => {
  it('starts from what is saved, with an address that stays (§2 edit profile, edit fields, edit email, edit placeholder, §5 profile email)', () => {
    edit();
    expect(field('First Name')).toHaveValue('Ada');
    expect(field('Last Name')).toHaveValue('King Lovelace');
    expect(field('Email')).toHaveValue('ada@benchbook.example');
    expect(field('Email')).toBeDisabled();
    expect(field('Email')).toHaveAccessibleDescription('Email address cannot be changed');
    expect(field('Social Profile URL')).toHaveValue(ada.socialProfile);
    expect(field('Social Profile URL')).toHaveAttribute('placeholder', 'https://linkedin.com/in/your-name');
    expect(field('Areas of Expertise')).toHaveValue(ada.expertise);
  });

  it('forgets what was typed when it is cancelled (§2 edit buttons, §4 edit mode)', async () => {
    const bodies = servePatch(() => HttpResponse.json(ada));
    await editOnPage();
    fill('First Name', 'Augusta');
    await press('Cancel');
    expect(fullName()).toHaveTextContent('Ada King Lovelace');
    await press('Edit Profile');
    expect(field('First Name')).toHaveValue('Ada');
    expect(bodies).toEqual([]);
  });

  it.each([
    [{ 'First Name': 'Augusta', 'Last Name': 'King' }, 'Augusta King'],
    [{ 'First Name': ' Ada ', 'Last Name': '' }, 'Ada'],
    [{ 'First Name': '', 'Last Name': 'Lovelace' }, 'Lovelace'],
    [{ 'First Name': '', 'Last Name': '' }, ''],
    [{ 'Areas of Expertise': 'Looms.' }, 'Ada King Lovelace'],
  ])('makes of %j the full name %j (§4 edit name, §7 PATCH /api/users/{id})', async (typed, fullName) => {
    const bodies = servePatch(() => HttpResponse.json(ada));
    edit();
    fillAll(typed);
    await press('Save Changes');
    await waitFor(() => expect(bodies).toMatchObject([{ fullName }]));
  });

  it('checks nothing: any text is a social profile (§5 profile screen, §7 PATCH /api/users/{id})', async () => {
    const bodies = servePatch(() => HttpResponse.json(ada));
    edit();
    fillAll({ 'Social Profile URL': '@ada', 'Areas of Expertise': '' });
    await press('Save Changes');
    await waitFor(() =>
      expect(bodies).toEqual([{ fullName: 'Ada King Lovelace', socialProfile: '@ada', expertise: '' }]),
    );
  });

  it('says when it is saved, goes back to view mode, and shows the new profile everywhere (D-92) (§4 edit saved, §8 profile updated)', async () => {
    const saved = { ...ada, fullName: 'Augusta King' };
    const reads = { me: 0, user: 0 };
    await editOnPage();
    servePatch(() => {
      server.use(
        http.get('*/api/me', () => ((reads.me += 1), HttpResponse.json(saved))),
        http.get('*/api/users/7', () => ((reads.user += 1), HttpResponse.json(saved))),
      );
      return HttpResponse.json(saved);
    });
    fillAll({ 'First Name': 'Augusta', 'Last Name': 'King' });
    await press('Save Changes');
    expect(await screen.findByText('Profile Updated')).toBeInTheDocument();
    expect(screen.getByText('Your profile has been successfully updated.')).toBeInTheDocument();
    expect(fullName()).toHaveTextContent('Augusta King');
    expect(screen.getByText('Welcome, Augusta')).toBeVisible();
    await waitFor(() => expect(reads).toEqual({ me: 1, user: 1 }));
  });

  it('cannot be saved twice at once (§2 edit buttons)', async () => {
    const { answer, release } = heldBack();
    const bodies = servePatch(() => answer);
    const { onClose } = edit();
    await press('Save Changes');
    await waitFor(() => expect(button('Saving...')).toBeDisabled());
    expect(button('Cancel')).toBeDisabled();
    release(HttpResponse.json(ada));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(bodies).toHaveLength(1);
  });

  it.each([
    ...speechless,
    ['a refusal', () => HttpResponse.json({ error: 'Please enter a valid URL' }, { status: 400 })],
  ] as const)('keeps what was typed after %s (§8 profile update failure)', async (_, answer) => {
    servePatch(answer);
    edit();
    fill('First Name', 'Augusta');
    await press('Save Changes');
    expect(await screen.findByRole('alert')).toHaveTextContent('ErrorFailed to update profile. Please try again.');
    expect(field('First Name')).toHaveValue('Augusta');
  });

  it.each([
    ['fullName', 'First Name', 'Please use your own name, not Twofold’s'],
    ['socialProfile', 'Social Profile URL', 'Please enter a valid URL'],
    ['expertise', 'Areas of Expertise', 'The expertise can have at most 50,000 characters'],
  ])('shows at its field why the server refused %s, until it is saved again', async (path, label, message) => {
    servePatch(() => HttpResponse.json({ error: message, details: [{ path, message }] }, { status: 400 }));
    edit();
    await press('Save Changes');
    await waitFor(() => expect(field(label)).toBeInvalid());
    expect(field(label)).toHaveAccessibleDescription(expect.stringContaining(message));
    expect(field(label)).toHaveFocus();
    servePatch(() => HttpResponse.json(ada));
    await press('Save Changes');
    expect(await screen.findByText('Profile Updated')).toBeInTheDocument();
  });

  it('marks no field if the failure is about none of them', async () => {
    servePatch(() =>
      HttpResponse.json({ error: 'No', details: [{ path: 'toString', message: 'No' }, { path: 7 }] }, { status: 400 }),
    );
    edit();
    await press('Save Changes');
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to update profile. Please try again.');
    expect(document.querySelector('[aria-invalid=true]')).toBeNull();
  });
});
