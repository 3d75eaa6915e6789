import type { PhrasesByLanguage } from './phrases.ts';

/** Questions on pages that ask for the visitor's age. */
export const AGE_GATE: PhrasesByLanguage = {
  en: [
    "(?:are you|you must be|you have to be|you need to be|i am|i'm|yes,? i am|by entering.{0,60}you are|confirm (?:that )?you are|you are) (?:at least |over |above |older than |under |not )?(?:the age of )?(?:18|19|20|21|eighteen|twenty-one)(?: ?\\+)?(?: (?:years?(?: old| of age)?|or (?:older|over)|and over))?",
    '(?:of|above|over)(?: the)? legal (?:(?:drinking|smoking|purchasing|buying) )?age',
    'being (?:18|21) years',
    '(?:please )?(?:verify|confirm|enter) your (?:age|date of birth|birth ?date)',
    'age (?:verification|check|gate|confirmation|restricted)',
    'old enough to (?:drink|enter|visit|view)',
    'adults only',
  ],
  de: [
    '(?:sind sie|bist du|ich bin|sie m(?:ü|ue)ssen) (?:bereits |mindestens |schon |(?:ü|ue)ber )*(?:16|18)(?: jahre)?(?: alt)?',
    '(?:mindestens|(?:ü|ue)ber|ab) (?:16|18) jahren?(?: alt)?',
    'altersverifikation|alterspr(?:ü|ue)fung|altersnachweis|altersabfrage',
    'ich bin vollj(?:ä|ae)hrig|sind sie vollj(?:ä|ae)hrig',
  ],
  fr: [
    "(?:avez-vous|j'ai|vous devez avoir|ayant|avoir) (?:plus de |au moins )?18 ans",
    'je suis majeur|(?:ê|e)tes-vous majeur',
    "(?:v(?:é|e)rification|confirmez) (?:de l'|votre )(?:â|a)ge",
    '(?:â|a)ge l(?:é|e)gal',
  ],
  es: [
    '(?:eres|soy|es usted|debes ser) mayor de (?:18|edad)',
    '(?:tienes|tengo|tener) (?:m(?:á|a)s de |al menos )?18 a(?:ñ|n)os',
    'verificaci(?:ó|o)n de edad|confirma tu edad|mayor(?:es)? de edad|edad legal',
  ],
  it: [
    '(?:hai|ho|devi avere) (?:pi(?:ù|u) di |almeno |compiuto )?18 anni',
    '(?:sei|sono) maggiorenne',
    "verifica (?:dell')?et(?:à|a)",
    'conferma la tua et(?:à|a)',
    'et(?:à|a) legale',
  ],
  pt: [
    '(?:tem|tenho|ter) (?:mais de |pelo menos )?18 anos',
    '(?:é|e|sou|és) maior de (?:idade|18)',
    'verifica(?:ç|c)(?:ã|a)o de idade|confirme (?:a )?sua idade|idade legal',
  ],
  ja: ['(?:18|20)歳(?:以上|未満)', '年齢(?:確認|認証)', '成人向け'],
};

export const GATE_BUTTONS: PhrasesByLanguage = {
  en: [
    "yes|no|enter(?: site| here| now)?|exit|leave(?: site)?|i am (?:over|under|not).{0,20}|i'm (?:over|under|not).{0,20}|continue|submit|confirm|agree.{0,20}|i agree|yes[, ].{0,40}|no[, ].{0,40}",
  ],
  de: ['ja|nein|eintreten|verlassen|weiter|best(?:ä|ae)tigen|ja[, ].{0,40}|nein[, ].{0,40}'],
  fr: ['oui|non|entrer|quitter|sortir|continuer|oui[, ].{0,40}|non[, ].{0,40}'],
  es: ['s(?:í|i)|no|entrar|salir|continuar|s(?:í|i)[, ].{0,40}'],
  it: ['s(?:ì|i)|no|entra|esci|continua|conferma|s(?:ì|i)[, ].{0,40}'],
  pt: ['sim|n(?:ã|a)o|entrar|sair|continuar|sim[, ].{0,40}|n(?:ã|a)o[, ].{0,40}'],
  ja: ['はい|いいえ|入る|退場|入場|同意する'],
};

/** The headlines of pages that ask for consent before anything else. */
export const CONSENT_HEADLINES: PhrasesByLanguage = {
  en: [
    'before you continue(?: to .{1,40})?',
    '(?:we|.{1,40}) (?:values?|cares? about|respects?) your privacy',
    '(?:your|manage|about|cookie and) (?:privacy|data|cookie|consent)(?: (?:choices|consent|settings|preferences|matters?))*',
    '(?:cookies?|privacy|cookie consent)(?: (?:consent|policy|notice|settings|wall))?(?: required)?',
    'we use cookies',
    '.{0,40}needs? your consent',
    'consent (?:required|needed)?',
  ],
  de: [
    'bevor (?:sie|du) (?:fortf(?:ä|ae)hrst|fortfahren|zu .{1,40} (?:weitergehst|weitergehen))',
    '.{0,40}(?:ihre|deine) (?:privatsph(?:ä|ae)re|daten|zustimmung|einwilligung).{0,40}',
    'mit (?:werbung|cookies).{0,40}(?:lesen|nutzen|weiterlesen)?',
    'wir (?:verwenden|nutzen) cookies',
    'datenschutz-?einstellungen|cookie-einstellungen|einwilligung',
  ],
  fr: [
    "avant (?:d'acc(?:é|e)der (?:à|a)|de continuer).{0,40}",
    '.{0,40}(?:votre vie priv(?:é|e)e|vos donn(?:é|e)es|votre consentement).{0,40}',
    'nous utilisons des cookies',
    'gestion des cookies|continuer sans accepter',
  ],
  es: [
    'antes de (?:continuar|ir) .{0,40}',
    '.{0,40}(?:tu|su) (?:privacidad|consentimiento).{0,40}',
    '(?:usamos|utilizamos) cookies',
    'configuraci(?:ó|o)n de cookies',
  ],
  it: [
    'prima di (?:continuare|procedere).{0,40}',
    '.{0,40}(?:la tua|tua|vostra) (?:privacy|consenso).{0,40}',
    '(?:usiamo|utilizziamo) i? ?cookie',
    'il tuo consenso',
  ],
  pt: [
    'antes de (?:continuar|prosseguir).{0,40}',
    '.{0,40}(?:sua|tua) privacidade.{0,40}',
    '(?:usamos|utilizamos) cookies',
    'consentimento',
  ],
  ja: [
    '.{0,20}に(?:進む|アクセスする)前に',
    '(?:お客様の)?プライバシー(?:を尊重|について|設定).{0,20}',
    'cookie(?:の使用|の設定|について).{0,20}',
  ],
};

/** Words about consent. */
export const CONSENT: PhrasesByLanguage = {
  en: [
    'cookies?',
    'consent(?:s|ed|ing)?',
    'privacy',
    'personal (?:data|information)',
    'partners',
    'accept all|reject all|agree|i accept',
    'advertis(?:ing|ements?|ers?)',
    'personali[sz](?:ed|ation)',
    'tracking|trackers?',
    'vendors?',
    'your (?:data|choices|settings|preferences|device)',
    'services and data',
    'subscri(?:be|ption)',
  ],
  de: [
    'cookies?',
    'zustimm(?:en|ung)|einwillig(?:en|ung)',
    'datenschutz|privatsph(?:ä|ae)re|(?:personenbezogene[nr]?|ihre|deine) daten',
    'partner(?:n)?',
    '(?:alle )?akzeptieren|ablehnen',
    'werbung|anzeigen|tracking|werbefrei',
    'abo(?:nnement)?',
  ],
  fr: [
    'cookies?',
    'consent(?:ement|ir|ez)',
    'vie priv(?:é|e)e|confidentialit(?:é|e)|donn(?:é|e)es',
    'partenaires',
    '(?:tout )?(?:accepter|refuser)',
    'publicit(?:é|e)s?|annonces',
    "s'abonner|abonn(?:é|e)",
  ],
  es: [
    'cookies?',
    'consent(?:imiento|ir)',
    'privacidad|datos',
    'socios',
    '(?:aceptar|rechazar)(?: todo)?',
    'publicidad|anuncios',
  ],
  it: [
    'cookies?',
    'consens[oi]',
    'privacy|dati',
    'partner',
    '(?:accetta|rifiuta)(?: tutto)?',
    'pubblicit(?:à|a)|annunci',
  ],
  pt: [
    'cookies?',
    'consentimento',
    'privacidade|dados',
    'parceiros',
    '(?:aceitar|rejeitar)(?: tudo)?',
    'publicidade|an(?:ú|u)ncios',
  ],
  ja: ['cookie|クッキー', '同意', 'プライバシー', '(?:すべて)?(?:許可|承諾|拒否)', 'パートナー', '広告'],
};
