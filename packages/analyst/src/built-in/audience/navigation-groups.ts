import { isSure, type KindJudgment } from '../kind/judge-kind.ts';
import { type KindId, kindsOf } from '../kind/kind.ts';
import { isDecoration } from '../read/decoration.ts';
import type { Passage } from '../read/passage.ts';
import type { Site } from '../read/site.ts';
import { rowsOf, setOf } from '../read/wording.ts';
import type { Audience } from './audience.ts';
import { type Group, groupsIn, VAGUE } from './group-names.ts';

/** Kinds whose menus link to a page per customer group. */
export const NAVIGATION_KINDS = kindsOf('saas developer-tool app agency manufacturer ticketing education government');
/** Kinds where such entries are newspaper sections or departments of a shop. */
const DEPARTMENTS = kindsOf('news blog reference shop');
const MENU_PLACES: ReadonlySet<string> = setOf('frame link heading item');
/** Groups in the menu of a school; “Libraries” and “Departments” are parts of it. */
const OF_SCHOOLS = setOf('students parents families pupils applicants teachers alumni graduates');
/** Groups in the menu of an authority; its schools, parks and police are parts of it. */
const OF_AUTHORITIES = setOf(
  'residents citizens businesses companies visitors tourists vendors suppliers buyers engineers employers families parents seniors students veterans farmers taxpayers',
);
/** “Faculty & staff”: a group only at a university. */
const FACULTY =
  /^(?:faculty|staff|faculty (?:&|and|\/) staff|mitarbeitende|beschäftigte|personnels?|personale|personal)$/iu;
/** “Alumni & friends”: a secondary group. */
const FRIENDS = /\s*(?:&|,|\band\b)\s*(?:friends|visitors|donors|the community|guests|freunde|amis)$/iu;
/** The first group of a school. */
const FIRST = 'students';
/** Signs of higher education: a college has a page for parents, but is not for them. */
const HIGHER =
  /\b(?:college|universit\p{L}+|hochschule|fachhochschule|faculty|faculdade|polytechnic|graduate|law school|business school)\b|大学/iu;
const OF_MINORS = setOf('parents families pupils');

/** Menu entries for people of the site or for departments, not for its customers. */
const OWN_PEOPLE = setOf(
  'developers partners investors suppliers volunteers directors managers employees brands teams clubs bands workshops shops stores communities libraries museums women men kids children girls boys',
);
/** “For residents”: an entry that names its group. */
const FOR = /^(?:information |infos? )?(?:for|für|pour(?: les)?|para(?: l[oa]s)?|per(?: i| gli| le)?)\s(?=\p{L})/iu;
/** Groups for which such an entry leads to a separate section rather than to the offer. */
const CORNERS = setOf(
  'customers clients people developers partners investors suppliers volunteers managers employees brands authors reviewers journalists editors contributors members shareholders libraries',
);
const WEIGHT = 1.4;
/** “Ticket Buyers” inside a sentence; “CTOs” keeps its capitals. */
const sentenceCase = (label: string): string =>
  label.replaceAll(/(?<=\s)\p{Lu}(?=\p{Ll})/gu, (letter) => letter.toLowerCase());

const JOINS = /\s*(?:&|,|\/|(?<!\p{L})(?:and|und|et|y|e)(?!\p{L}))\s*/u;

/** Whether a part of an entry is nothing but a group’s name; 「保護者の方へ」 counts. */
const isWhole = (words: string, part: string, tag: string): boolean =>
  words.length === part.length || (tag === 'ja' && part.startsWith(words) && part.length - words.length <= 5);

const entryOf = ({ head }: Pick<Group, 'head'>, quote: string, passage: Passage, label = quote): Audience => ({
  label: sentenceCase(label),
  head,
  quote,
  passage,
  weight: WEIGHT,
});

/** “For media”, “for government”: groups named by a singular after “for”. */
const ADDRESSED: ReadonlyMap<string, string> = new Map([
  ['government', 'Governments'],
  ['administration', 'Administrations'],
  ['media', 'Journalists'],
  ['press', 'Journalists'],
  ['business', 'Businesses'],
  ['industry', 'Companies'],
  ['familia', 'Families'],
  ['famille', 'Families'],
  ['famiglia', 'Families'],
  ['família', 'Families'],
  ['voluntariado', 'Volunteers'],
]);

/** “Digital marketing professionals”: a group by its work. */
const OF_WORK = setOf('professionals managers executives officers');

const isAddressed = ({ text }: Passage, tag: string): boolean =>
  FOR.test(text.trim()) || (tag === 'ja' && /(?:方へ?|皆(?:様|さま)へ?|向け)$/u.test(text.trim()));

/** The group that a part of an entry consists of; after “for”, a singular may name it. */
const partOf = (part: string, tag: string, isFor: boolean): Pick<Group, 'words' | 'label' | 'head'> | undefined => {
  const label = isFor ? ADDRESSED.get(part.toLowerCase()) : undefined;
  return label === undefined
    ? groupsIn(part, tag).find(({ words }) => isWhole(words, part, tag))
    : { words: part, label, head: label.toLowerCase() };
};

/** The groups that a menu entry or short heading consists of: “Ticket buyers”, “For parents & families”. */
const groupsOfEntry = (passage: Passage, tag: string): readonly Audience[] => {
  const words = passage.text.trim().replace(FOR, '');
  const isFor = isAddressed(passage, tag);
  const groups = words
    .replace(FRIENDS, '')
    .split(JOINS)
    .map((part) => partOf(part, tag, isFor));
  // “Public relations & communications professionals” are one group.
  const last = groups.at(-1);
  if (last !== undefined && OF_WORK.has(last.head) && groups.includes(undefined) && last.words.includes(' '))
    return [entryOf(last, words, passage)];
  return groups.includes(undefined)
    ? []
    : groups.flatMap((group) => (group === undefined ? [] : [entryOf(group, group.words, passage, group.label)]));
};

const professionsIn = (entries: readonly Passage[], tag: string): readonly Audience[] =>
  entries
    .flatMap((passage) => groupsOfEntry(passage, tag))
    .filter(({ head, label }) => OF_WORK.has(head) && /\s/u.test(label))
    .map((audience) => ({ ...audience, head: audience.label.toLowerCase() }));

/** The customer sides in a menu: private customers and others. */
const SIDES = rowsOf(String.raw`
Private customers ; private individuals ; privatkund(?:en|er)|privatperson(?:en|er)?|privat|particuliers|particulares|particular|privati|private individuals|personal|personal banking|private|prive|klienci indywidualni|klient indywidualny|yksityisasiakkaat|частным лицам|приватним особам
Businesses ; companies ; geschäftskunden|firmenkunden|unternehmen|gewerbe|gewerbekunden|business|businesses|business banking|företag|företagare|egen företagare|erhverv|bedrift|professionnels?|pro|entreprises|empresas|profesionales|aziende|imprese|professionisti|zakelijk|firmy|dla firm|klienci biznesowi|yritysasiakkaat|юридическим лицам|бизнесу|corporate
Employers ; employers ; arbeitgeber|arbetsgivare|arbejdsgivere|arbeidsgiver|employeurs?|empleadores|datori di lavoro|employers|werkgevers|pracodawcy
Students ; students ; studierende|studenten|studerande|studerende|étudiants|estudiantes|studenti|estudantes|students`).map(
  ([label = '', head = '', forms = '']) =>
    [label, new RegExp(`^(?:f[üo]r |för |pour les |para |per |voor |dla )?(?:${forms})$`, 'iu'), head] as const,
);

const sidesIn = (entries: readonly Passage[]): readonly Audience[] => {
  const found = labeled(SIDES, entries);
  return found.length > 1 && found[0]?.label === 'Private customers' ? found : [];
};

/** Menu entries of a school in languages without a lexicon: label, form. */
const FOREIGN: readonly (readonly [label: string, form: RegExp])[] = [
  [
    'Applicants',
    /^(?:абитуриент(?:ам|у|ы)|абітурієнт(?:ам|у)|поступающим|для абитуриентов|dla kandydatów|kandydaci|kandidat-studenten|uchazeči|pro uchazeče)$/iu,
  ],
  ['Students', /^(?:студент(?:ам|у|ы)|обучающимся|студентів|dla studentów|studenci|studenten|studenti|студенти)$/iu],
  [
    'International students',
    /^(?:иностранным (?:студентам|гражданам|абитуриентам)|іноземним студентам|foreign students)$/iu,
  ],
  ['Graduates', /^(?:выпускник(?:ам|и)|випускникам|absolwenci|dla absolwentów|absolventi)$/iu],
  [
    'Teachers and staff',
    /^(?:преподавателям|сотрудникам|викладачам|pracownicy|dla pracowników|medewerkers|zaměstnanci)$/iu,
  ],
  ['Parents', /^(?:родителям|батькам|dla rodziców|rodzice|ouders|rodiče)$/iu],
];

const labeled = (
  rows: readonly (readonly [label: string, form: RegExp, head?: string])[],
  entries: readonly Passage[],
): readonly Audience[] =>
  rows.flatMap(([label, form, head = label.toLowerCase()]) => {
    const passage = entries.find(({ text }) => form.test(text.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '')));
    return passage === undefined ? [] : [{ label, head, quote: passage.text, passage, weight: WEIGHT }];
  });

const isOfMenu = (id: KindId, head: string): boolean => {
  if (id === 'education') return OF_SCHOOLS.has(head.split(' ').at(-1) ?? head);
  if (id === 'government') return OF_AUTHORITIES.has(head);
  return !VAGUE.has(head) && !OWN_PEOPLE.has(head);
};

/** Groups side by side in a menu: “Publishers”, “Agencies” or “For residents”, “For visitors”. A single one may mean anything. */
export const navigationGroups = (site: Site, judgment: KindJudgment): readonly Audience[] => {
  const { id } = judgment.kind;
  const tag = site.language.tag;
  if (isSure(judgment) && DEPARTMENTS.has(id)) return [];
  const entries = site.said.filter(
    ({ place, text }) => MENU_PLACES.has(place) && text.length < 60 && !isDecoration(text),
  );
  const addressed = entries
    .filter((passage) => passage.page === 0 && isAddressed(passage, tag))
    .flatMap((passage) => groupsOfEntry(passage, tag))
    .filter(({ head }) => !CORNERS.has(head));
  const isPlain = isSure(judgment) && NAVIGATION_KINDS.has(id);
  // “Firms” next to “For schools” is another group of the menu.
  const plain = (isPlain || addressed.length > 0 ? entries : [])
    .flatMap((passage) => groupsOfEntry(passage, tag))
    .filter(({ head }) => isOfMenu(id, head))
    .filter(({ head }) => !HIGHER.test(site.snapshot.title) || !OF_MINORS.has(head));
  const staff = id === 'education' && isPlain ? entries.find(({ text }) => FACULTY.test(text.trim())) : undefined;
  const people =
    staff === undefined ? [] : [{ label: 'Staff', head: 'staff', quote: staff.text, passage: staff, weight: WEIGHT }];
  const all = [
    ...addressed,
    ...professionsIn(entries, tag),
    ...plain,
    ...sidesIn(entries),
    ...people,
    ...(isPlain && id === 'education' ? labeled(FOREIGN, entries) : []),
  ];
  const groups = all.filter(({ head }, index) => all.findIndex((each) => each.head === head) === index);
  if (groups.length < 2) return [];
  return id === 'education' ? groups.toSorted((a, b) => Number(b.head === FIRST) - Number(a.head === FIRST)) : groups;
};
