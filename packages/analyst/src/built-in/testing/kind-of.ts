import { contextOfPage, type Page } from './site-of.ts';

/** The id of a page’s kind; `undefined` if it is unsure. */
export const kindOf = (page: Page): string | undefined => {
  const { judgment, isSure } = contextOfPage(page);
  return isSure ? judgment.kind.id : undefined;
};

/** The noun for a page with these words, each sentence a paragraph: “a choir”. */
export const called = (lang: string, title: string, description: string, text: string): string | undefined => {
  const body = `<h1>${title}</h1>${text
    .split('. ')
    .map((sentence) => `<p>${sentence}</p>`)
    .join('')}`;
  const { judgment, isSure } = contextOfPage({ lang, title, description, body });
  return isSure ? judgment.kind.noun : undefined;
};

export const links = (...entries: readonly string[]): string =>
  entries.map((entry, index) => `<a href="/${index}">${entry}</a>`).join(' ');

export const cells = (...texts: readonly string[]): string =>
  `<table>${texts.map((text) => `<tr><td>${text}</td></tr>`).join('')}</table>`;
