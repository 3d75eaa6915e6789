import { kindsOf } from '../kind/kind.ts';
import { letters } from '../read/name-signs.ts';
import { quoted } from '../read/wording.ts';
import { type Finding, groundOf, weakness } from '../report/statement.ts';
import type { Context } from './context.ts';
import { COPYRIGHT } from './stale.ts';

/** Kinds of sites whose customers want to know whom they deal with. */
const DEALT_WITH = kindsOf(
  'shop producer manufacturer trade practice agency health wellness builder finance insurance real-estate lodging travel restaurant course recruitment saas app',
);
/** Web designers sign pages as well. */
const MADE_BY =
  /(?<!\p{L})(?:design\p{L}*|develop\p{L}*|powered|theme|template|web\p{L}*|hosting|by|von|par|por|da|created|made|studio|media|digital|photos?|images?|privacy|policy|terms|imprint|impressum|datenschutz|agb|contact|kontakt|sitemap|legal|mentions|aviso|cookies?|home)(?!\p{L})/iu;
const RIGHTS =
  /(?:[\s.,|·•–-]*(?:all rights|alle rechte|tous droits|todos los derechos|reservados|tutti i diritti|todos os direitos).*|[.,|·•].*)$/iu;
const [MIN_LENGTH, MAX_LENGTH] = [4, 40];
const MIN_WORD_LENGTH = 3;
const NAME = /^\p{Lu}[\p{L}\d&'’ -]+$/u;

/** The copyright line names an owner that the page mentions nowhere else. */
export const otherOwner = ({ site, isSure, judgment }: Context): Finding | undefined => {
  if (!isSure || !DEALT_WITH.has(judgment.kind.id)) return undefined;
  const notices = site.said.filter(({ page, text }) => page === 0 && COPYRIGHT.test(text.slice(0, 200)));
  const [notice] = notices;
  const found = notice && COPYRIGHT.exec(notice.text);
  if (notice === undefined || found === null || found === undefined || notices.length > 1) return undefined;
  const owner = notice.text
    .slice(found.index + found[0].length)
    .replace(RIGHTS, '')
    .trim();
  const isName =
    owner.length >= MIN_LENGTH && owner.length <= MAX_LENGTH && NAME.test(owner) && !MADE_BY.test(notice.text);
  // A company that the page explains, or that shares a word with the site's name or address, is its owner.
  const known = letters(`${site.name.title} ${site.host} ${site.snapshot.title} ${site.snapshot.description}`);
  const isKnown = owner
    .split(/\s+/u)
    .some((word) => letters(word).length >= MIN_WORD_LENGTH && known.includes(letters(word)));
  const isExplained = site.passages.some((each) => each !== notice && each.text.includes(owner));
  if (!isName || isKnown || isExplained) return undefined;
  const words = `${found[0].trim()} ${owner}`;
  const text = `The copyright line names ${quoted(owner)}, which the page mentions nowhere else, instead of ${site.name.inText}`;
  const fix = `Say who ${quoted(owner)} is, or put ${site.name.inText} into the line “${words}”`;
  return weakness('other-owner', 0.62, text, groundOf(notice, words), fix);
};
