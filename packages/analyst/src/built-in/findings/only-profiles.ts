import { listed, quoted } from '../read/wording.ts';
import { type Finding, inferred, weakness } from '../report/statement.ts';
import { canClaimAbsence } from './absence.ts';
import { type Context, pagesRead } from './context.ts';
import { isHead } from '../read/passage.ts';

const PROFILE =
  /^https?:\/\/(?:www\.)?(?:linkedin\.com\/in|github\.com|gitlab\.com|x\.com|twitter\.com|instagram\.com|behance\.net|dribbble\.com|mastodon\.\w+|bsky\.app\/profile)\/[^/?#]+\/?$/iu;
/** Any way to write or call. */
const REACHED =
  /@|\bmail\b|contact|kontakt|contatt|contat|get in touch|hire|write (?:to )?me|e-?mail me|say hello|schreib|écri|escríb|scriv|escrev|(?:\+|\b0)\d[\d ()./-]{7,}|問い合わせ/iu;
const LONGEST = 300;
const MOST = 3;

/** A person whose work is shown, and who can be reached only through profiles elsewhere. */
export const onlyProfiles = (context: Context): Finding | undefined => {
  const { site, isSure, judgment } = context;
  const { links, forms } = site.snapshot;
  if (!isSure || judgment.kind.id !== 'portfolio' || !canClaimAbsence(context) || forms.length > 0) return undefined;
  const isReached =
    links.some(({ href, text }) => /^(?:mailto|tel):/iu.test(href) || REACHED.test(text)) ||
    site.passages.some((each) => !isHead(each) && REACHED.test(each.text.slice(0, LONGEST)));
  const profiles = links.filter(({ href }) => PROFILE.test(href)).map(({ text }) => text.trim());
  const names = [...new Set(profiles.filter((text) => text !== ''))].slice(0, MOST);
  if (isReached || names.length === 0) return undefined;
  const words = listed(names.map(quoted));
  const { inText } = site.name;
  const text = `No way to write to ${inText} but through ${words}: no address and no form on ${pagesRead(site)}`;
  const basis = inferred(
    `Links called ${words} lead to profiles; no address, number, form or word of contact was found in texts and links.`,
  );
  return weakness(
    'only-profiles',
    0.72,
    text,
    basis,
    `Add an email address for those who want to hire ${inText}, beside ${words}`,
  );
};
