import type { KindId } from '../kind/kind.ts';
import type { Context } from '../findings/context.ts';
import { rivalsIn } from '../findings/difference.ts';
import { capitalised, listed, quoted, excerpt } from '../read/wording.ts';
import { TABLE_NOTE } from './market.ts';
import { fromTable, groundOf, type Statement } from './statement.ts';
import { isLocalElsewhere, tableRow } from './summary.ts';

const DEPENDENCE: readonly (readonly [service: RegExp, name: string, why: string, kinds: readonly KindId[]])[] = [
  [
    /\b(?:DoorDash|Uber Eats|Grubhub|Deliveroo|Lieferando)\b/u,
    'delivery platforms',
    'they keep the guest’s address and part of each order',
    ['restaurant'],
  ],
  [/\b(?:Booking\.com|Airbnb|Expedia)\b/u, 'booking portals', 'they keep part of each stay', ['lodging']],
  [/\b(?:Etsy|eBay)\b/u, 'a marketplace', 'it sets fees and rules', ['shop', 'producer', 'blog']],
  [/\b(?:App Store|Google Play)\b/u, 'the app stores', 'they set fees and rules', ['app', 'game']],
  [
    /\b(?:Patreon|Tidelift|GitHub Sponsors|Open Collective)\b/u,
    'sponsorship platforms',
    'income rests on the goodwill of sponsors',
    ['open-source', 'documentation', 'media', 'game'],
  ],
  [
    /\b(?:affiliate|as an Amazon Associate)\b/iu,
    'affiliate programs',
    'their commissions can be cut at any time',
    ['blog', 'directory', 'news'],
  ],
];
const SEASON =
  /\b(?:only (?:in|until)|valid (?:until|only|through)|gültig bis|valide solo|valable jusqu|válid[oa]s? hasta|válid[oa] até)\b/iu;

type Threats = (context: Context) => readonly Statement[];

const dependences: Threats = ({ site, isSure, judgment }) =>
  DEPENDENCE.flatMap(([service, name, why, kinds]) => {
    if (!isSure || !kinds.includes(judgment.kind.id)) return [];
    const passage = site.said.find(
      ({ text, place, isQuotable }) => isQuotable && place !== 'quote' && text.length < 300 && service.test(text),
    );
    if (passage === undefined) return [];
    const text = `Depends on ${name}: ${quoted(excerpt(passage.text, 100))}; ${why}`;
    return [{ kind: 'dependence', weight: 0.85, text, basis: groundOf(passage) }];
  });

const namedRival: Threats = (context) => {
  const rival = rivalsIn(context)[0];
  if (rival === undefined) return [];
  const text = `Measured against ${rival.name}, which the page itself brings up: ${quoted(excerpt(rival.sentence, 140))}`;
  return [{ kind: 'rival', weight: 0.8, text, basis: groundOf(rival.passage, rival.sentence) }];
};

const ofCategory: Threats = (context) => {
  const row = tableRow(context);
  if (row === undefined) return [];
  const own = context.site.name.title.toLowerCase();
  const others = row.alternatives
    .filter((name) => /^[\p{Lu}\d]|^i[A-Z]/u.test(name) && !own.includes(name.toLowerCase()))
    .slice(0, 3);
  const pressure: Statement = {
    kind: 'pressure',
    weight: 0.75,
    text: `${row.pressure} ${TABLE_NOTE}`,
    basis: fromTable(`${capitalised(row.noun)}: ${row.pressure}.`),
  };
  const alternatives: Statement = {
    kind: 'alternatives',
    weight: 0.7,
    text: `${capitalised(row.buyers)} also find ${listed(others)} ${TABLE_NOTE}`,
    basis: fromTable(`Alternatives for ${row.noun}: ${row.alternatives.join(', ')}.`),
  };
  return [
    ...(row.pressure === '' ? [] : [pressure]),
    ...(others.length > 1 && !isLocalElsewhere(context) ? [alternatives] : []),
  ];
};

const expiry: Threats = ({ site }) => {
  const dated = site.said.find(
    ({ text, isQuotable, place }) =>
      isQuotable && place !== 'quote' && text.length < 200 && SEASON.test(text) && /\d/u.test(text),
  );
  if (dated === undefined) return [];
  const text = `An offer with an end date ages on the page: ${quoted(excerpt(dated.text, 120))}`;
  return [{ kind: 'expiry', weight: 0.8, text, basis: groundOf(dated) }];
};

/** What could go wrong: rivals the pages name, what presses on everybody in the category, and what the site depends on. */
export const threatsOf: Threats = (context) =>
  [dependences, namedRival, ofCategory, expiry].flatMap((threats) => threats(context)).slice(0, 6);
