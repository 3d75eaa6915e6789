import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { Providers } from '../../app/providers.tsx';
import { startApiServer } from '../../testing/api-server.ts';
import { heldBack } from '../../testing/held-back.ts';
import { OpenSeat } from './open-seat.tsx';
import { NOW, tidewrack } from './testing/seats.ts';

const server = startApiServer();

it('a seat is claimed once: until the answer it cannot be claimed again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { answer, release } = heldBack();
  server.use(http.post('*/api/feedback-requests/:id/claims', () => answer));
  render(
    <Providers>
      <MemoryRouter>
        <OpenSeat request={tidewrack} nowMs={Date.parse(NOW)} canClaim />
      </MemoryRouter>
    </Providers>,
  );
  await userEvent.click(screen.getByText('Claim'));
  expect(screen.getByText('Claiming...')).toBeDisabled();
  release(HttpResponse.json({ error: 'This seat has just been taken' }, { status: 409 }));
  expect(await screen.findByText('Claim')).toBeEnabled();
});
