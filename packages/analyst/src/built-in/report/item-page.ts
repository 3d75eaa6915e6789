import type { Context } from '../findings/context.ts';
import { memoize } from '../findings/memoize.ts';
import { descriptionOf } from '../findings/page-top.ts';
import { kindsOf } from '../kind/kind.ts';
import { articleOf } from '../kind/shape-signs.ts';
import { letters } from '../read/name-signs.ts';
import type { Passage } from '../read/passage.ts';
import { SPEAKS } from '../read/speaks.ts';

/** The noun and address pattern of single items. */
const ITEMS: readonly (readonly [noun: string, path: RegExp])[] = [
  ['episode', /\/(?:episodes?|podcasts?|folgen?|episodios?|puntat[ae]|episodes?-\d+)\/[^/]+/iu],
  [
    'article',
    /\/(?:blogs?|news|articles?|artikel|stor(?:y|ies)|posts?|actualites?|noticias|notizie|(?:19|20)\d\d\/\d\d)\/[^/]+/iu,
  ],
  ['recipe', /\/(?:recipes?|rezepte?|recettes?|recetas?|ricett[ae]|receitas?)\/[^/]+/iu],
  ['event', /\/(?:events?|veranstaltung(?:en)?|eventos?|eventi)\/[^/]+/iu],
];
const ARTICLES = kindsOf('blog news');
const MIN_WORDS = 2;

type Item = { readonly noun: string; readonly title: string };

/** The subject of a page that is one of many: an episode, an article. Its description is not about the site. */
export const itemOf = ({ site, judgment }: Context): Item | undefined => {
  const article = ARTICLES.has(judgment.kind.id) ? articleOf(site) : undefined;
  if (article !== undefined) return { noun: 'article', title: article };
  const { snapshot, name } = site;
  const path = URL.parse(snapshot.finalUrl)?.pathname ?? '/';
  const noun = ITEMS.find(([, form]) => form.test(path))?.[0];
  const title = snapshot.headings.find(
    ({ level, text }) =>
      level === 1 &&
      text.split(/\s+/u).length >= MIN_WORDS &&
      letters(text) !== letters(name.title) &&
      letters(snapshot.title).includes(letters(text)),
  )?.text;
  return noun === undefined || title === undefined ? undefined : { noun, title };
};

const FIRST_LETTERS = 60;
const MIN_REPEATED = 40;

/** The main heading of an inner page whose description repeats the beginning of its text: the description is about this subject, not the site. */
export const topicOf = memoize(({ site }: Context): string | undefined => {
  const { snapshot, name } = site;
  const described = letters(descriptionOf(site)?.text.slice(0, FIRST_LETTERS) ?? '').slice(0, MIN_REPEATED);
  const [heading] = snapshot.headings.filter(({ level }) => level === 1);
  const isInner = (URL.parse(snapshot.finalUrl)?.pathname ?? '/').length > 1;
  const own = letters(name.title);
  if (!isInner || heading === undefined || described.length < MIN_REPEATED) return undefined;
  if (letters(heading.text).includes(own) || letters(snapshot.description).includes(own)) return undefined;
  if (SPEAKS.test(snapshot.description) || !letters(snapshot.title).includes(letters(heading.text))) return undefined;
  const isRepeated = snapshot.blocks.some(
    ({ kind, text }) => kind === 'paragraph' && letters(text.slice(0, 2 * FIRST_LETTERS)).startsWith(described),
  );
  return isRepeated ? heading.text : undefined;
});

/** The description of a single item, where it is not about the site. */
export const aboutItem = (context: Context, own: Passage | undefined): Passage | undefined => {
  const described = itemOf(context) === undefined ? undefined : descriptionOf(context.site);
  return own !== undefined && described?.text.includes(own.text) === true ? undefined : described;
};
