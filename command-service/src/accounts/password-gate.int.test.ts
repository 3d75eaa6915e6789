import { browserCookies } from '@twofold/http/browser-cookie';
import { createTestDatabase, type TestDatabase } from '@twofold/testing/database';
import type { Request, Response } from 'express';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createRateLimit } from '../limits/rate-limit.ts';
import { migrateWriteSide } from '../migrate.ts';
import { postgresRequestLog } from '../requests/postgres-request-log.ts';
import type { RequestLog } from '../requests/request-log.ts';
import { postgresKnownDevices } from './known-devices.ts';
import { createPasswordGate, type PasswordGate } from './password-gate.ts';

const ADA = { userId: 7, account: 'id of ada@example.com' };
const HER_LAPTOP = 'a'.repeat(32);
/** The limits of an address are 4, those of an address and an account 2. */
const PER_HOUR = 4;

let database: TestDatabase;
let pool: pg.Pool;
let requestLog: RequestLog;
let devices: ReturnType<typeof postgresKnownDevices>;
beforeAll(async () => {
  database = await createTestDatabase();
  await migrateWriteSide(database.url);
  pool = new pg.Pool({ connectionString: database.url });
  requestLog = postgresRequestLog({ pool, secrets: ['a secret'], now: () => new Date() });
  devices = postgresKnownDevices({ pool, now: () => new Date() });
});
beforeEach(async () => {
  await pool.query('truncate write_side.rate_limits, write_side.credentials cascade');
  await pool.query(`insert into write_side.credentials values ($1, 'hash', now())`, [ADA.userId]);
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const gateOf = (count: RequestLog['count'] = (...of) => requestLog.count(...of)): PasswordGate =>
  createPasswordGate({
    requestLog: { count, giveBack: (limits) => requestLog.giveBack(limits) },
    devices,
    rateLimit: createRateLimit('login', PER_HOUR),
  });

type Attempt = { readonly ip: string; readonly account?: string; readonly browser?: string };

type Right = boolean | { readonly userId: number; readonly needsFactor: readonly string[] | undefined };

/** Whether a password is compared. It is wrong by default. */
const tries = async (gate: PasswordGate, attempt: Attempt, right: Right = false): Promise<boolean> => {
  const { ip, account = ADA.account, browser } = attempt;
  const headers = browser === undefined ? {} : { cookie: `browser=${browser}` };
  const request = { ip, headers, app: { enabled: () => false } } as unknown as Request;
  const response = { locals: {}, setHeader: () => {}, cookie: () => {} } as unknown as Response;
  await browserCookies({ secrets: ['a secret'], isHttps: false, isKnown: () => Promise.resolve(true) })(
    request,
    response,
    () => undefined,
  );
  let isCompared = false;
  await gate({ request, response, account }, () => {
    isCompared = true;
    return Promise.resolve(right === true ? { userId: ADA.userId } : right || undefined);
  }).catch(() => undefined);
  return isCompared;
};
const comparedOf = async (gate: PasswordGate, attempts: readonly Attempt[]): Promise<number> => {
  let compared = 0;
  for (const attempt of attempts) if (await tries(gate, attempt)) compared++;
  return compared;
};
const times = (count: number, attempt: (index: number) => Attempt) =>
  Array.from({ length: count }, (_, index) => attempt(index));
const hex = (index: number) => index.toString(16);

/** The attack, the limit that stops it, and the number of guesses that are compared. */
const ATTACKS: readonly (readonly [string, string, readonly Attempt[], number])[] = [
  ['one address guesses at one account', 'login-address-and-account', times(10, () => ({ ip: '192.0.2.1' })), 2],
  [
    'one address guesses at many accounts',
    'login-address',
    times(10, (index) => ({ ip: '192.0.2.1', account: `${index}` })),
    PER_HOUR,
  ],
  [
    'the addresses of a /24 guess at many accounts',
    'login-address-24',
    times(40, (index) => ({ ip: `192.0.2.${index}`, account: `${index}` })),
    8 * PER_HOUR,
  ],
  [
    'many addresses of a /64 guess at many accounts',
    'login-address',
    times(10, (index) => ({ ip: `2001:db8::${hex(index)}`, account: `${index}` })),
    PER_HOUR,
  ],
  [
    'the networks of a /56 guess at many accounts',
    'login-address-56',
    times(20, (index) => ({ ip: `2001:db8:1:${hex(index)}::1`, account: `${index}` })),
    4 * PER_HOUR,
  ],
  [
    'the networks of a /48 guess at many accounts',
    'login-address-48',
    times(70, (index) => ({ ip: `2001:db8:1:${hex(index)}00::1`, account: `${index}` })),
    16 * PER_HOUR,
  ],
  [
    'many addresses guess at one account',
    'login-account',
    times(10, (index) => ({ ip: `192.0.${index}.1` })),
    PER_HOUR,
  ],
  [
    'a known device guesses at its account from many addresses',
    'login-device',
    times(10, (index) => ({ ip: `192.0.${index}.1`, browser: HER_LAPTOP })),
    PER_HOUR,
  ],
];

describe('guessing passwords', () => {
  beforeEach(() => tries(gateOf(), { ip: '203.0.113.1', browser: HER_LAPTOP }, true));

  it.each(ATTACKS)('ends soon when %s', async (_, _limit, attempts, compared) => {
    expect(await comparedOf(gateOf(), attempts)).toBe(compared);
  });
});

describe('a user who has the password but not the second factor', () => {
  /** A new browser with the correct password, which then guesses a code. */
  const guessing = async (needsFactor: readonly string[] | undefined): Promise<number> => {
    const gate = gateOf();
    let compared = 0;
    for (let index = 0; index < 10; index++) {
      const attempt = { ip: `192.0.${index}.1`, browser: hex(index).repeat(32) };
      await tries(gate, attempt, { userId: ADA.userId, needsFactor });
      if (await tries(gate, attempt)) compared++;
    }
    return compared;
  };

  it('can guess as often as the account allows, with any number of devices', async () => {
    expect(await guessing(['totp'])).toBeLessThanOrEqual(PER_HOUR);
  });
});

describe('the owner of an account that many addresses attack', () => {
  const owner = { ip: '203.0.113.1', browser: HER_LAPTOP };
  const attack = times(10, (index) => ({ ip: `192.0.${index}.1` }));
  beforeEach(() => tries(gateOf(), owner, true));

  it('logs in repeatedly with a device that has logged in before', async () => {
    await comparedOf(gateOf(), attack);
    for (let login = 0; login < 10; login++) expect(await tries(gateOf(), owner, true)).toBe(true);
  });

  it('logs in with it also from the address of the attacker', async () => {
    await comparedOf(
      gateOf(),
      times(20, (index) => ({ ip: owner.ip, account: index % 2 ? ADA.account : `${index}` })),
    );
    expect(await tries(gateOf(), owner, true)).toBe(true);
  });

  it('can use another device as soon as the wait is over', async () => {
    await comparedOf(gateOf(), attack);
    const other = { ip: '203.0.113.2' };
    expect(await tries(gateOf(), other, true)).toBe(false);
    await pool.query('update write_side.rate_limits set free_at = free_at - 10000');
    expect(await tries(gateOf(), other, true)).toBe(true);
  });
});

describe('a correct password', () => {
  it('is not counted: a user can log in any number of times', async () => {
    for (let login = 0; login < 12; login++) expect(await tries(gateOf(), { ip: '192.0.2.1' }, true)).toBe(true);
  });

  it('makes its device known: 20 per user, and none of an erased user', async () => {
    const devicesOf = async () =>
      (await pool.query<{ device_hash: string }>('select device_hash from write_side.known_devices')).rows.length;
    for (let device = 0; device < 25; device++)
      await tries(gateOf(), { ip: '192.0.2.1', browser: hex(device).padStart(32, '0') }, true);
    expect(await devicesOf()).toBe(20);
    await pool.query('delete from write_side.credentials');
    await tries(gateOf(), { ip: '192.0.2.1', browser: HER_LAPTOP }, true);
    expect(await devicesOf()).toBe(0);
  });
});
