import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { UserView } from '@twofold/contracts/accounts/api';
import { http, HttpResponse } from 'msw';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { press, speechless } from '../features/accounts/testing/form.ts';
import { ada } from '../features/accounts/testing/people.ts';
import { emptyReport } from '../features/analysis/report/testing/benchbook.ts';
import { startApiServer, STRANGER } from '../testing/api-server.ts';
import { openPage } from './testing/open-page.tsx';

const server = startApiServer();

const ownApp = (isListed: boolean) => ({ ...emptyReport, openSeats: 0, isListed, reviewCount: 0 });
let ownApps: unknown[];

const serveAs = (user: UserView, isOwner: boolean, isListed = true) => {
  ownApps = isOwner ? [ownApp(isListed)] : [];
  server.use(
    http.get('*/api/me', () => HttpResponse.json(user)),
    http.get('*/api/users/7', () => HttpResponse.json(user)),
    http.get('*/api/me/products', () => HttpResponse.json(ownApps as Record<string, unknown>[])),
    http.get('*/api/products', () => HttpResponse.json([])),
    http.get('*/api/products/17', () => HttpResponse.json(emptyReport)),
    http.get('*/api/products/17/standing', () => HttpResponse.json({ ...STRANGER, isOwner, seesReviews: isOwner })),
    http.get('*/api/products/17/reviews', () =>
      isOwner ? HttpResponse.json([]) : HttpResponse.json({ error: 'No' }, { status: 403 }),
    ),
  );
};

/** Accepts requests to unlist or take down the app. Returns their bodies. */
const take = (answer: () => Response = () => HttpResponse.json({ ok: true })) => {
  const sent: unknown[] = [];
  const record =
    (method: string) =>
    async ({ request }: { request: Request }) => {
      sent.push([method, await request.json()]);
      const answered = answer();
      if (answered.ok && method === 'DELETE') ownApps = [];
      if (answered.ok && method === 'POST') ownApps = [ownApp(false)];
      return answered;
    };
  server.use(http.post('*/api/products/17/unlist', record('POST')), http.delete('*/api/products/17', record('DELETE')));
  return sent;
};

const dialog = () => within(screen.getByRole('dialog'));
const confirm = (name: string) => userEvent.click(dialog().getByText(name, { selector: 'button' }));

const openReport = async () => {
  const router = openPage('/analysis/17');
  await screen.findByText('What the machine found');
  return router;
};
const openMyApps = async () => {
  openPage('/profile#my-apps');
  await screen.findByText('Your Apps (1)');
};

const moderator: UserView = { ...ada, roles: ['moderator'] };

beforeAll(() =>
  Promise.all([
    import('./analysis-page.tsx'),
    import('./profile-page.tsx'),
    import('./discover-page.tsx'),
    import('../features/analysis/removal/removal-dialog.tsx'),
  ]),
);

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

describe('D-39: who can take an app away', () => {
  it('is not a stranger', async () => {
    serveAs(ada, false);
    await openReport();
    expect(screen.queryByText('Take down')).not.toBeInTheDocument();
  });

  it('is its owner', async () => {
    serveAs(ada, true);
    await openReport();
    expect(await screen.findByText('This is your app')).toBeVisible();
    expect(screen.getByText('It is listed in Discover Apps. Anyone can read the report.')).toBeVisible();
  });

  it('is a moderator', async () => {
    serveAs(moderator, false);
    await openReport();
    expect(await screen.findByText('Moderation')).toBeVisible();
  });
});

describe('D-39: unlisting an app', () => {
  it('says first what happens, and that it can be undone', async () => {
    serveAs(ada, true);
    const sent = take();
    await openMyApps();
    await press('Unlist');
    expect(await screen.findByRole('dialog')).toHaveAccessibleName('Unlist Benchbook?');
    expect(screen.getByRole('dialog')).toHaveAccessibleDescription(/^You can list it again at any time\./);
    expect(dialog().getByText(/^Only its owner, buyers and reviewers can open the report\./)).toBeInTheDocument();
    expect(dialog().queryByLabelText('Reason')).not.toBeInTheDocument();
    await confirm('Cancel');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent).toEqual([]);
  });

  it('leaves it among one’s own, as not listed', async () => {
    serveAs(ada, true);
    const sent = take();
    await openMyApps();
    await press('Unlist');
    await screen.findByRole('dialog');
    await confirm('Unlist app');
    expect(await screen.findByText('App unlisted')).toBeInTheDocument();
    expect(await screen.findByText('Not listed')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText('Unlist')).not.toBeInTheDocument());
    expect(sent).toEqual([['POST', {}]]);
  });

  it.each([
    ['This is not your app', () => HttpResponse.json({ error: 'This is not your app' }, { status: 403 })],
    ...speechless.map(([, answer]) => ['Failed to unlist the app. Please try again.', answer] as const),
  ] as const)('says in place when it fails: %s', async (message, answer) => {
    serveAs(ada, true);
    take(answer);
    await openMyApps();
    await press('Unlist');
    await screen.findByRole('dialog');
    await confirm('Unlist app');
    expect(await dialog().findByRole('alert')).toHaveTextContent(message);
    expect(dialog().getByText('Unlist app', { selector: 'button' })).toBeEnabled();
  });
});

describe('listing an app again', () => {
  /** Accepts requests to list the app again. */
  const takeAgain = (answer: () => Response = () => HttpResponse.json({ ok: true })) =>
    server.use(
      http.post('*/api/products/17/list-again', () => {
        const answered = answer();
        if (answered.ok) ownApps = [ownApp(true)];
        return answered;
      }),
    );

  it('brings an unlisted app back into the lists', async () => {
    serveAs(ada, true, false);
    takeAgain();
    await openMyApps();
    expect(screen.queryByText('Unlist')).not.toBeInTheDocument();
    await press('List again');
    expect(await screen.findByText('Benchbook is in Discover Apps again.')).toBeInTheDocument();
    expect(await screen.findByText('Unlist')).toBeVisible();
    expect(screen.queryByText('Not listed')).not.toBeInTheDocument();
  });

  it('says why it is refused', async () => {
    const error = 'A moderator unlisted this app. Only a moderator can list it again.';
    serveAs(ada, true, false);
    takeAgain(() => HttpResponse.json({ error }, { status: 403 }));
    await openMyApps();
    await press('List again');
    expect(await screen.findByText(error)).toBeInTheDocument();
    expect(await screen.findByText('List again')).toBeEnabled();
  });
});

describe('D-39: taking an app down', () => {
  it('takes it from one’s apps', async () => {
    serveAs(ada, true);
    const sent = take();
    await openMyApps();
    await press('Take down');
    expect(await screen.findByRole('dialog')).toHaveAccessibleDescription('This cannot be undone, by you or by us.');
    await confirm('Take app down');
    expect(await screen.findByText('App taken down')).toBeInTheDocument();
    expect(await screen.findByText('No Apps Added Yet')).toBeVisible();
    expect(sent).toEqual([['DELETE', {}]]);
  });

  it('leaves the report that is no more', async () => {
    serveAs(ada, true);
    take();
    const asked: string[] = [];
    const router = await openReport();
    await screen.findByText('This is your app');
    server.use(http.get('*/api/products/17', () => (asked.push('report'), new HttpResponse(null, { status: 404 }))));
    await press('Take down');
    await screen.findByRole('dialog');
    await confirm('Take app down');
    await waitFor(() => expect(router.state.location).toMatchObject({ pathname: '/profile', hash: '#my-apps' }));
    expect(await screen.findByText('No Apps Added Yet')).toBeVisible();
    // Requesting the report again would show for a moment that it did not load.
    expect(asked).toEqual([]);
  });

  it('demands a reason from a moderator', async () => {
    serveAs(moderator, false);
    const sent = take();
    const router = await openReport();
    await screen.findByText('Moderation');
    await press('Take down');
    await screen.findByRole('dialog');
    await confirm('Take app down');
    await waitFor(() => expect(dialog().getByLabelText('Reason')).toHaveAccessibleDescription(/^Please give a reason/));
    expect(sent).toEqual([]);
    await userEvent.type(dialog().getByLabelText('Reason'), ' It is spam. ');
    await confirm('Take app down');
    await waitFor(() => expect(router.state.location.pathname).toBe('/discover'));
    expect(sent).toEqual([['DELETE', { reason: 'It is spam.' }]]);
  });
});
