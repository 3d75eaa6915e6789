import { createConfig, lintFromString } from '@redocly/openapi-core';
import { describeApi } from '@twofold/contracts/openapi/describe-api';
import { describe, expect, it } from 'vitest';

/** The problems that Redocly's recommended rules find in a document. */
const complaintsAbout = async (document: object): Promise<string[]> => {
  const config = await createConfig({ extends: ['recommended'] });
  const problems = await lintFromString({ source: JSON.stringify(document), config });
  return problems.map(({ ruleId, message, location }) => `${ruleId} at ${location[0]?.pointer}: ${message}`);
};

describe('the OpenAPI document', () => {
  it('keeps the recommended rules', async () => {
    expect(await complaintsAbout(describeApi())).toEqual([]);
  });

  it('is looked at closely enough to find what is wrong', async () => {
    const paths = { '/api/a': { get: { responses: { 200: { $ref: '#/components/responses/Gone' } } } } };
    const complaints = await complaintsAbout({ openapi: '3.1.0', info: { title: 'A' }, paths });
    const rules = new Set(complaints.map((complaint) => complaint.split(' ', 1)[0]));
    expect([...rules]).toEqual(expect.arrayContaining(['struct', 'no-unresolved-refs', 'security-defined']));
  });
});
