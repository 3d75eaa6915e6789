import { isSure, type KindJudgment } from '../kind/judge-kind.ts';
import { isHead } from '../read/passage.ts';
import type { Site } from '../read/site.ts';
import { setOf, rowsOf } from '../read/wording.ts';
import type { Audience } from './audience.ts';

/** The visitors of a kind of site, in the seven languages; exhibitors imply visitors. */
const ROLES = rowsOf(String.raw`
event ; Visitors ; (?<!\p{L})(?:visitors?|attendees?|attend|besucher(?:innen)?|visiteurs?|visitantes?|visitatori)(?!\p{L})|来場者|(?<!\p{L})(?:exhibitors?|exhibit|aussteller(?:innen)?|exposants?|expositores|espositori)(?!\p{L})|出展
government ; Residents ; (?<!\p{L})(?:residents|citizens|einwohner(?:innen)?|bürger(?:innen)?|habitants|citoyens|vecinos|ciudadanos|cittadini|moradores|cidadãos)(?!\p{L})|住民|市民|町民|村民|区民
education ; Students ; (?<!\p{L})(?:students|studierende\p{L}*|étudiants|estudiantes|studenti|estudantes|alunos|alumnos)(?!\p{L})|学生|受験生
health ; Patients ; (?<!\p{L})(?:patients?|patient(?:en|innen)|pacientes|pazienti)(?!\p{L})|患者
lodging ; Guests ; (?<!\p{L})(?:guests|gäste\p{L}*|huéspedes|ospiti|hóspedes)(?!\p{L})|宿泊
event ; Exhibitors ; (?<!\p{L})(?:exhibitors?|exhibit|aussteller(?:innen)?|exposants?|expositores|espositori)(?!\p{L})|出展
attraction ; Visitors ; (?<!\p{L})(?:visitors?|attendees?|attend|besucher(?:innen)?|visiteurs?|visitantes?|visitatori)(?!\p{L})|来場者
association ; Members ; (?<!\p{L})(?:(?:our|become an?) members?|membership|mitglied(?:er|schaft)?(?: werden)?|adhérents?|devenir membre|socios|hazte socio|diventa socio|i soci|sócios)(?!\p{L})|会員`).map(
  ([kinds = '', label = '', form = '']) => ({ kinds: setOf(kinds), label, form: new RegExp(form, 'iu') }),
);
const MAX_LENGTH = 200;
/** Kinds whose menus always name these people: only sentences count. */
const IN_SENTENCES: ReadonlySet<string> = setOf('association government education health lodging');
const MENU: ReadonlySet<string> = setOf('link button address frame');
const WEIGHT = 1.4;
/** An association that helps others: its members pay, but it is not for them. */
const FOR_OTHERS =
  /(?<!\p{L})(?:familiares|enfermos|afectados|pacientes|cuidadores|\p{L}*angehörige\p{L}*|betroffene\p{L}*|\p{L}*kranke|pflegende\p{L}*|(?:relatives|families|parents) of|patients|carers|caregivers|survivors|malades|aidants|proches de|familiari|malati|doentes|discapacidad|handicap\p{L}*|disabilit\p{L}+|disabled|deficiência|alzheimer\p{L}*|parkinson|autis\p{L}+)(?!\p{L})/iu;
const helpsOthers = (site: Site): boolean =>
  site.said.some(
    (passage) =>
      passage.page === 0 &&
      (isHead(passage) || (passage.isLead && (passage.place === 'text' || passage.place === 'heading'))) &&
      FOR_OTHERS.test(passage.text.slice(0, MAX_LENGTH)),
  );

/** Visitors and exhibitors of a fair, patients of a clinic, members of a club, if the pages use the word. */
export const roleGroups = (site: Site, judgment: KindJudgment): readonly Audience[] =>
  ROLES.flatMap(({ kinds, label, form }): Audience[] => {
    if (!isSure(judgment) || !kinds.has(judgment.kind.id)) return [];
    if (label === 'Members' && helpsOthers(site)) return [];
    const passage = site.said.find(
      ({ page, place, text }) =>
        page === 0 &&
        place !== 'quote' &&
        !(IN_SENTENCES.has(judgment.kind.id) && (MENU.has(place) || !/\s/u.test(text.trim()))) &&
        text.length <= MAX_LENGTH &&
        form.test(text),
    );
    const quote = form.exec(passage?.text ?? '')?.[0];
    return passage === undefined || quote === undefined
      ? []
      : [{ label, head: label.toLowerCase(), quote, passage, weight: WEIGHT, isImplied: true }];
  });
