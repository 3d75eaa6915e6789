import { once } from '../findings/once.ts';
import { kindsOf } from '../kind/kind.ts';
import type { Context } from '../findings/context.ts';
import { editorialIn, isKeywords, isTeaser } from '../read/editorial.ts';
import { SPEAKS } from '../read/speaks.ts';
import type { Passage } from '../read/passage.ts';

const GREETING =
  /\b(?:click|enable javascript|javascript (?:is|must|to)|trademarks?|all rights reserved|copyright|powered by|propulsée? par|prestashop|desarrollado (?:por|con)|realizzato con|disclaimer|as per|not permitted|terms (?:of|and)|mailing list|register now|activate this form)\b|https?:|^\d+\.\s|^(?:free shipping|success|error|warning|oops|sorry|log in|sign in|contact us|welcome|herzlich willkommen|willkommen|bienvenue|bienvenid|benvenut|home\b|startseite|hello)/iu;
/** The first sentence of a forum or a newspaper is that of a post or an article. */
const OF_OTHERS = kindsOf('forum news blog reference marketplace');
const ERROR =
  /(?<!\p{L})(?:error|błąd|fehler|erreur|errore|erro|404|not found|nicht gefunden|nie znaleziono)(?!\p{L})/iu;
const isUnfit = (text: string): boolean =>
  GREETING.test(text) || ERROR.test(text) || isTeaser(text) || isKeywords(text);

/** The passage in which the site says best what it is: its description, its title, its main heading, its first sentence. */
export const selfDescription = once(({ site, isSure, judgment }: Context): Passage | undefined => {
  const editorial = editorialIn(site);
  const first = site.said.filter((passage) => passage.page === 0 && passage.isQuotable && !editorial.has(passage));
  const headings = first.filter(({ level }) => level === 1);
  const own = site.name.title.toLowerCase();
  const isOfOthers = isSure && OF_OTHERS.has(judgment.kind.id);
  const saysMore = ({ text }: Passage): boolean =>
    (text
      .toLowerCase()
      .replace(own, '')
      .replace(/\b(?:home|inicio|início|accueil|start|startseite|welcome to|official site|products)\b/giu, '')
      .match(/\p{L}{3,}|[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}]{2,}/gu)?.length ?? 0) >= 2;
  const longEnough = (passage: Passage | undefined): Passage | undefined =>
    passage && saysMore(passage) && passage.text.length >= 25 && !isUnfit(passage.text) ? passage : undefined;
  const stem = own.replace(/\.\p{L}{2,4}$/u, '');
  const isOpening = ({ place, text, isLead, section }: Passage): boolean =>
    place === 'text' &&
    isLead &&
    text.length >= 60 &&
    (text.toLowerCase().includes(stem) ||
      SPEAKS.test(text) ||
      (headings.length === 1 && section === headings[0]?.text));
  return (
    longEnough(first.find(({ place }) => place === 'description')) ??
    longEnough(headings.length === 1 ? headings[0] : headings.find(({ text }) => text.toLowerCase().includes(own))) ??
    longEnough(first.find(({ place, text }) => place === 'title' && text.toLowerCase() !== own)) ??
    longEnough(first.find((passage) => !isOfOthers && isOpening(passage))) ??
    first.find((passage) => passage.place === 'title' && saysMore(passage) && !isUnfit(passage.text))
  );
});
