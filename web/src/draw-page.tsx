import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { App } from './app/app.tsx';
import { loadScreen } from './app/load-screen.ts';
import { routes } from './app/routes.tsx';

/** A screen as HTML, without user data, and its styles. */
export type DrawnPage = { readonly markup: string; readonly styles: string };

/** The screen's data, by request URL. */
export type Answers = Readonly<Record<string, unknown>>;

/**
 * Renders the screen of a URL, at build time without data, on the server with public data, so that it is visible before
 * the first script has run. The styles include those for the answers in `examples`: the browser would block while
 * computing them.
 * @throws Error when the address has no screen to render
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
 * Emotion writes each style in front of the first element that uses it. This collects them for the head, in the form
 * that emotion looks for in the browser: each global style separately, all others together.
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
