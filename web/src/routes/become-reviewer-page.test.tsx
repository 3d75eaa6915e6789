import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import type { MockInstance } from 'vitest';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { newcomer } from '../features/accounts/testing/people.ts';
import { button, field, fillAll, press, speechless } from '../features/accounts/testing/form.ts';
import { heldBack } from '../testing/held-back.ts';
import { startApiServer } from '../testing/api-server.ts';
import { openApp } from '../testing/open-app.tsx';
import { openPage } from './testing/open-page.tsx';

const server = startApiServer();

const agreement = 'I agree to the Terms and Privacy Policy';
const good = { Email: 'ada@benchbook.example', Password: 'Engine1843', 'Confirm Password': 'Engine1843' };

const open = async (render = openPage) => {
  const router = render('/become-reviewer');
  await screen.findByText('Join Our Reviewer Network');
  return router;
};

const serve = (answer: () => Response | Promise<Response>) => {
  const bodies: unknown[] = [];
  server.use(
    http.post('*/api/users', async ({ request }) => {
      bodies.push(await request.json());
      return answer();
    }),
  );
  return bodies;
};

const register = async () => {
  fillAll(good);
  await userEvent.click(field(agreement));
  await press('Create Account');
};

beforeAll(async () => {
  await Promise.all([import('./become-reviewer-page.tsx'), import('./complete-profile-page.tsx')]);
});

let logging: MockInstance<typeof console.error>;

beforeEach(() => {
  logging = vi.spyOn(console, 'error').mockImplementation(() => {});
});

describe('/become-reviewer', () => {
  it('has its heading, the five guidelines, and a title (§2 route become-reviewer, reviewer heading, guidelines)', async () => {
    await open();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Join Our Reviewer Network');
    for (const guideline of [
      'Give specific, constructive feedback',
      'Cover strengths and improvements',
      'Consider the target audience',
      'Complete reviews within 48 hours of assignment',
      'Use the 5-point rating scale consistently',
    ])
      expect(screen.getByText(guideline)).toBeVisible();
    expect(document.title).toBe('Join Our Reviewer Network · Twofold');
  });

  it('has a Google control that says what it is, and makes no call (D-37) (§2 google)', async () => {
    await open();
    const fetching = vi.spyOn(globalThis, 'fetch');
    await press('Continue with Google');
    expect(await screen.findByText('Google sign-in will be implemented in a future update')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(fetching).not.toHaveBeenCalled();
  });
});

describe('registering as a reviewer', () => {
  it('says everything that is wrong, and sends nothing (§5 reviewer rules)', async () => {
    const bodies = serve(() => HttpResponse.json(newcomer, { status: 201 }));
    await open();
    fillAll({ Email: 'ada', Password: 'engine', 'Confirm Password': 'engines' });
    await press('Create Account');
    for (const message of [
      'Please enter a valid email address',
      'Password must be at least 8 characters',
      "Passwords don't match",
      'You must agree to the terms and conditions',
    ])
      expect(await screen.findByText(message)).toBeVisible();
    expect(field('Email')).toHaveFocus();
    expect(bodies).toEqual([]);
  });
});

describe('a reviewer who has registered', () => {
  it('is the current user, and is asked for the profile (§4 reviewer registered, stored user, §5 terms sent, §7 POST /api/users, §8 reviewer registered)', async () => {
    const bodies = serve(() => HttpResponse.json(newcomer, { status: 201 }));
    server.use(http.get('*/api/users/7', () => HttpResponse.json(newcomer)));
    const router = await open(openApp);
    await register();
    expect(await screen.findByText('Registration successful!')).toBeInTheDocument();
    expect(screen.getByText('Please complete your profile to start reviewing products.')).toBeInTheDocument();
    await waitFor(() => expect(router.state.location.pathname).toBe('/complete-profile/7'));
    expect(bodies).toEqual([{ email: good.Email, password: good.Password, termsAgreed: true }]);
    expect(screen.getByText('Account', { selector: 'header a' })).toBeInTheDocument();
  });

  it('finds no password in the form when the next screen is slow (§4 reviewer registered)', async () => {
    serve(() => HttpResponse.json(newcomer, { status: 201 }));
    const router = await open();
    vi.spyOn(router, 'navigate').mockResolvedValue();
    await register();
    await screen.findByText('Registration successful!');
    expect(field('Password')).toHaveValue('');
    expect(field('Confirm Password')).toHaveValue('');
    expect(field('Email')).toHaveValue(good.Email);
  });

  it('cannot press twice', async () => {
    const { answer, release } = heldBack();
    const bodies = serve(() => answer);
    await open();
    await register();
    await waitFor(() => expect(button('Creating Account...')).toBeDisabled());
    release(new HttpResponse(null, { status: 500 }));
    await waitFor(() => expect(button('Create Account')).toBeEnabled());
    expect(bodies).toHaveLength(1);
  });
});

describe('a registration of a reviewer that fails', () => {
  it.each([
    ...speechless,
    ['a conflict', () => HttpResponse.json({ error: 'An account with this email already exists' }, { status: 409 })],
  ] as const)('shows the fixed text after %s (§8 reviewer registration failure)', async (_, answer) => {
    serve(answer);
    const router = await open();
    await register();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Registration FailedFailed to register. Please try again.',
    );
    expect(logging).toHaveBeenCalledWith('Failed to register user', expect.any(Error));
    expect(router.state.location.pathname).toBe('/become-reviewer');
    expect(field('Password')).toHaveValue(good.Password);
  });
});
