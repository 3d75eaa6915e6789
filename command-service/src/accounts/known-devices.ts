import type pg from 'pg';

/** The number of devices kept per user: those seen most recently. */
const MAX_OF_USER = 20;

/** A device on which the owner of an account has authenticated. `account` is the id of the email address. */
export type Seen = { readonly userId: number; readonly account: string; readonly device: string };

/** The devices that have logged in to an account. They can still log in while others attack it. */
export interface KnownDevices {
  /** Stores the device, and takes its attempt off the rate limits with these keys. */
  remember(seen: Seen, counted?: readonly string[]): Promise<void>;
  /** Whether the owner was notified of a device, or need not be. */
  isReported(userId: number, device: string): Promise<boolean>;
  /** Records that the owner was notified of a device, or need not be. */
  markReported(seen: Seen): Promise<void>;
  /** Deletes devices not seen since this time. */
  forgetOld(before: Date): Promise<void>;
}

/** Stores nothing for an account that is being erased. Deleting the credentials deletes its devices by cascade. */
const REMEMBER = `
with returned as (
  update write_side.rate_limits set points = points - 1
  where points > 0 and key in (select key from write_side.rate_limits where key = any ($5) order by key for update)
), seen as (
  insert into write_side.known_devices (user_id, account, device_hash, last_seen)
  select user_id, $2, $3, $4 from write_side.credentials where user_id = $1 for key share
  on conflict (user_id, device_hash) do update set account = excluded.account, last_seen = excluded.last_seen
)
delete from write_side.known_devices where user_id = $1 and device_hash in (
  select device_hash from write_side.known_devices where user_id = $1 and device_hash <> $3
  order by last_seen desc offset ${MAX_OF_USER - 1})`;

/** Stores them in `write_side.known_devices`. */
export const postgresKnownDevices = (deps: { readonly pool: pg.Pool; readonly now: () => Date }): KnownDevices => {
  const { pool, now } = deps;
  return {
    remember: async ({ userId, account, device }, counted = []) => {
      await pool.query({ name: 'remember-device', text: REMEMBER, values: [userId, account, device, now(), counted] });
    },
    isReported: async (userId, device) => {
      const { rowCount } = await pool.query(
        'select from write_side.known_devices where user_id = $1 and device_hash = $2 and told_at is not null',
        [userId, device],
      );
      return rowCount === 1;
    },
    markReported: async ({ userId, account, device }) => {
      await pool.query(
        `insert into write_side.known_devices (user_id, account, device_hash, last_seen, told_at)
         select user_id, $2, $3, $4, $4 from write_side.credentials where user_id = $1 for key share
         on conflict (user_id, device_hash) do update set told_at = excluded.told_at`,
        [userId, account, device, now()],
      );
    },
    forgetOld: async (before) => {
      await pool.query('delete from write_side.known_devices where last_seen < $1', [before]);
    },
  };
};
