import { giveEmailBody } from '@twofold/contracts/orders/api';
import { knownBrowserOf } from '@twofold/http/browser-cookie';
import { Router } from 'express';
import type { HandleCommand } from '../command-handler.ts';
import type { RateLimit } from '../limits/rate-limit.ts';
import { idInPath } from '../requests/id-in-path.ts';
import type { Write } from '../requests/write.ts';
import { orderCategory } from './category.ts';

/** Lets a guest set the email address of an order. */
export const guestEmailRoute = (deps: {
  readonly write: Write;
  readonly handle: HandleCommand;
  readonly rateLimit: RateLimit;
}): Router => {
  const { write, handle, rateLimit } = deps;
  const giveEmail = write({
    who: 'anyone',
    path: (request) => idInPath(request, 'Order not found'),
    body: giveEmailBody,
    limits: ({ request }) => rateLimit.ofAddress(request.ip),
    content: ({ request, body }) => JSON.stringify([knownBrowserOf(request) ?? '', body.email]),
    handler: async ({ request, path: orderId, body: { email }, at, context }) => {
      const data = { orderId, email, browser: knownBrowserOf(request), givenAt: at.toISOString() };
      const { position } = await handle(orderCategory, orderId, { type: 'GiveGuestEmail', data }, context);
      return { body: { ok: true }, position };
    },
  });
  return Router().post('/api/orders/:id/email', giveEmail);
};
