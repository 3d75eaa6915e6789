import type { DrawnScreen } from './draw-screen.ts';

const STYLES = /(?:<style data-emotion="[^"]*">[^<]*<\/style>\s*)+/;
const SCREEN = /(<div id="root"[^>]*>)[\s\S]*(<\/div>\s*<noscript>)/;

/**
 * The page of a screen with what is known of it in place of what it shows while nothing is, and the answers behind it that it was
 * drawn from: the app takes it over as it is. `answers` are JSON by the addresses that the app would ask.
 */
export const withScreen = (
  html: string,
  { markup, styles }: DrawnScreen,
  answers: Readonly<Record<string, string>>,
): string => {
  const members = Object.entries(answers).map(([asked, json]) => `${JSON.stringify(asked)}:${json}`);
  // Nobody's words end the element that they stand in.
  const data = `{${members.join(',')}}`.replaceAll('<', String.raw`\u003c`);
  return html
    .replace(STYLES, () => styles)
    .replace(SCREEN, (_all, start: string, end: string) => start + markup + end)
    .replace('</body>', () => `<script type="application/json" id="answers">${data}</script>\n  </body>`);
};
