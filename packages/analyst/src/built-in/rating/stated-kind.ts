import type { Context } from '../findings/context.ts';
import { contentOf } from '../findings/content-words.ts';
import { kindNamedIn } from '../findings/named-kind.ts';
import { letters } from '../read/name-signs.ts';
import { isHead, type Passage } from '../read/passage.ts';
import { describes, selfDescription } from '../report/self-description.ts';

/** “Tessera is a library for maps”: a definition. */
const DEFINES = /^\p{Lu}\S*(?:\s\p{Lu}\S*){0,2}\s(?:is|ist|est|es|è|é) (?:an?|the|eine?|une?|una?|um|uma)\s/u;
const MAX_SUBJECT_LENGTH = 60;

/** “Doing stuff on the internet” is not plain. */
const VAGUE = /\b(?:stuff|things)\b/iu;
/** “Home – Fern Agency”, “FERN Association”: a form of organization does not say what it does. */
const FORM =
  /^(?:home|welcome|start|page|official|website|our|unsere|nos|nuestr[oa]s|nostri|nossos|products|produkte|produits|productos|prodotti|produtos|services|leistungen|servicios|servizi|serviços|agen\p{L}+|associa\p{L}+|asocia\p{L}+|verein|verband|club|company|compan[ií]a|empresa|firma|society|group|gruppe|groupe|grupo|gruppo|foundation|stiftung|fondation|fundaci[óo]n|fondazione|organi[sz]ation)$/iu;
const MIN_OTHERS = 2;
const isBareForm = (text: string): boolean => {
  const words = text.match(/\p{L}{3,}/gu) ?? [];
  const others = words.filter((word) => !FORM.test(word));
  return others.length < MIN_OTHERS && others.length < words.length;
};

/** “Fern Café”, “Discussion forum”: a name or menu entry, which is not a plain statement. */
const MIN_BESIDE_NAME = 2;
const isBareName = ({ site }: Context, { text, place }: Passage): boolean =>
  place !== 'description' &&
  !/[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}\p{Script=Hangul}]/u.test(text) &&
  (text.replace(site.name.title, ' ').match(/\p{L}{3,}/gu)?.length ?? 0) < MIN_BESIDE_NAME;

/** The title, description, main heading or definition that names the kind of site or its category; the self-description first. */
export const statedKindIn = (context: Context): Passage | undefined => {
  const own = selfDescription(context);
  // A main heading of a newspaper may be a headline about others.
  const isNews = context.isSure && context.judgment.kind.id === 'news';
  const said = kindNamedIn(context)
    .filter((each) => each.page === 0 && (isHead(each) || DEFINES.test(each.text.slice(0, MAX_SUBJECT_LENGTH))))
    .filter(({ place }) => !isNews || place === 'title' || place === 'description')
    .filter((each) => !VAGUE.test(each.text) && !isBareForm(each.text) && !isBareName(context, each));
  return said.find((passage) => passage === own) ?? said[0];
};

/** Addresses and legal forms. */
const BESIDE_NAME =
  /(?:https?:\/\/)?(?:www\.)?[\w-]+(?:\.[\w-]+)*\.\p{L}{2,10}(?:\/\S*)?|(?:株式|有限|合同)会社|(?<!\p{L})(?:gmbh|ltd|inc|llc|s\.?a\.?|s\.?l\.?|s\.?r\.?l\.?|ltda)(?!\p{L})/giu;
/** “Olive Shop ♥ www.oliveshop.example”: nothing but name and address. */
export const isNameOnly = ({ site }: Context, { text }: Passage): boolean => {
  const bare = (words: string): string => letters(words.replace(BESIDE_NAME, ' '));
  return bare(text) === '' || bare(text) === bare(site.name.title);
};

/** A motto in the description has fewer content words. */
const MIN_CONTENT = 4;
/** Whether the self-description says what the site is: in the description for search engines, or as a definition. */
export const isPlain = (context: Context, own: Passage): boolean =>
  describes(context, own) &&
  ((own.place === 'description' && contentOf(context, own.text).length >= MIN_CONTENT) ||
    DEFINES.test(own.text.slice(0, MAX_SUBJECT_LENGTH))) &&
  !VAGUE.test(own.text);
