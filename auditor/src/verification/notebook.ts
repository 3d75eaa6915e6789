import { createHash } from 'node:crypto';

/** What is noted under a key: plain JSON, or undefined where there is nothing. It is replaced, never changed in place. */
export type Note = string | number | boolean | null | readonly Note[] | { readonly [name: string]: Note | undefined };

/** Keys are told apart by the section that they stand in: one for each check. */
export type NoteKey = { readonly section: number; readonly key: string };

/** What one check has noted. Only keys that were made ready may be asked for and set. */
export type Section<OneNote> = {
  readonly get: (key: string) => OneNote | undefined;
  /** Undefined takes the note away. */
  readonly set: (key: string, note: OneNote | undefined) => void;
};

/** Where notes are when they are not in memory. */
export type NoteShelf = {
  readonly load: (keys: readonly NoteKey[]) => Promise<readonly (NoteKey & { readonly text: string })[]>;
  /** An undefined text takes the note away. They are written down one after the other, so that few are in memory twice. */
  readonly save: (notes: Iterable<NoteKey & { readonly text: string | undefined }>) => Promise<void>;
  readonly count: (section: number) => Promise<number>;
  /** All notes of a section, in pages. */
  readonly all: (section: number) => AsyncIterable<readonly string[]>;
};

/** What checks must remember of the events that have gone by. */
export type Notebook = {
  /** Has these keys at hand until the next call. */
  readonly ready: (keys: Iterable<NoteKey>) => Promise<void>;
  readonly section: (section: number) => Section<Note>;
  /** How many notes a section has. */
  readonly count: (section: number) => Promise<number>;
  /** All notes of a section, in pages, in no certain order. */
  readonly all: (section: number) => AsyncIterable<readonly Note[]>;
};

type Kept = NoteKey & { note: Note | undefined; isSaved: boolean; weight: number };

/** What a note takes beside its texts and numbers, in characters. */
const OVERHEAD = 200;
/** How much of the budget is left in use once notes are let go: those that were used last. */
const KEPT = 0.5;
/** Longer keys than an index takes are known by their hash. */
const MAX_KEY = 200;

/** Notes in no more memory than a budget of characters, and what one call of `ready` names; the others are on the shelf. */
export const createNotebook = (shelf: NoteShelf, budget: number): Notebook => {
  const kept = new Map<string, Kept>();
  let weight = 0;

  const put = (place: string, note: Kept): void => {
    weight += note.weight - (kept.get(place)?.weight ?? 0);
    // Deleted first, so that the order is that of the last use.
    kept.delete(place);
    kept.set(place, note);
  };
  function* unsaved(): Generator<NoteKey & { readonly text: string | undefined }> {
    for (const { section, key, note, isSaved } of kept.values()) {
      if (!isSaved) yield { section, key, text: note === undefined ? undefined : JSON.stringify(note) };
    }
  }
  const save = async (): Promise<void> => {
    await shelf.save(unsaved());
    for (const note of kept.values()) note.isSaved = true;
  };
  const makeRoom = async (): Promise<void> => {
    if (weight <= budget) return;
    await save();
    for (const [place, note] of kept) {
      if (weight <= budget * KEPT) break;
      kept.delete(place);
      weight -= note.weight;
    }
  };

  return {
    ready: async (keys) => {
      await makeRoom();
      const missing = new Map<string, NoteKey>();
      for (const { section, key } of keys) {
        const place = placeOf(section, key);
        const note = kept.get(place);
        if (note === undefined) missing.set(place, { section, key: shelved(key) });
        else put(place, note);
      }
      if (missing.size === 0) return;
      const found = await shelf.load([...missing.values()]);
      for (const [place, key] of missing) put(place, { ...key, note: undefined, isSaved: true, weight: OVERHEAD });
      for (const { section, key, text } of found) {
        const note = JSON.parse(text) as Note;
        put(placeOf(section, key), { section, key, note, isSaved: true, weight: OVERHEAD + text.length });
      }
    },
    section: (section) => {
      const find = (key: string): Kept => {
        const found = kept.get(placeOf(section, key));
        if (found === undefined) throw new Error(`The note ${key} of section ${section} was not made ready`);
        return found;
      };
      return {
        get: (key) => find(key).note,
        set: (key, note) => {
          const found = find(key);
          const now = OVERHEAD + weightOf(note);
          weight += now - found.weight;
          Object.assign(found, { note, isSaved: false, weight: now });
        },
      };
    },
    count: async (section) => {
      await save();
      return shelf.count(section);
    },
    all: async function* (section) {
      await save();
      for await (const page of shelf.all(section)) yield page.map((text) => JSON.parse(text) as Note);
    },
  };
};

/** A key as a shelf takes it: short, and without the one character that PostgreSQL has no place for. */
const shelved = (key: string): string =>
  key.length > MAX_KEY || key.includes('\0') || !key.isWellFormed()
    ? createHash('sha256').update(JSON.stringify(key)).digest('hex')
    : key;

const placeOf = (section: number, key: string): string => `${section} ${shelved(key)}`;

const weightOf = (note: Note | undefined): number => {
  if (typeof note === 'string') return note.length;
  if (typeof note !== 'object' || note === null) return 8;
  let weight = 16;
  for (const part of Object.values(note)) weight += 8 + weightOf(part);
  return weight;
};
