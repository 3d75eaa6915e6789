import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SecondFactorsView } from '@twofold/contracts/accounts/second-factor';
import { http, HttpResponse } from 'msw';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startApiServer } from '../../../testing/api-server.ts';
import { openApp, openPart } from '../../../testing/open-app.tsx';
import { fill, press } from '../testing/form.ts';
import { ada } from '../testing/people.ts';
import { TwoStepSection } from './two-step-section.tsx';

const server = startApiServer();

const app = {
  id: '0b0c8a51-6f5e-4b0e-9a9a-6f8f5f3a1c01',
  kind: 'totp' as const,
  name: 'Authenticator app',
  addedAt: '2026-01-05T10:00:00.000Z',
};
const codes = Array.from({ length: 10 }, (_, index) => `ABCD-EFGH-IJKL-MNO${'ABCDEFGHIJ'.charAt(index)}`);
const prove = { error: 'Confirm that it’s you to continue.', details: [{ path: 'secondFactor', message: 'prove' }] };

const open = (view: SecondFactorsView, user = ada) => {
  let shown = view;
  server.use(http.get('*/api/me/second-factors', () => HttpResponse.json(shown)));
  openPart(<TwoStepSection user={user} />);
  return { show: (next: SecondFactorsView) => void (shown = next) };
};
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

beforeAll(async () => {
  await import('../../../routes/auth-page.tsx');
});
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

describe('an account without a second factor', () => {
  it('sets up an app with the password, and shows the recovery codes before it closes', async () => {
    const asked: unknown[] = [];
    const { show } = open({ factors: [], recoveryCodesLeft: 0 });
    server.use(
      http.post('*/api/me/second-factors/totp', async ({ request }) => {
        asked.push(await request.json());
        return HttpResponse.json({
          id: app.id,
          secret: 'GEZDGNBVGY3TQOJQ',
          uri: 'otpauth://totp/Twofold:ada?secret=GE',
        });
      }),
      http.post(`*/api/me/second-factors/totp/${app.id}`, async ({ request }) => {
        asked.push(await request.json());
        return HttpResponse.json({ id: app.id, recoveryCodes: codes });
      }),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Set up an authenticator app' }));
    const setup = await dialog('Set up an authenticator app');
    await userEvent.click(setup.getByRole('button', { name: 'Continue' }));
    expect(await setup.findByText('Password is required')).toBeVisible();
    fill('Password', 'Engine1843');
    await userEvent.click(setup.getByRole('button', { name: 'Continue' }));
    expect((await setup.findByText('GEZD')).closest('code')).toHaveTextContent('GEZDGNBVGY3TQOJQ');
    expect(await setup.findByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
    fill('Code from your app', '123 456');
    await userEvent.click(setup.getByRole('button', { name: 'Turn on' }));
    const saved = await dialog('Save your recovery codes');
    expect(saved.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(codes);
    expect(asked).toEqual([{ password: 'Engine1843' }, { code: '123 456' }]);
    show({ factors: [app], recoveryCodesLeft: 10 });
    await userEvent.click(saved.getByRole('button', { name: 'I’ve saved them' }));
    expect(await screen.findByText('10 of 10 left. Each works once, in place of a second factor.')).toBeVisible();
    expect(screen.getByText('Added January 5, 2026')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add another authenticator app' })).toBeVisible();
  });

  it('asks for the emailed code if the server requires one', async () => {
    const asked: unknown[] = [];
    const mailed: unknown[] = [];
    open({ factors: [], recoveryCodesLeft: 0 });
    server.use(
      http.post('*/api/me/second-factors/totp', async ({ request }) => {
        const body = (await request.json()) as { emailCode?: string };
        asked.push(body);
        const refused = (message: string, error: string) =>
          HttpResponse.json({ error, details: [{ path: 'emailCode', message }] }, { status: 403 });
        if (body.emailCode === undefined) return refused('missing', 'Enter the code from your email');
        if (body.emailCode !== '1234 5678') return refused('wrong', 'This code is not correct, or has expired');
        return HttpResponse.json({ id: app.id, secret: 'GEZDGNBVGY3TQOJQ', uri: 'otpauth://totp/x' });
      }),
      http.post('*/api/me/second-factors/email-codes', async ({ request }) => {
        mailed.push(await request.json());
        return HttpResponse.json({ isSent: true });
      }),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Set up an authenticator app' }));
    const setup = await dialog('Set up an authenticator app');
    fill('Password', 'Engine1843');
    await userEvent.click(setup.getByRole('button', { name: 'Continue' }));
    const field = await setup.findByLabelText('Code from your email');
    expect(field).toHaveAccessibleDescription(`We sent it to ${ada.email}. It works for 10 minutes.`);
    await waitFor(() => expect(field).toHaveFocus());
    expect(mailed).toEqual([{ password: 'Engine1843' }]);
    fill('Code from your email', '0000 0000');
    await userEvent.click(setup.getByRole('button', { name: 'Continue' }));
    expect(await setup.findByText('This code is not correct, or has expired')).toBeVisible();
    await userEvent.click(setup.getByRole('button', { name: 'Send another code' }));
    await waitFor(() => expect(mailed).toHaveLength(2));
    fill('Code from your email', '1234 5678');
    await userEvent.click(setup.getByRole('button', { name: 'Continue' }));
    expect((await setup.findByText('GEZD')).closest('code')).toHaveTextContent('GEZDGNBVGY3TQOJQ');
    expect(asked).toEqual([
      { password: 'Engine1843' },
      { password: 'Engine1843', emailCode: '0000 0000' },
      { password: 'Engine1843', emailCode: '1234 5678' },
    ]);
  });

  it('shows the text of the server for a wrong code, and stays open', async () => {
    open({ factors: [], recoveryCodesLeft: 0 });
    server.use(
      http.post('*/api/me/second-factors/totp', () =>
        HttpResponse.json({ id: app.id, secret: 'GEZDGNBVGY3TQOJQ', uri: 'otpauth://totp/x' }),
      ),
      http.post(`*/api/me/second-factors/totp/${app.id}`, () =>
        HttpResponse.json({ error: 'This code is not correct.' }, { status: 403 }),
      ),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Set up an authenticator app' }));
    const setup = await dialog('Set up an authenticator app');
    fill('Password', 'Engine1843');
    await userEvent.click(setup.getByRole('button', { name: 'Continue' }));
    await setup.findByLabelText('Code from your app');
    fill('Code from your app', '000000');
    await userEvent.click(setup.getByRole('button', { name: 'Turn on' }));
    await waitFor(() =>
      expect(setup.getByLabelText('Code from your app')).toHaveAccessibleDescription('This code is not correct.'),
    );
  });

  it('tells staff that their role requires it', async () => {
    open({ factors: [], recoveryCodesLeft: 0 }, { ...ada, roles: ['moderator'], needsSecondFactor: true });
    expect(await screen.findByText('Set this up to use your role.')).toBeVisible();
  });

  it('offers no passkeys if the browser does not support them', async () => {
    open({ factors: [], recoveryCodesLeft: 0 });
    await screen.findByRole('button', { name: 'Set up an authenticator app' });
    expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
  });
});

describe('an account with a second factor', () => {
  it('asks for it if the server requires one, then repeats the same request', async () => {
    let isProven = false;
    const calls: string[] = [];
    const keys: (string | null)[] = [];
    const { show } = open({ factors: [app], recoveryCodesLeft: 9 });
    server.use(
      http.delete('*/api/me/second-factors/:id', ({ request }) => {
        keys.push(request.headers.get('idempotency-key'));
        if (!isProven) return HttpResponse.json(prove, { status: 403 });
        calls.push('removed');
        show({ factors: [], recoveryCodesLeft: 0 });
        return HttpResponse.json({ ok: true });
      }),
      http.post('*/api/me/second-factor/proofs', async ({ request }) => {
        const { proof } = (await request.json()) as { proof: { code: string } };
        calls.push(`proof ${proof.code}`);
        if (proof.code !== '123456') return HttpResponse.json({ error: 'This code is not correct' }, { status: 403 });
        isProven = true;
        return HttpResponse.json({ ok: true });
      }),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Authenticator app' }));
    const removing = await dialog('Remove Authenticator app?');
    await userEvent.click(removing.getByRole('button', { name: 'Remove' }));
    const asking = await dialog('Confirm that it’s you');
    await asking.findByLabelText('Code from your app');
    fill('Code from your app', '000000');
    await userEvent.click(asking.getByRole('button', { name: 'Continue' }));
    await waitFor(() =>
      expect(asking.getByLabelText('Code from your app')).toHaveAccessibleDescription(/^This code is not correct/),
    );
    expect(asking.getByLabelText('Code from your app')).toHaveFocus();
    fill('Code from your app', '123456');
    await userEvent.click(asking.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls).toEqual(['proof 000000', 'proof 123456', 'removed']);
    expect(new Set(keys).size).toBe(1);
  });

  it('shows the refusal if the user cancels', async () => {
    open({ factors: [app], recoveryCodesLeft: 9 });
    server.use(http.post('*/api/me/second-factors/recovery-codes', () => HttpResponse.json(prove, { status: 403 })));
    await userEvent.click(await screen.findByRole('button', { name: 'Create new codes' }));
    const renewing = await dialog('Create new recovery codes?');
    await userEvent.click(renewing.getByRole('button', { name: 'Create codes' }));
    const asking = await dialog('Confirm that it’s you');
    await userEvent.click(await asking.findByRole('button', { name: 'Cancel' }));
    expect(await renewing.findByRole('alert')).toHaveTextContent('Confirm that it’s you to continue.');
  });

  it('can be loaded again after a failure', async () => {
    server.use(http.get('*/api/me/second-factors', () => new HttpResponse(null, { status: 500 }), { once: true }));
    openPart(<TwoStepSection user={ada} />);
    expect(await screen.findByText('Failed to load your second factors')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('button', { name: 'Set up an authenticator app' })).toBeVisible();
  });
});

describe('the second step of a login', () => {
  it('follows the password, and can be a recovery code', async () => {
    const asked: unknown[] = [];
    server.use(
      http.post('*/api/login', () => HttpResponse.json({ secondFactor: ['totp', 'recovery-code'] }, { status: 202 })),
      http.post('*/api/login/second-factor', async ({ request }) => {
        asked.push(await request.json());
        return HttpResponse.json(ada);
      }),
    );
    const router = openApp('/auth');
    await screen.findByLabelText('Email');
    fill('Email', ada.email);
    fill('Password', 'Engine1843');
    await press('Login');
    expect(await screen.findByRole('heading', { name: 'Two-step verification' })).toHaveFocus();
    expect(screen.queryByRole('tab')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Back to the password' }));
    fill('Password', 'Engine1843');
    await press('Login');
    await userEvent.click(await screen.findByRole('button', { name: 'Use a recovery code instead' }));
    fill('Recovery code', 'abcd-efgh');
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(router.state.location.pathname).not.toBe('/auth'));
    expect(asked).toEqual([{ proof: { kind: 'recovery-code', code: 'abcd-efgh' } }]);
  });
});
