import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeAll, describe, expect, it } from 'vitest';
import { startApiServer } from '../../testing/api-server.ts';
import { openPart } from '../../testing/open-app.tsx';
import { NewPasswordForm } from './new-password-form.tsx';
import { ReviewerForm } from './reviewer-form.tsx';
import { field, fill, fillAll, press } from './testing/form.ts';

const server = startApiServer();
const WEAK = /This password is easy to guess\. .+\./;

const openReviewerForm = () => openPart(<ReviewerForm onSubmit={() => {}} />);
const openNewPasswordForm = () => openPart(<NewPasswordForm token="token-1" onInvalidLink={() => {}} />);

beforeAll(() => import('@twofold/contracts/accounts/password-strength'));

describe('the warning beside a weak password', () => {
  it.each([
    ['reviewer', 'Password', openReviewerForm],
    ['new password', 'New Password', openNewPasswordForm],
  ])('comes on the %s form while a user types, and goes with a strong one', async (_form, label, open) => {
    open();
    fill(label, 'Password1');
    await waitFor(() => expect(field(label)).toHaveAccessibleDescription(WEAK));
    expect(screen.getByText(WEAK).closest('[role=status]')).not.toBeNull();
    fill(label, 'Sunny-Walrus-Kite-42');
    await waitFor(() => expect(field(label)).not.toHaveAccessibleDescription(WEAK));
  });

  it('considers the words of the email address', async () => {
    openReviewerForm();
    fillAll({ Email: 'zarquonvogon@example.com', Password: 'Zarquonvogon1' });
    await waitFor(() => expect(field('Password')).toHaveAccessibleDescription(WEAK));
  });

  it('does not block the form', async () => {
    const bodies: unknown[] = [];
    server.use(
      http.post('*/api/password-resets/token-1', async ({ request }) => {
        bodies.push(await request.json());
        return HttpResponse.json({ ok: true });
      }),
    );
    openNewPasswordForm();
    fillAll({ 'New Password': 'Password1', 'Confirm Password': 'Password1' });
    await waitFor(() => expect(field('New Password')).toHaveAccessibleDescription(WEAK));
    await press('Change Password');
    await waitFor(() => expect(bodies).toEqual([{ password: 'Password1' }]));
  });
});
