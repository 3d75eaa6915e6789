import { hkdfSync } from 'node:crypto';
import { KEY_BYTES } from './master-keys.ts';

/** A key for one purpose, derived from a subject's key. Keys for different purposes reveal nothing about each other. */
export const deriveKey = (dataKey: Buffer, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', dataKey, '', `twofold ${purpose}`, KEY_BYTES));
