import { type Basis, inferred, said } from '../basis.ts';
import { isAbout, type Page, quoteOf } from '../page.ts';
import { quoted } from '../wording.ts';
import { linkAbout } from './mentions.ts';

const saysSo = /integra[tz]|intégra|schnittstelle|koppeling|plug[\s-]?in/iu;

const namesSomebody = /\s(?!I\b)\p{Lu}[\p{L}\p{N}]+/u;

/** That the page's product works together with others: a sentence that says so in that word or names the others, or a link. */
export const integrationsOf = (page: Page): Basis | undefined => {
  const found = page.prose.find(
    (sentence) =>
      isAbout(page, sentence, 'integrations') &&
      (saysSo.test(sentence.text) || namesSomebody.test(sentence.text.replaceAll(page.name.inText, ''))) &&
      sentence.text.length < 300,
  );
  if (found !== undefined) return said(quoteOf(found));
  const link = linkAbout(page, 'integrations');
  return link === undefined || !saysSo.test(link) ? undefined : inferred(`A link on the page reads ${quoted(link)}.`);
};
