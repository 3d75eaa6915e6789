import { analysisEvents } from '@twofold/contracts/analysis/events';
import { decodeEvent } from '@twofold/contracts/decode-event';
import { defineReactor } from '../../reactors/reactor.ts';
import type { Receiver } from '../../reactors/send-command.ts';
import type { Captures } from './captures.ts';

const RECEIVER = 'captures-deletion';

/** When a user is erased, their reports stay, without screenshots and page texts. */
export const deleteCapturesOnProductDisowned = defineReactor({
  name: 'delete-captures-on-product-disowned',
  on: ['ProductDisowned'],
  from: 'start',
  react: (recorded) => {
    const event = decodeEvent(analysisEvents, recorded);
    if (event?.type !== 'ProductDisowned') return [];
    return [{ receiver: RECEIVER, id: event.data.productId, command: { type: 'DeleteCaptures', data: {} } }];
  },
});

export const capturesDeletionReceiver = ({ removeAll }: Pick<Captures, 'removeAll'>): Receiver => ({
  name: RECEIVER,
  receive: ({ id }) => removeAll(Number(id)),
});
