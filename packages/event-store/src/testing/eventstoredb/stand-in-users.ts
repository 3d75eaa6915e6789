import {
  Metadata,
  status,
  type sendUnaryData,
  type ServerUnaryCall,
  type UntypedServiceImplementation,
} from '@grpc/grpc-js';
import { protocol, type CreateReq, type ResetPasswordReq } from './protocol.ts';
import type { ServerLog } from './server-log.ts';

/** Makes a stand-in require TLS and a password. With the users of an earlier stand-in, it simulates a restart. */
export type StandInSecurity = {
  readonly certificate: Buffer;
  readonly key: Buffer;
  /** Passwords by name; `admin` may do everything. */
  readonly users: Map<string, string>;
};

/** The refusal of a call, in gRPC's terms. */
export type Refusal = { readonly code: status; readonly details: string; readonly metadata?: Metadata };

const ADMIN = 'admin';
const denial = new Metadata();
denial.set('exception', 'access-denied');
const DENIED: Refusal = { code: status.PERMISSION_DENIED, details: 'Access Denied', metadata: denial };
const UNKNOWN: Refusal = { code: status.UNAUTHENTICATED, details: 'Unauthenticated' };

export type Guard = {
  readonly refusalOf: (metadata: Metadata, action: '$r' | '$w', stream: string) => Refusal | undefined;
  /** Lets the administrator create users and set passwords. */
  readonly usersService: UntypedServiceImplementation;
};

type Acl = Partial<Record<'$r' | '$w' | '$mr' | '$mw', string | readonly string[]>>;

/**
 * Who may do what on a stand-in, as on the real server: the ACL of a stream or, where it has none, the default of
 * `$settings`; a user has the role of the same name (`LegacyStreamPermissionAssertion.cs` of kurrent-io/KurrentDB, v26.1.0).
 */
export const createGuard = ({ users }: Pick<StandInSecurity, 'users'>, log: ServerLog): Guard => {
  const latest = (stream: string): Record<string, Acl | undefined> => {
    const last = log.streamOf(stream).at(-1);
    return last ? (JSON.parse(Buffer.from(last.data).toString()) as Record<string, Acl>) : {};
  };
  const rolesFor = (asked: '$r' | '$w', of: string): readonly string[] => {
    const isMetadata = of.startsWith('$$');
    const action = isMetadata ? (`$m${asked[1] === 'r' ? 'r' : 'w'}` as const) : asked;
    const stream = isMetadata ? of.slice(2) : of;
    const isSystem = stream.startsWith('$');
    const standard = latest('$settings')[isSystem ? '$systemStreamAcl' : '$userStreamAcl'];
    const roles = latest(`$$${stream}`)['$acl']?.[action] ?? standard?.[action] ?? (isSystem ? '$admins' : '$all');
    return typeof roles === 'string' ? [roles] : roles;
  };
  const userOf = (metadata: Metadata): string | undefined => {
    const [, encoded = ''] = /^Basic (.+)$/.exec(String(metadata.get('authorization')[0] ?? '')) ?? [];
    const [, name = '', password] = /^([^:]*):(.*)$/s.exec(Buffer.from(encoded, 'base64').toString()) ?? [];
    return password !== undefined && users.get(name) === password ? name : undefined;
  };
  const byAdmin =
    <Request>(answerWith: unknown, change: (request: Request) => Refusal | undefined) =>
    (call: ServerUnaryCall<Request, unknown>, answer: sendUnaryData<unknown>): void => {
      const user = userOf(call.metadata);
      const refusal = user === undefined ? UNKNOWN : user === ADMIN ? change(call.request) : DENIED;
      answer(refusal ?? null, answerWith);
    };
  return {
    refusalOf: (metadata, action, stream) => {
      // A client without credentials has no rights, but is not a failed login.
      if (metadata.get('authorization').length === 0) return DENIED;
      const user = userOf(metadata);
      if (user === undefined) return UNKNOWN;
      const roles = rolesFor(action, stream);
      return user === ADMIN || roles.includes('$all') || roles.includes(user) ? undefined : DENIED;
    },
    usersService: {
      create: byAdmin<CreateReq>(new protocol.CreateResp(), (request) => {
        const { loginName = '', password = '' } = request.getOptions()?.toObject() ?? {};
        if (users.has(loginName)) return { code: status.FAILED_PRECONDITION, details: 'Conflict.' };
        users.set(loginName, password);
        return undefined;
      }),
      resetPassword: byAdmin<ResetPasswordReq>(new protocol.ResetPasswordResp(), (request) => {
        const { loginName = '', newPassword = '' } = request.getOptions()?.toObject() ?? {};
        if (!users.has(loginName)) return { code: status.NOT_FOUND, details: `User '${loginName}' is not found.` };
        users.set(loginName, newPassword);
        return undefined;
      }),
    },
  };
};
