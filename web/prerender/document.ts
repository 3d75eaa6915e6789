import { meAddress } from '../src/lib/cache-keys.ts';
import { HOME, type PageToDraw } from './pages.ts';

type Parts = {
  /** The page without a screen, as the build made it. */
  readonly empty: string;
  readonly drawn: { readonly markup: string; readonly styles: string };
  /** The script that runs before the first paint. */
  readonly firstPaint: string;
  /** Files of the screen, below the root of the site. */
  readonly modules: readonly string[];
};

const APP = /<script type="module" crossorigin src="([^"]+)"><\/script>/;

/**
 * The whole page of a rendered screen. The app is loaded and run after the first paint, by the inline script in the
 * head. The server fills the title, the description and their preview counterparts by name.
 * @throws Error when the empty page lacks one of the placeholders
 */
export const documentFor = (page: PageToDraw, { empty, drawn, firstPaint, modules }: Parts): string => {
  const app = APP.exec(empty)?.[1];
  if (app === undefined) throw new Error('The page has no script of the app');
  const root = [
    `id="root" data-page="${page.path}" data-app="${app}"`,
    `data-modules="${modules.map((file) => `/${file}`).join(' ')}" data-asks="${[meAddress, ...page.asks].join(' ')}"`,
  ];
  const fillings: (readonly [RegExp, string])[] = [
    [APP, `<script>${firstPaint}</script>\n    ${drawn.styles}`],
    [/<title>[^<]*<\/title>/, `<title>${escaped(page.title)}</title>`],
    metaFilling('name', 'description', page.description),
    [/<div id="root"><\/div>/, `<div ${root.join(' ')}>${drawn.markup}</div>`],
    // The preview texts of the landing page differ from its title: they are in `index.html`.
    ...(page === HOME
      ? []
      : [metaFilling('property', 'og:title', page.title), metaFilling('property', 'og:description', page.description)]),
  ];
  return fillings.reduce(fill, withMetasInLines(empty));
};

const fill = (html: string, [place, filling]: readonly [RegExp, string]): string => {
  if (!place.test(html)) throw new Error(`The page has no place for ${filling.slice(0, 60)}`);
  return html.replace(place, () => filling);
};

const metaFilling = (attribute: string, name: string, content: string) =>
  [
    new RegExp(`<meta ${attribute}="${name}" content="[^"]*" />`),
    `<meta ${attribute}="${name}" content="${escaped(content)}" />`,
  ] as const;

/** Puts each meta element on one line, so that `metaFilling` finds it however the HTML was formatted. */
const withMetasInLines = (html: string): string =>
  html.replaceAll(/<meta\s[^>]*>/g, (meta) => meta.replaceAll(/\s+/g, ' '));

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
