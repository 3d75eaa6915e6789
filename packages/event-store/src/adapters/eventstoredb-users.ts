import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type * as usersGrpc from '@eventstore/db-client/generated/users_grpc_pb.js';
import type * as usersMessages from '@eventstore/db-client/generated/users_pb.js';
import { credentials, Metadata, status, type ServiceError } from '@grpc/grpc-js';

const require = createRequire(import.meta.url);
const { UsersClient } = require('@eventstore/db-client/generated/users_grpc_pb.js') as typeof usersGrpc;
const { CreateReq, ResetPasswordReq } = require('@eventstore/db-client/generated/users_pb.js') as typeof usersMessages;

const ANSWER_MS = 10_000;

type Users = {
  /** Creates a user, or sets the password of an existing one. @throws ServiceError */
  readonly ensure: (user: { readonly name: string; readonly password: string }) => Promise<void>;
  readonly close: () => void;
};

/** Manages the users of an EventStoreDB. The client package has the messages for this, but no functions. */
export const openUsers = (url: string): Users => {
  const { host, username, password, searchParams } = new URL(url);
  const authority = [...searchParams].find(([name]) => name.toLowerCase() === 'tlscafile')?.[1];
  const client = new UsersClient(host, credentials.createSsl(authority === undefined ? null : readFileSync(authority)));
  const metadata = new Metadata();
  const login = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  metadata.set('authorization', `Basic ${Buffer.from(login).toString('base64')}`);
  const settle = (call: (options: { deadline: number }, done: (error: ServiceError | null) => void) => void) =>
    new Promise<void>((resolve, reject) => {
      call({ deadline: Date.now() + ANSWER_MS }, (error) => (error ? reject(error) : resolve()));
    });

  const create = (name: string, secret: string): Promise<void> => {
    const options = new CreateReq.Options();
    options.setLoginName(name);
    options.setFullName(name);
    options.setPassword(secret);
    const request = new CreateReq();
    request.setOptions(options);
    return settle((limits, done) => client.create(request, metadata, limits, done));
  };
  const reset = (name: string, secret: string): Promise<void> => {
    const options = new ResetPasswordReq.Options();
    options.setLoginName(name);
    options.setNewPassword(secret);
    const request = new ResetPasswordReq();
    request.setOptions(options);
    return settle((limits, done) => client.resetPassword(request, metadata, limits, done));
  };
  return {
    ensure: async ({ name, password: secret }) => {
      try {
        await create(name, secret);
      } catch (error) {
        if (!isConflict(error)) throw error;
        await reset(name, secret);
      }
    },
    close: () => client.close(),
  };
};

const isConflict = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === status.FAILED_PRECONDITION;
