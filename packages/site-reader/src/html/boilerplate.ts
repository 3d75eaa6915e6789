import type { TextBlock } from '../site-snapshot.ts';

const SKIP_LINK =
  /^((skip|jump) (to|navigation)|(direkt )?zum (haupt)?inhalt|springe zu|aller au contenu|(saltar|ir) al contenido|(vai|salta) al contenuto|(ir|pular|saltar) para o conte|(ga )?naar( de)? inhoud|(gå|hopp) til)/i;

/** The text of a permalink beside a heading. */
const PERMALINK = /^([#¶§🔗]|link to this (heading|section))$/iu;

/** Whether a link is a skip link or a permalink. */
export const isServiceLink = (href: string, text: string): boolean =>
  href.startsWith('#') && (SKIP_LINK.test(text) || PERMALINK.test(text));

/** The texts of interface controls. */
const CONTROL =
  /^((open|close|toggle|show|hide)?\s?(the )?(main |mobile |site )?(menu|navigation|nav|search|sidebar|submenu|dropdown|dialog|modal)( menu)?|close|open|search|next|previous|prev|back|copy|copied!?|copy (code|link|to clipboard)|share|play|pause\b.*|(view |exit )?full ?screen|mute|dismiss|ok|expand|collapse|[×✕✖☰<>‹›«»←→↑↓+–-]|menü( öffnen| schließen)?|schließen|suchen?|weiter|zurück|fermer|rechercher|suivant|précédent|cerrar|buscar|siguiente|anterior|back to top|nach oben|loading(…|\.{3})?)$/i;

const COOKIE_SENTENCE =
  /\b(we|this (web)?site|our (web)?site|wir|diese (web)?seite|unsere (web)?seite|nous|ce site|este sitio|questo sito|deze (web)?site)\b.{0,80}\bcookies?\b/i;
const COOKIE_BUTTON =
  /^((accept|allow|reject|decline|refuse|deny|manage|alle|tout|aceptar|accetta)( (all|non-essential|optional|necessary|akzeptieren|ablehnen|accepter|refuser|tutti))?( cookies?)?|cookie (settings|preferences)|(accept|manage|customi[sz]e) (cookies|preferences|consent)|nur notwendige)$/i;

/** Whether a text is a control of the interface or a request to accept cookies. */
export const isBoilerplate = (text: string, kind: TextBlock['kind']): boolean => {
  if (text.length > 600) return false;
  if (text.length <= 40 && (CONTROL.test(text) || COOKIE_BUTTON.test(text))) return kind !== 'heading';
  return kind !== 'heading' && COOKIE_SENTENCE.test(text);
};

/** Whether a button belongs to the interface and not to the offer. */
export const isControl = (text: string): boolean => CONTROL.test(text) || COOKIE_BUTTON.test(text);
