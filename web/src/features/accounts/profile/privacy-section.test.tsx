import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startApiServer } from '../../../testing/api-server.ts';
import { openApp, openPart } from '../../../testing/open-app.tsx';
import { button, fill, press, speechless } from '../testing/form.ts';
import { ada } from '../testing/people.ts';
import { PrivacySection } from './privacy-section.tsx';

const server = startApiServer();

const open = () => openPart(<PrivacySection user={ada} />, '/profile');

beforeAll(async () => {
  await Promise.all([import('../../../routes/profile-page.tsx'), import('../../../routes/landing-page.tsx')]);
});

beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

describe('D-38: taking one’s data along', () => {
  const exported = { exportedAt: '2025-02-01T00:00:00.000Z', account: ada, sessions: [], apps: [] };

  it('saves the answer as a file', async () => {
    server.use(http.get('*/api/users/7/export', () => HttpResponse.json(exported)));
    open();
    const files: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => (files.push(file as Blob), 'blob:file'));
    const clicked: HTMLAnchorElement[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      clicked.push(this);
    });
    await press('Export my data');
    await waitFor(() => expect(clicked).toHaveLength(1));
    expect(clicked[0]).toHaveAttribute('download', 'twofold-7.json');
    expect(JSON.parse(await files[0]!.text())).toEqual(exported);
  });

  it.each(speechless)('says when it fails by %s', async (_, answer) => {
    server.use(http.get('*/api/users/7/export', answer));
    open();
    await press('Export my data');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Export failedFailed to export your data. Please try again.',
    );
    expect(button('Export my data')).toBeEnabled();
  });
});

describe('D-39: deleting an account', () => {
  const dialog = () => within(screen.getByRole('dialog'));
  const openDialog = async () => {
    const router = open();
    await press('Delete account');
    return router;
  };
  const confirm = async (password: string) => {
    fill('Password', password);
    await userEvent.click(dialog().getByText('Delete account', { selector: 'button' }));
  };
  const serveDelete = (answer: () => Response) => {
    const bodies: unknown[] = [];
    server.use(
      http.delete('*/api/users/7', async ({ request }) => {
        bodies.push(await request.json());
        return answer();
      }),
    );
    return bodies;
  };

  it('says first what happens', async () => {
    await openDialog();
    expect(screen.getByRole('dialog')).toHaveAccessibleName('Delete your account?');
    expect(screen.getByRole('dialog')).toHaveAccessibleDescription('This cannot be undone, by you or by us.');
    expect(dialog().getAllByRole('listitem')).toHaveLength(4);
  });

  it('can be left', async () => {
    const bodies = serveDelete(() => HttpResponse.json({ ok: true }));
    await openDialog();
    await userEvent.click(dialog().getByText('Cancel'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(bodies).toEqual([]);
  });

  it('demands the password', async () => {
    const bodies = serveDelete(() => HttpResponse.json({ ok: true }));
    await openDialog();
    await confirm('');
    await waitFor(() =>
      expect(dialog().getByLabelText('Password')).toHaveAccessibleDescription('Password is required'),
    );
    expect(bodies).toEqual([]);
  });

  it('logs out, confirms it, and goes to the landing page', async () => {
    const bodies = serveDelete(() => HttpResponse.json({ ok: true }));
    server.use(
      http.get('*/api/me', () => HttpResponse.json(ada)),
      http.get('*/api/users/7', () => HttpResponse.json(ada)),
    );
    const router = openApp('/profile');
    await screen.findByText('Edit Profile');
    await press('Delete account');
    await confirm('Engine1843');
    expect(await screen.findByText('Account deleted')).toBeInTheDocument();
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(bodies).toEqual([{ password: 'Engine1843' }]);
    await waitFor(() => expect(screen.getByText('Login', { selector: 'header a' })).toBeInTheDocument());
  });

  it.each([
    ['The password is not correct', () => HttpResponse.json({ error: 'The password is not correct' }, { status: 403 })],
    ...speechless.map(([, answer]) => ['Failed to delete your account. Please try again.', answer] as const),
  ] as const)('says when it fails: %s', async (message, answer) => {
    serveDelete(answer);
    const router = await openDialog();
    await confirm('Engine1843');
    expect(await dialog().findByRole('alert')).toHaveTextContent(message);
    expect(router.state.location.pathname).toBe('/profile');
    expect(dialog().getByLabelText('Password')).toHaveFocus();
  });
});
