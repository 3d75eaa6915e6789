import { groupsIn } from '../audience/group-names.ts';
import { isHead, type Passage } from '../read/passage.ts';
import type { Context } from './context.ts';
import { once } from './once.ts';

/** The form of a group that no list has: “built for EMS”, “3D-Druck-Hobbyisten”, “for fly fishers”, “dos servidores”. */
const FORMS: Readonly<Record<string, RegExp>> = {
  en: /\b(?:built|made|designed|created|tailored|intended|meant|developed) (?:just |only |specifically |especially )?for (?!every|any|all\b|the\b|when|where|life\b|speed\b|you\b)|\b(?:for|help(?:s|ing)?|serv(?:es|ing)) (?:(?!(?:your|our|its|their|his|her|my|and|a|an)\b)[\p{L}-]+ ){0,2}(?!(?:orders|numbers|papers|offers|letters|dinners|containers|flowers|colou?rs|matters|others|covers|events|parents['’]|computers|printers|servers|folders|layers|factors|doors|floors|errors|sensors|motors|monitors|trailers|powers|borders|filters|stickers|posters|centers|corners|chapters|elements|moments|documents|payments|treatments|apartments|investments|components|ingredients|accents|comments|restaurants|plants|elephants|variants|lists|artists|scents|contents|talents|agreements|improvements|requirements|instruments|environments|experiments|establishments|trees|coffees|fees|committees|trainees['’])\b)(?:\p{L}{2,}(?:ers|ors|ists|ians|ants|ents|ees)|families|relatives|loved ones|(?:\p{L}+ )?brands|\p{L}*men and women|beginners)\b/iu,
  de: /(?<!\p{L})\p{Lu}[\p{L}\d-]{3,}(?<!K)isten(?!\p{L})(?<!Listen|Pisten|Kisten|Küsten)|(?<!\p{L})(?:für|von|an)\s(?:\p{Ll}+e[nr]?\s)?(?!(?:Sommer|Winter|Wasser|Bilder|Fenster|Zimmer|Kleider|Bücher|Häuser|Länder|Alter|Wetter|Dauer|Lager|Computer|Drucker)(?!\p{L}))\p{Lu}[\p{L}\d-]*(?:\p{L}er|innen|enten|anten|oren|leute|ende[nr]?|Angehörigen?|Betroffenen?|familien|eltern|freunde|fans|vereine|betriebe|unternehmen|marken)(?!\p{L})/u,
  fr: /(?<!\p{L})(?:pour|aux|auprès|à destination)\s(?:les\s|des\s|tou[st]\p{L}*\sles\s)?(?!(?:couleurs|fleurs|valeurs|heures|dossiers|papiers|moments|instants)(?!\p{L}))(?:\p{L}+(?:eurs|euses|iens|iennes|istes|iers|ières|aires|trices|(?<!m)ents|ants)|familles|proches|marques|particuliers)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:para|a los|a las|de los|de las|de)\s(?:los\s|las\s)?(?:\p{L}+(?:dores|doras|sores|soras|istas|entes|antes|eros|eras|ionales|arios)|familiares|familias|vecinos|enfermos|marcas)(?!\p{L})/iu,
  it: /(?<!\p{L})(?:per|ai|agli|alle|dei|degli|delle)\s(?:i\s|gli\s|le\s|chi\s)?(?:\p{L}+(?:tori|trici|isti|iste|ieri|enti|anti|ionisti)|famiglie|familiari|aziende|imprese|privati|appassionati|amanti|marchi)(?!\p{L})/iu,
  pt: /(?<!\p{L})(?:para|aos|às|dos|das|de)\s(?:os\s|as\s)?(?:\p{L}+(?:dores|doras|sores|soras|istas|entes|antes|eiros|eiras|ionais|ários|árias)|familiares|famílias|moradores|marcas)(?!\p{L})/iu,
};
const LONGEST = 400;

const isFirst = (passage: Passage): boolean =>
  passage.page === 0 &&
  passage.isQuotable &&
  (isHead(passage) || (passage.isLead && (passage.place === 'text' || passage.place === 'heading')));

/** Whether the first words seem to name a group that our rules do not know: then none is denied. */
export const hintsGroup = once(({ site, audiences }: Context): boolean => {
  const { tag } = site.language;
  return (
    audiences.length === 0 &&
    site.said
      .filter(isFirst)
      .some(
        (passage) =>
          FORMS[tag]?.test(passage.text.slice(0, LONGEST)) === true ||
          (passage.place === 'description' && groupsIn(passage.text, tag).some(({ isLedIn }) => isLedIn)),
      )
  );
});
