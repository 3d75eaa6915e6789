import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderPart } from '../report/testing/render-part.tsx';
import { readScreens } from './read-screens.ts';
import { SiteScreens, useHasScreens } from './site-screens.tsx';

const screenshots = [
  { name: 'desktop', width: 1280, height: 800 },
  { name: 'phone', width: 390, height: 844 },
];
const DESKTOP = 'Screenshot of benchbook.example on a desktop screen';
const PHONE = 'Screenshot of benchbook.example on a phone';

function Screens({ product, links }: { readonly product: unknown; readonly links: string }) {
  const screens = readScreens(product);
  const hasScreens = useHasScreens(screens);
  return hasScreens && <SiteScreens productId={17} links={links} url="https://benchbook.example/x" screens={screens} />;
}

const show = (product: unknown, links = '') => renderPart(<Screens product={product} links={links} />);
const queryOf = (name: string) =>
  Object.fromEntries(new URL(screen.getByAltText<HTMLImageElement>(name).src, 'http://x').searchParams);

describe('the screenshots of a report', () => {
  it('are a desktop and a phone, of the version that is shown, in their own sizes', () => {
    show({ version: 3, screenshots });
    const desktop = screen.getByAltText(DESKTOP);
    expect(desktop).toHaveAttribute('src', '/api/products/17/screenshots/desktop?version=3');
    expect(desktop).toHaveAttribute('width', '1280');
    expect(desktop).toHaveAttribute('height', '800');
    expect(screen.getByAltText(PHONE)).toHaveAttribute('src', '/api/products/17/screenshots/phone?version=3');
  });

  it.each([
    ['?share=a-token', { share: 'a-token' }],
    ['?order=4&token=from%20a%20mail', { order: '4', token: 'from a mail' }],
  ])('are opened by what opens an unlisted report: %s', (links, given) => {
    show({ screenshots }, links);
    for (const name of [DESKTOP, PHONE]) expect(queryOf(name)).toEqual({ ...given, version: '1' });
  });

  it.each([
    ['none', {}],
    ['an empty list', { screenshots: [] }],
    ['no list', { screenshots: 'x' }],
    ['no sizes', { screenshots: [{ name: 'desktop', width: '1280', height: -1 }] }],
    ['a phone alone', { screenshots: [screenshots[1]] }],
    ['a failed measurement', { measurement: 'failed' }],
  ])('take no place where there is %s', (_, product) => {
    expect(show(product).querySelector('figure')).toBeNull();
  });

  it('have a place of their size while they are taken', () => {
    show({ measurement: 'under-way' });
    expect(screen.getByRole('status')).toHaveTextContent('Taking screenshots…');
    expect(screen.getByRole('status').style.aspectRatio).toBe('1280 / 800');
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });

  it('are shown without a phone when its picture is gone, and replaced by a sentence when all are', () => {
    show({ screenshots });
    fireEvent.error(screen.getByAltText(PHONE));
    expect(screen.queryByAltText(PHONE)).not.toBeInTheDocument();
    fireEvent.error(screen.getByAltText(DESKTOP));
    expect(screen.getByRole('status')).toHaveTextContent('No screenshot could be taken.');
  });
});

describe('a screenshot that is opened', () => {
  it('is shown in a dialog that is named after it, changes to the other one, and closes', async () => {
    show({ screenshots });
    const button = screen.getByRole('button', { name: `${DESKTOP} Enlarge` });
    expect(button).toHaveAttribute('aria-haspopup', 'dialog');
    button.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'benchbook.example on a desktop screen' });
    expect(within(dialog).getByAltText(DESKTOP)).toHaveAttribute('src', expect.stringContaining('/desktop?version=1'));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Phone' }));
    expect(within(dialog).getByRole('button', { name: 'Phone', pressed: true })).toBeVisible();
    expect(within(dialog).getByAltText(PHONE)).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(dialog).not.toBeInTheDocument();
    expect(button).toHaveFocus();
  });

  it('offers no other where there is none', async () => {
    show({ screenshots: screenshots.slice(0, 1) });
    await userEvent.click(screen.getByRole('button', { name: `${DESKTOP} Enlarge` }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).queryByRole('button', { name: 'Phone' })).not.toBeInTheDocument();
  });
});
