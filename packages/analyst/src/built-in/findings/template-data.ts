import { type KindId, kindsOf } from '../kind/kind.ts';
import type { Passage } from '../read/passage.ts';

const HOSTS = String.raw`(?:example|yourdomain|yoursite|yourcompany|yourwebsite|yourbusiness|mysite|mywebsite|domain|company|email|website)\.(?:com|org|net|de|fr|es|it)`;
/** Dummy addresses, names and numbers of templates. */
const DUMMY = new RegExp(
  [
    String.raw`\b123 (?:main|fake|example|street|anywhere|your|any|some)\b(?: (?:st(?:reet)?|ave(?:nue)?|road|rd|name)\b)?|\b1234 street\b`,
    String.raw`\b(?:any|some) ?street,? (?:\d|any|some)\S*|\banytown\b|\bstreet name,? (?:city|\d+)|\bcity, state,? zip\b`,
    String.raw`\b(?:muster|beispiel)(?:stra(?:ß|ss)e|weg|stadt|ort|firma)\b|\b(?:max|erika) mustermann\b|\b(?:john|jane) doe\b|\bmario rossi 1\b|\bcalle falsa 123\b|\bvia esempio\b|\brua exemplo\b|\brue de l['’]exemple\b`,
    String.raw`(?<!\d)(?:\+?1[ .-]?)?\(?(?:\d{3}|xxx)\)?[ .-]?555[ .-]01\d\d(?!\d)|(?<!\d)\(?555\)?[ .-]\d{3}[ .-]\d{4}(?!\d)`,
    String.raw`\b[A-Z]{2}123456789\b|\b(?:info|mail|contact|email|you|your ?email|name|hello|support|test)@${HOSTS}\b|\b(?:example|your[._]?name|your[._]?e?mail|name|someone|test)@(?:gmail|hotmail|yahoo|outlook|gmx|web)\.\w{2,3}\b|\bwww\.${HOSTS.replace('|domain|company|email|website', '')}\b`,
  ].join('|'),
  'iu',
);
/** Blanks that the owner should have filled in: “XXX-XXXX”, “XX/XX/XXXX”, “[MAP]”. “XXXL” is a size, “[PDF]” a file. */
const LEFT_OPEN =
  /(?<![\p{L}\d])X{4,}(?![\p{L}\d])|(?<![\p{L}\d])[Xx]{2,4}(?:[ ./-]+[Xx]{2,4})+(?![\p{L}\d])|\[(?:(?:[Yy]our|YOUR|[Ii]nsert|INSERT|[Nn]ame of) [^\]]{2,30}|(?:MAP|LOGO|ADDRESS|PHONE|PHONE NUMBER|EMAIL|COMPANY|COMPANY NAME|BUSINESS NAME|NAME|CITY|DATE|LOCATION|IMAGE))\]/u;

/** A possible phone number. */
const NUMBER = /(?<![\p{L}\p{Sc}\d.,-])\+?\(?\d[\d ()./-]{5,20}\d(?![\d%]|[,.]\d|\s?\p{Sc})/gu;
const CALLED = /\b(?:tel|phone|telefon\p{L}*|fon|fax|call|mobil\p{L}*|cell|téléphone|teléfono|whatsapp)\b|☎|📞|電話/iu;
const THOUSANDS = /^\d{1,3}(?:[ .,]\d{3})+$/u;
/** “1 2 3 4 5 6 7 8” is a pagination. */
const SINGLE_DIGITS = /\d[ -]\d[ -]\d(?!\d)/u;
const MADE_UP = /^\d{0,3}0{7,}$|([1-9])\1{8}|01234567|12345678|1234567$|^987654321/u;

const dummyNumberIn = (text: string): string | undefined =>
  text.match(NUMBER)?.find((words) => {
    const isCount = THOUSANDS.test(words.trim()) && !CALLED.test(text);
    return !isCount && !SINGLE_DIGITS.test(words) && MADE_UP.test(words.replaceAll(/\D/gu, ''));
  });

/** Slots that a program should have filled, and its output for missing values. */
const SLOT =
  /\{\{\{?\s*[\w.$|' -]{2,40}\s*\}?\}\}|(?<![\p{L}\d])%[A-Z][A-Z_]{2,20}%|\$\{[\w.]{2,30}\}|\[[a-z][\w-]{2,20}(?:\s[\w-]{2,20}=[^\]]{1,90})+\]|\[\/?(?:vc_|et_pb_|contact-form|rev_slider|wpforms|ninja_form)[^\]]*\]|\[object Object\]|^(?:undefined|NaN|null)$/u;

/** Default texts of templates and page builders, as whole texts. */
const DEFAULT_TEXT =
  /^(?:(?:(?:©|\(c\)|copyright)[ \d-]*)?(?:your (?:company|business|brand|website)(?: name)?|company name here)(?:\.? all rights reserved)?|your (?:logo|tagline|slogan|title|headline)(?: here)?|(?:sub)?(?:title|heading|headline|text)s? (?:goes )?here|(?:title|headline|menu item|titel|überschrift|titre|título|titolo) \d|(?:web content display ?)+|(?:service|feature|card|project|product|section) (?:title|name)|(?:modal|card|tab|panel) title|(?:nav(?:bar)? )?brand name|short description here|sample text|dummy text|i['’]m a (?:paragraph|title)\b.*|proudly powered by my site|ihr (?:firmenname|logo|slogan)|hier steht (?:der|ein) text|votre (?:titre|logo|slogan) ici|(?:tu|su) (?:logo|eslogan|título) aquí|il tuo (?:logo|titolo)|seu (?:logo|título) aqui)[.!]?$/iu;
/** Default menu entries of templates. */
const ENTRY = /^(?:deep drop ?down(?: \d{1,2})?|drop ?down \d{1,2})$/iu;
/** Test pages left in the menu. */
const TEST_PAGE =
  /^test (?:(?:page|post|article|template|product|category)(?: \d+)?|.{2,30} \((?:template|target|test)\))$/iu;
/** Notes that announce a text that was never written. */
const ANNOUNCED_TEXT =
  /^(?:(?:success|warning|oh snap|heads up|well done)!? )?(?:better check your ?sel?f, you['’]re not looking too good|best check yo self|change a few things up and try submitting again|you successfully read this important alert message|this alert needs your attention)|\bhere (?:we|i|you) (?:will|are going to|can) (?:put|add|write|insert|place|show)\b|\bplaceholder (?:article|text|image|post|page|content)s?\b|(?<!\p{L})(?:texts?|content|pictures|photos|details) (?:(?:will )?follow|to follow|goes here)[\s.…]*$|(?<!\p{L})hier (?:kommt|folgt|steht bald) (?:\p{L}+ )?(?:text|inhalt|bild)|(?<!\p{L})(?:texte|contenu) à venir|aquí (?:irá|pondremos|va el texto)|qui (?:andrà|metteremo|va inserit[oa])|aqui (?:colocaremos|vai o texto)/iu;
const UNTITLED =
  /^(?:untitled(?: document| page)?|react app|vite app|vite \+ .{2,30}|my (?:site|website|blog|wordpress(?: blog| site)?)|new (?:page|site)|page title|document)$/iu;

/** Kinds of sites that use dummy data as examples, or invented numbers in stories. */
const EXAMPLES = kindsOf(
  'developer-tool documentation open-source reference blog news forum media game store-listing research',
);
/** Kinds of sites whose screenshots show invented customers. Only data in the frame of the page is the site’s own. */
const SHOWS_SCREENSHOTS = kindsOf('saas app');
/** Words of a page about templates or code, on which slots are examples. */
const ABOUT_CODE =
  /\b(?:templates?|syntax|variables?|snippets?|handlebars|mustache|jinja|liquid|vue|angular|merge tags?|vorlagen?)\b/iu;
/** Words before an example. */
const EXAMPLE =
  /(?<!\p{L})(?:e\.\s?g\.|for (?:example|instance)|example:|z\.\s?b\.|zum beispiel|beispiel:|bsp\.|p(?:ar)?\.?\s?ex(?:emple|\.)|exemple\s?:|por ej(?:emplo|\.)|p\. ?ej\.|ejemplo:|ad esempio|(?:per )?es(?:empio|\.):?|por exemplo|p\. ?ex\.|exemplo:|ex\.?\s?:)|例[:：)）]|format:/iu;
const MAX_LENGTH = 200;

/** The circumstances by which dummy data is judged. `kind` is undefined unless it is sure. */
type Where = {
  readonly kind: KindId | undefined;
  readonly said: readonly Passage[];
  /** Whether a script fills the slots. */
  readonly isFilled: boolean;
};

/** Template data in a text: dummy contact data, unfilled slots, default texts. */
export const templateDataIn = (
  { text, place, isQuotable }: Passage,
  { kind, said, isFilled }: Where,
): { readonly words: string; readonly what: 'contact' | 'number' | 'slot' | 'text' | 'test' | 'menu' } | undefined => {
  if (place !== 'quote' && TEST_PAGE.test(text.trim())) return { words: text.trim(), what: 'test' };
  if (place !== 'quote' && ENTRY.test(text.trim()) && (kind === undefined || !EXAMPLES.has(kind)))
    return { words: text.trim(), what: 'menu' };
  if ((!isQuotable && place !== 'link') || text.length > MAX_LENGTH || (kind !== undefined && EXAMPLES.has(kind)))
    return undefined;
  if (place === 'form' || place === 'quote' || place === 'button') return undefined;
  const untouched =
    (place === 'title' ? UNTITLED : DEFAULT_TEXT).exec(text.trim())?.[0] ?? ANNOUNCED_TEXT.exec(text)?.[0];
  if (untouched !== undefined) return { words: untouched, what: 'text' };
  // A link may contain any name, such as the plaintiff of a court case.
  if (!isQuotable) return undefined;
  const slot = SLOT.exec(text)?.[0];
  if (slot !== undefined && !isFilled && !said.some((each) => ABOUT_CODE.test(each.text)))
    return { words: slot, what: 'slot' };
  if (kind !== undefined && SHOWS_SCREENSHOTS.has(kind) && place !== 'frame') return undefined;
  // Form fields show examples of answers.
  if (EXAMPLE.test(text)) return undefined;
  const number = dummyNumberIn(text);
  const words = DUMMY.exec(text)?.[0] ?? LEFT_OPEN.exec(text)?.[0] ?? number;
  if (words === undefined || said.some((each) => each.place === 'form' && each.text.includes(words.trim())))
    return undefined;
  return { words: words.trim(), what: words === number ? 'number' : 'contact' };
};
