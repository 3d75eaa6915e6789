import { createRequire } from 'node:module';
import type * as serverFeaturesGrpc from '@eventstore/db-client/generated/serverfeatures_grpc_pb.js';
import type * as serverFeatures from '@eventstore/db-client/generated/serverfeatures_pb.js';
import type * as shared from '@eventstore/db-client/generated/shared_pb.js';
import type * as status from '@eventstore/db-client/generated/status_pb.js';
import type * as streamsGrpc from '@eventstore/db-client/generated/streams_grpc_pb.js';
import type * as streams from '@eventstore/db-client/generated/streams_pb.js';
import type * as usersGrpc from '@eventstore/db-client/generated/users_grpc_pb.js';
import type * as users from '@eventstore/db-client/generated/users_pb.js';

const require = createRequire(import.meta.url);
const generated = (name: string): unknown => require(`@eventstore/db-client/generated/${name}.js`);

/** The service definitions of the client package, so that the stand-in and the client use the same protocol. */
export const protocol = {
  ...(generated('streams_pb') as typeof streams),
  ...(generated('shared_pb') as typeof shared),
  ...(generated('serverfeatures_pb') as typeof serverFeatures),
  ...(generated('status_pb') as typeof status),
  ...(generated('users_pb') as Pick<typeof users, 'CreateResp' | 'ResetPasswordResp'>),
  UsersService: (generated('users_grpc_pb') as typeof usersGrpc).UsersService,
  StreamsService: (generated('streams_grpc_pb') as typeof streamsGrpc).StreamsService,
  ServerFeaturesService: (generated('serverfeatures_grpc_pb') as typeof serverFeaturesGrpc).ServerFeaturesService,
};

const { Any } = require('google-protobuf/google/protobuf/any_pb.js') as {
  Any: new () => { pack(bytes: Uint8Array, name: string): void };
};

/** Wraps a message in the envelope for errors. */
export const packed = (message: { serializeBinary(): Uint8Array }, name: string): never => {
  const any = new Any();
  any.pack(message.serializeBinary(), name);
  return any as never;
};

export type ReadReq = streams.ReadReq;
export type ReadResp = streams.ReadResp;
export type BatchAppendReq = streams.BatchAppendReq;
export type BatchAppendResp = streams.BatchAppendResp;
export type CreateReq = users.CreateReq;
export type ResetPasswordReq = users.ResetPasswordReq;
