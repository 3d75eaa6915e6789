import { createHash } from 'node:crypto';
import { createNoteMemory, leastUsed, type KeptNote } from './note-memory.ts';

/** A note: plain JSON, or undefined if there is none. It is replaced, never mutated. */
export type Note = string | number | boolean | null | readonly Note[] | { readonly [name: string]: Note | undefined };

/** Keys are unique within their section: one per check. */
export type NoteKey = { readonly section: number; readonly key: string };

/** The notes of one check. Only prepared keys may be read and written. */
export type Section<OneNote> = {
  readonly get: (key: string) => OneNote | undefined;
  /** Undefined deletes the note. */
  readonly set: (key: string, note: OneNote | undefined) => void;
};

/** Where notes are stored when they are not in memory. */
export type SpillStore = {
  readonly load: (keys: readonly NoteKey[]) => Promise<readonly (NoteKey & { readonly text: string })[]>;
  /** An undefined text deletes the note. They are written one after the other, so that few are in memory twice. */
  readonly save: (notes: Iterable<NoteKey & { readonly text: string | undefined }>) => Promise<void>;
  readonly count: (section: number) => Promise<number>;
  /** All notes of a section, in pages. */
  readonly all: (section: number) => AsyncIterable<readonly string[]>;
};

/** The notes of all checks on earlier events. */
export type SpillCache = {
  /** Keeps these keys in memory until the next call. */
  readonly ready: (keys: Iterable<NoteKey>) => Promise<void>;
  readonly section: (section: number) => Section<Note>;
  /** How many notes a section has. */
  readonly count: (section: number) => Promise<number>;
  /** All notes of a section, in pages, in no certain order. */
  readonly all: (section: number) => AsyncIterable<readonly Note[]>;
};

/** The overhead of a note beside its texts and numbers, in characters. */
const OVERHEAD = 200;
/** The share of the budget that stays in use after an eviction: by the most recently used notes. */
const KEPT = 0.5;
/** Keys too long for an index are replaced by their hash. */
const MAX_KEY = 200;

/**
 * Keeps notes in memory up to a budget of characters, plus those prepared by the last `ready`; the others are in the
 * store.
 */
export const createSpillCache = (store: SpillStore, budget: number): SpillCache => {
  const memory = createNoteMemory();
  /** Counts the calls of `ready`. */
  let turn = 0;
  let isStoreEmpty = true;

  const find = (section: number, key: string): KeptNote => {
    const found = memory.find(section, storedKey(key));
    if (found === undefined) throw new Error(`The note ${key} of section ${section} was not made ready`);
    return found;
  };
  const save = async (notes: readonly KeptNote[]): Promise<void> => {
    const unsaved = notes.filter(({ isSaved }) => !isSaved);
    if (unsaved.length === 0) return;
    isStoreEmpty = false;
    await store.save(textsOf(unsaved));
    for (const note of unsaved) note.isSaved = true;
  };
  /** Only notes that leave the memory are written: those in use will change again. */
  const evict = async (): Promise<void> => {
    if (memory.weight() <= budget) return;
    const leaving = leastUsed(memory.all(), memory.weight() - budget * KEPT);
    await save(leaving);
    for (const note of leaving) memory.remove(note);
  };
  const load = async (keys: readonly NoteKey[]): Promise<void> => {
    if (keys.length === 0 || isStoreEmpty) return;
    for (const { section, key, text } of await store.load(keys)) {
      const note = JSON.parse(text) as Note;
      memory.change(find(section, key), { note, isSaved: true, weight: OVERHEAD + text.length });
    }
  };

  return {
    ready: async (keys) => {
      await evict();
      turn += 1;
      const missing: NoteKey[] = [];
      for (const { section, key: given } of keys) {
        const key = storedKey(given);
        const kept = memory.find(section, key);
        if (kept === undefined) {
          memory.add({ section, key, note: undefined, isSaved: true, weight: OVERHEAD, usedIn: turn });
          missing.push({ section, key });
        } else kept.usedIn = turn;
      }
      await load(missing);
    },
    section: (section) => ({
      get: (key) => find(section, key).note,
      set: (key, note) => {
        const weight = OVERHEAD + weightOf(note);
        memory.change(find(section, key), { note, isSaved: false, weight });
      },
    }),
    count: async (section) => {
      await save(memory.all());
      return store.count(section);
    },
    all: async function* (section) {
      await save(memory.all());
      for await (const page of store.all(section)) yield page.map((text) => JSON.parse(text) as Note);
    },
  };
};

/** One after the other, so that few texts are in memory beside their notes. */
function* textsOf(notes: readonly KeptNote[]): Generator<NoteKey & { readonly text: string | undefined }> {
  for (const { section, key, note } of notes)
    yield { section, key, text: note === undefined ? undefined : JSON.stringify(note) };
}

/** A key that the store accepts: short, and without the NUL character, which PostgreSQL cannot store. */
const storedKey = (key: string): string =>
  key.length > MAX_KEY || key.includes('\0') || !key.isWellFormed()
    ? createHash('sha256').update(JSON.stringify(key)).digest('hex')
    : key;

const weightOf = (note: Note | undefined): number => {
  if (typeof note === 'string') return note.length;
  if (typeof note !== 'object' || note === null) return 8;
  let weight = 16;
  for (const part of Object.values(note)) weight += 8 + weightOf(part);
  return weight;
};
