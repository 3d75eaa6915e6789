import type { KindId } from '../kind/kind.ts';
import { isSure, type KindJudgment } from '../kind/judge-kind.ts';
import type { Site } from '../read/site.ts';
import type { Audience } from './audience.ts';

type Role = readonly [label: string, form: RegExp];

const VISITORS: Role = [
  'Visitors',
  /(?<!\p{L})(?:visitors?|attendees?|attend|besucher(?:innen)?|visiteurs?|visitantes?|visitatori)(?!\p{L})|来場者/iu,
];
const EXHIBITORS: Role = [
  'Exhibitors',
  /(?<!\p{L})(?:exhibitors?|exhibit|aussteller(?:innen)?|exposants?|expositores|espositori)(?!\p{L})|出展/iu,
];
const PLAYERS: Role = [
  'Players',
  /(?<!\p{L})(?:players|gamers|spieler(?:innen)?|joueurs|jugadores|giocatori|jogadores)(?!\p{L})|プレイヤー/iu,
];
const READERS: Role = [
  'Readers',
  /(?<!\p{L})(?:readers|leser(?:innen)?|lecteurs|lectores|lettori|leitores)(?!\p{L})|読者/iu,
];

/** What the people are called who come to a site of a kind, in the seven languages. */
const ROLES: Readonly<Partial<Record<KindId, readonly Role[]>>> = {
  // Where there are exhibitors, there are visitors.
  event: [['Visitors', new RegExp(`${VISITORS[1].source}|${EXHIBITORS[1].source}`, 'iu')], EXHIBITORS],
  game: [PLAYERS],
  news: [READERS],
  blog: [READERS],
  media: [
    ['Listeners', /(?<!\p{L})(?:listeners|hörer(?:innen)?|auditeurs|oyentes|ascoltatori|ouvintes)(?!\p{L})/iu],
    ['Viewers', /(?<!\p{L})(?:viewers|zuschauer(?:innen)?|téléspectateurs|espectadores|telespettatori)(?!\p{L})/iu],
  ],
  attraction: [VISITORS],
  association: [
    [
      'Members',
      /(?<!\p{L})(?:(?:new|our|your|become an?) members?|membership|mitglied(?:er|schaft)?(?: werden)?|adhérents?|devenir membre|socios|hazte socio|diventa socio|i soci|sócios)(?!\p{L})|会員/iu,
    ],
  ],
};
const LONGEST = 200;
const WEIGHT = 1.4;

/** Visitors and exhibitors of a fair, players of a game, readers of a newspaper, members of a club, where its pages use the word. */
export const roleGroups = (site: Site, judgment: KindJudgment): readonly Audience[] =>
  (isSure(judgment) ? (ROLES[judgment.kind.id] ?? []) : []).flatMap(([label, form]): Audience[] => {
    const passage = site.said.find(
      ({ page, place, text }) => page === 0 && place !== 'quote' && text.length <= LONGEST && form.test(text),
    );
    const quote = form.exec(passage?.text ?? '')?.[0];
    return passage === undefined || quote === undefined
      ? []
      : [{ label, head: label.toLowerCase(), quote, passage, weight: WEIGHT, isImplied: true }];
  });
