/** “Tessera is a library”, “We are a choir”, “Seit 1968 bietet …”: a sentence on what something is or does. */
export const DEFINES =
  /(?<!\p{L})(?:is|are|ist|sind|est|sommes|es|somos|è|siamo|é)\s(?:\p{L}+ly\s)?(?:an?|the|your|ein\p{L}{0,2}|der|die|das|ihr\p{L}?|une?|le|la|l['’]|votre|un[ao]?|el|la|il|lo|um|uma|o|a)\s|(?<!\p{L})(?:gives?|offers?|provides?|makes?|sells?|builds?|teaches|publishes|runs|helps?|lets|combines?|bietet|bieten|verkauft|baut|fertigt|fertigen|verbindet|propose\p{L}*|offr\p{L}+|fabrique\p{L}*|vend(?:e|ons)?|ofrece\p{L}*|vendemos|fabricamos|produc\p{L}+|oferece\p{L}*|vendiamo)(?!\p{L})|(?:です|ます|サイト|サービス|専門店)[。！]?$/iu;

/** Words after a name that say what it is: “is a”, “– the”, “is India's leading”. */
export const IS =
  /(?<!\p{L})(?:(?:is|are|ist|sind|est|es|è|é)\s(?:\p{L}+(?:ly|lement|mente)\s)?(?:an?|the|one|your|\p{Lu}[\p{L}.]+(?:\s\p{Lu}[\p{L}.]+)?['’]s|ein\p{L}{0,2}|der|die|das|ihr\p{L}?|une?|le|la|l['’]|votre|un[ao]?|el|il|lo|um|uma|o|a)(?![\p{L}])|(?:è|é|es) (?:l['’])|は)/u;

/** Words after a name that say what it does. */
export const DOES =
  /(?<!\p{L})(?:(?:has |have )?(?:been )?(?:offer(?:s|ed|ing)?|sell(?:s|ing)?|sold|mak(?:es|ing)|made|build(?:s|ing)?|built|suppl(?:y|ies|ied|ying)|serv(?:es|ed|ing)|provid(?:es?|ed|ing)|publish(?:es|ed|ing)|manufactur(?:es|ed|ing)|help(?:s|ed|ing)?)|designs|specializ?s?es|teaches|runs|lets|allows|enables|connects|handles?|covers?|arranges?|carr(?:y|ies) out|brings|delivers|stocks|trains|organi[sz]es|protects|creates|bietet|vertreibt|verkauft|baut|fertigt|verbindet|liefert|entwickelt|produziert|vermittelt|hilft|berät|informiert|finden Sie|findest du|propose|offre|fabrique|vend|réalise|accompagne|conçoit|ofrece|vende|fabrica|ayuda|reúne|realizza|produce|aiuta|oferece|ajuda|reúne|kínál|oferuje|biedt|verkoopt|предлагает|продает)(?!\p{L})/iu;

/** “We are a choir”, “Seit 50 Jahren sind wir als Knabenchor aktiv”, “Nous vous proposons”: a self-description in the first person. */
export const WE_ARE =
  /^(?!P\.\s?S\.)(?:(?:[^.!?]|(?<=(?<!\p{L})\p{L})\.){0,70}[\s,])?(?:we(?:['’]re| are| have been)\s(?:\p{L}+ly\s)?(?:an?|the|your|one of|specialists?|specialized)|wir sind (?:\p{L}+ )?(?:ein|eine|der|die|das|ihre?|als|spezialisiert)|sind wir (?:\p{L}+ )?(?:ein|eine|der|die|das|ihre?|als|spezialisiert)|nous sommes (?:une?|le|la|spécialis\p{L}+)|somos (?:una?|uma?|el|la|especialist\p{L}+|fabricant\p{L}+)|siamo (?:una?|il|la|specializzat\p{L}+))(?!\p{L})/iu;

/** “We are a family business”, “Somos una empresa que …”: clear enough to count in the middle of a text. */
export const WE_ARE_FIRM =
  /^(?:[^.!?]{0,40}[\s,])?(?:we(?:['’]re| are) an? (?:[\p{L}-]+ ){0,4}?(?:company|firm|business|agency|studio|practice|association|charity|non-?profit|manufacturer|workshop)|wir sind eine? (?:[\p{L}-]+ ){0,3}?\p{L}*(?:unternehmen|betrieb|firma|agentur|büro|verein|kanzlei|praxis|werkstatt)|nous sommes une? (?:[\p{L}-]+ )?(?:entreprise|société|agence|association|cabinet|atelier)|somos una? (?:empresa|compañía|firma|agencia|asociación|estudio|despacho|taller)|somos uma? (?:empresa|agência|associação|escritório|estúdio)|siamo un(?:a |['’]| )(?:azienda|impresa|società|agenzia|associazione|studio|officina))(?!\p{L})/iu;

/** “We sell …”, “bieten wir …”, “Ofrecemos …”: what the site does, in the first person. */
export const WE_DO =
  /^(?:[^.!?]{0,70}[\s,])?(?:we (?:specializ?s?e|offer|sell|make|build|design|supply|teach|publish|produce|manufacture|run|organi[sz]e|connect|craft|breed|grow|repair|install|cater|stock|import|train|rent|buy and sell)|wir (?:bieten|verkaufen|fertigen|bauen|beraten|entwickeln|produzieren|organisieren|vermitteln|betreuen|liefern|vermieten)|(?:bieten|verkaufen|fertigen|bauen|beraten|entwickeln|produzieren|organisieren|vermitteln|betreuen|liefern|vermieten) wir|nous (?:vous )?(?:proposons|offrons|vendons|fabriquons|accompagnons|concevons|réalisons|organisons|louons)|(?:te |le |les )?ofrecemos|vendemos|fabricamos|nos dedicamos a|diseñamos|organizamos|(?:ti |vi )?offriamo|vendiamo|produciamo|ci occupiamo di|realizziamo|proponiamo|progettiamo|oferecemos|produzimos|desenvolvemos)(?!\p{L})/iu;

/** “Welcome to GreenPots, a community for gardeners”, “Bienvenue sur la plateforme de mobilité de …”: a greeting that says what the site is. */
export const WELCOMED =
  /^(?:welcome to|willkommen (?:bei|auf|beim|im|in)|bienvenue (?:sur|à|au|chez)|bienvenid[oa]s? (?:a|al|en)|benvenut[io] (?:in|su|sul|nel|a|al)|bem[- ]vind[oa]s? (?:a|à|ao))\s(?:(?:[^,.!–—]|\.(?=\S)){2,50}(?:,|\s[–—-])\s(?:an?|the|your|ein\p{L}{0,2}|der|die|das|une?|le|la|site|el|un[ao]?|il|lo|um|uma|o|a)\s|(?:the|der|dem|la|le|el|il|lo|o|a|l['’])\s?(?!home|web|site|official)\p{L}{4,}\s(?:of|for|von|für|de|du|des|di|del|della|do|da)\s)(?=.{12})/iu;

/** “About us: …”: a label before a sentence. */
export const LABEL =
  /^\W*(?:about(?: us| me)?|who we are|what we do|(?:wir )?über uns|wer wir sind|qui sommes[- ]nous|à propos|sobre nosotros|quiénes somos|chi siamo|sobre nós|quem somos|news(?=:\s*welcome))\s*[:–—-]\s*/iu;

/** Headings of a section about the people behind a site. */
export const ABOUT =
  /^\W*(?:(?:more |all |a (?:little|bit) )?about|who we are|what (?:is|we do)|our (?:story|mission|company)|welcome|(?:wir )?über (?:uns|den|die|das)|wer wir sind|willkommen|qui sommes|à propos|bienvenue|sobre|acerca|quiénes somos|bienvenid|chi siamo|benvenut|quem somos|bem-vind|o nas|om oss|over ons)(?!\p{L})/iu;

/** Topics that do not describe the site, even in such a sentence: delivery, membership, jobs, law. */
export const BESIDE =
  /(?<!\p{L})(?:free (?:(?:ground |standard )?shipping|delivery|returns|updates|gift)|refunds?|money[- ]back|equal opportunity|participant|affiliate (?:of|program)|proud|never|honored|passionate|dreamers|member of|part of|division of|subsidiary|cookies?|privacy|hiring|vacanc\p{L}+|newsletter|sign(?:ed)? up|subscribe|personal (?:data|information)|trademarks?|registered|licensed under|liab\p{L}+|responsib\p{L}+|warrant\p{L}+|gift cards?|payment|advertising funds|third[- ]party|copyright|password|javascript|browser|versand\p{L}*|datenschutz\p{L}*|haft(?:en|ung)|widerruf\p{L}*|zahlung\p{L}*|zahlarten|remboursement\p{L}*|livraison gratuite|données|envío gratis|spedizione gratuita|frete grátis|(?:is|are|was|were) (?:not|now|currently|also|still)|sorry|open (?:from|on|daily)|satisfaction|commit\p{L}+ to|too (?:many|much)|a (?:must|way|great|good|bit|lot|few|huge|big deal)|one of my|the (?:best|only) way|the (?:same|first|last|next|most)(?: \p{L}+)? (?:time|thing|day|week|year)|here to)(?!\p{L})/iu;

/** “A community marketplace where you can …”, “Ein Verein für …”: a noun with its purpose. */
export const NOUN_PHRASE =
  /^(?:an?|your|ein\p{L}{0,2}|ihre?|une?|votre|una?|tu|uma?)\s(?:[\p{L}&'’-]+\s){1,4}?(?:where|that|for|für|pour|où|para|que|per)\s.{20}/iu;
