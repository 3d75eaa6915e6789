import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MAIL_KIND_NAMES, MAIL_KINDS } from '@twofold/contracts/notifications/mail-kinds';
import { http, HttpResponse } from 'msw';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { press } from '../features/accounts/testing/form.ts';
import { ada } from '../features/accounts/testing/people.ts';
import { startApiServer } from '../testing/api-server.ts';
import { openPage } from './testing/open-page.tsx';

const server = startApiServer();
const DEADLINES = MAIL_KINDS['claim-deadlines'].label;

/** Serves the default settings. Returns the requested changes. */
const serve = () => {
  const asked: unknown[] = [];
  let settings = MAIL_KIND_NAMES.map((kind) => ({ kind, isOn: MAIL_KINDS[kind].isOnByDefault }));
  server.use(
    http.get('*/api/me', () => HttpResponse.json(ada)),
    http.get('*/api/users/7', () => HttpResponse.json(ada)),
    http.get('*/api/me/mail-settings', () => HttpResponse.json({ settings })),
    http.patch('*/api/me/mail-settings', async ({ request }) => {
      const body = (await request.json()) as (typeof settings)[number];
      asked.push(body);
      settings = settings.map((each) => (each.kind === body.kind ? body : each));
      return HttpResponse.json({ ok: true });
    }),
  );
  return asked;
};

const openEmails = async () => {
  openPage('/profile');
  return within(await screen.findByRole('region', { name: 'Emails' }));
};
const box = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

beforeAll(async () => {
  await Promise.all([import('./profile-page.tsx'), import('../app/require-login.tsx')]);
});
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

describe('D-130: the emails that a user wants', () => {
  it('are all kinds that there are, each with what it is about', async () => {
    serve();
    const emails = await openEmails();
    await waitFor(() => expect(box(DEADLINES)).toBeChecked());
    expect(emails.getAllByRole('checkbox')).toHaveLength(MAIL_KIND_NAMES.length);
    expect(box(DEADLINES)).toHaveAccessibleDescription(MAIL_KINDS['claim-deadlines'].explanation);
    expect(box(MAIL_KINDS['fitting-seats'].label)).not.toBeChecked();
  });

  it('are saved at once', async () => {
    const asked = serve();
    await openEmails();
    await waitFor(() => expect(box(DEADLINES)).toBeEnabled());
    await userEvent.click(box(DEADLINES));
    await waitFor(() => expect(asked).toEqual([{ kind: 'claim-deadlines', isOn: false }]));
    expect(box(DEADLINES)).not.toBeChecked();
  });

  it('stay as they are where that fails, with an error', async () => {
    serve();
    server.use(http.patch('*/api/me/mail-settings', () => HttpResponse.json({}, { status: 500 })));
    await openEmails();
    await waitFor(() => expect(box(DEADLINES)).toBeEnabled());
    await userEvent.click(box(DEADLINES));
    expect(await screen.findByText('Not saved')).toBeVisible();
    await waitFor(() => expect(box(DEADLINES)).toBeChecked());
  });

  it('are read again after a failure', async () => {
    serve();
    server.use(http.get('*/api/me/mail-settings', () => HttpResponse.json({}, { status: 500 })));
    await openEmails();
    expect(await screen.findByText('Failed to load your email settings')).toBeVisible();
    serve();
    await press('Retry');
    await waitFor(() => expect(box(DEADLINES)).toBeChecked());
  });
});
