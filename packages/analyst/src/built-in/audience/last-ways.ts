import type { Context } from '../findings/context.ts';
import { kindsOf } from '../kind/kind.ts';
import { excerpt, quoted } from '../read/wording.ts';
import type { InferredGroup } from './inferred-group.ts';

const COMPANY =
  /^(?:(?:your )?(?:company|organi[sz]ation|business)(?: name)?|(?:your )?name \/ organi[sz]ation|firma|firmenname|unternehmen|société|entreprise|empresa|azienda|ragione sociale|nome da empresa|会社名|御社名)\s*[*:]?$/iu;
const ADDRESS = /\b(?:zip|postal code|street|address line|plz|straße|adresse|cap|calle|rue|città|ciudad)\b/iu;
const OF_COMPANIES = kindsOf('saas developer-tool agency company manufacturer practice telecom');

/** Who is asked for the company in a form to write to the site comes for one. */
export const asked = ({ site, isSure, judgment }: Context): InferredGroup | undefined => {
  if (isSure && !OF_COMPANIES.has(judgment.kind.id)) return undefined;
  const forms = site.snapshot.forms.filter(({ hasPassword }) => !hasPassword);
  const form = forms.find(({ fields }) => fields.some((field) => COMPANY.test(field.trim())));
  const field = form?.fields.find((each) => COMPANY.test(each.trim()));
  if (form === undefined || field === undefined || form.fields.some((each) => ADDRESS.test(each))) return undefined;
  const submit = form.submit === '' ? `it has ${form.fields.length} fields` : `its button reads ${quoted(form.submit)}`;
  return { label: 'Companies', first: 'Companies', signs: [`a form asks for ${quoted(field.trim())}`, submit] };
};

const NEWS_OF =
  /(?<!\p{L})(?:noticias|actualidad|news|nachrichten|neuigkeiten|actualités?|infos|notizie|notícias)(?:\s\p{Ll}[\p{L}]*){0,4}?\s(?:de la|de|del|aus|von|from|of|in|for|à|di|da|do)\s(?<town>\p{Lu}[\p{L}’'-]{2,}(?:\s\p{Lu}[\p{L}’'-]+)?)/u;

/** “Noticias y actualidad de Vigo”: readers of the news of a place that title and description name. */
export const ofPlace = ({ site, isSure, judgment }: Context): InferredGroup | undefined => {
  if (!isSure || judgment.kind.id !== 'news') return undefined;
  const { title, description } = site.snapshot;
  const form = new RegExp(NEWS_OF.source, 'iu');
  const found = [title, description].map((text) => form.exec(text)?.groups?.['town']);
  // “News from Australia and the world”: a second word is part of the name only with a capital.
  const town = found.find((each) => each !== undefined && /^\p{Lu}/u.test(each))?.replace(/\s\p{Ll}.*$/u, '');
  if (town === undefined || !title.includes(town) || !description.includes(town)) return undefined;
  const label = `Readers who follow news of ${town}`;
  return {
    label,
    first: label,
    signs: [`the site is ${judgment.kind.noun}`, `title and description have ${quoted(town)}`],
  };
};

const OFFICIAL = /\bofficial (?:online )?(?:store|shop|merch\p{L}*)\b|\bfan ?shop\b/iu;
const MERCHANDISE = /\bmerch(?:andise)?\b|\b(?:albums?|on tour|tour dates|fan ?club|diskografie|discography)\b/iu;

/** The official shop of a band or a club: its fans. */
export const fansOf = ({ site, isSure, judgment }: Context): InferredGroup | undefined => {
  if (!isSure || judgment.kind.id !== 'shop') return undefined;
  const first = site.said.filter(({ page }) => page === 0);
  const title = first.find(({ place, text }) => place === 'title' && OFFICIAL.test(text));
  const other = first.find((passage) => passage !== title && MERCHANDISE.test(passage.text));
  if (title === undefined || other === undefined) return undefined;
  const label = `Fans of ${site.name.inText}`;
  const signs = [
    `the title has ${quoted(excerpt(title.text, 80))}`,
    `the page has ${quoted(excerpt(other.text, 80))}`,
  ] as const;
  return { label, first: label, signs };
};
