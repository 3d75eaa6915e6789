import { kindsOf } from '../kind/kind.ts';
import { listed, quoted } from '../read/wording.ts';
import { type Finding, inferred, strength, weakness } from '../report/statement.ts';
import { actionsIn } from './actions.ts';
import { type Context, inWords } from './context.ts';
import { once } from './once.ts';

const FEWEST = 3;
const LONGEST = 45;
const MOST_WORDS = 4;
/** What can be tried, read or taken along at once. */
const AT_ONCE =
  /\b(?:interactive shell|playground|sandbox|live (?:demo|example)|demos?|docs|documentation|tutorials?|(?:beginner['’]?s|user|quick ?start) guide|getting started|manual|examples?|downloads?|source code|play (?:now|online)|dokumentation|anleitung|télécharger|tutoriels?|documentación|descargar|documentazione|documentação)\b|ドキュメント|ダウンロード/iu;
const TRIED = /shell|playground|sandbox|demo|play /iu;
const FREE_KINDS: ReadonlySet<string> = kindsOf('open-source documentation developer-tool game');
const NO_ACTIONS: ReadonlySet<string> = kindsOf('marketplace portfolio blog news');

/** What visitors can use without asking anybody. */
const atOnce = (context: Context): readonly Finding[] => {
  const { site, judgment, isSure } = context;
  const isFree = isSure && FREE_KINDS.has(judgment.kind.id);
  const linked = site.snapshot.links.map(({ text }) => text.replace(/^[^\p{L}\p{N}]+|[\s»›>→]+$/gu, ''));
  // One of each sort, what can be tried first: “Downloads” is no other than “Download”.
  const found = isFree
    ? [
        ...new Map(
          linked
            .filter((text) => text.split(/\s+/u).length <= MOST_WORDS && AT_ONCE.test(text))
            .map((text) => [
              (AT_ONCE.exec(text)?.[0] ?? text)
                .toLowerCase()
                .replace(/^docs$/u, 'documentation')
                .replace(/s$/u, ''),
              text,
            ]),
        ).values(),
      ].toSorted((a, b) => Number(TRIED.test(b)) - Number(TRIED.test(a)))
    : actionsIn(context);
  if (found.length < (isFree ? 2 : FEWEST) || (!isFree && NO_ACTIONS.has(judgment.kind.id))) return [];
  const shown = found.slice(0, FEWEST);
  return [
    strength(
      isFree ? 'at-once' : 'actions',
      isFree ? 0.78 : 0.58,
      isFree
        ? `Open to everybody at once: ${listed(shown.map(quoted))}`
        : `Visitors can act at once: ${listed(shown.map((text) => inWords(context, text)))}`,
      inferred(`Buttons and links of the page read ${listed(shown.map((text) => `“${text}”`))}.`),
    ),
  ];
};

const WORK =
  /\b(?:(?:featured |selected |recent |my |our )?(?:projects?|work)|portfolio|what i['’]ve (?:done|made|built)|case studies|libraries|arbeiten|projekte|referenzen|projets|réalisations|proyectos|trabajos|progetti|lavori|projetos|trabalhos)$|制作実績|作品/iu;
const WORKERS: ReadonlySet<string> = kindsOf('portfolio agency builder');
const isName = (text: string): boolean =>
  /^[\p{L}\p{N}]/u.test(text) && /\p{L}{2}/u.test(text) && text.length <= LONGEST;

type Works = { readonly heading: string; readonly names: readonly string[] };

/** Finished work by name: what stands under each heading on work, as deeper headings or as links of the same name. */
const worksOf = once(({ site, isSure, judgment }: Context): readonly Works[] => {
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
const MOST_LISTS = 2;

const works = (context: Context): readonly Finding[] =>
  worksOf(context)
    .slice(0, MOST_LISTS)
    .map(({ heading, names }, index) => {
      const shown = listed(names.slice(0, 4).map((text) => inWords(context, text)));
      const text = index === 0 ? `Finished work to look at: ${shown}` : `More work under ${quoted(heading)}: ${shown}`;
      return strength('works', 0.8 - index * 0.1, text, inferred(`Headings and links of the page name ${shown}.`));
    });

const PRODUCING: ReadonlySet<string> = kindsOf('builder trade shop manufacturer producer');
/** “Livraison garantie” promises a day, not a warranty. */
const WARRANTY =
  /\b(?:warrant(?:y|ies)|(?:our|the|\d+[- ]year) guarantees?|garantien|garantiebedingungen|extensions? de garantie|(?:la|notre|conditions de) garantie|garantías?|garanzi[ae])\b/iu;

/** A warranty that has a page of its own. */
const warranty = ({ site, isSure, judgment }: Context): readonly Finding[] => {
  if (!isSure || !PRODUCING.has(judgment.kind.id)) return [];
  const link = site.snapshot.links.find(
    ({ text, isExternal }) => !isExternal && text.length <= LONGEST && WARRANTY.test(text),
  );
  if (link === undefined) return [];
  const words = quoted(link.text.trim());
  return [
    strength(
      'warranty',
      0.56,
      `Warranty with a page of its own: ${words}`,
      inferred(`A link of the page to another page is called ${words}.`),
    ),
  ];
};

/** What there is to try, to use and to look at. */
export const substanceFindings = (context: Context): readonly Finding[] => [
  ...works(context),
  ...atOnce(context),
  ...warranty(context),
];

/** Work that is named without what came of it. */
export const worksWithoutResult = (context: Context): readonly Finding[] => {
  const [first, ...others] = worksOf(context)[0]?.names ?? [];
  const last = others.at(-1);
  if (first === undefined || last === undefined) return [];
  const named = new Set([first, ...others]);
  if (context.site.said.some(({ section, text }) => named.has(section) && /\d/u.test(text))) return [];
  return [
    weakness(
      'no-results',
      0.64,
      `The work names no result in figures, from ${quoted(first)} to ${quoted(last)}`,
      inferred(`Headings name ${listed([first, ...others].slice(0, 4).map(quoted))}; the texts below have no figure.`),
      `Add one result in figures to ${quoted(first)}: users, downloads, time or money saved`,
    ),
  ];
};
