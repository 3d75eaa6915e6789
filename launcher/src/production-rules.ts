type Environment = Readonly<Record<string, string | undefined>>;

/** What must be set in production, and why it cannot be made up. */
const REQUIRED = {
  SESSION_SECRET: 'the secret that signs sessions, 32 bytes or more',
  MASTER_KEY: 'the key that wraps the keys of people, 32 bytes in base64',
  PUBLIC_ORIGIN: 'where browsers reach the product, such as https://twofold.example',
} as const;

/** Each switch that is fit for trying things out only, by the name that `ALLOW_IN_PRODUCTION` lists it with. */
const EXCEPTIONS: Readonly<Record<string, { inUse: (env: Environment) => boolean; what: string }>> = {
  'simulated-payments': {
    inUse: (env) => env['PAYMENTS_MODE'] === 'simulated',
    what: 'PAYMENTS_MODE=simulated confirms payments that nobody made',
  },
  'site-reader-exceptions': {
    inUse: (env) => Boolean(env['SITE_READER_ALLOW']),
    what: 'SITE_READER_ALLOW lets visitors read addresses of your own network',
  },
  'insecure-eventstore': {
    inUse: (env) => /[?&]tls(VerifyCert)?=false/i.test(env['EVENTSTORE_URL'] ?? ''),
    what: 'EVENTSTORE_URL turns off TLS or the check of certificates',
  },
  'no-rate-limits': {
    inUse: (env) =>
      env['RATE_LIMITS'] === 'off' ||
      Object.entries(env).some(
        ([name, value]) => /^RATE_LIMIT_\w+_PER_HOUR$/.test(name) && Number(value) === 0 && value,
      ),
    what: 'a rate limit is turned off',
  },
  'stripe-test-key': {
    inUse: (env) => /^(sk|rk)_test_/.test(env['STRIPE_SECRET_KEY'] ?? ''),
    what: 'STRIPE_SECRET_KEY is a test key: nobody would be charged',
  },
};

/**
 * What production refuses, by `NODE_ENV=production` and nothing else (D-107): every cause at once, each in a line for
 * the operator, and what is in use because `ALLOW_IN_PRODUCTION` (a comma list) names it, to be logged at every start.
 * `env` has what `…_FILE` variables point at already read in.
 */
export const judgeProduction = (env: Environment): { problems: string[]; allowed: string[] } => {
  if (env['NODE_ENV'] !== 'production') return { problems: [], allowed: [] };
  const listed = (env['ALLOW_IN_PRODUCTION'] ?? '').split(',').map((name) => name.trim());
  const inUse = Object.keys(EXCEPTIONS).filter((name) => EXCEPTIONS[name]?.inUse(env));
  const unknown = listed.filter((name) => name !== '' && !(name in EXCEPTIONS));
  return {
    problems: [
      ...Object.entries(REQUIRED)
        .filter(([name]) => !env[name])
        .map(([name, what]) => `${name} is not set: ${what}`),
      ...inUse
        .filter((name) => !listed.includes(name))
        .map((name) => `${EXCEPTIONS[name]?.what} (allow it with ALLOW_IN_PRODUCTION=${name})`),
      ...unknown.map(
        (name) => `ALLOW_IN_PRODUCTION lists "${name}", which is not known: ${Object.keys(EXCEPTIONS).join(', ')}`,
      ),
    ],
    allowed: inUse.filter((name) => listed.includes(name)),
  };
};
