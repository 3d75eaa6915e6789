import { parseEnvironment } from '@twofold/http/environment';
import { recordedLog } from '@twofold/http/testing/recorded-log';
import { z } from 'zod';
import { describe, expect, it } from 'vitest';
import {
  accountFields,
  analysisFields,
  chooseConfirmation,
  chooseMail,
  commandServiceEnvironment,
  limitsOf,
  orderFields,
} from './environment.ts';

const schema = z.object({ ...analysisFields, ...accountFields, ...orderFields });
const { log } = recordedLog();

describe('choosing limits', () => {
  it('has a default for each', () => {
    expect(limitsOf(parseEnvironment(schema, {}))).toMatchObject({
      analysesPerHour: 20,
      checkoutsPerHour: 30,
      loginsPerHour: 20,
      registrationsPerHour: 20,
      openClaims: 3,
      discoverReviewsPerDay: 5,
    });
  });

  it('turns all of them off at once, and each on its own', () => {
    const off = {
      analysesPerHour: 0,
      checkoutsPerHour: 0,
      loginsPerHour: 0,
      registrationsPerHour: 0,
      openClaims: 0,
      discoverReviewsPerDay: 0,
    };
    expect(limitsOf(parseEnvironment(schema, { RATE_LIMITS: 'off' }))).toMatchObject(off);
    expect(limitsOf(parseEnvironment(schema, { RATE_LIMIT_LOGIN_PER_HOUR: '0' })).loginsPerHour).toBe(0);
  });
});

describe('choosing how mails are sent', () => {
  it('refuses an invalid server', () => {
    expect(() => parseEnvironment(schema, { SMTP_URL: 'https://mail.example' })).toThrow('SMTP_URL');
  });

  it('sends if there is a server', async () => {
    const mail = chooseMail(parseEnvironment(schema, { SMTP_URL: 'smtp://127.0.0.1:1' }), { outbox: 'unused', log });
    const sent = mail.send({ to: 'ada@example.com', about: 'user-7', subject: 's', text: 't' });
    await expect(sent).rejects.toThrow('The mail was not sent');
  });
});

describe('choosing whether addresses have to be confirmed (D-125)', () => {
  it('asks for it where mails go out', () => {
    const recorded = recordedLog();
    const env = parseEnvironment(schema, { SMTP_URL: 'smtp://127.0.0.1:1' });
    expect(chooseConfirmation(env, recorded.log)).toBe(true);
    expect(recorded.records).toEqual([]);
  });

  it('counts them as confirmed where none do, and logs that in one line', () => {
    const recorded = recordedLog();
    expect(chooseConfirmation(parseEnvironment(schema, {}), recorded.log)).toBe(false);
    expect(recorded.records).toMatchObject([
      { msg: 'SMTP_URL is not set: the email addresses of new accounts count as confirmed' },
    ]);
  });
});

describe('choosing who reads sites', () => {
  const address = commandServiceEnvironment.shape.SITE_READER_URL;

  it('accepts the host and the port of a reader service', () => {
    expect(address.parse('tcp://site-reader:3006')).toEqual({ host: 'site-reader', port: 3006 });
    expect(address.parse(undefined)).toBeUndefined();
  });

  it.each(['http://site-reader:3006', 'tcp://site-reader', 'site-reader:3006', 'tcp://site-reader:3006/path'])(
    'refuses %s',
    (text) => {
      expect(address.safeParse(text).success).toBe(false);
    },
  );
});
