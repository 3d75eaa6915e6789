import type { KindId } from '../kind/kind.ts';
import type { Context } from '../findings/context.ts';
import { rivalsIn } from '../findings/difference.ts';
import { sentenceAt } from '../read/sentences.ts';
import { capitalised, listed, quoted, excerpt } from '../read/wording.ts';
import { TABLE_NOTE } from './market.ts';
import { isProductPage } from './product-page.ts';
import { fromTable, groundOf, type Statement } from './statement.ts';

/** What a business depends on, by the words of its own pages; `kinds`: only where it is one of these. */
type Dependence = {
  readonly form: RegExp;
  readonly on: string;
  readonly why: string;
  readonly kinds?: readonly KindId[];
};

/** A portfolio has no customers whose work could stop. */
const PEOPLE_KINDS: readonly KindId[] = ['practice', 'agency', 'course', 'health', 'wellness', 'trade'];

const DEPENDENCES: readonly Dependence[] = [
  {
    form: /\b(?:DoorDash|Uber Eats|Grubhub|Deliveroo|Lieferando)\b/u,
    on: 'delivery platforms',
    why: 'they keep the guest’s address and part of each order',
    kinds: ['restaurant'],
  },
  {
    form: /\b(?:Booking\.com|Airbnb|Expedia)\b/u,
    on: 'booking portals',
    why: 'they keep part of each stay',
    kinds: ['lodging'],
  },
  {
    form: /\b(?:our|my|us on|shop on|buy on|available on|sold on)\s(?:\p{L}+\s)?(?:Etsy|eBay)\b|\b(?:Etsy|eBay) (?:shop|store)\b/u,
    on: 'a marketplace',
    why: 'it sets fees and rules',
    kinds: ['shop', 'producer'],
  },
  {
    form: /\b(?:App Store|Google Play)\b/u,
    on: 'the app stores',
    why: 'they set fees and rules',
    kinds: ['app', 'game'],
  },
  {
    form: /\b(?:Patreon|Tidelift|GitHub Sponsors|Open Collective)\b/u,
    on: 'sponsorship platforms',
    why: 'income rests on the goodwill of sponsors',
    kinds: ['open-source', 'documentation', 'media', 'game'],
  },
  {
    form: /\b(?:affiliate (?:links?|commission|program)|as an Amazon Associate)\b/iu,
    on: 'affiliate programs',
    why: 'their commissions can be cut at any time',
    kinds: ['blog', 'directory', 'news'],
  },
  {
    form: /\b(?:underwritten by|insurance (?:is |policies are )?(?:offered|provided|issued) by|versicherer ist|risikoträger)\b/iu,
    on: 'its underwriter',
    why: 'who carries the risk decides on terms and prices',
    kinds: ['insurance', 'finance'],
  },
  {
    form: /\b(?:used under license|under license (?:from|to)|officially licensed|licensed product)\b/iu,
    on: 'licenses',
    why: 'the owner of the brand can end them',
  },
  {
    form: /\b(?:run (?:entirely )?by (?:students|volunteers|highschoolers|high school(?:ers)?)|high ?school(?:er)? run|student-run|volunteer-run|ehrenamtlich (?:geführt|getragen))\b/iu,
    on: 'volunteers',
    why: 'who runs it may change every year',
  },
  {
    form: /(?:^|[.!] )(?:I['’]m|I am|My name is|Ich bin|Mein Name ist|Je suis|Je m['’]appelle|Soy|Me llamo|Sono|Mi chiamo|Eu sou|Meu nome é)\s(?:(?:Dr|Prof)\.?\s)*\p{Lu}\p{Ll}+/u,
    on: 'one person',
    why: 'work stops when this person cannot',
    kinds: PEOPLE_KINDS,
  },
  {
    form: /\b(?:funded by|in partnership with the (?:city|county|district|department)|owned by the (?:city|county|district)|gefördert (?:durch|von|vom)|financé\p{L}* par|cofinanciado|finanziat[oa] da)\b/iu,
    on: 'public partners',
    why: 'contracts and grants are decided by others',
    kinds: ['transport', 'attraction', 'research', 'nonprofit', 'education', 'event'],
  },
];
const LONGEST = 600;

type Threats = (context: Context) => readonly Statement[];

const dependences: Threats = ({ site, isSure, judgment }) =>
  DEPENDENCES.flatMap(({ form, on, why, kinds }) => {
    if (!isSure || (kinds && !kinds.includes(judgment.kind.id))) return [];
    for (const passage of site.said) {
      if (!passage.isQuotable || passage.place === 'quote' || passage.text.length > LONGEST) continue;
      const found = form.exec(passage.text);
      if (found === null) continue;
      const words = sentenceAt(passage, found.index + found[0].length - 1);
      const text = `Depends on ${on}: ${quoted(excerpt(words, 120))}; ${why}`;
      return [{ kind: 'dependence', weight: 0.85, text, basis: groundOf(passage, words) }];
    }
    return [];
  });

const namedRival: Threats = (context) => {
  const [rival, ...others] = rivalsIn(context);
  if (rival === undefined) return [];
  const names = listed([rival, ...others].slice(0, 4).map(({ name }) => name));
  const text = `Measured against ${names}, which the page itself brings up: ${quoted(excerpt(rival.sentence, 140))}`;
  return [{ kind: 'rival', weight: 0.8, text, basis: groundOf(rival.passage, rival.sentence) }];
};

/** A line of the table speaks of those beside the businesses that it names. */
const isLeader = ({ site, judgment }: Context): boolean => {
  const own = site.name.title.toLowerCase().split('.')[0] ?? '';
  return judgment.category?.alternatives.some((name) => name.toLowerCase() === own) === true;
};

/** What presses on a marketplace is no trouble of one product on it. */
const ofCategory: Threats = (context) => {
  const row = context.isSure && !isProductPage(context) ? context.judgment.category : undefined;
  if (row === undefined || row.pressure === '' || isLeader(context)) return [];
  const text = `${row.pressure} ${TABLE_NOTE}`;
  return [{ kind: 'pressure', weight: 0.6, text, basis: fromTable(`${capitalised(row.noun)}: ${row.pressure}.`) }];
};

/** What could go wrong: rivals the pages name, what the site depends on, and what presses on everybody in its category. */
export const threatsOf: Threats = (context) =>
  [dependences, namedRival, ofCategory].flatMap((threats) => threats(context)).slice(0, 5);
