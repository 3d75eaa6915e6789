import type { NoteKey, SpillStore } from '../verification/spill-cache.ts';

/** Keeps notes in a map, for logs that fit. */
export const spillMap = (): SpillStore => {
  const texts = new Map<string, NoteKey & { readonly text: string }>();
  const placeOf = ({ section, key }: NoteKey): string => `${section} ${key}`;
  const notesOf = (section: number): readonly string[] =>
    [...texts.values()].filter((note) => note.section === section).map(({ text }) => text);
  return {
    load: (keys) => Promise.resolve(keys.flatMap((key) => texts.get(placeOf(key)) ?? [])),
    save: (notes) => {
      for (const { section, key, text } of notes) {
        if (text === undefined) texts.delete(placeOf({ section, key }));
        else texts.set(placeOf({ section, key }), { section, key, text });
      }
      return Promise.resolve();
    },
    count: (section) => Promise.resolve(notesOf(section).length),
    all: async function* (section) {
      yield notesOf(section);
    },
  };
};
