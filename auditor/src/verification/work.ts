import type { NoteKey } from './spill-cache.ts';

/** What is to be done with some events, once the notes of these keys are at hand. */
export type Work = { readonly keys: readonly NoteKey[]; readonly take: () => void };
