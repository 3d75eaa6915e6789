import { createRequire } from 'node:module';
import { convertToCommandError, type EventStoreDBClient } from '@eventstore/db-client';
import type * as shared from '@eventstore/db-client/generated/shared_pb.js';
import type * as streams from '@eventstore/db-client/generated/streams_pb.js';
import { Client, status, type CallOptions, type ClientReadableStream, type Metadata } from '@grpc/grpc-js';
import type { Position } from '../port.ts';
import { decodeAnswer, type SubscriptionAnswer } from './eventstoredb-answers.ts';
import { BEFORE_FIRST, parsePosition } from './eventstoredb-records.ts';

const require = createRequire(import.meta.url);
const { ReadReq } = require('@eventstore/db-client/generated/streams_pb.js') as typeof streams;
const { Empty } = require('@eventstore/db-client/generated/shared_pb.js') as typeof shared;

const READ = '/event_store.client.streams.Streams/Read';
/** The same as the client's `excludeSystemEvents`. */
const NOT_OF_THE_SERVER = '^[^$].*';

export type AnswerStream = ClientReadableStream<SubscriptionAnswer>;

/** The client's internals for every call: its connection, its credentials, and its reaction to failures. */
type Internals = {
  readonly callArguments: (options: object, callOptions: CallOptions) => [Metadata, CallOptions];
  readonly GRPCStreamCreator: (
    client: typeof Client,
    name: string,
    open: (client: Client) => AnswerStream,
  ) => () => Promise<AnswerStream>;
};

/**
 * Subscribes to all events after a position, except the server's own, over the client's connection. The answers are
 * decoded here, and arrive in the order in which the server sent them.
 */
export const subscribe = (client: EventStoreDBClient, after: Position | undefined): Promise<AnswerStream> => {
  const internals = client as unknown as Internals;
  const request = requestFor(after);
  const open = (grpc: Client): AnswerStream =>
    grpc.makeServerStreamRequest(
      READ,
      (message: streams.ReadReq) => Buffer.from(message.serializeBinary()),
      decodeAnswer,
      request,
      ...internals.callArguments({}, { deadline: Number.POSITIVE_INFINITY }),
    );
  return internals.GRPCStreamCreator(Client, 'subscribeToAll', open)();
};

/** A subscription's error in the client's type; undefined if we closed the subscription. */
export const failureOfSubscription = (error: Error): Error | undefined =>
  'code' in error && error.code === status.CANCELLED && error.message.endsWith('Cancelled on client')
    ? undefined
    : convertToCommandError(error);

const requestFor = (after: Position | undefined): streams.ReadReq => {
  const all = new ReadReq.Options.AllOptions();
  if (after === undefined || after === BEFORE_FIRST) all.setStart(new Empty());
  else {
    const { commit, prepare } = parsePosition(after);
    const position = new ReadReq.Options.Position();
    position.setCommitPosition(commit.toString());
    position.setPreparePosition(prepare.toString());
    all.setPosition(position);
  }
  const ids = new ReadReq.Options.UUIDOption();
  ids.setString(new Empty());
  const types = new ReadReq.Options.FilterOptions.Expression();
  types.setRegex(NOT_OF_THE_SERVER);
  const filter = new ReadReq.Options.FilterOptions();
  filter.setEventType(types);
  filter.setCount(new Empty());
  filter.setCheckpointintervalmultiplier(1);
  const options = new ReadReq.Options();
  options.setAll(all);
  options.setSubscription(new ReadReq.Options.SubscriptionOptions());
  options.setUuidOption(ids);
  options.setFilter(filter);
  const request = new ReadReq();
  request.setOptions(options);
  return request;
};
