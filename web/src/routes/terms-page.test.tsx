import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { startApiServer } from '../testing/api-server.ts';
import { openPage } from './testing/open-page.tsx';

startApiServer();

beforeAll(async () => {
  await Promise.all([import('./terms-page.tsx'), import('./privacy-page.tsx')]);
});

describe('D-71: the pages that are agreed to', () => {
  it.each([
    ['/terms', 'Terms of Service', '/privacy'],
    ['/privacy', 'Privacy Policy', '/profile'],
  ])('%s is "%s" (§2 route terms)', async (address, heading, link) => {
    openPage(address);
    expect(await screen.findByText(heading, { selector: 'h1' })).toBeVisible();
    await waitFor(() => expect(document.title).toBe(`${heading} · Twofold`));
    const hrefs = within(screen.getByRole('main')).getAllByRole('link');
    expect(hrefs.map((item) => item.getAttribute('href'))).toContain(link);
  });

  it('say what a payment buys, and how a report is unlisted', async () => {
    openPage('/terms');
    expect(await screen.findByRole('heading', { name: 'Paid reviews' })).toBeVisible();
    expect(screen.getByText(/missing at the deadline are refunded\s+automatically/)).toBeVisible();
    expect(screen.getByText(/you can unlist its report/)).toBeVisible();
  });
});
