import { kindsOf } from '../kind/kind.ts';
import { listed, quoted } from '../read/wording.ts';
import { type Finding, inferred, strength, weakness } from '../report/statement.ts';
import { actionsIn } from './actions.ts';
import type { Context } from './context.ts';
import { memoize } from './memoize.ts';

type Check = (context: Context) => readonly Finding[];

const MAX_COUNT = 3;
const MAX_LENGTH = 45;
const MAX_WORDS = 4;
/** What visitors can try, read or download immediately. */
const AT_ONCE =
  /\b(?:interactive shell|playground|sandbox|live (?:demo|example)|demos?|docs|documentation|tutorials?|(?:beginner['’]?s|user|quick ?start) guide|getting started|manual|examples?|downloads?|source code|play (?:now|online)|dokumentation|anleitung|télécharger|tutoriels?|documentación|descargar|documentazione|documentação)\b|ドキュメント|ダウンロード/iu;
/** Work on the documentation itself, and what has to be requested. */
const NOT_IMMEDIATE =
  /\b(?:request|report|edit|change|suggest|improve|feedback|home ?page|issues?|contribut\w+|buy|order)/iu;
const TRYABLE = /shell|playground|sandbox|demo|play /iu;
const FREE_KINDS = kindsOf('open-source documentation developer-tool game');
const NO_ACTIONS = kindsOf('marketplace portfolio blog news');
/** Kinds of sites where a search for members is a tool. */
const DIRECTORIES = kindsOf('association nonprofit health government');
const SHOPS = kindsOf('shop producer manufacturer restaurant');
const SEARCHES = /^(?:find|search for|trouve[rz]|encuentra|buscar?|trova|cerca|encontre)\s|\s(?:finden|suchen)$/iu;

const linked = (kind: string, weight: number, label: string, names: readonly string[]): Finding => {
  const words = listed(names.slice(0, MAX_COUNT).map(quoted));
  return strength(kind, weight, `${label}: ${words}`, inferred(`Buttons and links of the page read ${words}.`));
};

/** Normalizes variants: “Downloads” and “Download”, “Docs” and “Documentation”. */
const sortOf = (text: string): string =>
  (AT_ONCE.exec(text)?.[0] ?? text)
    .toLowerCase()
    .replace(/^docs$/u, 'documentation')
    .replace(/s$/u, '');

/** What visitors can use without contacting the business. What they can try comes first. */
const atOnce: Check = ({ site }) => {
  const names = site.snapshot.links
    .map(({ text }) => text.replace(/^[^\p{L}\p{N}]+|[\s»›>→]+$/gu, ''))
    .filter((text) => text.split(/\s+/u).length <= MAX_WORDS && AT_ONCE.test(text) && !NOT_IMMEDIATE.test(text));
  const found = [...new Map(names.map((text) => [sortOf(text), text])).values()];
  const sorted = found.toSorted((a, b) => Number(TRYABLE.test(b)) - Number(TRYABLE.test(a)));
  return sorted.length < 2 ? [] : [linked('at-once', 0.78, 'Try it without signing up', sorted)];
};

/** What visitors do on the site: a search for members, or several actions. */
const actions: Check = (context) => {
  const { judgment, isSure } = context;
  if (isSure && FREE_KINDS.has(judgment.kind.id)) return atOnce(context);
  if (NO_ACTIONS.has(judgment.kind.id)) return [];
  const isShop = isSure && SHOPS.has(judgment.kind.id);
  // Visitors contribute news, reports and reviews; they do not come for them.
  const found = actionsIn(context).filter(
    (text) => !isShop || !/^(?:submit|report|post|join|upload|register|become)\b/iu.test(text),
  );
  const tool = isSure && DIRECTORIES.has(judgment.kind.id) ? found.find((text) => SEARCHES.test(text)) : undefined;
  if (tool !== undefined) return [linked('tool', 0.66, 'A search that visitors can use right away', [tool])];
  return found.length < MAX_COUNT ? [] : [linked('actions', 0.58, 'Visitors can act right away', found)];
};

const WORK =
  /\b(?:(?:featured |selected |recent |my |our )?(?:projects?|work)|portfolio|what i['’]ve (?:done|made|built)|case studies|libraries|arbeiten|projekte|referenzen|projets|réalisations|proyectos|trabajos|progetti|lavori|projetos|trabalhos)$|制作実績|作品/iu;
const WORKERS = kindsOf('portfolio agency builder');
const isName = (text: string): boolean =>
  /^[\p{L}\p{N}]/u.test(text) && /\p{L}{2}/u.test(text) && text.length <= MAX_LENGTH;

type Works = { readonly heading: string; readonly names: readonly string[] };

/** Finished work by name: subheadings or links with the same name below each heading about work. */
const worksOf = memoize(({ site, isSure, judgment }: Context): readonly Works[] => {
  if (!isSure || !WORKERS.has(judgment.kind.id)) return [];
  const { headings, links } = site.snapshot;
  const isWork = (text: string): boolean =>
    links.some((link) => link.isExternal && link.text.toLowerCase().startsWith(text.toLowerCase()));
  return headings.flatMap(({ text: heading, level }, at) => {
    if (!WORK.test(heading.trim())) return [];
    const after = headings.slice(at + 1);
    const end = after.findIndex((each) => each.level <= level && !isWork(each.text));
    const names = (end < 0 ? after : after.slice(0, end)).map(({ text }) => text.trim()).filter(isName);
    return names.length < 2 ? [] : [{ heading: heading.trim(), names: [...new Set(names)] }];
  });
});
const MAX_LISTS = 2;

const works: Check = (context) =>
  worksOf(context)
    .slice(0, MAX_LISTS)
    .map(({ heading, names }, index) => {
      const label = index === 0 ? 'Examples of finished work' : `More work under ${quoted(heading)}`;
      return linked('works', 0.8 - index * 0.1, label, names);
    });

/** What visitors can try, use and look at. */
export const substanceFindings = (context: Context): readonly Finding[] => [...works(context), ...actions(context)];

/** Works that are named without their results. */
export const worksWithoutResult = (context: Context): readonly Finding[] => {
  const [first, ...others] = worksOf(context)[0]?.names ?? [];
  const last = others.at(-1);
  if (first === undefined || last === undefined) return [];
  const named = new Set([first, ...others]);
  if (context.site.said.some(({ section, text }) => named.has(section) && /\d/u.test(text))) return [];
  const text = `The projects show no results in figures, from ${quoted(first)} to ${quoted(last)}`;
  const listing = listed([first, ...others].slice(0, 4).map(quoted));
  const basis = inferred(`Headings name ${listing}; the texts below have no figure.`);
  const fix = `Add one result in figures to ${quoted(first)}: users, downloads, time or money saved`;
  return [weakness('no-results', 0.64, text, basis, fix)];
};
