import { describe, expect, it } from 'vitest';
import { judgeProduction } from './production-rules.ts';

const complete = {
  NODE_ENV: 'production',
  SESSION_SECRET: 's'.repeat(32),
  MASTER_KEY: 'm'.repeat(44),
  PUBLIC_ORIGIN: 'https://twofold.example',
};
const problemsOf = (env: Record<string, string>) => judgeProduction({ ...complete, ...env }).problems;

describe('starting in production', () => {
  it('succeeds with all required variables and no unsafe setting', () => {
    expect(judgeProduction(complete)).toEqual({ problems: [], allowed: [] });
  });

  it('reports all problems at once', () => {
    const { problems } = judgeProduction({
      NODE_ENV: 'production',
      PAYMENTS_MODE: 'simulated',
      SITE_READER_ALLOW: '127.0.0.1:3010',
      EVENTSTORE_URL: 'esdb://log:2113?tls=false',
      RATE_LIMITS: 'off',
      PUBLIC_ORIGIN: 'http://twofold.example',
      RENDER_WITHOUT_SANDBOX: '1',
      STRIPE_SECRET_KEY: 'sk_test_1',
      STRIPE_API_URL: 'http://127.0.0.1:12111',
    });
    expect(problems.map((problem) => /^\S+ is not set|ALLOW_IN_PRODUCTION=\S+\w/.exec(problem)?.[0])).toEqual([
      'SESSION_SECRET is not set',
      'MASTER_KEY is not set',
      'ALLOW_IN_PRODUCTION=simulated-payments',
      'ALLOW_IN_PRODUCTION=site-reader-exceptions',
      'ALLOW_IN_PRODUCTION=insecure-eventstore',
      'ALLOW_IN_PRODUCTION=no-rate-limits',
      'ALLOW_IN_PRODUCTION=plain-http',
      'ALLOW_IN_PRODUCTION=render-without-sandbox',
      'ALLOW_IN_PRODUCTION=stripe-test-key',
      'ALLOW_IN_PRODUCTION=stripe-stand-in',
    ]);
  });

  it.each([
    { EVENTSTORE_URL: 'esdb+discover://log:2113?tlsVerifyCert=false' },
    { RATE_LIMIT_ANALYSIS_PER_HOUR: '0' },
    { RATE_LIMIT_LOGIN_PER_HOUR: '0' },
    { RATE_LIMIT_CHECKOUT_PER_HOUR: '0' },
    { STRIPE_API_URL: 'https://stripe.example' },
    { STRIPE_SECRET_KEY: 'rk_test_1' },
    { PUBLIC_ORIGIN: 'http://localhost:8080' },
  ])('refuses %o', (env) => {
    expect(problemsOf(env)).toHaveLength(1);
  });

  it.each([
    { EVENTSTORE_URL: 'esdb+discover://log:2113?tls=true' },
    { RATE_LIMIT_ANALYSIS_PER_HOUR: '10' },
    { STRIPE_SECRET_KEY: 'sk_live_1' },
    { PAYMENTS_MODE: 'stripe' },
    { SITE_READER_ALLOW: '' },
    { RENDER_WITHOUT_SANDBOX: '0' },
  ])('allows %o', (env) => {
    expect(problemsOf(env)).toEqual([]);
  });

  it('allows listed exceptions and reports them', () => {
    const env = { ...complete, RATE_LIMITS: 'off', ALLOW_IN_PRODUCTION: 'simulated-payments, no-rate-limits' };
    expect(judgeProduction(env)).toEqual({ problems: [], allowed: ['no-rate-limits'] });
  });

  it('D-125: needs a server of mail where mails are sent, or has to be allowed to do without', () => {
    const names = ['SMTP_URL'];
    expect(judgeProduction(complete, names).problems).toEqual([
      expect.stringContaining('(allow it with ALLOW_IN_PRODUCTION=unconfirmed-addresses)'),
    ]);
    expect(judgeProduction({ ...complete, SMTP_URL: 'smtps://mail.example' }, names).problems).toEqual([]);
    const allowed = { ...complete, ALLOW_IN_PRODUCTION: 'unconfirmed-addresses' };
    expect(judgeProduction(allowed, names)).toEqual({ problems: [], allowed: ['unconfirmed-addresses'] });
  });

  it('refuses unknown exceptions', () => {
    expect(problemsOf({ ALLOW_IN_PRODUCTION: 'everything' }).join()).toContain('lists "everything"');
  });
});

describe('starting anywhere else', () => {
  it.each([{}, { NODE_ENV: 'development' }, { NODE_ENV: 'test', RATE_LIMITS: 'off' }])('refuses nothing: %o', (env) => {
    expect(judgeProduction(env).problems).toEqual([]);
  });
});
