import type { Collector } from '../../html/open-element.ts';
import { addText, textRun, type TextRun } from '../../html/text-run.ts';
import { typesIn } from './json-ld.ts';
import type { Markup } from './markup.ts';

const MAX_JSON_LD = 300_000;
const MAX_BLOCKS = 50;
const MAX_BEGINNING = 4_000;
const MAX_BEGINNINGS = 200_000;
const MAX_TYPES = 30;

type Data = Pick<Markup, 'inlineScripts' | 'jsonLd' | 'microdataTypes'>;

/** Collects structured data and the beginnings of inline scripts. */
export const collectInlineData = (): Collector & { readonly found: () => Data } => {
  const jsonLds: TextRun[] = [];
  const microdata = new Set<string>();
  const beginnings: string[] = [];
  let room = MAX_BEGINNINGS;
  let inline = 0;
  let target: TextRun | undefined;
  let script: TextRun | undefined;

  const endScript = () => {
    if (script && script.length > 0) {
      inline++;
      room -= script.length;
      beginnings.push(script.pieces.join(''));
    }
    script = target = undefined;
  };

  return {
    open: ({ name, attributes }) => {
      const type = /schema\.org\/([A-Za-z]{1,50})/.exec((attributes['itemtype'] ?? '').slice(0, 300))?.[1];
      if (type && microdata.size < MAX_TYPES) microdata.add(type);
      if (name !== 'script') return;
      endScript();
      const kind = (attributes['type'] ?? '').trim().toLowerCase();
      if (kind.startsWith('application/ld+json')) {
        target = textRun(MAX_JSON_LD);
        if (jsonLds.length < MAX_BLOCKS) jsonLds.push(target);
      } else if (attributes['src'] === undefined && (kind === '' || kind === 'module' || kind.includes('javascript')))
        target = script = textRun(Math.min(MAX_BEGINNING, Math.max(1, room)));
    },
    hiddenText: (text, { name }) => {
      if (name === 'script' && target) addText(target, text);
    },
    close: ({ name }) => {
      if (name === 'script' || name === '') endScript();
    },
    found: () => ({
      inlineScripts: { count: inline, beginnings: beginnings.join('\n') },
      jsonLd: readBlocks(jsonLds),
      microdataTypes: [...microdata],
    }),
  };
};

const readBlocks = (runs: readonly TextRun[]): Markup['jsonLd'] => {
  const types = new Set<string>();
  const broken: string[] = [];
  let unread = 0;
  for (const { pieces, length, max } of runs) {
    if (length >= max) {
      unread++;
      continue;
    }
    const found = typesIn(pieces.join(''));
    if ('problem' in found) broken.push(found.problem);
    else for (const type of found.types) if (types.size < MAX_TYPES) types.add(type);
  }
  return { blocks: runs.length, types: [...types], broken, unread };
};
