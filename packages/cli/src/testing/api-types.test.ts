import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { apiTypes, TYPES_FILE } from './api-types.ts';

describe('the types of the client', () => {
  it('are those of the OpenAPI document: npm run api:types writes them', { timeout: 60_000 }, async () => {
    expect((await readFile(TYPES_FILE, 'utf8')) === (await apiTypes())).toBe(true);
  });
});
