/**
 * The texts and address endings of links to legal pages and contacts, in English, German, French, Spanish, Italian,
 * Portuguese and Japanese. A product name may contain such a word, so most must be the whole text or part of a phrase.
 */
export interface LegalWords {
  readonly words: RegExp;
  /** The last part of a path, without a file ending. */
  readonly segment: RegExp;
}

export const PRIVACY: LegalWords = {
  words:
    /^(?:your |our )?privacy$|^privacy (?:&|and|\/) |\b(?:&|and) privacy\b|\bprivacy[- ](?:policy|policies|notice|statement|center|centre|information|info|rules|agreement|declaration|disclosure|practices|commitment|rights|terms|law)\b|\bdata (?:protection|privacy)(?: (?:policy|notice|declaration))?$|datenschutz|confidentialit[eé]|protection des donn[eé]es|donn[eé]es personnelles|pol[ií]tica de privaci|^privaci?dad|^privacidade|protecci[oó]n de datos|riservatezza|informativa (?:sulla )?privacy|prote[cç][aã]o de dados|プライバシー|個人情報/i,
  segment:
    /^(?:(?:data-?)?privacy(?:[-_]?(?:policy|notice|statement|center|agreement|declaration|practices|terms))?|data-?(?:protection|policy)|datenschutz\w*(?:-\w+)?|(?:politique-de-)?confidentialite|(?:politica-de-)?privacidade?|politica-privacidad|informativa-privacy|rgpd|dsgvo)$/i,
};

export const IMPRINT: LegalWords = {
  words:
    /^imprint$|\blegal notice\b|impressum|mentions l[eé]gales|aviso legal|note legali|informa[cç][oõ]es legais|informazioni legali|特定商取引|会社概要|運営会社/i,
  segment: /^(?:imprint|impressum|legal-?notice|mentions-?legales|aviso-?legal|note-?legali|tokusho\w*|tokutei\w*)$/i,
};

export const TERMS: LegalWords = {
  words:
    /^(?:our )?terms$|\bterms (?:of|and|&|\/)|(?:&|and) terms\b|\bt&cs?\b|\bconditions of (?:use|sale)\b|\buser agreement\b|^agb\b|gesch[aä]ftsbedingungen|nutzungsbedingungen|conditions g[eé]n[eé]rales|conditions d[’']utilisation|^cg[uv]$|t[eé]rminos (?:y|de)|condiciones (?:de|generales)|termini (?:di|e|d[’'])|condizioni (?:di|d[’']|generali)|termos (?:de|e)|condi[cç][oõ]es (?:de|gerais)|利用規約|ご利用条件/i,
  segment:
    /^(?:terms(?:[-_]?(?:of|and|&)[-_]?\w+)*|tos|(?:terms-?and-?)?conditions(?:-of-use|-of-sale)?|agb|nutzungsbedingungen|cg[uv]|conditions-generales\w*(?:-\w+)*|terminos(?:-\w+)*|termini(?:-\w+)*|termos(?:-\w+)*)$/i,
};

export const CONTACT: LegalWords = {
  words:
    /^(?:contacts?(?: (?:us|me|sales|support|info(?:rmation)?|details|form|page|the \S+))?|how to contact us|get in touch|reach (?:us|out)|write (?:to )?us|e-?mail us|call us|talk to (?:us|sales)|kontakt(?:e|ieren sie uns|formular)?|(?:nous )?contact(?:ez(?:-nous)?|er)?|contacto|cont[aá]ct(?:anos|enos)|contatt(?:i|o|aci)|(?:entre em )?contato|contacte-nos|fale conosco|.{0,4}お?問い?合わ?せ.{0,6}|連絡先)\W{0,3}$/i,
  segment:
    /^(?:contacts?(?:[-_]?(?:us|me|form|sales|info))?|kontakt(?:formular)?|contactez-nous|nous-contacter|contacto|contatt[io]|contato|fale-conosco|get-?in-?touch|inquiry|otoiawase)$/i,
};

/** The buttons of a cookie notice. */
export const COOKIE_CONTROL =
  /\b(?:accept|allow|reject|decline|refuse|manage)(?: (?:all|only|non-essential|optional|necessary|your|my))* cookies\b|\bcookie[- ](?:settings|preferences|consent|choices)\b|^cookie-einstellungen$|cookies (?:akzeptieren|ablehnen|zulassen)|(?:accepter|refuser|g[eé]rer)(?: (?:tous )?les)? cookies|(?:aceptar|rechazar|configurar)(?: todas)?(?: las)? cookies|(?:accetta|rifiuta)(?: tutti)?(?: i)? cookie|(?:aceitar|recusar|gerenciar)(?: todos)?(?: os)? cookies|(?:cookie|クッキー)を?(?:許可|拒否|設定|同意)/i;
