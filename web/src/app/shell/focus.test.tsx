import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { startApiServer } from '../../testing/api-server.ts';
import { openApp } from '../../testing/open-app.tsx';

const server = startApiServer();

beforeAll(() => import('../../routes/order-page.tsx'));

const openNotFound = async () => {
  const router = openApp('/nowhere');
  return { router, heading: await screen.findByRole('heading', { level: 1 }) };
};

const addButton = (): HTMLElement => {
  const button = document.createElement('button');
  document.querySelector('main')!.append(button);
  button.focus();
  return button;
};

describe('the focus', () => {
  it('moves to the heading of the screen when the focused element is removed', async () => {
    const { heading } = await openNotFound();
    addButton().remove();
    await waitFor(() => expect(heading).toHaveFocus());
  });

  it('waits in `main` if the focused element is removed before the heading is rendered', async () => {
    const { heading } = await openNotFound();
    const button = addButton();
    heading.remove();
    button.remove();
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
    screen.getByRole('main').append(document.createElement('h1'));
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  it('stays where it is when another element is removed', async () => {
    await openNotFound();
    const [first, second] = [addButton(), addButton()];
    first.remove();
    await act(async () => undefined);
    expect(second).toHaveFocus();
    second.remove();
  });

  it('moves to the heading of a screen once it has loaded', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    let answer = () => {};
    const answered = new Promise<void>((resolve) => (answer = resolve));
    server.use(
      http.get('*/api/orders/7', async () => {
        await answered;
        return new HttpResponse(null, { status: 404 });
      }),
    );
    const { router } = await openNotFound();
    await act(() => router.navigate('/orders/7'));
    expect(await screen.findByRole('heading', { name: 'Loading order' })).toBeInTheDocument();
    answer();
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Order not found' })).toHaveFocus());
  });

  it('waits in `main` for a heading that is rendered late', async () => {
    const { router, heading } = await openNotFound();
    heading.remove();
    await act(() => router.navigate('/elsewhere'));
    expect(screen.getByRole('main')).toHaveFocus();
    act(() => screen.getByRole('main').append(document.createElement('h1')));
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  it('returns to the menu button when Escape closes the menu', async () => {
    await openNotFound();
    await userEvent.click(screen.getByLabelText('Open menu'));
    document.querySelector<HTMLElement>('nav[aria-label=Menu] a')!.focus();
    await userEvent.keyboard('{Escape}');
    expect(screen.getByLabelText('Open menu')).toHaveFocus();
  });
});
