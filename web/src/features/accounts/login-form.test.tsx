import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startApiServer } from '../../testing/api-server.ts';
import { openApp, openPart } from '../../testing/open-app.tsx';
import { refuse, serving, toast } from './testing/auth-calls.ts';
import { button, field, fill, fillAll, press, speechless } from './testing/form.ts';
import { heldBack } from '../../testing/held-back.ts';
import { LoginForm } from './login-form.tsx';
import { ada } from './testing/people.ts';

const serve = serving(startApiServer());

const openForm = () => openPart(<LoginForm onSecondStep={() => {}} />);

beforeAll(async () => {
  await Promise.all([import('../../routes/auth-page.tsx'), import('../../routes/landing-page.tsx')]);
});

beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

describe('logging in', () => {
  it.each([
    ['', 'secret', 'Email', 'Email is required', 'login email required'],
    ['  ', 'secret', 'Email', 'Email is required', 'login email required'],
    ['ada', 'secret', 'Email', 'Please enter a valid email address', 'login email'],
    ['ada@benchbook.example', '', 'Password', 'Password is required', 'login password required'],
  ])('refuses %j with %j at %s: %s (§5 %s)', async (email, password, label, message) => {
    const requests = serve('/api/login', () => HttpResponse.json(ada));
    openForm();
    fillAll({ Email: email, Password: password });
    await press('Login');
    await waitFor(() => expect(field(label)).toHaveAccessibleDescription(message));
    expect(field(label)).toBeInvalid();
    expect(field(label)).toHaveFocus();
    expect(requests).toEqual([]);
  });

  it('removes the message once the field is valid', async () => {
    openForm();
    await press('Login');
    await screen.findByText('Email is required');
    fill('Email', 'ada@benchbook.example');
    await waitFor(() => expect(screen.queryByText('Email is required')).not.toBeInTheDocument());
  });

  it('sends the address as username, confirms the login, and goes to the landing page (§4 stored user, §7 POST /api/login, §8 logged in)', async () => {
    const requests = serve('/api/login', () => HttpResponse.json(ada));
    const router = openApp('/auth');
    await screen.findByLabelText('Password');
    fillAll({ Email: ' Ada@Benchbook.example ', Password: 'secret' });
    await press('Login');
    expect(await screen.findByText('Login successful')).toBeInTheDocument();
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(requests.map(({ body }) => body)).toEqual([{ username: 'ada@benchbook.example', password: 'secret' }]);
    expect(within(screen.getByRole('navigation', { name: 'Main', hidden: true })).getByText('Account')).toBeVisible();
  });

  it('cannot be pressed twice', async () => {
    const { answer, release } = heldBack();
    const requests = serve('/api/login', () => answer);
    openForm();
    fillAll({ Email: ada.email, Password: 'secret' });
    await press('Login');
    await waitFor(() => expect(button('Logging in...')).toBeDisabled());
    release(HttpResponse.json({ error: 'Invalid email or password' }, { status: 401 }));
    await waitFor(() => expect(button('Login')).toBeEnabled());
    expect(requests).toHaveLength(1);
  });
});

describe('a login that fails', () => {
  const tryToLogIn = async () => {
    openForm();
    fillAll({ Email: ada.email, Password: 'secret' });
    await press('Login');
  };

  it.each([
    ['Invalid email or password', 401],
    ['Too many attempts. Please try again later.', 429],
  ])('shows the words of the server: %s (§8 login failure)', async (error, status) => {
    serve('/api/login', refuse(error, status));
    await tryToLogIn();
    expect(await toast()).toBe(`Login failed${error}`);
    expect(field('Password')).toHaveFocus();
  });

  it.each(speechless)('shows its own words after %s (§8 login failure)', async (_, answer) => {
    serve('/api/login', answer);
    await tryToLogIn();
    expect(await toast()).toBe('Login failedInvalid email or password');
  });

  it('repeats with the same key if no answer came, and with a new one after a refusal', async () => {
    const answers = [() => HttpResponse.error(), refuse('No', 401), refuse('No', 401)];
    const requests = serve('/api/login', () => answers.shift()!());
    await tryToLogIn();
    await waitFor(() => expect(button('Login')).toBeEnabled());
    await press('Login');
    await waitFor(() => expect(requests).toHaveLength(2));
    await waitFor(() => expect(button('Login')).toBeEnabled());
    await press('Login');
    await waitFor(() => expect(requests).toHaveLength(3));
    expect(requests[1]!.key).toBe(requests[0]!.key);
    expect(requests[2]!.key).not.toBe(requests[1]!.key);
  });

  it('never reuses the key of an unanswered try for other content', async () => {
    const requests = serve('/api/login', () => HttpResponse.error());
    await tryToLogIn();
    await waitFor(() => expect(button('Login')).toBeEnabled());
    fill('Password', 'another');
    await press('Login');
    await waitFor(() => expect(requests).toHaveLength(2));
    expect(requests[1]!.key).not.toBe(requests[0]!.key);
  });
});
