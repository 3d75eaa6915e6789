import { analysisEvents } from '@twofold/contracts/analysis/events';
import { decodeEvent } from '@twofold/contracts/decode-event';
import { defineReactor } from '../reactors/reactor.ts';
import type { Receiver } from '../reactors/send-command.ts';

const RECEIVER = 'report-erasure';

/** Deletes the key of a report that was taken down, in case the process that did so died before deleting it. */
export const eraseReportOnProductTakenDown = defineReactor({
  name: 'erase-report-on-product-taken-down',
  on: ['ProductTakenDown'],
  from: 'start',
  react: (recorded) => {
    const event = decodeEvent(analysisEvents, recorded);
    if (event?.type !== 'ProductTakenDown') return [];
    return [{ receiver: RECEIVER, id: event.data.productId, command: { type: 'EraseReport', data: {} } }];
  },
});

export const reportErasureReceiver = (eraseReport: (productId: number) => Promise<void>): Receiver => ({
  name: RECEIVER,
  receive: ({ id }) => eraseReport(Number(id)),
});
