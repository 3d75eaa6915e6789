/** A part of a file: prose, or a name in code split into its words, as in `broken branch`. */
export type Part = { readonly kind: 'prose' | 'name'; readonly line: number; readonly text: string };

const FENCED_OR_CODE = /^(?:```|~~~)[^]*?^(?:```|~~~)|`[^`\n]*`|\]\([^)\n]*\)/gm;
const COMMENT_OR_STRING = /\/\*[^]*?\*\/|\/\/[^\n]*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g;
/** In a string or regular expression: `\n`, `\b`, `\u00e9`. */
const ESCAPE = /\\(?:u\{[\da-f]+\}|u[\da-f]{4}|x[\da-f]{2}|[bdfnrstvwBDSW])/gi;
const NAME = /[\p{L}][\p{L}\d_]*/gu;
const QUOTED_CODE = /(?<=^(?:\/\*|\/\/|# |-- )[^]*)`[^`\n]*`/g;
const EXPRESSION = /\$\{[^{}]*\}/g;
const HASH_COMMENT = /(?:#|--) [^\n]*/g;

/** The parts of a file that the language check reads. Its extension decides how it is split. Its path counts as a name. */
export const partsOf = (path: string, text: string): readonly Part[] => [
  { kind: 'name', line: 0, text: wordsOf(path) },
  ...contentOf(path, text),
];

const contentOf = (path: string, text: string): readonly Part[] => {
  if (path.endsWith('.md')) return proseLines(text.replaceAll(FENCED_OR_CODE, blank));
  const plain = text.replaceAll(ESCAPE, blank);
  return partsOfCode(plain, /\.tsx?$/.test(path) ? COMMENT_OR_STRING : HASH_COMMENT);
};

/** Comments and strings with several words are prose. Everything else consists of names. */
const partsOfCode = (text: string, commentOrString: RegExp): readonly Part[] => {
  const prose: Part[] = [];
  const rest = text.replaceAll(commentOrString, (found: string, offset: number) => {
    const words = found.replaceAll(isTemplate(found) ? EXPRESSION : QUOTED_CODE, blank);
    if (!isProse(words)) return found;
    prose.push(...proseLines(words, lineAt(text, offset)));
    return isTemplate(found) ? onlyExpressions(found) : blank(found);
  });
  return [...prose, ...namesOf(rest)];
};

const isTemplate = (found: string): boolean => found.startsWith('`');

const onlyExpressions = (template: string): string => {
  let end = 0;
  const kept = [...template.matchAll(EXPRESSION)].map(({ 0: expression, index }) => {
    const gap = blank(template.slice(end, index));
    end = index + expression.length;
    return gap + expression;
  });
  return kept.join('') + blank(template.slice(end));
};

const isProse = (found: string): boolean => /^(?:\/[/*]|# |-- )/.test(found) || /\p{L}\s+\p{L}/u.test(found);

/** A phrase may be broken over two lines of a comment, so each line comes with the first word of the next. */
const proseLines = (text: string, first = 1): readonly Part[] => {
  const lines = text.split('\n').map((line) => line.replace(/^\s*(?:\*|\/\/|#|--)?\s*/, '').trimEnd());
  return lines.map((line, index) => {
    const [next = ''] = (lines[index + 1] ?? '').split(' ');
    return { kind: 'prose', line: first + index, text: line === '' ? '' : `${line}\u2028${next}` };
  });
};

const namesOf = (code: string): readonly Part[] =>
  code
    .split('\n')
    .flatMap((line, index) =>
      [...line.matchAll(NAME)].map(([name]): Part => ({ kind: 'name', line: index + 1, text: wordsOf(name) })),
    );

/** `brokenTwins.test` → `broken twins test`. */
export const wordsOf = (name: string): string =>
  name
    .replaceAll(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2')
    .replaceAll(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .replaceAll(/[^\p{L}\d'’\u2028]+/gu, ' ');

const blank = (text: string): string => text.replaceAll(/[^\n]/g, ' ');

const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;
