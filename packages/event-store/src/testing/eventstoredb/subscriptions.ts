import type { ServerWritableStream } from '@grpc/grpc-js';
import { caughtUpAnswer, checkpointAnswer, confirmationAnswer, eventAnswer } from './answers.ts';
import type { ReadReq, ReadResp } from './protocol.ts';
import type { ServerLog, StoredRecord } from './server-log.ts';

/** A real server sends its position every 32 events of a filtered subscription, times the client's multiplier. */
const CHECKPOINT_EVERY = 32;

export type SubscriptionCall = ServerWritableStream<ReadReq, ReadResp>;

/**
 * Sends the log from behind a position and then every new event, until the call is cancelled. `isMute` holds
 * everything back, as a server does that is stuck.
 */
export const serveSubscription = (call: SubscriptionCall, log: ServerLog, isMute: () => boolean): void => {
  const options = call.request.getOptions();
  const filter = options?.getFilter();
  const after = BigInt(options?.getAll()?.getPosition()?.getCommitPosition() ?? 0);
  const passes = passing(filter?.getEventType()?.getRegex());
  let next = log.records.findIndex(({ commit }) => commit > after);
  if (next === -1) next = log.records.length;
  let [isLive, isBusy, sinceCheckpoint] = [false, false, 0];

  const sendOne = async (record: StoredRecord): Promise<void> => {
    if (passes(record)) await send(call, eventAnswer(record));
    if (filter && ++sinceCheckpoint === CHECKPOINT_EVERY * filter.getCheckpointintervalmultiplier()) {
      sinceCheckpoint = 0;
      await send(call, checkpointAnswer(record.commit));
    }
  };
  const pump = async (): Promise<void> => {
    if (isBusy || isMute()) return;
    isBusy = true;
    for (let record = log.records[next]; record && !call.cancelled; record = log.records[next]) {
      next++;
      await sendOne(record);
    }
    isBusy = false;
    if (!isLive) await send(call, caughtUpAnswer());
    isLive = true;
  };

  const stop = log.onCommit(() => void pump());
  call.on('cancelled', stop).on('close', stop).on('error', stop);
  call.write(confirmationAnswer());
  void pump();
};

/** Writes with backpressure: waits for a reader that does not read. */
export const send = async (call: SubscriptionCall, answer: ReadResp): Promise<void> => {
  if (call.cancelled || call.destroyed || call.write(answer)) return;
  await new Promise<void>((resolve) => {
    const events = ['drain', 'cancelled', 'close'];
    const done = (): void => {
      for (const event of events) call.off(event, done);
      resolve();
    };
    for (const event of events) call.on(event, done);
  });
};

const passing = (regex: string | undefined): ((record: StoredRecord) => boolean) => {
  if (!regex) return () => true;
  const pattern = new RegExp(regex);
  return ({ metadata }) => pattern.test(metadata.get('type') ?? '');
};
