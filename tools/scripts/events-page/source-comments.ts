import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../run-command.ts';

/** The comments in the sources on each map of events and on each of its types. */
export type SourceComments = {
  readonly ofMap: (type: string) => string;
  readonly ofType: (type: string) => string;
};

const SOURCES = path.join(ROOT, 'contracts', 'src');
const MAP = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*export const \w+Events = \{([\s\S]*?)\n\};/g;
const TYPE = /(?:\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*)?^ {2}([A-Z]\w+):/gm;

/** Reads the comments from `contracts`: the shapes have none at run time. */
export const sourceComments = (files: readonly string[] = eventFiles()): SourceComments => {
  const maps = new Map<string, string>();
  const types = new Map<string, string>();
  for (const file of files) {
    for (const [, comment = '', body = ''] of readFileSync(file, 'utf8').matchAll(MAP)) {
      for (const [, meaning = '', type = ''] of body.matchAll(TYPE)) {
        maps.set(type, plain(comment));
        types.set(type, plain(meaning));
      }
    }
  }
  return { ofMap: (type) => maps.get(type) ?? '', ofType: (type) => types.get(type) ?? '' };
};

const eventFiles = (): string[] =>
  readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('events.ts'))
    .map((file) => path.join(SOURCES, file));

const plain = (comment: string): string =>
  comment
    .replaceAll(/^\s*\*\s?/gm, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
