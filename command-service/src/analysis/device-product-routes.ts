import type { ClaimDeviceProductsResponse } from '@twofold/contracts/analysis/api';
import type { Position } from '@twofold/event-store/port';
import { deviceOf } from '@twofold/http/browser-cookie';
import { Router } from 'express';
import type { Belongings } from '../belongings/belongings.ts';
import { later, partOf, type HandleCommand } from '../command-handler.ts';
import { Refusal } from '../decider.ts';
import type { Write } from '../requests/write.ts';
import { productCategory } from './category.ts';
import type { ClaimProduct } from './commands.ts';

/** The newest apps are claimed first; most browsers have submitted one or two. Others can be claimed one by one. */
const MAX_AT_ONCE = 50;

export type DeviceProductRoutesDeps = {
  readonly write: Write;
  readonly handle: HandleCommand;
  readonly belongings: Belongings;
};

/** Moves all unowned apps that this browser submitted to the logged-in account (D-138). */
export const deviceProductRoutes = ({ write, handle, belongings }: DeviceProductRoutesDeps): Router => {
  const claimAll = write({
    who: 'account',
    content: ({ request, response }) => deviceOf(request, response),
    handler: async ({ request, response, userId, at, context }) => {
      const device = deviceOf(request, response);
      const ids = (await belongings.idsOf(`device-${device}`, 'product')).map(Number).toSorted((a, b) => b - a);
      const claimed: number[] = [];
      let last: Position | undefined;
      for (const productId of ids.slice(0, MAX_AT_ONCE)) {
        const data = { productId, userId, browser: device, claimedAt: at.toISOString() };
        const command: ClaimProduct = { type: 'ClaimProduct', data };
        try {
          const { state, position } = await handle(
            productCategory,
            productId,
            command,
            partOf(context, `ClaimProduct/${productId}`),
          );
          if (state.status === 'completed' && state.owner === userId) claimed.push(productId);
          last = later(last, position);
        } catch (error) {
          // The app has another owner by now, was taken down, or was never completed.
          if (!(error instanceof Refusal)) throw error;
        }
      }
      return { body: { claimed } satisfies ClaimDeviceProductsResponse, position: last };
    },
  });
  return Router().post('/api/device/products/claim', claimAll);
};
