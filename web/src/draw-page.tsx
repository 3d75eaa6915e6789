import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { App } from './app/app.tsx';
import { loadScreen } from './app/load-screen.ts';
import { routes } from './app/routes.tsx';

/** A screen as HTML, before anything is known of who looks at it, and the styles that it needs. */
export type DrawnPage = { readonly markup: string; readonly styles: string };

/**
 * Draws the screen of an address, at build time: it is there before the first script has run.
 * @throws Error when the address has no screen to draw
 */
export const drawPage = async (address: string): Promise<DrawnPage> => {
  const handler = createStaticHandler(await loadScreen(routes, address));
  const context = await handler.query(new Request(new URL(address, 'http://localhost')));
  if (context instanceof Response) throw new Error(`${address} leads elsewhere and cannot be drawn`);
  return withStylesApart(
    renderToString(
      <App>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </App>,
    ),
  );
};

const INLINE_STYLE = /<style data-emotion="(css|css-global) ([^"]+)">(.*?)<\/style>/gs;

/**
 * Emotion writes each style before its first element, where it would get between siblings. All of them go into the head,
 * marked so that emotion in the browser knows what is there.
 */
const withStylesApart = (html: string): DrawnPage => {
  const found = [...html.matchAll(INLINE_STYLE)].map(([, key, ids, css]) => ({ key, ids, css }));
  const sheetOf = (wanted: string): string => {
    const sheets = found.filter(({ key }) => key === wanted);
    const ids = sheets.map((sheet) => sheet.ids).join(' ');
    return `<style data-emotion="${wanted} ${ids}">${sheets.map(({ css }) => css).join('')}</style>`;
  };
  return { markup: html.replaceAll(INLINE_STYLE, ''), styles: `${sheetOf('css-global')}${sheetOf('css')}` };
};
