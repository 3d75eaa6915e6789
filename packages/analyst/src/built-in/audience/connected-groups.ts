import { kindsOf } from '../kind/kind.ts';
import { isSure, type KindJudgment } from '../kind/judge-kind.ts';
import { letters } from '../read/name-signs.ts';
import type { Passage } from '../read/passage.ts';
import type { Site } from '../read/site.ts';
import { SPEAKS } from '../read/speaks.ts';
import type { Audience } from './audience.ts';
import { GENERIC_PEOPLE, type Group, groupsIn, JOINED, VAGUE } from './group-names.ts';

/** Words other than “for” that connect a site with the people in its description. */
const CONNECTED: Readonly<Record<string, RegExp>> = {
  en: /\b(?:(?:association|community|federation|society|union|forum|alliance|meeting place|home|voice|magazine|portal|journal) (?:of|to)|represent(?:s|ing)?|connect(?:s|ing)?|giv(?:es|ing)|serv(?:es?|ing)|mak(?:es|ing) it (?:easy|easier|simple|possible) for|help(?:s|ing)?|treat(?:s|ing)?|car(?:e|es|ing) for|let(?:s|ting)|bring(?:s|ing)? together|unit(?:es?|ing)|enabl(?:es?|ing)|empower(?:s|ing)?|allow(?:s|ing)?|equip(?:s|ping)?|teach(?:es|ing)?|train(?:s|ing)?|tak(?:es|ing)|support(?:s|ing)?|reach(?:es|ing)?|(?:services?|solutions|help|advice|training|lessons|support|information) to|(?:customers|clients|users)(?: \p{L}+){0,4} from|visited by|read by|attended by|written for|used (?:\p{L}+ ){0,4}by|popular (?:with|among))\s+$/iu,
  de: /(?:(?:verband|vereinigung|verein|forum|treffpunkt|community|portal|magazin|zeitschrift|plattform) (?:der|von|des)|ermöglich\p{L}+|betreu\p{L}+|biete(?:n wir|t)|vernetz\p{L}+|verbinde\p{L}+|vertritt|begleite\p{L}+|unterstütz\p{L}+|berate\p{L}*|berät|helfen?|hilft|beliefer\p{L}+)\s+(?:die |den |es )?$/iu,
  fr: /(?:(?:place de marché|plateforme|communauté|association|fédération|syndicat|club|portail|magazine|journal|rendez-vous|salon|site|guide|forum|blog) (?:des|d['’])|entre |(?:place de marché|plateforme|communauté|association|fédération|syndicat|club|portail|magazine|journal|rendez-vous|salon) de|permet(?:tent)? aux|(?:accompagn|aid|conseill|form|équip)(?:e|ent|ons)(?: les| des)?|rassemble(?:nt)?(?: les)?|réuni(?:t|ssent)(?: les)?)\s*$/iu,
  es: /(?:(?:plataforma|asociación|comunidad|federación|club|portal|revista|encuentro) de|permite a|reúne a|conecta a|representa a|(?:ayud|acompañ|asesor|apoy)(?:a|o|amos) a)\s+(?:los |las )?$/iu,
  it: /(?:(?:associazione|comunità|federazione|portale|rivista|ritrovo) (?:di|dei|degli|delle)|permette a(?:i|gli|lle)?|riunisce|rappresenta|coinvolg\p{L}+|aiut(?:a|o|iamo)|accompagn(?:a|o|iamo)|affianc(?:a|o|hiamo)|support(?:a|iamo)|assist(?:e|iamo))\s+(?:i |gli |le )?$/iu,
  pt: /(?:(?:associação|comunidade|federação|portal|revista|encontro) d(?:e|os|as)|permite (?:a|aos|às)|reúne|representa|ajud(?:a|o|amos)|atende(?:mos)?|apoia(?:mos)?|assessora(?:mos)?)\s+(?:os |as )?$/iu,
};
const WEIGHT = 2.2;
const BEFORE = 60;

/** “Tools that nurses trust”, “where researchers share samples”, “with beginners in mind”: the words around the group. */
const FOLLOWED: Readonly<Record<string, readonly [before: RegExp, after: RegExp]>> = {
  en: [
    /(?:^|[.!?:;–-]\s|\b(?:where|that|which|with|platform|app|tools?|software|courses?|place)\s(?:the\s)?|^[\p{L}\s]{3,40}\s)$/iu,
    /^\s(?:in mind|can rely on|rely on|trust\b|(?:(?:in|from|of|with)\s[^.,;:!?]{2,24}\s)?(?:can\s)?(?:use|share|meet|learn|connect|choose|come together|turn to|find)\b)/iu,
  ],
  de: [
    /(?:^|,\s(?:auf|in|mit)?\s?(?:der|die|das|dem|denen)\s|\bwo\s(?:sich\s)?)$/iu,
    /^\s(?:vertrauen|nutzen|einsetzen|treffen|finden)\b/iu,
  ],
  fr: [
    /(?:^|\boù\s(?:les\s)|\bque\s(?:les\s)|utilisé\p{L}* par (?:les |des ))$/iu,
    /^(?:\s(?:utilisent|partagent|se retrouvent|trouvent)\b|$|[.,;])/iu,
  ],
};

const isHead = ({ page, place }: Passage): boolean => page === 0 && (place === 'title' || place === 'description');
const MAX_LENGTH = 500;
/** Kinds whose first lines are about others. */
export const ABOUT_OTHERS = kindsOf('blog news reference forum media portfolio documentation');

/** “Designed with”, “richtet sich an”: words that only an offer has. */
const MADE_FOR =
  /(?<!\p{L})(?:(?:trusted|loved|used|chosen) by|(?:designed|made|built|created|written|intended|aimed|perfect|ideal|suitable|tailored) (?:for|at|with|to)|richte(?:t|n) sich an|(?:geeignet|gemacht|entwickelt) für|s['’]adressent? (?:aux|à)|(?:destin|conç|réserv)\p{L}+ (?:aux|pour)|(?:dirigid|destinad|pensad|diseñad|desenvolvid|voltad)[oa]s? (?:a|para)|(?:rivolt|dedicat|pensat)[oaie] (?:a|ai|alle|agli|per))(?!\p{L})/iu;

/** Whether one of the first texts is about the site: it has its name, “we”, or words for an audience. */
export const speaksOfItself = ({ page, place, isLead, text }: Passage, { name }: Site): boolean =>
  page === 0 &&
  isLead &&
  (place === 'text' || place === 'heading' || place === 'item') &&
  text.length <= MAX_LENGTH &&
  (SPEAKS.test(text) || MADE_FOR.test(text) || text.includes(name.title));

/** The footer sentence about the site. */
const MIN_BOX_LENGTH = 60;
export const isAboutBox = ({ page, text }: Passage): boolean =>
  page === 0 && text.length >= MIN_BOX_LENGTH && text.length <= 400 && /[.!]$/u.test(text) && SPEAKS.test(text);

/** “We provide cleaning to hotels and restaurants”, “Serving couples since 1999”: unambiguous anywhere on the page. */
const SERVES =
  /^(?:(?:we|i) (?:(?:also|only|mainly|proudly) )?(?:serve|help|provide|offer|work with|support|supply|advise|represent|train|teach)\b|(?:wir|ich) (?:bieten?|beraten?|unterstützen?|betreuen?|begleiten?|beliefern|helfen?|vertreten?)|nous (?:accompagnons|aidons|proposons|conseillons|travaillons|formons)|j['’](?:accompagne|aide)|je (?:conseille|forme)|(?:ayud(?:amos|o)|acompañ(?:amos|o)|asesor(?:amos|o)|ofrecemos) a|(?:aiut(?:iamo|o)|accompagn(?:iamo|o)|affianc(?:hiamo|o))|(?:ajud(?:amos|o)|atendemos|apoiamos))(?!\p{L})|(?:^|\s)(?:proudly )?serving\s\p{L}/iu;
/** The same with the name of the site before it: “Acme helps bakeries”. */
const NAME_SERVES =
  /^(?<name>\p{Lu}[^\s,;:]*(?:\s\p{Lu}[^\s,;:]*){0,3}) (?:serves|helps|provides|supports|supplies|advises|represents|trains|unterstützt|berät|begleitet|hilft|beliefert|accompagne|aide|conseille|forme|ayuda|acompaña|asesora|aiuta|accompagna|affianca|ajuda|atende|apoia)(?!\p{L})/u;

/** Whether words are the name of the site or its beginning: “Acme” of “Acme Bikes”. */
const MIN_NAME_LENGTH = 4;
const isNamed = (words: string, { name, host }: Site): boolean => {
  const own = letters(words);
  return own.length >= MIN_NAME_LENGTH && [name.title, host].some((each) => letters(each).startsWith(own));
};

/** Whether a text of the first page begins with the people that the site serves. */
const isServing = ({ page, place, text }: Passage, site: Site): boolean => {
  const words = text.trim().slice(0, MAX_LENGTH);
  const named = NAME_SERVES.exec(words)?.groups?.['name'];
  return (
    page === 0 &&
    (place === 'text' || place === 'heading' || place === 'item') &&
    (SERVES.test(words) || (named !== undefined && isNamed(named, site)))
  );
};

const isPlain = ({ head, label }: Pick<Group, 'head' | 'label'>): boolean =>
  (!VAGUE.has(head) && !/^(?:users|companies|teams)$/u.test(head)) || label.includes(' ');

/** “Offering fashion brands a complete service”, in contrast to “offers nurses”. */
const GIVEN = /^\s(?:an?|the|access|free|one|everything|all|more)\s/iu;
/** “Training tools nurses use”: the words before the group belong to something else. */
const HEAPED = /(?:[^s\W]s|ing|tion|ware|app|platform)\s/iu;

/** “Members of the Federation of Tilers”: a body that the business belongs to, not its audience. */
const BELONGS =
  /(?<!\p{L})(?:members? of|(?:registered|accredited|approved) (?:with|by)|mitglied (?:im|der|des)|membres? d[eu]|miembros? de|soci[oi]? d[ie]l?|membros? d[ao])\s(?:\p{L}+\s){0,4}$/iu;

/** “Academic and ” of “academic and government institutions”. */
const SHARED = /(?<=\s)[\p{L}-]+ (?:and|&|or|und|et|y|e|ou|o) $/iu;
/** “, biotechnology and pharmaceutical companies”. */
const NEXT_OF_LIST = /^,\s[\p{L}-]+ (?:and|&|or|und|et|y|e|ou|o) $/iu;

const isConnected = (text: string, { start, words }: Group, tag: string): boolean => {
  const before = text.slice(Math.max(0, start - BEFORE), start).replace(SHARED, '');
  if (BELONGS.test(before)) return false;
  const [led, followed] = FOLLOWED[tag] ?? [];
  const after = text.slice(start + words.length);
  return (
    (CONNECTED[tag]?.test(before) ?? false) ||
    (tag === 'en' && /\boffer(?:s|ing)?\s$/iu.test(before) && GIVEN.test(after)) ||
    (!HEAPED.test(words.slice(0, words.lastIndexOf(' ') + 1)) &&
      (led?.test(before) ?? false) &&
      (followed?.test(after) ?? false))
  );
};

/** “The network of tile setters”, “enables nurses and doctors”, “nurses trust it”: groups that a verb or noun connects with the site. */
export const connectedGroups = (site: Site, judgment: KindJudgment): readonly Audience[] => {
  const { tag } = site.language;
  const isAboutOthers = isSure(judgment) && ABOUT_OTHERS.has(judgment.kind.id);
  const read = site.said.filter(
    (passage) =>
      isHead(passage) ||
      (!isAboutOthers && (passage.level === 1 || speaksOfItself(passage, site) || isServing(passage, site))),
  );
  return read.flatMap((passage) => {
    let end = -1;
    const found = groupsIn(passage.text, tag).flatMap((group): Audience[] => {
      const { start, words, label, head } = group;
      const between = passage.text.slice(end, start);
      const isListed = end >= 0 && (JOINED.test(between) || NEXT_OF_LIST.test(between));
      if (!isListed && !isConnected(passage.text, group, tag)) {
        end = -1;
        return [];
      }
      end = start + words.length;
      return [{ label, head, quote: words, passage, weight: WEIGHT }];
    });
    return found.filter((each) => isPlain(each) || (found.length > 1 && !GENERIC_PEOPLE.has(each.head)));
  });
};
