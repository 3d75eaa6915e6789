import type { Site } from '../read/site.ts';
import { letters } from '../read/name-signs.ts';
import type { Context } from './context.ts';
import { memoize } from './memoize.ts';
import { stemsOf } from './stems.ts';

/** Stems of praise and filler words that occur on any site. */
const ANYWHERE = stemsOf(
  'quality selection price prices best unique original originality satisfaction service services value style outstanding great wide welcome every everything everyone something special better together world website site official source ultimate people things always never today excellence trust since more your with from that this find home page online free life dream dreams experience solutions qualität preise beste alles immer heute willkommen seite qualité prix meilleur toujours bienvenue calidad precios mejor siempre bienvenidos qualità prezzi migliore sempre benvenuti qualidade preços melhor sempre',
);
const MIN_PASSAGES = 12;
const MAX_NAME_LENGTH = 90;
const MIN_WORD_LENGTH = 4;
/** Mottos are shorter. */
const MANY_WORDS = 6;
const FEW_WORDS = 3;

/** Short texts, such as headings and menus, name what a page is about. In a long text, any word may occur. */
const shortTexts = memoize(({ said }: Site): readonly string[] =>
  said.filter(({ text }) => text.length <= MAX_NAME_LENGTH).map(({ text }) => ` ${text.toLowerCase()}`),
);

/** The stems of the informative words of a text. */
export const contentOf = ({ site }: Pick<Context, 'site'>, text: string): readonly string[] =>
  [...stemsOf(text, site.name.title)].filter((stem) => !ANYWHERE.has(stem));

/** Whether a text has words from the subject of the pages, not only praise, a motto or a name. */
export const saysSomething = ({ site }: Pick<Context, 'site'>, text: string): boolean => {
  if (/[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}\p{Script=Hangul}]/u.test(text)) return true;
  const stems = contentOf({ site }, text);
  const name = letters(`${site.name.title}${site.host}`);
  if (stems.length >= MANY_WORDS || stems.some((stem) => name.includes(letters(stem).slice(0, MIN_WORD_LENGTH))))
    return true;
  if (site.said.length < MIN_PASSAGES) return stems.length > 0;
  const otherTexts = shortTexts(site).filter((each) => !text.toLowerCase().includes(each.trim()));
  const found = stems.filter((stem) => otherTexts.some((each) => each.includes(` ${stem}`))).length;
  return found > 0 && (found > 1 || stems.length <= FEW_WORDS);
};
