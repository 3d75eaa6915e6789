import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describeApi } from '@twofold/contracts/openapi/describe-api';
import { delay, http, HttpResponse } from 'msw';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { startApiServer } from '../testing/api-server.ts';
import { openApp } from '../testing/open-app.tsx';
import { openPage } from './testing/open-page.tsx';

const server = startApiServer();
const description = describeApi();
/** A few calls render faster than all of them, for tests that do not depend on their number. */
const FEW = ['/api/analyze/url', '/api/products/{id}', '/api/feedback-requests', '/api/products/{id}/reanalyses'];
const fewCalls = {
  ...description,
  paths: Object.fromEntries(Object.entries(description.paths).filter(([path]) => FEW.includes(path))),
};
const answer = (body: object = fewCalls) => server.use(http.get('*/api/openapi.json', () => HttpResponse.json(body)));

beforeAll(() => import('./developers-page.tsx'));

describe('D-131: the page for developers', () => {
  it('is linked from the footer', async () => {
    answer();
    openApp('/developers');
    expect(await screen.findByRole('heading', { level: 1, name: 'Developers' })).toBeVisible();
    expect(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Developers' })).toHaveAttribute(
      'href',
      '/developers',
    );
  });

  it('shows how to begin while the reference is loading', async () => {
    server.use(http.get('*/api/openapi.json', () => delay('infinite')));
    openPage('/developers');
    expect(await screen.findByRole('status', { name: 'Loading the reference' })).toBeVisible();
    expect(screen.getByRole('region', { name: 'curl' })).toHaveTextContent('/api/analyze/url');
    expect(screen.getByRole('region', { name: 'TypeScript' })).toHaveTextContent('createClient');
  });

  it('says that the reference failed, and tries again', async () => {
    server.use(http.get('*/api/openapi.json', () => HttpResponse.json({ error: 'no' }, { status: 500 })));
    openPage('/developers');
    expect(await screen.findByText('Failed to load the reference')).toBeVisible();
    answer();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'All calls' })).toBeVisible();
  });

  it('lists every call that the document has', async () => {
    answer(description);
    openPage('/developers');
    await screen.findByRole('heading', { name: 'All calls' });
    const shown = screen.getAllByRole('button', { expanded: false, hidden: true }).map((button) => button.textContent);
    for (const [path, operations] of Object.entries(description.paths)) {
      for (const [method, { summary }] of Object.entries(operations))
        expect(shown).toContain(`${method.toUpperCase()}${path}${String(summary)}`);
    }
  });

  it('lists the subjects, and folds the calls for staff', async () => {
    answer(description);
    openPage('/developers');
    const subjects = within(await screen.findByRole('navigation', { name: 'Calls by subject' }));
    expect(subjects.getByRole('link', { name: 'Orders' })).toHaveAttribute('href', '#calls-orders');
    expect(subjects.queryByRole('link', { name: 'Audit' })).not.toBeInTheDocument();
    expect(document.querySelector('#calls-orders')).toBeVisible();
    expect(screen.getByText(/^For auditors, moderators/).closest('details')).not.toHaveAttribute('open');
  });

  it('opens the calls for staff where the address names one', async () => {
    answer(description);
    const [name] = Object.values(description.paths).flatMap((operations) =>
      Object.values(operations).flatMap(({ tags, operationId }) =>
        (tags as string[]).includes('Audit') ? [String(operationId)] : [],
      ),
    );
    openPage(`/developers#${name}`);
    await screen.findByRole('heading', { name: 'All calls' });
    expect(screen.getByText(/^For auditors, moderators/).closest('details')).toHaveAttribute('open');
  });

  it('breaks an address after its slashes only', async () => {
    answer();
    openPage('/developers');
    const call = await screen.findByRole('button', { name: /Analyze a website/ });
    expect(call.innerHTML).toContain('/api/<wbr>analyze/<wbr>url');
  });

  it('opens a call with its parameters, bodies and refusals, and closes it', async () => {
    answer();
    openPage('/developers');
    const call = await screen.findByRole('button', { name: /Request reviews with credits/ });
    await userEvent.click(call);
    expect(call).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByText('Login required: a session cookie, or a token with the scope feedback.')).toBeVisible();
    expect(screen.getByRole('rowheader', { name: 'Idempotency-Key' })).toBeVisible();
    const body = within(screen.getByRole('table', { name: 'Body' }));
    expect(body.getByRole('row', { name: /^reviewers integer, 1 to 10, required/ })).toBeVisible();
    expect(screen.getByRole('region', { name: 'Example answer' })).toHaveTextContent('"totalCredits": 1');
    expect(within(screen.getByRole('table', { name: 'Errors' })).getByRole('rowheader', { name: '429' })).toBeVisible();
    await userEvent.click(call);
    expect(screen.queryByRole('table', { name: 'Body' })).not.toBeInTheDocument();
  });

  it('opens the call that the address names', async () => {
    answer();
    openPage('/developers#getProduct');
    expect(await screen.findByRole('button', { name: /Read a report/, expanded: true })).toBeVisible();
  });

  it('explains errors to who follows the type of a problem', async () => {
    answer();
    const scrollIntoView = vi.spyOn(Element.prototype, 'scrollIntoView');
    openPage('/developers#no-credit');
    await screen.findByRole('heading', { name: 'All calls' });
    expect(scrollIntoView.mock.contexts.map((element) => (element as Element).id)).toEqual(['errors']);
    scrollIntoView.mockRestore();
  });

  it('says which calls take a token of which scope', async () => {
    answer();
    openPage('/developers');
    const analyze = await screen.findByText('analyze', { selector: 'dt' });
    const calls = within(analyze.nextElementSibling as HTMLElement).getAllByRole('listitem');
    expect(calls.map(({ textContent }) => textContent)).toEqual(['Analyze a website', 'Analyze an app again']);
  });

  it('lists the events of webhooks', async () => {
    answer();
    openPage('/developers');
    const events = within(await screen.findByRole('table', { name: 'Event' }));
    expect(events.getByRole('row', { name: /^order\.delivered/ })).toHaveTextContent('have arrived');
    expect(screen.getByRole('heading', { name: 'Webhooks' })).toBeVisible();
    for (const link of screen.getAllByRole('link', { name: 'developer settings' })) {
      expect(link).toHaveAttribute('href', '/profile/developer');
    }
  });

  it('speaks of tokens and webhooks only where there are any', async () => {
    const { securitySchemes: _, ...components } = description.components;
    answer({ ...fewCalls, webhooks: {}, components: { ...components, securitySchemes: {} } });
    openPage('/developers');
    await screen.findByRole('heading', { name: 'All calls' });
    expect(screen.queryByRole('heading', { name: 'Tokens' })).not.toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Webhooks' })).not.toBeInTheDocument();
  });
});
