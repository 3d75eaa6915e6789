import { createHash } from 'node:crypto';
import type { SessionDatabase } from '@twofold/sessions/session-store';
import type { Pipelines } from './pipelines.ts';

/**
 * Sessions are found the way everything else is read here: without a connection of their own for each request, and with
 * statements that the database has prepared. Their texts are few: the store has one for each thing it does.
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
