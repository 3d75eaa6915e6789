import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const SKIPPED = new Set(['node_modules', 'dist', '.git', '.data', 'test-results', 'coverage']);
const FENCED = /^(```|~~~)[^]*?^\1/gm;
const LINK = /(?<!`)\[[^\]]*\]\(<?([^)\s>]+)>?(?:\s+"[^"]*")?\)/g;

/** Every Markdown file below a folder, except installed and built ones. */
export const markdownFiles = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : markdownFiles(file);
    return entry.name.endsWith('.md') ? [file] : [];
  });

/** The links of a Markdown file to a missing file or heading. Web addresses are not checked. */
export const brokenLinks = (file: string): string[] => {
  const links = [...proseOf(file).matchAll(LINK)].map(([, target]) => target ?? '');
  return links.filter((target) => !/^[a-z][a-z+.-]*:/i.test(target) && !leadsSomewhere(file, target));
};

const leadsSomewhere = (from: string, link: string): boolean => {
  const [target = '', anchor] = link.split('#', 2);
  const file = target === '' ? from : path.resolve(path.dirname(from), decodeURIComponent(target));
  if (!existsSync(file)) return false;
  return anchor === undefined || !file.endsWith('.md') || anchorsOf(file).includes(anchor);
};

/** The anchor that GitHub derives from a heading. */
const anchorsOf = (file: string): string[] =>
  [...proseOf(file).matchAll(/^#{1,6}\s+(.+?)\s*$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(/\s/g, '-'),
  );

const proseOf = (file: string): string => readFileSync(file, 'utf8').replaceAll(FENCED, '');
