import type { Note, NoteKey } from './spill-cache.ts';

/** A note in memory. `usedIn` is the turn in which it was last used. */
export type KeptNote = NoteKey & { note: Note | undefined; isSaved: boolean; weight: number; usedIn: number };

/** Notes in memory, by section and key, and their total size. */
export const createNoteMemory = () => {
  const sections = new Map<number, Map<string, KeptNote>>();
  let weight = 0;

  return {
    weight: (): number => weight,
    all: (): readonly KeptNote[] => [...sections.values()].flatMap((notes) => [...notes.values()]),
    find: (section: number, key: string): KeptNote | undefined => sections.get(section)?.get(key),
    add: (note: KeptNote): void => {
      const notes = sections.get(note.section) ?? new Map<string, KeptNote>();
      sections.set(note.section, notes.set(note.key, note));
      weight += note.weight;
    },
    change: (kept: KeptNote, to: Pick<KeptNote, 'note' | 'isSaved' | 'weight'>): void => {
      weight += to.weight - kept.weight;
      Object.assign(kept, to);
    },
    remove: ({ section, key, weight: freed }: KeptNote): void => {
      if (sections.get(section)?.delete(key) === true) weight -= freed;
    },
  };
};

/** The least recently used notes whose weight is `excess` or a little more. */
export const leastUsed = (notes: readonly KeptNote[], excess: number): readonly KeptNote[] => {
  const weights = new Map<number, number>();
  for (const { usedIn, weight } of notes) weights.set(usedIn, (weights.get(usedIn) ?? 0) + weight);
  let last = 0;
  let found = 0;
  for (const [usedIn, weight] of [...weights].toSorted(([one], [other]) => one - other)) {
    if (found >= excess) break;
    found += weight;
    last = usedIn;
  }
  return notes.filter(({ usedIn }) => usedIn <= last);
};
