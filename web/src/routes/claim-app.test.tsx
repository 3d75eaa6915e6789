import { screen, waitFor } from '@testing-library/react';
import type { ProductStanding } from '@twofold/contracts/analysis/api';
import { http, HttpResponse } from 'msw';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { button, press, speechless } from '../features/accounts/testing/form.ts';
import { ada } from '../features/accounts/testing/people.ts';
import { emptyReport } from '../features/analysis/report/testing/benchbook.ts';
import { startApiServer, STRANGER } from '../testing/api-server.ts';
import { openPage } from './testing/open-page.tsx';

const server = startApiServer();

const ADD = 'Add to My Apps';

const serveStanding = (parts: Partial<ProductStanding>) =>
  server.use(http.get('*/api/products/17/standing', () => HttpResponse.json({ ...STRANGER, ...parts })));

/** Opens the report of an app that this browser submitted as a visitor. */
const open = async (canClaim = true) => {
  serveStanding({ isClaimable: canClaim });
  server.use(http.get('*/api/products/17', () => HttpResponse.json(emptyReport)));
  openPage('/analysis/17');
  await screen.findByText('What the machine found');
};

const logIn = () => server.use(http.get('*/api/me', () => HttpResponse.json(ada)));

beforeAll(() => import('./analysis-page.tsx'));

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

describe('D-47: taking over what one submitted as a visitor', () => {
  it('is offered after login', async () => {
    logIn();
    await open();
    expect(await screen.findByText(ADD)).toBeVisible();
  });

  it('is not offered where it is not possible', async () => {
    logIn();
    await open(false);
    expect(await screen.findByText('Ask people who match your customer')).toBeVisible();
    expect(screen.queryByText(ADD)).not.toBeInTheDocument();
  });

  it('makes the app one of my apps', async () => {
    logIn();
    let claims = 0;
    server.use(
      http.post('*/api/products/17/claim', () => {
        claims += 1;
        serveStanding({ isClaimable: false });
        return HttpResponse.json({ ok: true });
      }),
    );
    await open();
    await screen.findByText(ADD);
    await press(ADD);
    expect(await screen.findByText('Added to My Apps')).toBeVisible();
    await waitFor(() => expect(screen.queryByText(ADD)).not.toBeInTheDocument());
    expect(claims).toBe(1);
  });

  it('shows at once what an owner can do', async () => {
    logIn();
    const own = { ...emptyReport, openSeats: 0, isListed: true, reviewCount: 0 };
    server.use(
      http.post('*/api/products/17/claim', () => {
        serveStanding({ isOwner: true, seesReviews: true });
        server.use(
          http.get('*/api/products/17/reviews', () => HttpResponse.json([])),
          http.get('*/api/me/products', () => HttpResponse.json([own])),
        );
        return HttpResponse.json({ ok: true });
      }),
    );
    await open();
    await screen.findByText(ADD);
    await press(ADD);
    expect(await screen.findByText('This is your app')).toBeVisible();
    expect(screen.getByText('No one has looked yet.')).toBeVisible();
  });

  it.each([
    ...speechless.map(([name, answer]) => [name, answer, 'Failed to add it to your apps. Please try again.'] as const),
    [
      'a refusal',
      () => HttpResponse.json({ error: 'This app already has an owner' }, { status: 409 }),
      'This app already has an owner',
    ] as const,
  ])('shows an error where it fails after %s', async (_, answer, words) => {
    logIn();
    server.use(http.post('*/api/products/17/claim', answer));
    await open();
    await screen.findByText(ADD);
    await press(ADD);
    expect(await screen.findByText(words)).toBeVisible();
    await waitFor(() => expect(button(ADD)).toBeEnabled());
  });
});
