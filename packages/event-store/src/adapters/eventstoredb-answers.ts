import type { Position } from '../port.ts';
import { eachField, uint64At } from './protobuf-fields.ts';
import { positionText, type ClientRecord } from './eventstoredb-records.ts';

/** The messages of a subscription that the adapter uses. `other` is, for example, the server's confirmation. */
export type SubscriptionAnswer =
  | { readonly record: ClientRecord }
  | { readonly searchedTo: Position }
  | { readonly says: 'caught-up' | 'fell-behind' | 'other' };

/** The field numbers of `ReadResp` in the protocol, and of the messages in it. */
const ANSWER = { event: 1, checkpoint: 3, caughtUp: 8, fellBehind: 9 } as const;
const EVENT = { record: 1 } as const;
const RECORD = { id: 1, stream: 2, revision: 3, prepare: 4, commit: 5, attribute: 6, metadata: 7, data: 8 } as const;
const CHECKPOINT = { commit: 1, prepare: 2 } as const;
const ID = { text: 2 } as const;
const STREAM = { name: 3 } as const;
const ATTRIBUTE = { key: 1, value: 2 } as const;

/**
 * Decodes a message of a subscription. The client's own decoder and conversion take half of the CPU time of catching up:
 * they build an object with accessors for each nested message, and then another one.
 * @throws RangeError for bytes that are no such message.
 */
export const decodeAnswer = (bytes: Buffer): SubscriptionAnswer => {
  let answer: SubscriptionAnswer = { says: 'other' };
  eachField(bytes, 0, bytes.length, (field, from, to) => {
    if (field === ANSWER.event) answer = eventAt(bytes, from, to);
    else if (field === ANSWER.checkpoint) answer = { searchedTo: checkpointAt(bytes, from, to) };
    else if (field === ANSWER.caughtUp) answer = { says: 'caught-up' };
    else if (field === ANSWER.fellBehind) answer = { says: 'fell-behind' };
  });
  return answer;
};

/** A link whose target was deleted has no event. */
const eventAt = (bytes: Buffer, from: number, to: number): SubscriptionAnswer => {
  let answer: SubscriptionAnswer = { says: 'other' };
  eachField(bytes, from, to, (field, begin, end) => {
    if (field === EVENT.record) answer = { record: recordAt(bytes, begin, end) };
  });
  return answer;
};

const checkpointAt = (bytes: Buffer, from: number, to: number): Position => {
  let [commit, prepare] = [0n, 0n];
  eachField(bytes, from, to, (field, begin, end) => {
    if (field === CHECKPOINT.commit) commit = uint64At(bytes, begin, end);
    else if (field === CHECKPOINT.prepare) prepare = uint64At(bytes, begin, end);
  });
  return positionText({ commit, prepare });
};

/** An event as the client would convert it. */
const recordAt = (bytes: Buffer, from: number, to: number): ClientRecord => {
  let [id, streamId, revision, prepare, commit] = ['', '', 0n, 0n, 0n];
  let [data, metadata] = [NOTHING, NOTHING];
  const attributes = new Map<string, string>();
  eachField(bytes, from, to, (field, begin, end) => {
    if (field === RECORD.id) id = textIn(bytes, begin, end, ID.text);
    else if (field === RECORD.stream) streamId = textIn(bytes, begin, end, STREAM.name);
    else if (field === RECORD.revision) revision = uint64At(bytes, begin, end);
    else if (field === RECORD.prepare) prepare = uint64At(bytes, begin, end);
    else if (field === RECORD.commit) commit = uint64At(bytes, begin, end);
    else if (field === RECORD.attribute)
      attributes.set(textIn(bytes, begin, end, ATTRIBUTE.key), textIn(bytes, begin, end, ATTRIBUTE.value));
    else if (field === RECORD.metadata) metadata = bytes.subarray(begin, end);
    else if (field === RECORD.data) data = bytes.subarray(begin, end);
  });
  const isJson = attributes.get('content-type') === 'application/json';
  return {
    id,
    streamId,
    revision,
    type: attributes.get('type') ?? '',
    data: isJson ? parsed(data, () => data.toString()) : data,
    metadata: metadata.length === 0 ? undefined : parsed(metadata, () => metadata),
    created: timeOf(attributes.get('created') ?? ''),
    position: { commit, prepare },
  };
};

const NOTHING: Buffer = Buffer.alloc(0);

/** The text of one field of a message; its other fields are not needed. */
const textIn = (bytes: Buffer, from: number, to: number, wanted: number): string => {
  let text = '';
  eachField(bytes, from, to, (field, begin, end) => {
    if (field === wanted) text = bytes.toString('utf8', begin, end);
  });
  return text;
};

const parsed = (json: Buffer, otherwise: () => unknown): unknown => {
  try {
    return JSON.parse(json.toString());
  } catch {
    return otherwise();
  }
};

/** Ticks of .NET since 1970: 10,000 in a millisecond. */
const timeOf = (ticks: string): Date => new Date(Number(/^\d{5,}$/.test(ticks) ? ticks.slice(0, -4) : 0));
