import type { NoteKey } from './spill-cache.ts';

/** What a check does with some events, once the notes of these keys are in memory. */
export type Work = { readonly keys: readonly NoteKey[]; readonly take: () => void };
