import { excerpt, listed, quoted } from '../read/wording.ts';
import { type Basis, type Finding, inferred, weakness } from '../report/statement.ts';
import type { Context } from './context.ts';
import { kindsOf } from '../kind/kind.ts';

/** Translation keys, program states and committed conflict markers: “???shop.search.legend???”, “text.skipToContent”, “isNew is true”, “<<<<<<< HEAD”. */
const MEANT_FOR_PROGRAMS =
  /\?{3}[\w.-]{4,80}\?{3}|^(?:text|labels?|common|msg|messages?|header|footer|button|global|page|form|nav|menu|i18n)\.[a-z]\w+(?:\.\w+)*$|\bis[A-Z]\w{2,30} is (?:true|false)\b|<{7} \S{2,40}|>{7} \S{2,40}/u;
/** UTF-8 that was decoded with another encoding. */
const BROKEN = /(?<!\p{L})\p{L}{0,12}(?:(?:Ã[\u00A0-\u00BF]|â€[™œ˜¢¦]|ï¿½|Â[£€©®°§»«])(?:(?![ïÃâÂ])\p{L}){0,12})+/u;
/** Products and drugs that injected spam links advertise. */
const ADVERTISED =
  /\b(?:michael ?kors|north ?face|uggs?|louis ?vuitton|ralph ?lauren|ray[- ]?bans?|moncler|jordans?|air max|gucci|hermes|rolex)\b.{0,20}\b(?:black friday|cyber monday|outlet|cheap|replica|sale|fake)\b|\bcheap (?:uggs?|jordans?|nfl jerseys)\b|\b(?:viagra|cialis|levitra|payday loans?)\b/iu;
const MIN_LINKS = 2;
const MAX_LENGTH = 60;
const ABOUT_CODE = kindsOf('documentation developer-tool open-source forum reference');

/** The intended letters, if they can be restored. */
const restored = (words: string): string | undefined => {
  const codes = Array.from(words, (letter) => letter.codePointAt(0) ?? 0);
  const text = codes.every((code) => code < 256) ? new TextDecoder().decode(Uint8Array.from(codes)) : '\uFFFD';
  return text.includes('\uFFFD') ? undefined : text;
};

/** Texts that no visitor should see: translation keys, program states, broken letters and injected spam links. */
export const rawTexts = ({ site, isSure, judgment }: Context): readonly Finding[] => {
  const { links, blocks, frame, title, description, headings } = site.snapshot;
  const texts = [...blocks, ...links].map(({ text }) => text.trim()).concat(frame);
  const find = (form: RegExp): string | undefined =>
    texts.map((text) => form.exec(text.slice(0, MAX_LENGTH * 4))?.[0].trim()).find((words) => words !== undefined);
  const basisFor = (words: string): Basis => inferred(`A text of the page reads ${quoted(words)}.`);
  const isRead = !(isSure && ABOUT_CODE.has(judgment.kind.id));
  const key = isRead ? find(MEANT_FOR_PROGRAMS) : undefined;
  const broken = isRead ? find(BROKEN) : undefined;
  const own = [title, description, ...headings.map(({ text }) => text)].join(' ');
  const spam = [...new Set(links.map(({ text }) => text.trim()))].filter(
    (text) => text.length <= MAX_LENGTH && ADVERTISED.test(text) && !ADVERTISED.test(own),
  );
  const found: Finding[] = [];
  if (key !== undefined) {
    const [words, text] = [quoted(key), 'Program text is visible to visitors'];
    const fix = `Replace ${words} with text for visitors, or remove it`;
    found.push(weakness('raw-text', 0.9, `${text}: ${words}`, basisFor(key), fix));
  }
  if (broken !== undefined) {
    const intended = restored(broken);
    const [words, better] = [quoted(broken), intended === undefined ? '' : `, for ${quoted(intended)}`];
    const fix = `Correct the encoding of ${words}, and read the other texts of the page for broken letters`;
    found.push(
      weakness('broken-letters', 0.8, `Letters are broken on the page: ${words}${better}`, basisFor(broken), fix),
    );
  }
  if (isSure && judgment.kind.id !== 'marketplace' && spam.length >= MIN_LINKS) {
    const words = listed(spam.slice(0, 2).map((text) => quoted(excerpt(text, MAX_LENGTH))));
    const text = `Links that have nothing to do with the site are on the page: ${words}`;
    const fix = `Remove ${words}, and find out who put them there: such links are a sign of a break-in`;
    found.push(weakness('spam-links', 0.96, text, inferred(`Links of the page are called ${words}.`), fix));
  }
  return found;
};
