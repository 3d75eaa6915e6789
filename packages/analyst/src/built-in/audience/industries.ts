import { isSure, type KindJudgment } from '../kind/judge-kind.ts';
import { kindsOf } from '../kind/kind.ts';
import type { Site } from '../read/site.ts';
import { isHead, type Passage } from '../read/passage.ts';
import { capitalised, listed, quoted, rowsOf } from '../read/wording.ts';
import type { Audience } from './audience.ts';
import { ABOUT_OTHERS } from './connected-groups.ts';
import { groupsIn } from './group-names.ts';

/** Kinds whose menus link to a page per industry. */
const SERVES = kindsOf('saas developer-tool agency company manufacturer telecom practice trade recruitment');

/** English name of an industry ; its names in menus, in the seven languages */
const INDUSTRIES = rowsOf(String.raw`
law enforcement ; law enforcement|police
fire services ; fire|fire (?:departments?|services?|rescue)
custody ; custody|corrections
health care ; health ?care(?: (?:&|and) .+)?|hospitals?|gesundheitswesen|santé|salud|sanità|saúde
education ; education|higher education|k-?12|bildung|éducation|enseignement|educación|istruzione|educação
retail ; retail(?: (?:&|and) .+)?|e-?commerce|einzelhandel|handel|commerce|distribution|comercio|varejo
government ; government|public sector|federal|state (?:&|and) local|öffentliche hand|öffentlicher sektor|secteur public|sector público|pubblica amministrazione|setor público
financial services ; financial services|financial|banking(?: (?:&|and) .+)?|banks|finanzdienstleister|banken|banques?|banca|finanzas|finance|servicios financieros
insurance ; insurance|versicherungen|assurances?|seguros|assicurazioni
automotive ; automotive|automobil(?:industrie)?|automobile|automoción|automotriz|automotivo
manufacturing ; manufacturing|industrial|industrie|fertigung|fabricación|industria|manifatturiero|indústria
hospitality ; hospitality(?: (?:&|and) .+)?|hotels|restaurants|gastronomie|hotellerie|hôtellerie|hostelería|ospitalità
construction ; construction|bau(?:wesen|industrie)?|btp|construcción|edilizia|construção
energy and utilities ; energy(?: (?:&|and) .+)?|utilities|oil (?:&|and) gas|energie(?:wirtschaft)?|énergie|energía|energia
gaming ; gaming|games
media ; media(?: (?:&|and) .+)?|publishing|medien|médias|medios
telecom ; telecom(?:munications?)?|high-?tech(?: \/ telecom)?|télécom(?:munications)?|telecomunicaciones|telecomunicazioni
life sciences ; life sciences|pharma(?:ceuticals?)?|biotech|medical devices|medizintechnik|pharmazie|farmacéutica
logistics and transport ; logistics|transportation|transport|logistik|logistique|logística|logistica
nonprofits ; non-?profits?|charities|gemeinnützige|associations|ong
legal ; legal|law firms|rechtsanwälte|juridique
agriculture ; agriculture|farming|landwirtschaft|agricultura|agricoltura
aerospace and defense ; aerospace(?: (?:&|and) .+)?|defen[sc]e|luftfahrt|aéronautique|aeroespacial
real estate ; real estate|property management|immobilien|immobilier|inmobiliaria`).map(([label = '', forms = '']) => ({
  label,
  form: new RegExp(`^(?:for )?(?:${forms})$`, 'iu'),
}));
const MIN_COUNT = 3;
const MIN_KNOWN = 2;
const SHOWN = 4;
const [WEIGHT, WEIGHT_LED] = [1.4, 2.4];
const MAX_TEXT_LENGTH = 400;

/** Headings above the industries that a company works for. */
const HEADING =
  /^(?:industries(?: (?:served|we serve))?|(?:we serve|served) industries|branchen(?:lösungen)?|secteurs(?: d['’]activité)?|sectores|settori|setores|sektörler|branże|branscher|brancher|bransjer|toimialat|odvětví|iparágak|отрасли)\W*$/iu;
/** “/industries/logistics/”. */
const ADDRESS =
  /\/(?:industries|industry|branchen(?:loesungen)?|secteurs|sectores|settori|setores|branze|branscher|brancher)\/[^/?#]{3,}\/?$/iu;
const NO_INDUSTRY =
  /^(?:about|über|à propos|sobre|all|alle|tous|todos|tutt[ie]|view|see|zobacz|show|more|weiter|learn)(?!\p{L})|[.!?:]$|\d/iu;
const MAX_NAME_LENGTH = 40;

/** Capitals of a menu entry are not a name. */
const calm = (text: string): string => (text === text.toUpperCase() ? capitalised(text.toLowerCase()) : text);

/** The headings or entries right below “Industries”. */
const belowHeading = ({ said }: Site): readonly Passage[] => {
  const at = said.findIndex(({ page, place, text }) => page === 0 && place === 'heading' && HEADING.test(text.trim()));
  const heading = said[at];
  if (heading === undefined) return [];
  const rest = said.slice(at + 1);
  const end = rest.findIndex(
    ({ place, level, section }) =>
      (place === 'heading' && level < heading.level) ||
      (place !== 'heading' && section !== heading.text && level === 0),
  );
  const below = (end < 0 ? rest : rest.slice(0, end)).filter(({ place }) => place !== 'address');
  const headings = below.filter(({ place }) => place === 'heading');
  return headings.length >= MIN_COUNT ? headings : below.filter(({ section }) => section === heading.text);
};

/** Links to pages below “/industries/”. */
const byAddress = (site: Site): readonly Passage[] => {
  const leading = new Set(site.snapshot.links.filter(({ href }) => ADDRESS.test(href)).map(({ text }) => text.trim()));
  return site.said.filter(({ page, place, text }) => page === 0 && place !== 'address' && leading.has(text.trim()));
};

/** Industries below such a heading or address, in the page’s words. */
const headedGroup = (site: Site): readonly Audience[] => {
  const [entries = []] = [belowHeading(site), byAddress(site)]
    .map((each) =>
      each
        .filter(({ text }) => text.length <= MAX_NAME_LENGTH && !NO_INDUSTRY.test(text.trim()))
        .filter(({ text }, at, all) => all.findIndex((other) => other.text.trim() === text.trim()) === at),
    )
    .filter(({ length }) => length >= MIN_COUNT);
  const [first] = entries;
  if (first === undefined) return [];
  const names = entries.slice(0, SHOWN).map(({ text }) => quoted(calm(text.trim())));
  return [groupOf(`Companies in ${listed(names)}`, first)];
};

const groupOf = (label: string, passage: Passage): Audience => ({
  label,
  head: 'organizations in industries',
  quote: passage.text,
  passage,
  weight: WEIGHT,
});

/** “Für Industrie, Handel, Dienstleistung und Logistik”. */
const LED =
  /(?<!\p{L})(?:for|für|pour|para|per)\s(?<fields>(?:[\p{L}-]+(?: [\p{L}-]+)?, ?)+(?:[\p{L}-]+(?: [\p{L}-]+)? )?(?:,? ?(?:and|&|und|et|y|e|ed) )[\p{L}-]+)(?=[\s.,;:!?)–—]|$)/iu;
const isFirst = (passage: Passage): boolean =>
  passage.page === 0 && passage.isQuotable && (isHead(passage) || passage.place === 'heading' || passage.isLead);

/** A list after “for” in the first lines or a heading, if our table has two of its fields. */
const ledGroup = ({ said, language }: Site): readonly Audience[] => {
  for (const passage of said.filter(isFirst)) {
    const fields = LED.exec(passage.text.slice(0, MAX_TEXT_LENGTH))?.groups?.['fields'];
    const names = (fields ?? '')
      .split(/,\s?(?:and |und |et |y |e )?|\s(?:and|&|und|et|y|e|ed)\s/iu)
      .map((each) => each.trim())
      .filter(Boolean);
    // “For schools, charities and retailers”: these are groups, not industries.
    if (names.filter((name) => groupsIn(name, language.tag).length > 0).length >= MIN_KNOWN) continue;
    const known = names.filter((name) => INDUSTRIES.some(({ form }) => form.test(name)));
    if (names.length >= MIN_COUNT && known.length >= MIN_KNOWN)
      return [
        { ...groupOf(`Organizations in ${listed(names.slice(0, SHOWN).map(quoted))}`, passage), weight: WEIGHT_LED },
      ];
  }
  return [];
};

/** Organizations in the industries that a menu lists: “Law enforcement”, “Fire”, “Custody”. */
export const industryGroups = (site: Site, judgment: KindJudgment): readonly Audience[] => {
  if (isSure(judgment) && ABOUT_OTHERS.has(judgment.kind.id)) return [];
  const led = ledGroup(site);
  if (led.length > 0 || (isSure(judgment) && !SERVES.has(judgment.kind.id))) return led;
  const links = new Set(site.snapshot.links.filter(({ isExternal }) => !isExternal).map(({ text }) => text.trim()));
  const entries = site.said.filter(
    ({ page, text }) => page === 0 && text.length < MAX_NAME_LENGTH && links.has(text.trim()),
  );
  const found = INDUSTRIES.flatMap(({ label, form }) => {
    const passage = entries.find(({ text }) => form.test(text.trim()));
    return passage === undefined ? [] : [{ label, passage }];
  });
  const [first] = found;
  if (!isSure(judgment) || first === undefined || found.length < MIN_COUNT) return headedGroup(site);
  return [groupOf(`Organizations in ${listed(found.slice(0, SHOWN).map((each) => each.label))}`, first.passage)];
};
