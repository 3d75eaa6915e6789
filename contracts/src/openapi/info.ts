/** The version of the API is that of the release: a test compares it with package.json. */
export const INFO = {
  title: 'Twofold API',
  version: '0.1.0',
  summary: 'AI business analysis of websites, and reviews by people',
  description: [
    'Everything the web app does, for programs. Bodies are JSON. Times are ISO 8601 in UTC. Amounts are in cents.',
    'Lists are read page by page with `limit` and `before`.',
    'Refusals are problems as RFC 9457 defines them, with `error` as an alias of `detail`.',
    'Clients must ignore fields they do not know: new fields are no breaking change.',
  ].join('\n\n'),
  license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
} as const;
