import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { App } from './app/app.tsx';
import { loadScreen } from './app/load-screen.ts';
import { routes } from './app/routes.tsx';

/** A screen as HTML, before anything is known of who looks at it, and the styles that it needs. */
export type DrawnPage = { readonly markup: string; readonly styles: string };

/** What a screen is told, by the addresses that it asks. */
export type Answers = Readonly<Record<string, unknown>>;

/**
 * Draws the screen of an address with what is known of it: at build time nothing, on the server what everybody may read. It is
 * there before the first script has run. Its styles are also those of what it shows after `examples` of answers: a browser that
 * had to make them then would stand still for as long.
 * @throws Error when the address has no screen to draw
 */
export const drawPage = async (address: string, answers: Answers = {}, examples?: Answers): Promise<DrawnPage> => {
  const handler = createStaticHandler(await loadScreen(routes, address));
  const context = await handler.query(new Request(new URL(address, 'http://localhost')));
  if (context instanceof Response) throw new Error(`${address} leads elsewhere and cannot be drawn`);
  const draw = (fallback: Answers): string =>
    renderToString(
      <SWRConfig value={{ fallback }}>
        <App>
          <StaticRouterProvider
            router={createStaticRouter(handler.dataRoutes, context)}
            context={context}
            hydrate={false}
          />
        </App>
      </SWRConfig>,
    );
  const html = draw(answers);
  const styled = examples ? `${html}${draw(examples)}` : html;
  return { markup: html.replaceAll(INLINE_STYLE, ''), styles: stylesIn(styled) };
};

const INLINE_STYLE = /<style data-emotion="(css|css-global) ([^"]+)">(.*?)<\/style>/gs;

/**
 * Emotion writes each style before its first element, where it would get between siblings. All of them go into the head,
 * marked so that emotion in the browser knows what is there: global ones each on its own, which is how it looks for them.
 */
const stylesIn = (html: string): string => {
  const sheets = new Map([...html.matchAll(INLINE_STYLE)].map(([sheet, key, ids, css]) => [sheet, { key, ids, css }]));
  const scoped = [...sheets.values()].filter(({ key }) => key === 'css');
  const ids = scoped.map((sheet) => sheet.ids).join(' ');
  return [
    ...[...sheets].filter(([, { key }]) => key === 'css-global').map(([sheet]) => sheet),
    `<style data-emotion="css ${ids}">${scoped.map(({ css }) => css).join('')}</style>`,
  ].join('');
};
