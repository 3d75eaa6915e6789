import type { RenderedScreen } from './render-screen.ts';

const STYLES = /(?:<style data-emotion="[^"]*">[^<]*<\/style>\s*)+/;
const SCREEN = /(<div id="root"[^>]*>)[\s\S]*(<\/div>\s*<noscript>)/;

/**
 * The page of a screen, with its content in place of the placeholder, and the answers it was rendered from, so that the
 * app hydrates it unchanged. `answers` are JSON by the addresses that the app requests.
 */
export const withScreen = (
  html: string,
  { markup, styles }: RenderedScreen,
  answers: Readonly<Record<string, string>>,
): string => {
  const members = Object.entries(answers).map(([asked, json]) => `${JSON.stringify(asked)}:${json}`);
  // Escaped, so that no text can close the script element.
  const data = `{${members.join(',')}}`.replaceAll('<', String.raw`\u003c`);
  return html
    .replace(STYLES, () => styles)
    .replace(SCREEN, (_all, start: string, end: string) => start + markup + end)
    .replace('</body>', () => `<script type="application/json" id="answers">${data}</script>\n  </body>`);
};
