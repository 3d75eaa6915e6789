import { randomUUID } from 'node:crypto';
import { Server, ServerCredentials, status, type ServerDuplexStream, type ServerUnaryCall } from '@grpc/grpc-js';
import { appendAnswer, errorAnswer } from './answers.ts';
import { protocol, type BatchAppendReq, type BatchAppendResp } from './protocol.ts';
import { serveRead } from './reads.ts';
import { ServerLog, type Expectation, type Proposed } from './server-log.ts';
import { createGuard, type Guard, type StandInSecurity } from './stand-in-users.ts';
import { serveSubscription, type SubscriptionCall } from './subscriptions.ts';

type AppendCall = ServerDuplexStream<BatchAppendReq, BatchAppendResp>;

/** How the stand-in handles appends: correctly, or with a fault that real servers have shown. */
export type AppendBehavior =
  | 'answer'
  | 'hang'
  | 'hang-after-storing'
  | 'break-before-storing'
  | 'break-after-storing'
  | 'answer-twice'
  | 'not-ready';

export type StandInServer = {
  readonly url: string;
  readonly port: number;
  readonly log: ServerLog;
  /** The number of calls of each kind. */
  readonly seen: { appends: number; reads: number; subscriptions: number };
  behave: AppendBehavior;
  /** Open subscriptions send nothing more. */
  isMute: boolean;
  /** The status with which reads and subscriptions are refused, if any. */
  refuseReads: status | undefined;
  /** Appends this many events of the server itself. */
  addSystemEvents(count: number): void;
  /** Ends every subscription without an error, as a server does that shuts down. */
  endSubscriptions(): void;
  /** Asks every client to close its connection, as a server does before it stops. */
  goAway(): void;
  stop(): Promise<void>;
};

/**
 * A small EventStoreDB for tests: the calls that the adapter makes, over the real wire, with the service definitions of
 * the client package. Give it the log and the port of an earlier one to play a server that came back. Without `security` it
 * is one that runs insecure.
 */
export const startStandInServer = async (
  given: {
    readonly log?: ServerLog;
    readonly port?: number;
    readonly now?: () => Date;
    readonly security?: StandInSecurity;
  } = {},
): Promise<StandInServer> => {
  const log = given.log ?? new ServerLog();
  const now = given.now ?? (() => new Date());
  const subscriptions = new Set<SubscriptionCall>();
  const guard = given.security && createGuard(given.security, log);
  const server = new Server();
  const seen = { appends: 0, reads: 0, subscriptions: 0 };
  const standIn = { behave: 'answer' as AppendBehavior, isMute: false, refuseReads: undefined as status | undefined };

  server.addService(protocol.ServerFeaturesService, { getSupportedMethods: answerFeatures });
  if (guard) server.addService(protocol.UsersService, guard.usersService);
  server.addService(protocol.StreamsService, {
    batchAppend: (call: AppendCall) => {
      const behavior = (): AppendBehavior => {
        seen.appends++;
        return standIn.behave;
      };
      serveAppends(call, { log, now, behavior, guard });
    },
    read: (call: SubscriptionCall) => {
      call.on('error', () => undefined);
      const isSubscription = call.request.getOptions()?.hasSubscription();
      seen[isSubscription ? 'subscriptions' : 'reads']++;
      if (standIn.refuseReads !== undefined)
        return void call.emit('error', { code: standIn.refuseReads, details: 'The stand-in refuses' });
      const refusal = guard?.refusalOf(call.metadata, '$r', streamReadBy(call));
      if (refusal) return void call.emit('error', refusal);
      if (!isSubscription) return void serveRead(call, log);
      subscriptions.add(call);
      call.once('cancelled', () => subscriptions.delete(call));
      serveSubscription(call, log, () => standIn.isMute);
    },
  });
  const port = await bind(server, given.port ?? 0, given.security);
  return Object.assign(standIn, {
    url: given.security ? `esdb://localhost:${port}?tls=true` : `esdb://127.0.0.1:${port}?tls=false`,
    port,
    log,
    seen,
    addSystemEvents: (count: number) => {
      for (let index = 0; index < count; index++) log.commit('$system', 'any', [systemEvent(index)], now());
    },
    endSubscriptions: () => {
      for (const call of subscriptions) call.end();
      subscriptions.clear();
    },
    goAway: () => server.drain(`127.0.0.1:${port}`, 50),
    stop: async () => {
      server.forceShutdown();
      await Promise.resolve();
    },
  });
};

const systemEvent = (index: number): Proposed => ({
  id: randomUUID(),
  metadata: new Map([
    ['type', '$metadata'],
    ['content-type', 'application/json'],
  ]),
  customMetadata: new Uint8Array(),
  data: Buffer.from(`{"index":${index}}`),
});

const streamReadBy = (call: SubscriptionCall): string => {
  const name = call.request.getOptions()?.getStream()?.getStreamIdentifier()?.getStreamName_asU8();
  return name === undefined ? '$all' : Buffer.from(name).toString();
};

type Appending = {
  readonly log: ServerLog;
  readonly now: () => Date;
  readonly behavior: () => AppendBehavior;
  readonly guard: Guard | undefined;
};

const serveAppends = (call: AppendCall, appending: Appending): void => {
  const parts = new Map<string, BatchAppendReq[]>();
  call.on('error', () => undefined).on('end', () => call.end());
  call.on('data', (part: BatchAppendReq) => {
    const correlation = part.getCorrelationId()?.getString() || JSON.stringify(part.getCorrelationId()?.toObject());
    const all = [...(parts.get(correlation) ?? []), part];
    parts.set(correlation, all);
    if (!part.getIsFinal()) return;
    parts.delete(correlation);
    answerAppend(call, all, appending);
  });
};

const answerAppend = (
  call: AppendCall,
  parts: readonly BatchAppendReq[],
  { log, now, behavior: behaviorOf, guard }: Appending,
): void => {
  const behavior = behaviorOf();
  const [first] = parts;
  const [id, options] = [first?.getCorrelationId(), first?.getOptions()];
  if (!id || !options) throw new Error('The first part of an append has no id or no options');
  const stream = Buffer.from(options.getStreamIdentifier()?.getStreamName_asU8() ?? []).toString();
  const breakOff = () => call.emit('error', { code: status.UNAVAILABLE, details: 'The stand-in breaks the call' });
  if (behavior === 'hang') return;
  if (behavior === 'break-before-storing') return void breakOff();
  if (behavior === 'not-ready') return void call.write(errorAnswer(id, stream, 'Server Is Not Ready'));
  const refusal = guard?.refusalOf(call.metadata, '$w', stream);
  if (refusal?.code === status.UNAUTHENTICATED) return void call.emit('error', refusal);
  if (refusal) return void call.write(errorAnswer(id, stream, 'AccessDenied', 'event_store.client.AccessDenied'));
  const result = log.commit(stream, expectationOf(options), parts.flatMap(proposedIn), now());
  if (behavior === 'hang-after-storing') return;
  if (behavior === 'break-after-storing') return void breakOff();
  call.write(appendAnswer(id, stream, result));
  if (behavior === 'answer-twice') call.write(appendAnswer(id, stream, result));
};

const expectationOf = (options: NonNullable<ReturnType<BatchAppendReq['getOptions']>>): Expectation => {
  if (options.hasNoStream()) return 'no_stream';
  if (options.hasAny()) return 'any';
  if (options.hasStreamExists()) return 'stream_exists';
  return BigInt(options.getStreamPosition());
};

const proposedIn = (part: BatchAppendReq): Proposed[] =>
  part.getProposedMessagesList().map((message) => ({
    id: message.getId()?.getString() ?? '',
    metadata: new Map(message.getMetadataMap().toArray()),
    customMetadata: message.getCustomMetadata_asU8(),
    data: message.getData_asU8(),
  }));

const answerFeatures = (
  _call: ServerUnaryCall<unknown, unknown>,
  answer: (error: null, features: InstanceType<typeof protocol.SupportedMethods>) => void,
): void => {
  const features = new protocol.SupportedMethods();
  features.setEventStoreServerVersion('26.1.0');
  const methods = ['read', 'batchappend'].map((name) => {
    const method = new protocol.SupportedMethod();
    method.setServiceName('event_store.client.streams.streams');
    method.setMethodName(name);
    method.setFeaturesList(name === 'read' ? ['position', 'events', 'all'] : ['deadline_duration']);
    return method;
  });
  features.setMethodsList(methods);
  answer(null, features);
};

const bind = (server: Server, port: number, security: StandInSecurity | undefined): Promise<number> => {
  const credentials = security
    ? ServerCredentials.createSsl(null, [{ cert_chain: security.certificate, private_key: security.key }])
    : ServerCredentials.createInsecure();
  return new Promise((resolve, reject) => {
    server.bindAsync(`127.0.0.1:${port}`, credentials, (error, bound) => (error ? reject(error) : resolve(bound)));
  });
};
