import type { Passage, Place } from '../read/passage.ts';
import type { Site } from '../read/site.ts';

/** Testimonials headings that the lexicon has no phrase for: “People ❤️ Acme”, “Kind words”, “What parents say”. */
const PRAISE_HEADING =
  /\b(?:people|users|customers|teams|developers)\s(?:love|❤|♥)|\bwall of love\b|\bloved by\b|\bkind words\b|\bdon['’]t (?:just )?take (?:our|my) word|\bwhat (?:\p{L}+ ){1,3}(?:say|are saying|think)\b|\brecommended by (?:\p{L}+ )*(?:customers|clients|guests|patients|members|parents)\b|(?<!\p{L})(?:empfohlen von|recommandée? par|recomendad[oa]s? por|consigliat[oi] da)(?!\p{L})|\bhear (?:it )?from (?:our|other|those|people|clients|customers)\b|\b(?:people|clients|customers|guests|patients|parents) (?:are talking|speak|talk|tell)\b|^(?:(?:our|google|client|customer|patient|guest|happy|recent|latest|verified) ){0,3}(?:reviews?|feedback)$|^(?:(?:neueste|letzte|aktuelle|unsere) )?(?:kunden)?bewertungen$|\bmeinungen (?:unserer|von) \p{L}+|^(?:(?:nos|derniers|les) )?(?:derniers )?avis(?: (?:clients|patients|google|de nos \p{L}+))?$|^(?:últimas )?(?:opiniones|reseñas)(?: de (?:clientes|nuestr\p{L}+ \p{L}+))?$|^(?:(?:le |ultime ){0,2})recensioni(?: dei clienti)?$|^(?:últimas )?avaliações(?: de clientes)?$|\bstimmen\b|\b(?:das|was) (?:\p{L}+ ){0,3}(?:sagen|meinen)\b|\b(?:parlent de nous|ce qu['’](?:en )?(?:disent|pensent))\b|\b(?:dicen|hablan) de (?:nosotros|nuestr)|\bqué dicen\b|\b(?:o que|lo que|cosa) (?:\p{L}+ ){0,3}(?:dizem|dizendo|falam|falando|dicen|opinan|dicono|pensano)\b|口コミ|お客様の声|レビュー/iu;
/** Headings of finished work, not of praise. */
const WORK_HEADING = /case stud|références|referenz|fallstud|études de cas|casos? de éxito|casi di|事例/iu;
const MAX_ZONE_LENGTH = 80;

/** The passages below a testimonials heading, up to the next heading of its level. Cards may have headings with names. */
export const praiseZone = ({ said, topic }: Site): ReadonlySet<Passage> => {
  const named = new Set(topic('testimonials').map(({ passage }) => passage));
  const zone = new Set<Passage>();
  let level = 0;
  for (const passage of said) {
    if (passage.place === 'heading') {
      const isPraise = named.has(passage) || PRAISE_HEADING.test(passage.text);
      if (isPraise && !WORK_HEADING.test(passage.text)) level = passage.level;
      else if (passage.level <= level) level = 0;
    }
    if (level > 0 && zone.size < MAX_ZONE_LENGTH) zone.add(passage);
  }
  return zone;
};

const NAME = String.raw`\p{Lu}[\p{L}.'’-]*(?:\s(?:\p{Lu}[\p{L}.'’-]*|de|del|di|da|la|van|von|der|ed?|y|et|und|and|&|\+)){0,4}`;
/** A line that is only a name: “Clem Delangue”, “DHH”. */
const NAME_LINE = new RegExp(`^(?:(?:Dr|Prof|Mr|Mrs|Ms|Frau|Herr|Mme)\\.?\\s)?${NAME}$`, 'u');
/** A signature: “— Ana Lopez”, “Ana Lopez, Harrow Hall”, “Ada Byron – May 2019”. */
const SIGNATURE = new RegExp(`^[—–~-]\\s?\\p{L}.{1,78}$|^${NAME}\\s?(?:[,(|/]|\\s[–—-]\\s).{2,60}$`, 'u');
/** The byline below a review: “by Ana Lopez on 7 May 2014”. */
const BYLINE = new RegExp(
  `^(?:[Bb]y|[Vv]on|[Pp]ar|[Pp]or|[Dd]i)\\s(?<by>${NAME}),?\\s(?:on|am|le|el|il|em)\\s.{0,12}\\d.{0,20}$`,
  'u',
);
/** The byline above a product review: “Ana L. aus Jena schrieb am 3.5.2016 über Dahlien:”. A comment names no product. */
const BYLINE_ABOVE = new RegExp(
  `^(?<by>${NAME})(?:\\s\\p{L}.{0,40})?\\s(?:schrieb|wrote|a écrit|escribió|ha scritto|escreveu)\\s.{0,12}\\d.{0,20}\\s(?:über|zu|about|sur|sobre|su)\\s.{2,80}:$`,
  'u',
);
/** Link texts and labels that look like names: “Read More”, “Next”. */
const LINK_LABEL =
  /\b(?:verified|trusted|certified|verifiziert\p{L}*|vérifié\p{L}*|verificad[oa]|verificat[oa])(?!\p{L})|^[—–~-]?\s?(?:read|next|prev|previous|see|view|show|more|all|learn|leave|write|back|home|contact|about|our|the|click|submit|verified|posted|book|get|call|free|sign|shop|what|who|why|how|weiter|mehr|zurück|alle|jetzt|unsere?|voir|lire|nos|notre|ver|leer|leia|leggi|contact[ao]|anmelden|kontakt|termin|sorry|thanks?|dear|hi|hello|please|loading|error)(?!\p{L})/iu;
/** “A guest from Bari”, “a happy client”: no particular person. */
const NO_PERSON =
  /^(?:[—–-]\s?)?(?:an?\s|e-?mail|eine[rs]?\s|un[ea]?\s|anonym)|mandant|kund[ei]|customer|client|patient|guest\b|user\b|\b(?:eines|einer|of an?|d['’]une?|de una?|di una?)\b/iu;
/** The line below a name, with a role or a date: “Co-founder and CEO at Hugging Face”, “SEO consultant”, “2 weeks ago”. */
const ROLE_LINE =
  /\b(?:ceo|cto|coo|cmo|co-?founder|founder|owner|director|manager|head of|lead|engineer|developer|designer|consultant|editor|professor|teacher|student|parent|president|partner|author|blogger|marketer|writer|geschäftsführer(?:in)?|inhaber(?:in)?|gérante?|directeur|directrice|directora?|titolare|fundadora?)\b|^\p{Lu}?[\p{L} -]{3,40}\s(?:at|bei|chez|en|presso)\s\p{Lu}|^(?:\d{1,2}|an?) (?:day|week|month|year)s? ago$|^vor (?:\d|ein)|^il y a \d|^hace \d/iu;
const MAX_LINE_LENGTH = 80;
/** Places where quotes may occur. Buttons and form fields are not among them. */
export const SPOKEN: ReadonlySet<string> = new Set<Place>(['text', 'item', 'quote', 'frame']);
const MIN_VOICE_LENGTH = 25;
export const STARS = /^(?:[★⭐✭]\uFE0F?\s?){3,5}/u;

/** The text of a line that matches a form of signature, without leading stars. */
const signedBy = (line: Passage | undefined, form: RegExp): string | undefined => {
  const text = line?.text.replace(STARS, '').trim() ?? '';
  if (text === '' || text.length > MAX_LINE_LENGTH || /[!?"“”]|\.$/u.test(text.replace(/\b\p{Lu}\.$/u, '')))
    return undefined;
  return form.test(text) && !LINK_LABEL.test(text) && !NO_PERSON.test(text) ? text : undefined;
};

/** The name or signature in a line or a card heading. */
export const nameAt = (line: Passage): string | undefined => signedBy(line, NAME_LINE) ?? signedBy(line, SIGNATURE);

const isSamePart = (one: Passage | undefined, other: Passage): boolean =>
  one !== undefined && one.page === other.page && (one.place === 'heading' || one.section === other.section);

/** A speaker. A role beside the name, or a byline that attributes the words, makes it certain. */
type Speaker = { readonly by: string; readonly isCertain: boolean; readonly isAuthor: boolean };
const speaker = (name: string, role?: string): Speaker => {
  return { by: role === undefined ? name : `${name}, ${role}`, isCertain: role !== undefined, isAuthor: false };
};
const authorOf = (line: Passage | undefined, form: RegExp): Speaker | undefined => {
  const by = form.exec(line?.text.trim() ?? '')?.groups?.['by'];
  return by === undefined ? undefined : { by, isCertain: true, isAuthor: true };
};

/** Whether a line has the initials of the name below it, in place of a picture: “MF” above “Matteo Falchi”. */
const isAvatar = (one: Passage | undefined, next: Passage | undefined): boolean => {
  const initials = Array.from((next?.text ?? '').matchAll(/(?<!\p{L})\p{Lu}/gu), ([letter]) => letter).join('');
  const text = one?.text.trim() ?? '';
  return /^\p{Lu}{2,3}$/u.test(text) && initials.startsWith(text) && NAME_LINE.test(next?.text.trim() ?? '');
};

/** Work of the site itself, not a customer's words: “For twenty years we have built …”. */
const WORK_VERBS = String.raw`(?:buil[dt]|made|install(?:ed)?|design(?:ed)?|offer(?:ed)?|provid(?:e|ed)|deliver(?:ed)?|supply|supplied|serv(?:e|ed)|gebaut|montiert|bieten|fertigen|réalis\p{L}+|propos\p{L}+|realiz\p{L}+|ofrece\p{L}+|offriamo|oferecemos)`;
const OWN_WORK = new RegExp(
  String.raw`(?<!\p{L})(?:we|wir|nous|noi|nós|nosotros)\s(?:have |haben |avons |can |können |\p{L}+ ){0,2}${WORK_VERBS}(?!\p{L})`,
  'iu',
);

/** The speaker of a passage: a name below or above it or, in a testimonials zone, in the heading of its card. */
export const speakerOf = (said: readonly Passage[], at: number, zone: ReadonlySet<Passage>): Speaker | undefined => {
  const words = said[at];
  if (words === undefined) return undefined;
  const isInZone = zone.has(words);
  const near = (index: number): Passage | undefined => {
    const line = said[index];
    const isLine =
      line !== undefined && SPOKEN.has(line.place) && (line.place === 'frame') === (words.place === 'frame');
    return isSamePart(line, words) && (isLine || (line?.place === 'heading' && isInZone && zone.has(line)))
      ? line
      : undefined;
  };
  const start = isAvatar(near(at + 1), near(at + 2)) ? at + 2 : at + 1;
  const [below, role] = [near(start), near(start + 1)];
  const author = (isInZone ? authorOf(below, BYLINE) : undefined) ?? authorOf(near(at - 1), BYLINE_ABOVE);
  if (author !== undefined) return author;
  const signed = signedBy(below, SIGNATURE);
  if (signed !== undefined) return speaker(signed);
  const [before, above] = [near(at - 2), near(at - 1)];
  const title = signedBy(above, ROLE_LINE);
  const name = title === undefined ? undefined : signedBy(before, NAME_LINE);
  if (name !== undefined && title !== undefined) return speaker(name, title);
  const first = signedBy(below, NAME_LINE);
  const position = first === undefined ? undefined : signedBy(role, ROLE_LINE);
  // A quote element that contains only a name is the citation.
  const isCited = words.place === 'quote' && below?.place === 'quote';
  if (first !== undefined) return isInZone || isCited || position !== undefined ? speaker(first, position) : undefined;
  const card = isInZone && above?.place === 'heading' && above.level > 2 ? signedBy(above, NAME_LINE) : undefined;
  return card === undefined || OWN_WORK.test(words.text) ? undefined : speaker(card);
};

/** First-person pronouns. */
export const FIRST_PERSON_PRONOUN =
  /\b(?:I|my|we|our|us|me|ich|wir|mir|uns|je|nous|yo|nos|io|ci|noi|eu|nós)\b|(?<!\p{L})(?:mein|unser|notre|nuestr|nostr|noss)\p{L}*/iu;

/** Whether a text has the length of a quote. */
export const isVoice = (text: string): boolean =>
  text.length >= MIN_VOICE_LENGTH && text.length <= 900 && (text.match(/\p{L}+/gu)?.length ?? 0) >= 5;

const MIN_HEADED_LENGTH = 60;
const MIN_HEADED = 3;
const BY_CUSTOMER =
  /\b(?:I|my|we|our|us|me|recommend)\b|(?<!\p{L})(?:ich|wir|uns|mir|empfehl\p{L}*|je|nous|notre|recommand\p{L}*|nosotros|nuestr\p{L}*|recomend\p{L}*|noi|nostr\p{L}*|consigli\p{L}*|nós|noss\p{L}*)(?!\p{L})/iu;

/** Quotes in headings, each above a smaller heading with the speaker: at least three. */
export const headedVoices = ({ said }: Site): ReadonlyMap<Passage, string> => {
  const pairs = said.flatMap((passage, at) => {
    const next = said[at + 1];
    const { level, text, page } = passage;
    const isPair = level > 1 && next !== undefined && next.page === page && next.level > level;
    const isSaid = text.length >= MIN_HEADED_LENGTH && isVoice(text) && /[.!…]["”“»]?$/u.test(text.trim());
    const isName = isPair && next.text.length <= MAX_LINE_LENGTH && /^\p{Lu}[^.!?]+$/u.test(next.text.trim());
    return isSaid && isName && !LINK_LABEL.test(next.text) ? [[passage, next.text.trim()] as const] : [];
  });
  const ofPeople = pairs.filter(([{ text }]) => BY_CUSTOMER.test(text));
  return new Map(pairs.length >= MIN_HEADED && ofPeople.length * 2 >= pairs.length ? pairs : []);
};

/** A first name and an initial before a quote: “Ana L - Quick and easy, thanks!”. */
const NAME_FIRST = /^(?<by>\p{Lu}[\p{L}'’-]+\s\p{Lu}\.?)\s?[–—-]\s(?<words>\S.{14,300})$/u;
/** Words of thanks and recommendation, for use in a pattern. */
export const THANKS_WORDS = String.raw`thank\p{L}*|recommend\p{L}*|dank\p{L}*|empfehl\p{L}*|merci|recommand\p{L}*|gracias|recomiend\p{L}*|grazie|consigli\p{L}*|recomend\p{L}*`;
const THANKS = new RegExp(
  String.raw`(?<!\p{L})(?:${THANKS_WORDS}|obrigad\p{L}|(?:will|definitely) (?:\p{L}+ )?(?:use|call|come|hire|be back))(?!\p{L})`,
  'iu',
);
const MIN_NAME_FIRST = 2;

/** Lines with thanks after a name: at least two. */
export const nameFirstVoices = ({
  said,
}: Site): ReadonlyMap<Passage, { readonly by: string; readonly words: string }> => {
  const lines = said.flatMap((passage) => {
    const { by, words } = (SPOKEN.has(passage.place) && NAME_FIRST.exec(passage.text.trim())?.groups) || {};
    return by === undefined || words === undefined || !THANKS.test(words) ? [] : [[passage, { by, words }] as const];
  });
  return new Map(lines.length >= MIN_NAME_FIRST ? lines : []);
};

/** Complaints, and notices to the reader such as “Please read …” and “Note: …”. */
const NOTICE =
  /\b(?:frechheit|enttäusch\p{L}*|nicht nachvollziehen|never again|disappoint\p{L}*|rip-?off|déçue?s?|decepcion\p{L}*|delus[oaie])\b|\b(?:we['’]re|we are) here to (?:help|make)\b|^["“„«]?\s?(?:please|note|warning|caution|attention|important|tip|hint|keep in mind|remember|see|be aware|make sure|bitte|hinweis|achtung|wichtig|remarque|veuillez|nota|aviso|atención|importante|attenzione|atenção)\b/iu;
/** Requests to the reader of a manual. “Please keep up the good work” is a customer's. */
const ASKS =
  /\b(?:please (?:read|note|see|refer|consult|check|make sure|be aware)|(?:but|and|also),? keep in mind|refer to (?:the|our) (?:guide|docs|documentation|manual)|your (?:end )?users\b|bitte (?:beachten|lesen)|veuillez (?:lire|noter|consulter)|ten(?:ga|ed)? en cuenta|por favor,? (?:lea|lee|leia|consulte)|si prega di|tenha em conta)(?!\p{L})/iu;

/** Whether a text is a notice to the reader (or a complaint) rather than praise. */
export const isNotice = (text: string): boolean => NOTICE.test(text) || ASKS.test(text);
