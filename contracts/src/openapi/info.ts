/** The version of the API is that of the release: a test compares it with package.json. */
export const INFO = {
  title: 'Twofold API',
  version: '0.1.0',
  summary: 'AI business analysis of websites, and reviews by people',
  description: [
    'Everything the web app does, for programs. Bodies are JSON. Times are ISO 8601 in UTC. Amounts are in cents.',
    'Lists are paginated with `limit` and `before`.',
    'Errors are problem details as defined by RFC 9457, with `error` as an alias of `detail`.',
    'Clients must ignore unknown fields: new fields are not a breaking change.',
  ].join('\n\n'),
  license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
} as const;
