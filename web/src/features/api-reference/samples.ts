/** The first calls with curl, at this origin. */
export const curlSample = (origin: string): string =>
  [
    '# Analyze a site. The answer has the id of the report.',
    `curl -i ${origin}/api/analyze/url \\`,
    `  -H 'content-type: application/json' \\`,
    `  -H "idempotency-key: $(uuidgen)" \\`,
    `  -d '{"url":"https://example.com"}'`,
    '',
    '# Read the report. The token of the first answer makes sure that it is there.',
    `curl ${origin}/api/products/42 \\`,
    `  -H 'x-log-position-token: …'`,
  ].join('\n');

/** The same in TypeScript, with types that are generated from the document. */
export const typescriptSample = (origin: string): string =>
  [
    `// npx openapi-typescript ${origin}/api/openapi.json -o twofold.ts`,
    `import createClient from 'openapi-fetch';`,
    `import type { paths } from './twofold.ts';`,
    '',
    `const api = createClient<paths>({ baseUrl: '${origin}' });`,
    '',
    `const { data, error, response } = await api.POST('/api/analyze/url', {`,
    `  body: { url: 'https://example.com' },`,
    '});',
    'if (error) throw new Error(error.detail);',
    '',
    `const { data: report } = await api.GET('/api/products/{id}', {`,
    '  params: {',
    '    path: { id: data.productId },',
    `    header: { 'x-log-position-token': response.headers.get('x-log-position-token') ?? '' },`,
    '  },',
    '});',
    'console.log(report?.aiAnalysis.successPotential);',
  ].join('\n');

/** An example of the error format of all calls. */
export const PROBLEM_SAMPLE = JSON.stringify(
  {
    error: 'You need at least 1 credit to submit a review',
    type: '/developers#no-credit',
    title: 'No credit',
    status: 403,
    detail: 'You need at least 1 credit to submit a review',
  },
  null,
  2,
);
