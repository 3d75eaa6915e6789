const AIMS = String.raw`(?:vision|mission|aims?|goals?|ambition|objectives?|purpose|ziele?|zielsetzung|leitbild|visión|misión|objetivos?|metas?|visione|missione|obiettiv[oi]|visão|missão|objectifs?)`;
const OUR = String.raw`(?:(?:(?:our|the|my|unsere?|mein|notre|nos|la|le|el|il|a|o|las?|los|nuestr[ao]s?|nostr[ao]|noss[ao]s?)\s){0,2}(?:company\s|corporate\s)?)`;
/** “VISION: to be …”, “Our aim is to …”: a sentence that begins with an aspiration. */
const BEGINS = new RegExp(
  String.raw`^\W*${OUR}${AIMS}(?:\s?[:–—-]|\s(?:is|are|ist|sind|est|es|è|é|sont|son|sono|são|to|zu|de|di)(?!\p{L}))`,
  'iu',
);
const HEADED = new RegExp(String.raw`^\W*${OUR}${AIMS}(?:\s(?:&|and|und|et|y|e)\s\p{L}+)?(?:\sstatement)?\W*$`, 'iu');
/** “We want to become the largest …”, “ser la empresa líder”. */
const TO_BE =
  /(?<!\p{L})(?:(?:want|wish|aspire|aim|seek|hope|plan|strive|striving|dream|goal|vision|mission)\p{L}* (?:(?:is|of) )?(?:to (?:be|become)|being|becoming)|to become|zu (?:werden|sein)|devenir|(?:llegar a |queremos |buscamos )ser|convertir(?:nos|se) en|diventare|tornar(?:-se| a)|^ser)(?!\p{L})/iu;

/** Whether a sentence states an aspiration. That is no claim, and sets nothing apart today. */
export const isAspiration = (sentence: string, section: string): boolean =>
  BEGINS.test(sentence) || HEADED.test(section) || TO_BE.test(sentence.trim());
