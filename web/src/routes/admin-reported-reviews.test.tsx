import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Role } from '@twofold/contracts/accounts/role';
import type { ModerationView } from '@twofold/contracts/feedback/complaints/api';
import { http, HttpResponse } from 'msw';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openConsole } from '../features/audit/testing/open-console.ts';
import { appealed, decided, own } from '../features/feedback/complaints/testing/complaints.ts';
import { startApiServer } from '../testing/api-server.ts';

const server = startApiServer();
const waiting = { ...own(appealed), canDecide: true } as const;

let view: ModerationView;
const show = (parts: Partial<ModerationView> = {}, roles: Role[] = ['moderator']) => {
  view = { waiting: [], decided: [], ...parts };
  return openConsole(server, '/admin/reported-reviews', {}, roles);
};
const takeDecisions = (answer: () => Response = () => HttpResponse.json({ ok: true })) => {
  const sent: unknown[] = [];
  server.use(
    http.post('*/api/moderation/complaints/1042/decision', async ({ request }) => {
      sent.push(await request.json());
      return answer();
    }),
  );
  return sent;
};

beforeAll(async () => {
  await Promise.all([import('./admin-page.tsx'), import('./reported-reviews-screen.tsx')]);
}, 60_000);

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  server.use(http.get('*/api/moderation/complaints', () => HttpResponse.json(view)));
});

describe('D-127: reported reviews in the console', () => {
  it('show a moderator the review and both texts side by side', async () => {
    show({ waiting: [waiting] });
    const card = within(await screen.findByRole('article', { name: 'Review #318 of Benchbook' }));
    expect(card.getByText(/^I had to sign up to see it/)).toBeVisible();
    expect(
      within(card.getByRole('region', { name: 'Complaint about review #318' })).getByText(appealed.note!),
    ).toBeVisible();
    expect(
      within(card.getByRole('region', { name: 'Appeal about review #318' })).getByText(appealed.appeal!.text!),
    ).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Reported reviews' })).toBeVisible();
  });

  it.each([
    ['Uphold complaint', 'uphold', 'Complaint upheld'],
    ['Dismiss complaint', 'dismiss', 'Complaint dismissed'],
  ] as const)('are decided with "%s"', async (button, decision, told) => {
    show({ waiting: [waiting] });
    const sent = takeDecisions();
    const choice = within(await screen.findByRole('group', { name: 'Decision about review #318' }));
    view = { waiting: [], decided: [own(decided(decision === 'uphold' ? 'upheld' : 'dismissed'))] };
    await userEvent.click(choice.getByRole('button', { name: button }));
    expect(await screen.findByText('No appeals are waiting.')).toBeVisible();
    expect(await screen.findByText(told)).toBeVisible();
    expect(sent).toEqual([{ decision }]);
  });

  it('say that another moderator was faster', async () => {
    show({ waiting: [waiting] });
    takeDecisions(() => HttpResponse.json({ error: 'This complaint has already been decided' }, { status: 409 }));
    await userEvent.click(await screen.findByRole('button', { name: 'Uphold complaint' }));
    expect(await screen.findByText('This complaint has already been decided')).toBeVisible();
  });

  it('are not decided by a side of them', async () => {
    show({ waiting: [own(appealed)] });
    expect(await screen.findByText(/another moderator must decide it\.$/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Uphold complaint' })).toBeNull();
  });

  it('stand in the console of an auditor who is a moderator, too', async () => {
    show({}, ['auditor', 'moderator']);
    expect(await screen.findByText('No decisions yet.')).toBeVisible();
    const nav = within(screen.getByRole('navigation', { name: 'Audit' }));
    expect(nav.getByRole('link', { name: 'Reported reviews' })).toHaveAttribute('aria-current', 'page');
  });

  it('are nothing to auditors and operators', async () => {
    show({ waiting: [waiting] }, ['auditor', 'operator']);
    expect(await screen.findByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeVisible();
  });
});
