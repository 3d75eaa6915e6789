import { existsSync } from 'node:fs';
import path from 'node:path';

/** The file that is served at a path. A path without the ending of a page is a folder with an `index.html`. */
export const fileFor = (served: string): string => {
  const names = served.split('/').filter((name) => name !== '' && name !== '.' && name !== '..');
  return /\.(?:html?|txt|xml)$/iu.test(names.at(-1) ?? '') ? path.join(...names) : path.join(...names, 'index.html');
};

/** The file that answers a path, as web servers look for it; undefined if there is none. */
export const findFile = (folder: string, served: string): string | undefined => {
  const file = path.join(folder, fileFor(served));
  const candidates = [file, file.replace(/\/index\.html$/u, '.html'), file.replace(/\.html?$/u, '/index.html')];
  return candidates.find((candidate) => candidate.startsWith(folder) && existsSync(candidate));
};
