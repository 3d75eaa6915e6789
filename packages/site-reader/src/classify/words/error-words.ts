import type { PhrasesByLanguage } from './phrases.ts';

/** What an error page calls itself, in a title or a heading that says nothing else. */
export const ERROR_HEADLINES: PhrasesByLanguage = {
  en: [
    '(?:http )?(?:error )?(?:code )?(?:40[0134]|410|50[0-4])(?: error)?(?: \\(?(?:page|file|document|site) not found\\)?)?',
    "(?:(?:http )?(?:error|status) )?(?:40[0134]|410|50[0-4])[ :,.!–—-]*(?:error[ :!–—-]*)?(?:(?:the |this |your )?(?:requested )?(?:page|file|url|document|site|content)?(?: was| is| could)? ?(?:cannot be |be )?not (?:be )?found|page (?:does not|doesn't) exist|bad request|unauthorized|forbidden|access denied|gone|internal server error|server error|not implemented|bad gateway|service (?:temporarily )?unavailable|gateway time-?out)",
    "(?:oops|sorry|uh[ -]?oh|whoops|error)?[ ,!.:…–—-]*(?:the |this |that |your )?(?:requested )?(?:page|file|url|document|site|content)(?: you (?:requested|are looking for|were looking for))?(?: was| is| could| can| can't| cannot| couldn't)? ?(?:not )?(?:be )?(?:found|missing|unavailable|no longer available)",
    '(?:page|file|site|account) not found',
    'not found',
    "(?:sorry|oops)[ ,!.]*we (?:couldn't|can't|could not|cannot) find (?:that|this|the) page",
    '(?:internal )?server error',
    'bad gateway',
    'service (?:temporarily )?unavailable',
    'application error',
    '(?:runtime )?error in .{1,40} application',
    '(?:database|wordpress .{0,3} |fatal |runtime |unexpected )error',
    'error establishing a database connection',
    '(?:an? (?:unexpected |unknown |internal )?error (?:has )?occurr?ed)',
    '(?:(?:this|your) )?(?:account|web ?site|site)(?: has been| is)?(?: temporarily)? (?:suspended|disabled|deactivated|unavailable)',
    'whitelabel error page',
    'no such (?:app|site|bucket)',
    "there isn't a github pages site here",
    "(?:this )?site can't be reached",
    '(?:access|permission) (?:denied|forbidden)|forbidden|unauthorized|bad request',
  ],
  de: [
    '(?:fehler|error)?[ :–—-]*(?:404|410|50[0-4])[ :–—-]*(?:fehler|seite nicht gefunden|nicht gefunden|interner serverfehler)?',
    '(?:hoppla|ups|oh nein|entschuldigung)?[ ,!.:…]*(?:diese|die)? ?(?:angeforderte |gew(?:ü|ue)nschte |gesuchte )?(?:seite|datei|webseite)(?: wurde| konnte| ist)?(?: leider)? nicht (?:gefunden(?: werden)?|vorhanden|verf(?:ü|ue)gbar)',
    '(?:die )?seite (?:existiert|gibt es) (?:leider )?(?:nicht|nicht mehr)',
    '(?:interner )?serverfehler',
    'zugriff verweigert',
  ],
  fr: [
    '(?:erreur)?[ :–—-]*(?:404|410|50[0-4])[ :–—-]*(?:erreur|page (?:non trouv(?:é|e)e|introuvable)|erreur interne du serveur)?',
    "(?:oups|oh non|d(?:é|e)sol(?:é|e)e?)?[ ,!.:…]*(?:la |cette )?(?:page|ressource)(?: demand(?:é|e)e| recherch(?:é|e)e| que vous (?:cherchez|recherchez))?(?: est| n'a pas (?:é|e)t(?:é|e)| n'(?:é|e)xiste)? ?(?:introuvable|non trouv(?:é|e)e|trouv(?:é|e)e|pas|inexistante)",
    'erreur (?:interne )?du serveur',
    'acc(?:è|e)s (?:refus(?:é|e)|interdit)',
  ],
  es: [
    '(?:error)?[ :–—-]*(?:404|410|50[0-4])[ :–—-]*(?:error|p(?:á|a)gina no encontrada|no encontrad[oa]|error interno del servidor)?',
    '(?:(?:ups|vaya|oops|lo sentimos)[ ,!.:…]*)?¡?(?:la |esta )?p(?:á|a)gina(?: solicitada| que (?:buscas|busca|est(?:á|a)s? buscando))? (?:no (?:fue |ha sido |se ha |se )?(?:encontrada|encontrado|encuentra|existe|encontr(?:ó|o)|pudo encontrar)|inexistente)',
    'no encontrad[oa]',
    'error (?:interno )?del servidor',
    'acceso denegado',
  ],
  it: [
    '(?:errore)?[ :–—-]*(?:404|410|50[0-4])[ :–—-]*(?:errore|pagina non trovata|non trovat[oa]|errore interno del server)?',
    "(?:(?:ops|oops|spiacenti)[ ,!.:…]*)?(?:la |questa )?pagina(?: richiesta| che (?:cerchi|stai cercando))? (?:non (?:è |e' )?(?:stata )?(?:trovata|disponibile|esiste)|inesistente)",
    'non trovat[oa]',
    'errore (?:interno )?del server',
    'accesso negato',
  ],
  pt: [
    '(?:erro)?[ :–—-]*(?:404|410|50[0-4])[ :–—-]*(?:erro|p(?:á|a)gina n(?:ã|a)o encontrada|n(?:ã|a)o encontrad[oa]|erro interno do servidor)?',
    '(?:(?:ops|oops|desculpe)[ ,!.:…]*)?(?:a |esta )?p(?:á|a)gina(?: solicitada| que (?:voc(?:ê|e) )?(?:procura|est(?:á|a) procurando))? (?:n(?:ã|a)o (?:foi |p(?:ô|o)de ser )?(?:encontrada|existe)|inexistente)',
    'n(?:ã|a)o encontrad[oa]',
    'erro (?:interno )?(?:do|no) servidor',
    'acesso negado',
  ],
  ja: [
    '(?:エラー|error)?[ :–—-]*(?:404|410|50[0-4])[ :–—-]*(?:エラー|not found|ページが見つかりません(?:でした)?)?',
    '(?:お探しの|ご指定の|指定された|アクセスされた|このページは)?(?:ページ|ファイル|url)(?:が|は)(?:見つかりません(?:でした)?|存在しません|ございません|削除されました)(?:。)?',
    '(?:サーバー|内部サーバー|システム)エラー(?:が発生しました)?',
    'アクセス(?:が)?拒否(?:されました)?',
  ],
};

/** Sentences of an error page; a page that has one and hardly anything else is one. */
export const ERROR_SENTENCES: PhrasesByLanguage = {
  en: [
    "(?:the|this|that) (?:page|url|file|document|resource|content|link)(?: that)?(?: you(?:'re| are| were|'ve)? ?(?:have )?(?:requested|looking for|trying to (?:reach|access|view)|followed|want))? (?:(?:could|can|was|is|has|does|may|might)(?: have)?(?:n't|not| not)?|cannot|seems to|appears to) (?:be )?(?:found|exist|not be found|no longer (?:exists?|available)|been (?:removed|moved|deleted)|missing)",
    "we (?:couldn't|can't|could not|cannot|were unable to|are unable to) (?:seem to )?find (?:the|that|this|your)? ?(?:page|url|file|content)",
    'the requested (?:url|resource|page)(?: \\S+)? (?:was|could|is) not (?:be )?(?:found|available)',
    'was not found on this server',
    'nothing was found at this location',
    'error establishing a database connection',
    'there has been a critical error on (?:this|your) website',
    'the server encountered an (?:internal|unexpected|temporary) (?:server )?error',
    '(?:this|your|the) (?:account|web ?site)(?: .{0,40})? has been (?:temporarily )?(?:suspended|disabled|deactivated)',
    'account associated with this website has been suspended',
    'an error occurred (?:in|while|during|on) (?:the application|processing|the server)',
    'this application has no explicit mapping for /error',
    'no explicit mapping for /error',
    "there isn't a github pages site here",
  ],
  de: [
    '(?:diese|die)(?: von ihnen| von dir)? ?(?:angeforderte|gew(?:ü|ue)nschte|gesuchte|aufgerufene)? ?(?:seite|adresse|datei|url|webseite)(?:,? die sie suchen,?)?(?: wurde| konnte| kann| ist| existiert)(?: leider| auf dem server| auf diesem server)? (?:nicht (?:gefunden|vorhanden|verf(?:ü|ue)gbar|mehr|auf)|leider nicht)',
    'wir (?:konnten|k(?:ö|oe)nnen) (?:die|diese)(?: \\p{L}+)? seite (?:leider )?nicht finden',
    'fehler beim aufbau einer datenbankverbindung',
  ],
  fr: [
    "la page que vous (?:cherchez|recherchez|avez demand(?:é|e)e|demandez|souhaitez consulter) (?:n'existe|n'a pas|est introuvable|n'est)",
    "(?:nous n'avons pas (?:pu )?trouv(?:é|er)|impossible de trouver) (?:la|cette) page",
    'erreur lors de la connexion (?:à|a) la base de donn(?:é|e)es',
  ],
  es: [
    'la p(?:á|a)gina (?:que (?:buscas?|est(?:á|a)s? buscando|ha solicitado|intentas ver)|solicitada) (?:no (?:existe|se|ha|est(?:á|a)|fue)|ya no)',
    'no (?:hemos podido|pudimos|podemos) encontrar (?:la|esta) p(?:á|a)gina',
    'error al establecer (?:una|la) conexi(?:ó|o)n con la base de datos',
  ],
  it: [
    'la pagina (?:che (?:cerchi|stai cercando|hai richiesto|hai cercato)|richiesta|cercata) (?:non|è stata (?:rimossa|spostata))',
    'non (?:riusciamo|siamo riusciti) a trovare (?:la|questa) pagina',
    'errore nello stabilire una connessione al database',
  ],
  pt: [
    'a p(?:á|a)gina (?:que (?:voc(?:ê|e) )?(?:procura|procurou|est(?:á|a) procurando|solicitou)|solicitada) (?:n(?:ã|a)o|foi (?:removida|movida))',
    'n(?:ã|a)o (?:conseguimos|foi poss(?:í|i)vel) encontrar (?:a|esta) p(?:á|a)gina',
    'erro ao estabelecer (?:uma )?conex(?:ã|a)o com (?:o )?banco de dados',
  ],
  ja: [
    '(?:お探しの|ご指定の|指定された|アクセスしようとした|リクエストされた)(?:ページ|url|ファイル)(?:は|が)?(?:、|，)?.{0,40}(?:見つかりません|存在しません|削除|移動)',
    'ページが見つかりません(?:でした)?',
  ],
};
