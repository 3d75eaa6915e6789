import { deviceOf } from '@twofold/http/browser-cookie';
import { deviceName } from '@twofold/sessions/device-name';
import type { Request, Response } from 'express';
import type pg from 'pg';
import { v5 as uuidV5 } from 'uuid';
import type { HandleCommand } from '../command-handler.ts';
import { requestContext } from '../requests/request-context.ts';
import { actorOf } from '../requests/request-log.ts';
import { userCategory } from './category.ts';

/** What the ids of the commands about new devices are made in. */
const NEW_DEVICES = '6f1d2b8e-0c57-4a3e-8d94-b1e7a25c9f30';

/** Somebody who has proved to be the owner of an account. `account` is the id of its e-mail address. */
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
  readonly pool: pg.Pool;
  readonly handle: HandleCommand;
  readonly now: () => Date;
}): NewDevices => {
  const { pool, handle, now } = deps;

  const isToldOf = async (userId: number, device: string): Promise<boolean> => {
    const { rowCount } = await pool.query(
      'select from write_side.known_devices where user_id = $1 and device_hash = $2 and told_at is not null',
      [userId, device],
    );
    return rowCount === 1;
  };

  /** Of an account that is being erased nothing is kept; the others go with its credentials. */
  const keep = async (userId: number, account: string, device: string): Promise<void> => {
    await pool.query(
      `insert into write_side.known_devices (user_id, account, device_hash, last_seen, told_at)
       select user_id, $2, $3, $4, $4 from write_side.credentials where user_id = $1 for key share
       on conflict (user_id, device_hash) do update set told_at = excluded.told_at`,
      [userId, account, device, now()],
    );
  };

  return {
    announce: async ({ request, response, userId, account }) => {
      const device = deviceOf(request, response);
      if (await isToldOf(userId, device)) return;
      const data = { userId, device: deviceName(request.get('user-agent')), loggedInAt: now().toISOString() };
      const context = requestContext(response, uuidV5(`${userId}/${device}`, NEW_DEVICES), actorOf(userId));
      await handle(userCategory, userId, { type: 'RecordNewDevice', data }, context);
      // Not before it is recorded: who dies in between is asked again at the next login.
      await keep(userId, account, device);
    },
    accept: ({ request, response, userId, account }) => keep(userId, account, deviceOf(request, response)),
  };
};
