import { describe, expect, it } from 'vitest';
import { readLauncherEnvironment as readEnvironment } from './environment.ts';

describe('reading the environment of the launcher', () => {
  it('needs nothing', () => {
    expect(readEnvironment({})).toMatchObject({
      PORT: 3000,
      HOST: '127.0.0.1',
      SAMPLE_SITES_PORT: 3010,
      isProduction: false,
      allowedInProduction: [],
    });
  });

  it('reads lists', () => {
    const env = readEnvironment({ SITE_READER_ALLOW: '10.0.0.1:80, localhost:8080', SITE_READER_PORTS: '80,443,8080' });
    expect(env.SITE_READER_ALLOW).toEqual(['10.0.0.1:80', 'localhost:8080']);
    expect(env.SITE_READER_PORTS).toEqual([80, 443, 8080]);
  });

  it('names at once what is malformed and what production refuses', () => {
    const env = { NODE_ENV: 'production', PORT: 'abc', PAYMENTS_MODE: 'simulated' };
    expect(() => readEnvironment(env)).toThrow(
      /PORT: must be[^]*SESSION_SECRET is not set[^]*MASTER_KEY[^]*PUBLIC_ORIGIN[^]*simulated-payments/,
    );
  });

  it('starts production with what it demands, and knows what was allowed', () => {
    const env = readEnvironment({
      NODE_ENV: 'production',
      SESSION_SECRET: 's'.repeat(32),
      MASTER_KEY: Buffer.alloc(32, 'm').toString('base64'),
      PUBLIC_ORIGIN: 'https://twofold.example',
      RATE_LIMITS: 'off',
      SMTP_URL: 'smtps://mail.example',
      ALLOW_IN_PRODUCTION: 'no-rate-limits',
    });
    expect(env).toMatchObject({ isProduction: true, allowedInProduction: ['no-rate-limits'] });
  });
});
