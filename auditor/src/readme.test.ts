import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { COMMANDS } from './command-line.ts';
import { invariantsOf } from './verification/invariants.ts';

const readme = readFileSync(path.join(import.meta.dirname, '..', 'README.md'), 'utf8');
const invariants = invariantsOf(() => new Date(0));

describe('the README', () => {
  it.each(COMMANDS.map(({ name }) => name))('names the command %s', (name) => {
    expect(readme).toMatch(new RegExp(`\`${name}[ \`]`));
  });

  it.each(invariants.map(({ name }) => name))('explains the invariant %s', (name) => {
    expect(readme).toContain(`| \`${name}\``);
  });
});
