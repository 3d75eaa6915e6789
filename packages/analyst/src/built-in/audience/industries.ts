import { isSure, type KindJudgment } from '../kind/judge-kind.ts';
import { kindsOf } from '../kind/kind.ts';
import type { Site } from '../read/site.ts';
import { listed, rowsOf } from '../read/wording.ts';
import type { Audience } from './audience.ts';

/** Kinds whose menus lead to a page for each industry that they serve. */
const SERVES = kindsOf('saas developer-tool agency manufacturer telecom practice trade recruitment');

/** What an industry is called in English ; how menus call it in the seven languages */
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
const FEWEST = 3;
const SHOWN = 4;
const WEIGHT = 1.4;

/** “Law enforcement”, “Fire” and “Custody” side by side in a menu: organizations in these industries. */
export const industryGroups = (site: Site, judgment: KindJudgment): readonly Audience[] => {
  if (!isSure(judgment) || !SERVES.has(judgment.kind.id)) return [];
  const links = new Set(site.snapshot.links.filter(({ isExternal }) => !isExternal).map(({ text }) => text.trim()));
  const entries = site.said.filter(({ page, text }) => page === 0 && text.length < 40 && links.has(text.trim()));
  const found = INDUSTRIES.flatMap(({ label, form }) => {
    const passage = entries.find(({ text }) => form.test(text.trim()));
    return passage === undefined ? [] : [{ label, passage }];
  });
  const [first] = found;
  if (first === undefined || found.length < FEWEST) return [];
  const label = `Organizations in ${listed(found.slice(0, SHOWN).map((each) => each.label))}`;
  return [
    { label, head: 'organizations in industries', quote: first.passage.text, passage: first.passage, weight: WEIGHT },
  ];
};
