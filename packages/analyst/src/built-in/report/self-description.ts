import { once } from '../findings/once.ts';
import { kindsOf } from '../kind/kind.ts';
import type { Context } from '../findings/context.ts';
import type { Passage } from '../read/passage.ts';

const GREETING =
  /\b(?:click|enable javascript|javascript (?:is|must|to)|trademarks?|all rights reserved|copyright|powered by|propulsée? par|prestashop|desarrollado (?:por|con)|realizzato con|disclaimer|as per|not permitted|terms (?:of|and)|mailing list|register now|activate this form)\b|https?:|^\d+\.\s|^(?:free shipping|success|error|warning|oops|sorry|log in|sign in|contact us|welcome|herzlich willkommen|willkommen|bienvenue|bienvenid|benvenut|home\b|startseite|hello)/iu;
/** The first sentence of a forum or a newspaper is that of a post or an article. */
const OF_OTHERS = kindsOf('forum news blog reference marketplace');
/** The passage in which the site says best what it is: its description, its title, its main heading, its first sentence. */
export const selfDescription = once(({ site, isSure, judgment }: Context): Passage | undefined => {
  const first = site.said.filter(({ page, isQuotable }) => page === 0 && isQuotable);
  const own = site.name.title.toLowerCase();
  const isOfOthers = isSure && OF_OTHERS.has(judgment.kind.id);
  const saysMore = ({ text }: Passage): boolean =>
    (text
      .toLowerCase()
      .replace(own, '')
      .replace(/\b(?:home|inicio|início|accueil|start|startseite|welcome to|official site|products)\b/giu, '')
      .match(/\p{L}{3,}|[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}]{2,}/gu)?.length ?? 0) >= 2;
  const longEnough = (passage: Passage | undefined): Passage | undefined =>
    passage !== undefined && saysMore(passage) && passage.text.length >= 25 && !GREETING.test(passage.text)
      ? passage
      : undefined;
  return (
    longEnough(first.find(({ place }) => place === 'description')) ??
    longEnough(first.find(({ level }) => level === 1)) ??
    longEnough(first.find(({ place, text }) => place === 'title' && text.toLowerCase() !== own)) ??
    longEnough(first.find(({ place, text }) => !isOfOthers && place === 'text' && text.length >= 60)) ??
    first.find((passage) => passage.place === 'title' && saysMore(passage))
  );
});
