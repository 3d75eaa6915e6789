import type { Site } from '../read/site.ts';
import { type Audience, implied } from './audience.ts';

const ENROLLMENT =
  /(?<!\p{L})(?:enrol(?:l?ment|l?ing)?|admissions?|anmeldung(?:en)?|inscriptions?|inscripci(?:ón|ones)|matrículas?|iscrizion[ei]|inscriç(?:ão|ões))(?!\p{L})|入園/iu;
/** Places for small children; a nursery alone may grow plants. */
const FOR_CHILDREN =
  /(?<!\p{L})(?:(?:day |children['’]?s )?nursery(?: school)?|pre-?school|kindergartens?|infant school|day ?care|childcare|kita|kindertagesstätte|kinderkrippe|crèche|école maternelle|guardería|escuela infantil|asilo nido|nido d['’]infanzia|scuola (?:dell['’]infanzia|materna)|polo d['’]infanzia|creche|educação infantil|jardim de infância)(?!\p{L})|保育園|幼稚園/iu;
const MAX_LENGTH = 160;

/** “Enrollment for our nursery is open”: the audience is parents. */
export const enrolledChildren = ({ said }: Site): readonly Audience[] => {
  const passage = said.find(
    ({ page, place, text }) =>
      page === 0 &&
      /^(?:title|description|heading|text|button)$/u.test(place) &&
      text.length <= MAX_LENGTH &&
      ENROLLMENT.test(text) &&
      FOR_CHILDREN.test(text),
  );
  return passage === undefined ? [] : [implied('Parents', 'parents', passage)];
};
