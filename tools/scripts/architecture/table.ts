/** Which package may import which: the table of `docs/architecture.md`, as data. Tests may import more, see `rules.ts`. */
export const ARROWS: Readonly<Record<string, readonly string[]>> = {
  contracts: [],
  timing: [],
  postgres: [],
  'event-store': ['postgres', 'timing'],
  feed: ['contracts', 'event-store', 'postgres', 'timing'],
  'site-reader': ['timing'],
  analyst: ['contracts', 'site-reader', 'timing'],
  comparison: ['contracts'],
  http: ['contracts', 'tracing'],
  keyring: ['contracts', 'event-store', 'postgres', 'timing'],
  sessions: ['http', 'postgres'],
  metrics: ['event-store', 'http'],
  tracing: [],
  cli: [],
  'command-service': [
    'analyst',
    'comparison',
    'contracts',
    'event-store',
    'feed',
    'http',
    'keyring',
    'metrics',
    'postgres',
    'sessions',
    'site-reader',
    'timing',
    'tracing',
  ],
  projector: ['contracts', 'event-store', 'feed', 'http', 'keyring', 'metrics', 'postgres', 'timing', 'tracing'],
  'query-service': ['comparison', 'contracts', 'http', 'metrics', 'postgres', 'sessions', 'tracing'],
  auditor: [
    'contracts',
    'event-store',
    'feed',
    'http',
    'keyring',
    'metrics',
    'postgres',
    'projector',
    'sessions',
    'timing',
    'tracing',
  ],
  web: ['contracts'],
  launcher: [
    'auditor',
    'command-service',
    'contracts',
    'event-store',
    'http',
    'keyring',
    'postgres',
    'projector',
    'query-service',
    'sessions',
    'site-reader',
    'timing',
    'tracing',
  ],
  testing: ['contracts', 'launcher', 'site-reader'],
  e2e: ['launcher', 'testing'],
};

const IN_PACKAGES: readonly string[] = [
  'timing',
  'postgres',
  'event-store',
  'feed',
  'site-reader',
  'analyst',
  'comparison',
  'http',
  'keyring',
  'sessions',
  'metrics',
  'tracing',
  'cli',
];
const IN_TOOLS: readonly string[] = ['testing', 'e2e'];

/** The folder of a package, from the root: libraries are in `packages`, development tools in `tools`. */
export const folderOf = (name: string): string => {
  if (IN_PACKAGES.includes(name)) return `packages/${name}`;
  return IN_TOOLS.includes(name) ? `tools/${name}` : name;
};

/** The slices: folders of these names hold one part of the product in every package. */
export const SLICES = [
  'accounts',
  'analysis',
  'reviews',
  'credits',
  'orders',
  'feedback',
  'audit',
  'operations',
  'notifications',
  'webhooks',
] as const;

/** Which packages may import which file of a slice in `contracts`. Every package may import all other files. */
export const CONTRACT_READERS: Readonly<Record<string, readonly string[]>> = {
  events: ['command-service', 'feed', 'projector', 'auditor', 'keyring'],
  api: ['web', 'command-service', 'query-service', 'auditor', 'http', 'launcher'],
  'read-model': ['projector', 'query-service', 'auditor'],
  notices: ['command-service', 'projector'],
  'event-catalogue': ['keyring', 'auditor'],
};

/**
 * The files of `contracts` that the web app may import, for example API calls, reports and the price list; never events or
 * tables.
 */
export const BROWSER_SEES = [
  'api',
  'report',
  'fact',
  'browser-measurement',
  'measurement-failure',
  'plans',
  'role',
  'config',
  'error-body',
  'text',
  'content',
  'report-links',
  'says-nothing',
  'unknown-part',
  'open-seats-first',
  'log-filter',
  'email-and-password',
  'password-strength',
  'kinds',
  'mail-kinds',
  'second-factor',
] as const;
