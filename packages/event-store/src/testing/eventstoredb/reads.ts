import { status } from '@grpc/grpc-js';
import { eventAnswer, missingStreamAnswer } from './answers.ts';
import { protocol, type ReadReq } from './protocol.ts';
import type { ServerLog, StoredRecord } from './server-log.ts';
import { send, type SubscriptionCall } from './subscriptions.ts';

const { Options } = protocol.ReadReq;

/** Answers a read of one stream or of the whole log, then ends the call. */
export const serveRead = async (call: SubscriptionCall, log: ServerLog): Promise<void> => {
  const options = call.request.getOptions();
  const count = Number(options?.getCount() ?? 0);
  const stream = options?.getStream();
  if (stream) {
    const name = Buffer.from(stream.getStreamIdentifier()?.getStreamName_asU8() ?? []).toString();
    const records = log.streamOf(name);
    if (records.length === 0) await send(call, missingStreamAnswer(name));
    else await sendAll(call, ofStream(records, call.request).slice(0, count));
  } else {
    const position = call.request.getOptions()?.getAll()?.getPosition()?.getCommitPosition();
    if (position !== undefined && !isPlace(BigInt(position), log.records, call.request))
      return void call.emit('error', invalidPosition(position));
    await sendAll(call, ofLog(log.records, call.request).slice(0, count));
  }
  call.end();
};

/** The real server reads only from where one of its records begins, or forwards from after the last one. */
const isPlace = (position: bigint, records: readonly StoredRecord[], request: ReadReq): boolean => {
  const isBehindAll = position > (records.at(-1)?.commit ?? 0n);
  return position === 0n || (isBehindAll && !isBackwards(request)) || records.some(({ commit }) => commit === position);
};

const invalidPosition = (position: string) => ({
  code: status.UNKNOWN,
  details: `Unexpected ReadAllResult: InvalidPosition >> Log record at actual pos ${position} has non-positive length: 0.`,
});

const isBackwards = (request: ReadReq): boolean =>
  request.getOptions()?.getReadDirection() === Options.ReadDirection.BACKWARDS;

const ofStream = (records: readonly StoredRecord[], request: ReadReq): readonly StoredRecord[] => {
  const stream = request.getOptions()?.getStream();
  const from = stream?.hasRevision() ? BigInt(stream.getRevision()) : undefined;
  if (isBackwards(request))
    return records.filter(({ revision }) => from === undefined || revision <= from).toReversed();
  return records.filter(({ revision }) => revision >= (from ?? 0n));
};

/** A forward read includes the event at its position; a backward read starts before it. */
const ofLog = (records: readonly StoredRecord[], request: ReadReq): readonly StoredRecord[] => {
  const position = request.getOptions()?.getAll()?.getPosition()?.getCommitPosition();
  const from = position === undefined ? undefined : BigInt(position);
  if (isBackwards(request)) return records.filter(({ commit }) => from === undefined || commit < from).toReversed();
  return records.filter(({ commit }) => commit >= (from ?? 0n));
};

const sendAll = async (call: SubscriptionCall, records: readonly StoredRecord[]): Promise<void> => {
  for (const record of records) await send(call, eventAnswer(record));
};
