import { describe, expect, it } from 'vitest';
import { isCannotStart } from './cannot-start.ts';
import { migrate } from './database.ts';

describe('bringing tables up to date', () => {
  it('explains in a sentence, without a stack, that a newer release has changed them', async () => {
    const newer = Object.assign(
      new Error('The schema write_side was migrated by a newer release (has migration 0009)'),
      {
        code: 'newer-release',
      },
    );
    const error = await migrate(() => Promise.reject(newer)).catch((thrown: unknown) => thrown);
    expect(isCannotStart(error)).toBe(true);
    expect(String(error)).toContain(`The database cannot be used: ${newer.message}`);
  });
});
