import { createHash } from 'node:crypto';
import type { SessionDatabase } from '@twofold/sessions/session-store';
import type { Pipelines } from './pipelines.ts';

/**
 * Reads sessions through the pipelines, with prepared statements. The store has few statements: one per operation.
 */
export const sessionDatabase = (pipelines: Pipelines): SessionDatabase => {
  const names = new Map<string, string>();
  const nameOf = (text: string): string => {
    const known = names.get(text);
    if (known !== undefined) return known;
    const name = `session ${createHash('sha1').update(text).digest('hex')}`;
    names.set(text, name);
    return name;
  };
  return { query: (text, values) => pipelines.query({ name: nameOf(text), text, values }) };
};
