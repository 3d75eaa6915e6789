import type { Context } from '../findings/context.ts';
import { descriptionOf } from '../findings/top.ts';
import { kindsOf } from '../kind/kind.ts';
import { articleOf } from '../kind/shape-signs.ts';
import { letters } from '../read/name-signs.ts';
import type { Passage } from '../read/passage.ts';

/** Addresses of one of many, and what it is called. */
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
const FEWEST_WORDS = 2;

type Item = { readonly noun: string; readonly title: string };

/** What a page that is one of many is about: an episode, an article; its description is not about the site. */
export const itemOf = ({ site, judgment }: Context): Item | undefined => {
  const article = ARTICLES.has(judgment.kind.id) ? articleOf(site) : undefined;
  if (article !== undefined) return { noun: 'article', title: article };
  const { snapshot, name } = site;
  const path = URL.parse(snapshot.finalUrl)?.pathname ?? '/';
  const noun = ITEMS.find(([, form]) => form.test(path))?.[0];
  const title = snapshot.headings.find(
    ({ level, text }) =>
      level === 1 &&
      text.split(/\s+/u).length >= FEWEST_WORDS &&
      letters(text) !== letters(name.title) &&
      letters(snapshot.title).includes(letters(text)),
  )?.text;
  return noun === undefined || title === undefined ? undefined : { noun, title };
};

/** What the description says of the item, where it is not about the site. */
export const aboutItem = (context: Context, own: Passage | undefined): Passage | undefined => {
  const described = itemOf(context) === undefined ? undefined : descriptionOf(context.site);
  return own !== undefined && described?.text.includes(own.text) === true ? undefined : described;
};
