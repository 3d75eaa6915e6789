import type { Collector } from './open-element.ts';
import { addText, textRun, wholeText, type TextRun } from './text-run.ts';

/** Signs that scripts build a page. */
export interface ScriptSigns {
  readonly scripts: number;
  /** An element that common frameworks fill in. */
  readonly hasAppRoot: boolean;
  /** The page says that it needs JavaScript. */
  readonly asksForJavaScript: boolean;
}

const MAX_JSON_LD = 300_000;
const MAX_JSON_LDS = 50;

const APP_ROOT = /^(root|app|__next|__nuxt|___gatsby|svelte|main-app|app-root|react-root|reactroot|ember-app|q-app)$/i;
const APP_ELEMENT = /^(app-root|my-app|ng-app)$/;

const ASKS_FOR_JAVASCRIPT =
  /javascript (is (required|disabled|not enabled)|must be|to (run|view|use|continue))|(enable|activate|turn on|requires?|needs?|without) (javascript|js)\b|javascript.{0,30}(aktivieren|activer|habilit|activar|abilit|inschakel)/i;

/** Collects the texts of structured data, and the signs of a page that scripts build. */
export const collectScripts = (): Collector & {
  readonly jsonLds: () => string[];
  readonly signs: () => ScriptSigns;
} => {
  const jsonLds: TextRun[] = [];
  const noscript = textRun(5_000);
  let scripts = 0;
  let hasAppRoot = false;
  let isJsonLd = false;
  return {
    open: ({ name, attributes }) => {
      hasAppRoot ||=
        APP_ELEMENT.test(name) || APP_ROOT.test(attributes['id'] ?? '') || attributes['ng-app'] !== undefined;
      if (name !== 'script') return;
      const type = (attributes['type'] ?? '').trim().toLowerCase();
      if (type === '' || type === 'module' || type.includes('javascript')) scripts++;
      isJsonLd = type.startsWith('application/ld+json') && jsonLds.length < MAX_JSON_LDS;
      if (isJsonLd) jsonLds.push(textRun(MAX_JSON_LD));
    },
    hiddenText: (text, { name, isInNoscript }) => {
      const jsonLd = jsonLds.at(-1);
      if (name === 'script' && isJsonLd && jsonLd) addText(jsonLd, text);
      if (isInNoscript) addText(noscript, text);
    },
    jsonLds: () => jsonLds.map(wholeText),
    signs: () => ({ scripts, hasAppRoot, asksForJavaScript: ASKS_FOR_JAVASCRIPT.test(wholeText(noscript)) }),
  };
};
