import type { NoteKey } from './spill-cache.ts';

/** The work on some events, to be done once the notes of these keys are in memory. */
export type Work = { readonly keys: readonly NoteKey[]; readonly take: () => void };
