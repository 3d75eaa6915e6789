import { deviceOf } from '@twofold/http/browser-cookie';
import { deviceName } from '@twofold/sessions/device-name';
import type { Request, Response } from 'express';
import { v5 as uuidV5 } from 'uuid';
import type { HandleCommand } from '../command-handler.ts';
import { requestContext } from '../requests/request-context.ts';
import { actorOf } from '../requests/request-log.ts';
import { userCategory } from './category.ts';
import type { KnownDevices } from './known-devices.ts';

/** What the ids of the commands about new devices are made in. */
const NEW_DEVICES = '6f1d2b8e-0c57-4a3e-8d94-b1e7a25c9f30';

/** The owner of an account, proven, in a request. `account` is the id of its email address. */
export type ProvenLogin = {
  readonly request: Request;
  readonly response: Response;
  readonly userId: number;
  readonly account: string;
};

export type NewDevices = {
  /** Records a login from a device that the owner was not told of. Each device of an account is recorded once. */
  readonly announce: (login: ProvenLogin) => Promise<void>;
  /** Keeps the device on which somebody registers, of which nobody needs to be told. */
  readonly accept: (login: ProvenLogin) => Promise<void>;
};

/** Finds out which logins come from a browser that an account has not logged in from before. */
export const createNewDevices = (deps: {
  readonly devices: Pick<KnownDevices, 'isTold' | 'keepTold'>;
  readonly handle: HandleCommand;
  readonly now: () => Date;
}): NewDevices => {
  const { devices, handle, now } = deps;

  return {
    announce: async ({ request, response, userId, account }) => {
      const device = deviceOf(request, response);
      if (await devices.isTold(userId, device)) return;
      const data = { userId, device: deviceName(request.get('user-agent')), loggedInAt: now().toISOString() };
      const context = requestContext(response, uuidV5(`${userId}/${device}`, NEW_DEVICES), actorOf(userId));
      await handle(userCategory, userId, { type: 'RecordNewDevice', data }, context);
      // Not before it is recorded: who dies in between is asked again at the next login.
      await devices.keepTold({ userId, account, device });
    },
    accept: ({ request, response, userId, account }) =>
      devices.keepTold({ userId, account, device: deviceOf(request, response) }),
  };
};
