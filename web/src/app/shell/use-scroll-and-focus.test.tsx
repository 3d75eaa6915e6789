import { act, render, screen, waitFor } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { startApiServer } from '../../testing/api-server.ts';
import { openApp } from '../../testing/open-app.tsx';
import { useScrollAndFocus } from './use-scroll-and-focus.ts';

startApiServer();

const openNotFound = async () => {
  const router = openApp('/nowhere');
  await screen.findByText('404 Page Not Found');
  return router;
};

describe('returning to a screen', () => {
  const scrolls = () => vi.spyOn(globalThis, 'scrollTo').mockImplementation(() => {});
  const scrolledTo = (top: number) => {
    vi.spyOn(globalThis, 'scrollY', 'get').mockReturnValue(top);
    globalThis.dispatchEvent(new Event('scroll'));
  };
  const heightOfPage = (height: number) =>
    vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(height);

  it('restores the scroll position', async () => {
    const scrollTo = scrolls();
    heightOfPage(10_000);
    const router = await openNotFound();
    scrolledTo(2_400);
    await act(() => router.navigate('/elsewhere'));
    scrolledTo(0);
    expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
    await act(() => router.navigate(-1));
    await waitFor(() => expect(scrollTo).toHaveBeenLastCalledWith(0, 2_400));
  });

  it('does not store the scrolling of the browser when a page becomes shorter', async () => {
    const scrollTo = scrolls();
    heightOfPage(10_000);
    const Frame = () => {
      useScrollAndFocus();
      return <Outlet />;
    };
    const Short = () => {
      useLayoutEffect(() => scrolledTo(90), []);
      return null;
    };
    const router = createMemoryRouter([
      {
        element: <Frame />,
        children: [
          { path: '/', element: null },
          { path: '/short', element: <Short /> },
        ],
      },
    ]);
    render(<RouterProvider router={router} />);
    scrolledTo(2_400);
    await act(() => router.navigate('/short'));
    await act(() => router.navigate(-1));
    await waitFor(() => expect(scrollTo).toHaveBeenLastCalledWith(0, 2_400));
  });

  it('waits until the screen is long enough', async () => {
    const scrollTo = scrolls();
    const height = heightOfPage(900);
    const router = await openNotFound();
    scrolledTo(2_400);
    await act(() => router.navigate('/elsewhere'));
    scrollTo.mockClear();
    await act(() => router.navigate(-1));
    expect(scrollTo).not.toHaveBeenCalled();
    height.mockReturnValue(10_000);
    const late = document.body.appendChild(document.createElement('div'));
    await waitFor(() => expect(scrollTo.mock.calls).toEqual([[0, 2_400]]));
    late.remove();
  });
});
