import { createHash } from 'node:crypto';
import type { SessionDatabase } from '@twofold/sessions/session-store';
import type { Pipelines } from './pipelines.ts';

/**
 * Sessions are read like everything else here: without a separate connection per request, and with prepared statements.
 * Their texts are few: one per operation of the store.
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
