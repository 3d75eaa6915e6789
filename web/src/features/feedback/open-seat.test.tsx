import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import { startApiServer } from '../../testing/api-server.ts';
import { heldBack } from '../../testing/held-back.ts';
import { openPart } from '../../testing/open-app.tsx';
import { OpenSeat } from './open-seat.tsx';
import { NOW, tidewrack } from './testing/seats.ts';

const server = startApiServer();

it('a seat is claimed once: until the answer it cannot be claimed again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { answer, release } = heldBack();
  server.use(http.post('*/api/feedback-requests/:id/claims', () => answer));
  openPart(<OpenSeat request={tidewrack} nowMs={Date.parse(NOW)} canClaim />);
  await userEvent.click(screen.getByText('Claim'));
  expect(screen.getByText('Claiming...')).toBeDisabled();
  release(HttpResponse.json({ error: 'This seat has just been taken' }, { status: 409 }));
  expect(await screen.findByText('Claim')).toBeEnabled();
});
