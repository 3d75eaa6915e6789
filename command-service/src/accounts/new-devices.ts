import { deviceOf } from '@twofold/http/browser-cookie';
import { deviceName } from '@twofold/sessions/device-name';
import type { Request, Response } from 'express';
import { v5 as uuidV5 } from 'uuid';
import type { HandleCommand } from '../command-handler.ts';
import { requestContext } from '../requests/request-context.ts';
import { actorOf } from '../requests/request-log.ts';
import { userCategory } from './category.ts';
import type { KnownDevices } from './known-devices.ts';

/** The UUID namespace of commands about new devices. */
const NEW_DEVICES = '6f1d2b8e-0c57-4a3e-8d94-b1e7a25c9f30';

/** A request in which the owner of an account has authenticated. `account` is the id of the email address. */
export type ProvenLogin = {
  readonly request: Request;
  readonly response: Response;
  readonly userId: number;
  readonly account: string;
};

export type NewDevices = {
  /** Records a login from a device that is new to the owner. Each device of an account is recorded once. */
  readonly announce: (login: ProvenLogin) => Promise<void>;
  /** Stores the device on which a user registers; the owner needs no notification of it. */
  readonly accept: (login: ProvenLogin) => Promise<void>;
};

/** Detects logins from a browser that the account has not used before. */
export const createNewDevices = (deps: {
  readonly devices: Pick<KnownDevices, 'isReported' | 'markReported'>;
  readonly handle: HandleCommand;
  readonly now: () => Date;
}): NewDevices => {
  const { devices, handle, now } = deps;

  return {
    announce: async ({ request, response, userId, account }) => {
      const device = deviceOf(request, response);
      if (await devices.isReported(userId, device)) return;
      const data = { userId, device: deviceName(request.get('user-agent')), loggedInAt: now().toISOString() };
      const context = requestContext(response, uuidV5(`${userId}/${device}`, NEW_DEVICES), actorOf(userId));
      await handle(userCategory, userId, { type: 'RecordNewDevice', data }, context);
      // After the event: if the process dies in between, the next login tries again.
      await devices.markReported({ userId, account, device });
    },
    accept: ({ request, response, userId, account }) =>
      devices.markReported({ userId, account, device: deviceOf(request, response) }),
  };
};
