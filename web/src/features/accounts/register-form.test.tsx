import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { useState } from 'react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startApiServer } from '../../testing/api-server.ts';
import { openApp, openPart } from '../../testing/open-app.tsx';
import { PASSWORD_RULES } from './password-field.tsx';
import { RegisterForm } from './register-form.tsx';
import { refuse, serving, toast } from './testing/auth-calls.ts';
import { button, field, fill, fillAll, press, speechless } from './testing/form.ts';
import { newcomer } from './testing/people.ts';

const serve = serving(startApiServer());

function Form() {
  const [isPending, setIsPending] = useState(false);
  return <RegisterForm isPending={isPending} onPending={setIsPending} next="/profile" />;
}
const openForm = () => openPart(<Form />);

const openPage = async () => {
  const router = openApp('/auth');
  await screen.findByLabelText('Password');
  await userEvent.click(screen.getByText('Register', { selector: '[role=tab]' }));
  return router;
};

beforeAll(async () => {
  await Promise.all([import('../../routes/auth-page.tsx'), import('../../routes/landing-page.tsx')]);
});

beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

const good = { Email: 'ada@benchbook.example', Password: 'Engine1843', 'Confirm Password': 'Engine1843' };
const agreement = 'I agree to the Terms and Privacy Policy';

describe('registering', () => {
  it.each([
    ['Email', '', 'Email is required', 'registration email'],
    ['Email', 'ada@', 'Please enter a valid email address', 'registration email'],
    ['Password', 'Short1', 'Password must be at least 8 characters', 'password length'],
    ['Password', 'engine1843', 'Password must contain at least one uppercase letter', 'password uppercase'],
    ['Password', 'ENGINE1843', 'Password must contain at least one lowercase letter', 'password lowercase'],
    ['Password', 'Enginesss', 'Password must contain at least one number', 'password number'],
    ['Confirm Password', 'Engine1844', "Passwords don't match", 'password confirmation'],
  ])('refuses as %s %j: %s (§5 %s)', async (label, value, message) => {
    const requests = serve('/api/register', () => HttpResponse.json(newcomer, { status: 201 }));
    openForm();
    fillAll({ ...good, ...(label === 'Password' && { 'Confirm Password': value }), [label]: value });
    await userEvent.click(field(agreement));
    await press('Register');
    // The password rules stay, after the error.
    const description = label === 'Password' ? `${message} ${PASSWORD_RULES}` : message;
    await waitFor(() => expect(field(label)).toHaveAccessibleDescription(description));
    expect(field(label)).toHaveFocus();
    expect(requests).toEqual([]);
  });

  it('demands the agreement (§5 terms agreed)', async () => {
    const requests = serve('/api/register', () => HttpResponse.json(newcomer, { status: 201 }));
    openForm();
    fillAll(good);
    await press('Register');
    await waitFor(() =>
      expect(field(agreement)).toHaveAccessibleDescription('You must agree to the terms and conditions'),
    );
    expect(field(agreement)).toHaveFocus();
    expect(requests).toEqual([]);
  });

  it('shows the password rules from the start', () => {
    openForm();
    expect(screen.getByText(PASSWORD_RULES)).toBeVisible();
    expect(field('Password')).toHaveAccessibleDescription(PASSWORD_RULES);
  });

  it('shows all errors at once', async () => {
    openForm();
    fill('Confirm Password', 'x');
    await press('Register');
    for (const message of [
      'Email is required',
      'Password must be at least 8 characters',
      "Passwords don't match",
      'You must agree to the terms and conditions',
    ])
      expect(await screen.findByText(message)).toBeVisible();
  });

  it('compares again when the password changes', async () => {
    openForm();
    fillAll({ ...good, 'Confirm Password': 'Engine1844' });
    await press('Register');
    await screen.findByText("Passwords don't match");
    fill('Password', 'Engine1844');
    await waitFor(() => expect(screen.queryByText("Passwords don't match")).not.toBeInTheDocument());
  });

  it('links to the terms and the privacy policy (§2 route terms)', () => {
    openForm();
    expect(screen.getByText('Terms')).toHaveAttribute('href', '/terms');
    expect(screen.getByText('Privacy Policy')).toHaveAttribute('href', '/privacy');
  });
});

describe('an account that has been opened on /auth', () => {
  const register = async () => {
    fillAll(good);
    await userEvent.click(field(agreement));
    await press('Register');
  };
  const registerOnPage = async () => {
    const leaving = vi.spyOn(globalThis.location, 'assign').mockImplementation(() => {});
    const requests = serve('/api/register', () => HttpResponse.json(newcomer, { status: 201 }));
    const router = await openPage();
    await register();
    return { leaving, requests, router };
  };
  const failToRegister = async (answer: () => Response | Promise<Response>) => {
    serve('/api/register', answer);
    openForm();
    await register();
  };

  it('loads /profile as a new page, and neither goes to / nor sends confirmation and agreement (D-35) (§2 auth registered, §5 terms not sent, §7 POST /api/register)', async () => {
    const { leaving, requests, router } = await registerOnPage();
    await waitFor(() => expect(leaving.mock.calls).toEqual([['/profile']]));
    expect(requests.map(({ body }) => body)).toEqual([{ email: good.Email, password: good.Password }]);
    expect(router.state.location.pathname).toBe('/auth');
    expect(button('Registering...')).toBeDisabled();
  });

  it('has its toast on the page that is loaded then, once (D-34) (§8 registered)', async () => {
    const { leaving } = await registerOnPage();
    await waitFor(() => expect(leaving).toHaveBeenCalled());
    expect(screen.queryByText('Registration successful')).not.toBeInTheDocument();
    openApp('/nowhere');
    expect((await screen.findAllByText('Registration successful')).length).toBeGreaterThan(0);
    expect(sessionStorage).toHaveLength(0);
  });

  it('shows the words of the server when it fails (§8 registration failure)', async () => {
    await failToRegister(refuse('An account with this email already exists', 409));
    expect(await toast()).toBe('Registration failedAn account with this email already exists');
    await waitFor(() => expect(button('Register')).toBeEnabled());
  });

  it.each(speechless)('shows its own words after %s (§8 registration failure)', async (_, answer) => {
    await failToRegister(answer);
    expect(await toast()).toBe('Registration failedRegistration failed. Please try again.');
  });
});
