import type { Topic } from '../lexicon/topic.ts';
import type { Site } from '../read/site.ts';
import { rowsOf } from '../read/wording.ts';
import { once } from './once.ts';
import { showsVoices } from './shown-voices.ts';
import { isNotice } from './voices.ts';

/** “A propos” for “À propos”: menus are often written without accents. */
const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '');

/**
 * Broader signs of a topic, in the seven languages: too weak to show that a site speaks of it, strong enough not to claim
 * that it does not. Without the flag `u`, which takes ten times as long together with `i`.
 */
const SIGNS: ReadonlyMap<string, RegExp> = new Map(
  rowsOf(String.raw`
phone ; (?:\+|\(?\b0)\d{0,3}[\s().\/-]{0,2}\d[\d\s().\/-]{6,}|\b\d{3}[-. ]\d{3}[-. ]\d{4}\b|^(?:call|phone|tel|anrufen|telefon|appeler|llamar|chiama|ligar)\b
reach ; \b\d[\d.,]*\s?(?:\+|k|m|mio\.?|millions?|millionen|millones|milioni|milhoes|mil|thousand|tausend|mille)?\s?(?:d['’e]s?|of|di|von)?\s?(?:\w+\s){0,1}(?:visit\w*|views?|readers?|users?|members?|subscribers|followers|listeners|viewers|people|besuche\w*|leser\w*|nutzer\w*|mitglieder\w*|abonnent\w*|visites|visiteurs|lecteurs|membres|comptes|abonnes|personnes|utilisateurs|inscrits|visitas|lectores|usuarios|miembros|suscriptores|seguidores|cuentas|visitatori|visite|lettori|utenti|iscritti|leitores|usuarios|membros|assinantes|accounts)\b|\d[\d,]*万?人
donate ; \bdonat|\bdonor|contribut|\bsupport (?:us|our|[A-Z])|^support\b|sponsor|patreon|paypal|give (?:now|today|monthly)|ways to give|spende|unterstütz|soutenir|soutenez|\bdons?\b|apóya|apoya|apoie|sostien|sostieni|5\s?x\s?mille|寄付|募金|支援
team ; \bteam\b|\bstaff\b|\bmeet\b|faculty|teachers?\b|instructors?\b|coaches\b|attorneys\b|doctors\b|\bDr\.|\bProf\.|mitarbeiter|ansprechpartner|ärzt|anwält|lehrer|lehrkr|dozent|trainer|vorstand|équipe|médecins|professeurs|enseignants|formateurs|equipo|profesor|monitor|docent|insegnanti|istruttori|equipe|equipa|professor|スタッフ|講師|指導|院長|先生|社員|メンバー
directions ; ^maps?$|\b(?:our|find an?|list of) (?:church|campus|location|branch|store|office)|\b(?:locations|branches|standorte|filialen|agences|sedi|sedes)\b|google maps|\bstation\b|airport|motorway|\bexit\b|\bbus\b|karte|bahnhof|flughafen|autobahn|u-bahn|anreise|wegbeschreibung|\bgare\b|aéroport|\bplan\b|carte|estación|aeropuerto|mapa|stazione|aeroporto|mappa|estação|駅|交通|マップ
hours ; \bopen(?:ing|ed)?\b|\bclosed\b|\bdaily\b|\bhours\b|geöffnet|täglich|uhrzeit|öffnung|sprechzeit|ouvert|fermé|horaire|horario|abierto|orari|aperto|horário|aberto|営業|受付|定休|\bevery ?day\b|\b(?:7|seven) days\b|\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|\b(?:mo|di|mi|do|fr|sa|so|mon|tue|wed|thu|fri|sat|sun)\.?\s?(?:-|–|—|bis|to)\s?(?:mo|di|mi|do|fr|sa|so|mon|tue|wed|thu|fri|sat|sun)\b|montag|dienstag|freitag|samstag|sonntag|tous les jours|lundi|samedi|todos los días|lunes|sábado|tutti i giorni|lunedì|sabato|todos os dias|segunda|月曜|土日|年中無休|\d\s?(?:am|pm|uhr)\b|\d{1,2}[:h]\d{2}
subscription ; subscri|abonn|abonné|suscri|suscríb|abbona|assin(?:e|ante|atura)|購読|会員
enroll ; sign[ -]?up|enrol|register|registration|join|apply|anmeld|einschreib|inscri|inscrí|matr[ií]cul|iscri|入会|入学|申込|申し込み|体験
appointment ; appointment|book (?:now|online|a)|schedule (?:a|your)|termin|rendez[ -]?vous|\bcitas?\b|appuntament|agend|marcação|marcar|予約|@|\[email|\bphone\b|\btel\b|telefon|teléfono|téléphone|\bcall\b|\+\d{2}|whatsapp
testimonials ; kind words|\bpraise[ds]?\b|\bekomi\b|homestars|feedback|happy (?:clients|customers)|satisfied|testimonial|(?<!p)reviews?\b|\brated|what .{0,30}\bsay\b|success stor|case stud|customer stor|bewertung|referenz|stimmen|erfahrung|avis\b|témoignage|opinion|testimoni|reseña|recension|dicono di|avaliaç|depoimento|口コミ|お客様の声|体験談|レビュー|感想|★|⭐|\bstars?\b|comments?\b|kommentar|commentaire|comentario|commenti\b|comentário|customers (?:love|say)|(?:clients|customers|guests|patients|people|parents) (?:are )?(?:speak|talk|tell)|hear from (?:those|our|other|people|clients|customers)|trustpilot|tripadvisor|\b(?:hundreds|thousands|dozens|millions) of|\bhunderte\b|\btausende\b|\b(?:centaines|milliers) d|\b(?:cientos|miles) de|\bcentinaia|\bmigliaia|\b(?:centenas|milhares) d
award ; \baward|auszeichnung|ausgezeichnet|\bpramiert|testsieger|preistrager|\bprimee?s? (?:en|par|au)\b|\bprime 20\d\d|\belue?s? (?:le |la )?(?:meilleur|produit)|recompens|laureat|\bmeilleur\w* .{3,30} 20\d\d|vincit(?:ore|rice|ori)\b|premiat|\bpremios?\b|\bpremiad|galardon|vencedor|\btop[- ]rated\b|\bvoted\b|\bwinners? of\b|\bof the year\b|licen[sc]ed,? (?:bonded|insured|&|and)|bonded (?:and|&) insured|受賞|金賞
portfolio ; \bprojects?\b|\b(?:our|past|recent) work\b|\bwork(?:s|ed)? (?:with|for)\b|case stud|galler|before (?:and|&) after|referenz|projekte?\b|arbeiten|réalisations|projets?\b|proyectos?|trabajos|progetti|lavori|projetos?|trabalhos|実績|作品|事例
trusted-by ; \bclients?\b|customers|partners|trusted|worked with|kunden|partner|clients|références|clientes|clienti|取引先
pricing ; \bpric(?:e|es|ing)\b|\bcosts?\b|financial aid|\btasse\b|\btasas\b|\btaxas\b|\bkosten\b|\bfees?\b|\brates?\b|\btariffs?\b|\btuition\b|preis|tarif|gebühr|honorar|eintritt|\bprix\b|tarifs|precio|tarifa|prezz|listino|preço|valores|料金|価格|費用|[$€£¥]\s?\d|\d\s?(?:€|円|EUR|USD)
newsletter ; newsletter|\binbox\b|\bfollowers\b|follow (?:this|our|the)? ?(?:blog|via)|sign me up|e-?mail (?:alerts?|sign-?up)|mailing list|e-?mail updates|subscribe|rundbrief|infolettre|boletín|boletim|メルマガ|\brss\b
about ; \babout\b|^(?:our|nos|unsere?|nuestr[oa]s|noss[oa]s|i nostri) (?:stores|shops|values|mission|people|magasins|boutiques|filialen|geschäfte|tiendas|negozi|lojas)$|^careers$|^press room$|^.{0,12}(?:terms|conditions|condiciones|condizioni|condições|termos)(?: .{0,16})?$|^(?:cgv|agb|legal)$|\bregistered (?:number|office|in)\b|company (?:no|number|registration)\b|©.{0,40}\b(?:ltd|limited|gmbh|inc|llc|s\.?a\.?s?|s\.?r\.?l|s\.?l)\b|(?:created|made|developed|built|designed|written) by\b|who we are|our story|history|über|wir sind|geschichte|à propos|qui sommes|histoire|sobre|quiénes|nosotros|historia|chi siamo|storia|quem somos|história|会社概要|について|運営者|プロフィール|\bcompany\b|\bteam\b|\bfounder|\bfounded\b|\bwe (?:built|started|founded|began)\b|\bour own (?:workshop|farm|production|kitchen)|hanno (?:costruito|creato|fondato)|\b(?:nasce|nata|nato) (?:a|da|dal|nel)\b|produzione propria|fondat[ao] |gegründet|eigene[rn]? (?:herstellung|produktion|werkstatt)|fondée? (?:en|par)|créée? (?:en|par)|fundad[ao] |nació (?:en|de)|nasceu (?:em|de)|\bfamily\b|unternehmen|firma\b|impressum|familienbetrieb|entreprise|maison fondée|empresa|azienda|会社
returns ; return|^.{0,12}(?:terms|conditions|condiciones|condizioni|condições|termos)(?: .{0,16})?$|^(?:cgv|agb|faqs?|help|hilfe|aide|ayuda|aiuto|ajuda)(?: .{0,10})?$|^(?:customer|client|buyer)s? (?:service|care|support)$|^(?:kundenservice|service clients?|atención al cliente|servizio clienti|atendimento)$|refund|exchange|rückgabe|widerruf|umtausch|retour|devoluc|devoluç|resi\b|reso\b|rimborso|返品|交換
shipping ; shipping|^.{0,12}(?:terms|conditions|condiciones|condizioni|condições|termos)(?: .{0,16})?$|^(?:cgv|agb|faqs?|help|hilfe|aide|ayuda|aiuto|ajuda)(?: .{0,10})?$|^(?:customer|client|buyer)s? (?:service|care|support)$|^(?:kundenservice|service clients?|atención al cliente|servizio clienti|atendimento)$|delivery|deliver|postage|versand|lieferung|livraison|envío|envio|entrega|spedizion|consegna|配送|送料|発送
reserve-table ; reserv|book(?:ing)? (?:a )?table|prenota|予約|@|\[email|\bphone\b|\btel\b|telefon|téléphone|teléfono|\+\d{2}|\(\d{3,5}\)|\b0\d{2,5}[\s/-]\d{3}
book-stay ; \bbook\b|booking|reserv|availability|buchen|buchung|verfügbar|disponibil|prenota|予約|空室
certified ; certif|licen[sc]|insured|accredit|zertifi|meister|geprüft|agréé|homologa|iscritt[oa] all|資格|認定|許可
membership-fee ; \bdues\b|membership|\bfees?\b|beitrag|beiträge|cotisation|cuota|quota|anuidade|会費
faq ; \bfaqs?\b|\bhow (?:do i|to|can i)\b|questions|fragen|q ?& ?a|preguntas|domande|perguntas|よくある
schedule ; schedule|calendar|timetable|upcoming|dates?\b|events?\b|termine|kalender|stundenplan|veranstaltung|calendrier|agenda|horaires|calendario|eventi|calendário|eventos|\d{1,2}[./]\d{1,2}[./]20\d\d|\d{1,2}(?:st|nd|rd|th)? (?:de )?[a-z]{3,10} (?:de )?20\d\d|日程|スケジュール|開催
tickets ; ticket|admission|eintritt|billet|entradas|bigliett|ingress|bilhete|チケット|入場
documentation ; \bdocs?\b|documentation|manual|wiki|guide|tutorial|readme|getting started|ドキュメント
install ; \bdownload|install|npm |pip |brew |apt |get started
security ; privacy|secur|gdpr|encrypt|datenschutz|dsgvo|confidential|privacidad|sicurezza|プライバシー|セキュリティ
integrations ; integrat|plugins?\b|works with|connect|compatible|\bapi\b|import
coverage ; cover|exclu|eligib|leistung|versichert|garanties|cobertura|coperture|補償|エリア|available in
quote-request ; quote|estimate|inquiry|enquiry|anfrage|angebot|devis|presupuesto|preventivo|orçamento|見積|問い合わせ
download ; download|datasheet|data sheet|\bpdf\b|broch|katalog|catalog
join ; \bjoin\b|member|mitglied|adhér|asóci|hazte|associati|iscriv|associe|入会|会員
contact ; e-?mail|contact|kontakt|@|\[email|問い合わせ
menu ; \bmenu\b|speisekarte|\bkarte\b|\bcarte\b|carta\b|menù|cardápio|ementa|メニュー|お品書き`).map(
    ([topic = '', form = '']) => [topic, new RegExp(plain(form), 'i')] as const,
  ),
);
const LONGEST = 900;

/** “(24)” below one thing after the other: how many people rated it. */
const RATERS = /^\(\d{1,3}(?:[.,]\d{3})*\)$/u;
const FEWEST_RATED = 3;
const countsRaters = ({ snapshot }: Site): boolean =>
  snapshot.blocks.filter(({ text }) => RATERS.test(text.trim())).length >= FEWEST_RATED;

/** “Lovely people, lovely cheese.” – a name: words of others in any form. */
const QUOTED = /^\s*["“„«”「][^"“”„«»「」]{25,}["”“»」]/u;

/** Whether anything on the pages is quoted from other people, whether praise or not. */
export const quotesPeople = ({ passages }: Site): boolean =>
  passages.some(({ text, place }) => (place === 'quote' && !isNotice(text)) || QUOTED.test(text.slice(0, 900)));

/** Whether anything, in the text or in the markup, may be words of others: reviews, ratings, people who are quoted. */
export const hintsVoices = once(
  (site: Site): boolean =>
    site.snapshot.markupSigns.includes('reviews') ||
    isHinted(site, 'testimonials') ||
    quotesPeople(site) ||
    showsVoices(site) ||
    countsRaters(site),
);

/** Whether anything may be a recognition: an award, a prize, a seal. */
export const hintsAward = (site: Site): boolean =>
  site.snapshot.markupSigns.includes('awards') || isHinted(site, 'award');

/** What so many texts do not say is not searched for: something of everything is in them. */
const MOST_TEXTS = 800;

/** Whether any text, link, field, address or description of the site has a sign of a topic, however weak; pages with very many texts count as having one. */
export const isHinted = (site: Site, topic: Topic | 'reach'): boolean => {
  const sign = SIGNS.get(topic);
  if (sign === undefined) return false;
  return site.said.length > MOST_TEXTS || plainTexts(site).some((text) => sign.test(text));
};
const plainTexts = once(({ said, foreign }: Site): readonly string[] =>
  [...said, ...foreign].map(({ text }) => plain(text.slice(0, LONGEST))),
);
