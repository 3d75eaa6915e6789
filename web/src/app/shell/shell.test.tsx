import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startApiServer } from '../../testing/api-server.ts';
import { openApp } from '../../testing/open-app.tsx';

const server = startApiServer();

const logIn = (roles?: readonly string[]) =>
  server.use(http.get('*/api/me', () => HttpResponse.json({ id: 1, fullName: 'Ada', roles })));
const mainLinks = () => within(screen.getByRole('navigation', { name: 'Main', hidden: true }));
const link = (name: string) => mainLinks().getByRole('link', { name, hidden: true });
const openNotFound = async (address = '/nowhere') => {
  const router = openApp(address);
  await screen.findByText('404 Page Not Found');
  return router;
};

beforeAll(async () => {
  await Promise.all([import('../../routes/landing-page.tsx'), import('../../routes/analysis-page.tsx')]);
});

beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

describe('the header', () => {
  it('has the logo, which leads home (§2 logo)', async () => {
    await openNotFound();
    const logo = within(screen.getByRole('banner')).getByLabelText('Twofold, home');
    expect(logo).toHaveAttribute('href', '/');
    expect(logo.querySelector('svg')).toBeVisible();
  });

  it('leads visitors to /auth twice (§2 header links, header logged out)', async () => {
    await openNotFound();
    expect(link('Discover Apps')).toHaveAttribute('href', '/discover');
    expect(link('Become a Reviewer')).toHaveAttribute('href', '/become-reviewer');
    expect(link('Login')).toHaveAttribute('href', '/auth');
    expect(link('Sign Up')).toHaveAttribute('href', '/auth');
  });

  it('leads users to their account, and not to the login (§2 header logged in, §4 session)', async () => {
    logIn();
    await openNotFound();
    expect(await mainLinks().findByText('Account')).toHaveAttribute('href', '/profile');
    expect(mainLinks().queryByText('Login')).not.toBeInTheDocument();
    expect(mainLinks().queryByText('Console')).not.toBeInTheDocument();
  });

  it.each(['auditor', 'moderator', 'operator'])('leads a user with the role %s to the console', async (role) => {
    logIn([role]);
    await openNotFound();
    expect(await mainLinks().findByText('Console')).toHaveAttribute('href', '/admin');
  });

  it('takes any failure of /api/me for logged out (§4 no session)', async () => {
    server.use(http.get('*/api/me', () => new HttpResponse(null, { status: 500 })));
    await openNotFound();
    await waitFor(() => expect(link('Login')).toBeVisible());
  });

  it('is not changed by the 401 of another read (§7 401 as error)', async () => {
    logIn();
    server.use(http.get('*/api/products/7', () => new HttpResponse(null, { status: 401 })));
    const router = openApp('/analysis/7');
    await screen.findByText('Error Loading Analysis');
    expect(mainLinks().getByText('Account')).toBeVisible();
    expect(router.state.location.pathname).toBe('/analysis/7');
  });
});

describe('logging out', () => {
  it('ends the session and goes home (§4 logout, §2 header logged in, §7 POST /api/logout)', async () => {
    logIn();
    const logouts = vi.fn<() => void>();
    server.use(http.post('*/api/logout', () => (logouts(), HttpResponse.json({ ok: true }))));
    const router = await openNotFound();
    await userEvent.click(await mainLinks().findByText('Logout'));
    expect(await mainLinks().findByText('Login')).toBeInTheDocument();
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(logouts).toHaveBeenCalledOnce();
  });

  it('shows a message when it fails, and keeps the user (§8 logout failure)', async () => {
    logIn();
    server.use(http.post('*/api/logout', () => new HttpResponse(null, { status: 500 })));
    await openNotFound();
    await userEvent.click(await mainLinks().findByText('Logout'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Logout failedFailed to log out. Please try again.');
    expect(mainLinks().getByText('Account')).toBeInTheDocument();
  });
});

describe('the menu of small screens', () => {
  const menu = () => document.querySelector<HTMLElement>('nav[aria-label=Menu]');
  const openMenu = async () => {
    const router = await openNotFound();
    await userEvent.click(screen.getByLabelText('Open menu'));
    return router;
  };

  it('opens with every link of the header, and closes', async () => {
    await openMenu();
    const names = Array.from(menu()!.querySelectorAll('a'), ({ textContent }) => textContent);
    expect(names).toEqual(['Discover Apps', 'Become a Reviewer', 'Login', 'Sign Up']);
    expect(screen.getByLabelText('Close menu')).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(screen.getByLabelText('Close menu'));
    expect(menu()).not.toBeInTheDocument();
  });

  it('closes with Escape', async () => {
    await openMenu();
    await userEvent.keyboard('{Escape}');
    expect(menu()).not.toBeInTheDocument();
  });

  it('closes on navigation', async () => {
    const router = await openMenu();
    await userEvent.click(within(menu()!).getByText('Discover Apps'));
    await waitFor(() => expect(router.state.location.pathname).toBe('/discover'));
    await waitFor(() => expect(menu()).not.toBeInTheDocument());
  });
});

describe('the footer', () => {
  it('has three groups of links, the tagline and the year (§2 footer groups, footer tagline, §1 tagline)', async () => {
    await openNotFound();
    for (const name of ['Platform', 'For Reviewers', 'Company'])
      expect(screen.getByRole('navigation', { name })).toBeInTheDocument();
    expect(screen.getByText('Insights from both artificial and human intelligence.')).toBeInTheDocument();
    expect(screen.getByText(new RegExp(`© ${new Date().getFullYear()} Twofold`))).toBeInTheDocument();
  });

  it('leads to the sections of the landing page (§2 footer links)', async () => {
    await openNotFound();
    const hrefs = within(screen.getByRole('contentinfo'))
      .getAllByRole('link')
      .map((item) => item.getAttribute('href'));
    expect(hrefs).toEqual(expect.arrayContaining(['/#how-it-works', '/#pricing', '/#faq', '/terms', '/privacy']));
  });
});

describe('an address without a screen', () => {
  it.each(['/nowhere', '/discover/deeper'])(
    'shows the not-found screen: %s (§2 not found, route other)',
    async (address) => {
      await openNotFound(address);
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('404 Page Not Found');
      expect(screen.getByText('Did you forget to add the page to the router?')).toBeVisible();
      expect(document.title).toBe('404 Page Not Found · Twofold');
    },
  );
});

describe('a change of route', () => {
  const scrolls = () => vi.spyOn(globalThis, 'scrollTo').mockImplementation(() => {});

  it('scrolls to the top, also where a link leads to the screen one is on (§2 scroll to top)', async () => {
    const scrollTo = scrolls();
    const router = await openNotFound();
    scrollTo.mockClear();
    await act(() => router.navigate('/elsewhere'));
    expect(scrollTo.mock.calls).toEqual([[0, 0]]);
    await act(() => router.navigate('/elsewhere'));
    expect(scrollTo.mock.calls).toEqual([
      [0, 0],
      [0, 0],
    ]);
    await act(() => router.navigate(-1));
    await waitFor(() => expect(scrollTo).toHaveBeenCalledTimes(3));
  });

  it('turns off the scroll restoration of the browser', async () => {
    await openNotFound();
    expect(history.scrollRestoration).toBe('manual');
  });

  it('moves the focus to the heading, but not on the first screen', async () => {
    const router = await openNotFound();
    expect(document.body).toHaveFocus();
    await act(() => router.navigate('/elsewhere'));
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('sets the document title', async () => {
    const router = await openNotFound();
    await act(() => router.navigate('/'));
    await waitFor(() => expect(document.title).toBe('Twofold: see your product twice'));
    await act(() => router.navigate('/analysis/abc'));
    await waitFor(() => expect(document.title).toBe('Invalid Product ID · Twofold'));
  });
});

describe('D-78: a link with a hash', () => {
  const scrolledTo = () => {
    const ids: string[] = [];
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
      ids.push(this.id);
    });
    return ids;
  };

  it('scrolls to its element when the screen is there', async () => {
    const ids = scrolledTo();
    const router = await openNotFound();
    await act(() => router.navigate('/#pricing'));
    await waitFor(() => expect(ids).toEqual(['pricing']));
  });

  it('scrolls there again when it is pressed again', async () => {
    const ids = scrolledTo();
    const router = openApp('/#faq');
    await waitFor(() => expect(ids).toEqual(['faq']));
    await act(() => router.navigate('/#faq'));
    expect(ids).toEqual(['faq', 'faq']);
  });

  it('waits for an element that arrives later', async () => {
    const ids = scrolledTo();
    await openNotFound('/nowhere#late');
    expect(ids).toEqual([]);
    act(() => {
      document.body.append(Object.assign(document.createElement('section'), { id: 'late' }));
    });
    await waitFor(() => expect(ids).toEqual(['late']));
    document.getElementById('late')?.remove();
  });

  it('gives up when one goes elsewhere', async () => {
    const ids = scrolledTo();
    const router = await openNotFound('/nowhere#late');
    await act(() => router.navigate('/elsewhere'));
    document.body.append(Object.assign(document.createElement('section'), { id: 'late' }));
    await screen.findByText('404 Page Not Found');
    expect(ids).toEqual([]);
    document.getElementById('late')?.remove();
  });

  it('does not break on a malformed one', async () => {
    await openNotFound('/nowhere#%E0%A4%A');
    expect(screen.getByText('404 Page Not Found')).toBeVisible();
  });
});
