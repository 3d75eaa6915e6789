import { setOf } from '../read/wording.ts';
/** A claim that a buyer can check. The comment above the table explains `patterns`. */
export type Claim = {
  readonly kind: string;
  readonly weight: number;
  readonly label: string;
  readonly kinds: ReadonlySet<string> | undefined;
  readonly patterns: Readonly<Record<string, RegExp>>;
};

/**
 * One block for each claim: `kind ; weight ; label`, and the kinds of sites if the words mean something else on others. In the report,
 * the label is followed by the sentence from the page. `form` finds the sentence; without it, the phrases of the topic of that name do.
 * `also` (`cased`: case-sensitive) must match the sentence as well. `own` shows that a sentence that does not name the site is about the
 * site. `except` matches other meanings of the same words.
 */
const TABLE = String.raw`
award ; 0.9 ; Award
  also ; \b(?:award|prize|winner|won|best|gold|medal|preis|testsieger|auszeichnung|ausgezeichnet|prix|lauréat|primé|premio|premiad|galardon|premiat|prêmio|prémio|mvp|gem|choice)\w*|受賞|賞
  own ; \b(?:we|our|us|my)\b|^\W*(?:awards?|winner|voted|named)\b|\b(?:wir|unser\w*|ausgezeichnet|nous|notre|nos|nuestr\w+|nostr\w+|noss\w+)\b|受賞
  except ; \b(?:he|his|she|her|hers|their|they)\b
certified ; 0.85 ; A verifiable qualification ; trade builder practice health wellness agency manufacturer producer company insurance finance real-estate telecom course education restaurant lodging travel transport saas app recruitment nonprofit
  cased ; (?:[Cc]ertifi|[Aa]ccredit|[Ll]icen[sc]ed|[Aa]pproved|[Zz]ertifi|[Gg]eprüft|[Aa]gréé|[Hh]omologa|[Aa]credit|[Cc]redenciad).*?(?:\p{Lu}{2,}|\b\d{3,}|(?<=\s(?:by|with|from|through|in|durch|von|vom|nach|als|par|por|da|dal|dalla|pela|pelo)\s(?:the |der |die |la |le |el |il |o |a )?)\p{Lu}\p{L}{2,})|(?:\p{Lu}{3,}|\b(?:ISO|DIN|EN)\s?\d+).*?(?:[Cc]ertif|[Aa]ccredit|[Aa]pproved|[Ll]icen[sc]ed|[Zz]ertifi)|\bBBB\b|[Bb]oard[- ]certified|[Gg]eprüfter Online[ -]?[Ss]hop|[Mm]eisterbetrieb|[Ff]achanw|[Ss]taatlich|[Aa]pprob|[Ii]nnung|資格|認定|許可
  except ; \b(?:new|newest|team|family)\b|(?<!\p{L})(?:based on|following|in line with|according to|angelehnt an|basierend auf|auf (?:der )?basis|inspiré de|basad[oa] en|basat[oa] su|basead[oa] em)(?!\p{L})|ベース|準拠|基づ
trusted-by ; 0.8 ; Trusted by others
  cased ; \b(?:[Uu]sed|[Tt]rusted|[Cc]hosen|[Rr]elied)\b.{0,40}?(?:\p{Lu}\p{L}+|over|more than|thousands|millions|hundreds|\d|leading)|\b[Jj]oin(?:ed)? (?:by )?(?:over |more than )?(?:thousands|millions|hundreds|\d)|\d.{0,40}(?:vertrauen|confiance|confían|fidano|confiam)|(?:vertrauen|confiance|confían|fidano|confiam)(?! (?:uns|nous|en nos|in noi))\b.{0,30}?(?:\p{Lu}\p{L}+|\d)|\d.{0,20}実績|実績.{0,12}\d
  except ; \b(?:based on|powered by|built on|thanks to) [\p{L}\d]+, |^\W*(?:join(?! (?:over|more|\d|thousands|millions|hundreds))|become|únete|rejoignez|unisciti|junte-se|werden sie)(?!\p{L})
superlative ; 0.87 ; Claims a leading place
  form ; (?<!\b(?:no longer|not|nicht (?:der|die|das)|pas|no es|non è|não é)\s|n['’]t\s)(?<!\b(?:from|with|by|for|your|our|even|some of|many of|to|at|set|sets|choose|pick|find|finds|get|gets|returns?|select|saw|see|than|of)\s(?:the\s)?)(?:#\s?1(?!\d)|(?<!\p{L})n[o°º]\.?\s?1(?!\d)|\b(?:number 1|nummer 1|first and only|(?:le premier|la première|el primer|la primera|il primo|la prima|o primeiro|a primeira|der erste|die erste|das erste) (?:[\p{L}’'-]+ ){1,4}?(?:de|en|in|di|do|da|du|della|del|na|no|im|du|der|au) (?:la |der |das )?(?:france|europe|monde|deutschland|europa|welt|españa|mundo|italia|mondo|brasil|portugal|país|pays|paese)|(?:was|were|is|are|as) the first \p{L}+(?: \p{L}+){0,3} in (?:the (?:country|world|region|state|city)|\p{Lu}\p{L}+)|(?:the )?official version|patented|(?<=(?:^\W*|\b(?:is|are|as|was|be|remains?) (?:still )?|['’](?:re|s) ))the only(?! (?:thing|requirement|way|time|one|condition|cost))|world(?:['’]s| )(?:largest|first|leading|most|best)|the (?:largest|biggest|leading|oldest|fastest)(?![-\w])|(?:world|nation|country|europe|america|australia|canada|germany|india|britain|italy|spain|france|japan|china|brazil|mexico|asia|africa|texas|chicago|london|york|florida|ohio|oregon|washington|toronto|sydney|uk|city|state|region|county|town|valley|web|internet|industry|\p{L}{3,}(?:shire|land|ia))['’]s (?:most (?!important\b)\p{L}+|leading|favou?rite|only|(?!interest|best\b|west|guest|request|latest|test)\p{L}{4,}est)(?! for (?:less|you))|(?<=\b(?:is|are) )the original(?! (?:price|and))|flagship (?:campus|university|school)|the most (?:visited|popular|reliable|extensive|complete|comprehensive|trusted|experienced|integrated)|les? plus (?:complete?s?|grande?s?|importante?s?|lus?|visitée?s?) (?:\p{L}+ ){0,3}?(?:de|en|du|au) (?:la |l['’])?(?:france|europe|monde|québec|canada|amérique|belgique|suisse|pays)|maior(?:es)? (?:\p{L}+ ){1,4}?(?:do|da|de) (?:brasil|mundo|portugal|país|américa)|(?:mayor|más (?:grande|complet[oa])) (?:\p{L}+ ){0,4}?(?:de|en|del) (?:la |el )?(?:españa|mundo|méxico|país|colombia|argentina|chile|américa|europa)|più (?:grande|complet[oa]) (?:\p{L}+ ){0,4}?(?:d['’]|di |in |del |al )(?:italia|europa|mondo|paese)|largest|number one|najposećenij\p{L}*|najveć[aei]\p{L}*|největší|największ\p{L}*|grootste|einzige[rsn]?|größte[rsn]?|führende[rsn]?|älteste[rsn]?|le plus grand|la plus grande|le seul|la seule|leader|el único|la única|el mayor|líder|l['’]unico|il più grande|leader in|o maior|a maior|o único)\b)|(?<!\p{L})(?:ведущ(?:ий|ая|ее)|крупнейш\p{L}*|найбільш\p{L}*)|(?<!\p{L})(?:il primo|le premier|el primer|o primeiro) (?:sit[oe]|portale?|blog|magazine|réseau|annuaire)(?!\p{L})|(?<!\p{L})das erste (?:portal|online-\p{L}+)|最大級|日本初|唯一
  except ; (?<!\p{L})(?:I|my|ich|mein\p{L}*|je|mon|ma|yo|mi|io|mio|eu|meu)(?!\p{L})|\b(?:one of|among|eine[rs]? der|l['’]une? des|un[oa] de l[oa]s|un[oa] de[gil]+|um[a]? d[ao]s)\s|\b(?:largest|biggest|best) (?:\p{L}+ )?(?:possible|recovery|settlement)\b|\b(?:your|tu|tus|votre|vos|tuo|tua|seu|sua|dein\w*|ihre[mnr]?) (?:\p{L}+ )?(?:industry|sector|market|field|niche|branche|markt|settore|mercato|mercado|marché|secteur|setor)
fair-trade ; 0.7 ; Promises fair trade
  form ; (?<!\p{L})fair[ -]?(?:trade|gehandelt)(?!\p{L})|commerce équitable|comercio justo|comércio justo|commercio equo
first-choice ; 0.5 ; Claims to be the first choice
  form ; (?<!\p{L})(?:(?:the |your |an? )?(?:ultimate|premier|number[- ]one|definitive) (?:online )?(?:source|destination|resource|guide|place|site|portal|magazine|store|shop)|one[- ]stop[- ](?:shop|source)|referencia (?:en|de)|é referência|ist die erste adresse|(?:blog|web|portal|sitio|medio) de referencia|site de référence|punto di riferimento)(?!\p{L})
specialist ; 0.76 ; Specialized
  form ; (?<!\p{L})(?:(?:the |your |leading )?specialists? (?:in|for|on|shop|store|retailer|supplier)|specializ(?:e|ed|es|ing) in|specialis(?:e|ed|es|ing) in|sole focus of|(?:dedicated|devoted) (?:solely|exclusively|entirely) to|(?:exclusively|solely|entirely) (?:dedicated|devoted|focused|about|for)|spezialist(?:en)? für|spezialisiert auf|(?:extra|bijzondere|special|particular) (?:aandacht|attention|focus|emphasis) (?:aan|voor|to|on)|besonderen? (?:augenmerk|fokus) auf|schwerpunkt (?:auf|liegt)|especial atención a|particolare attenzione a|fach(?:geschäft|händler|handel|versand) für|spécialistes? (?:de|des|du|d['’]|en|dans)|spécialisée? (?:en|dans)|especialistas? en|especializad[oa]s? en|specialist[ai] (?:in|del|della|dei|di)|specializzat[oaie] in|especialistas? em|especializad[oa]s? em)(?!\p{L})
  except ; (?<!\p{L})(?:in|on|for|to|en|em|de|dans|auf|für)\W*$|(?<!\p{L})(?:with|mit|avec|con|com|network of|netz(?:werk)? (?:von|aus)) (?:[\p{L}-]+ ){0,2}(?:specialist|spezialist|spécialist|especialist)\p{L}*|(?<!\p{L})(?:colaboraci[óo]n (?:de|con)|collaboration (?:with|de|avec)|zusammenarbeit mit|collaborazione (?:con|di)|colaboração (?:de|com))(?!\p{L})|^\W*(?:contact|call|visit|ask|find|hire)\b|\b(?:he|she|his|her)\b|\bin (?:everything|anything|all (?:kinds|types|sorts))\b
exclusive ; 0.68 ; Not available elsewhere
  form ; (?<!\p{L})(?:you (?:won['’]t|will not|can['’]t|cannot) find (?:\p{L}+ )?(?:in (?:any )?(?:other )?(?:stores?|shops?)|anywhere else|elsewhere)|not (?:found|available|sold) (?:elsewhere|in (?:any )?(?:stores|shops))|exclusive(?:ly)? (?:brands?|designs?|items?|products?|collections?|to us|here|at \p{Lu})|hard[- ]to[- ]find (?:\p{L}+ )?\p{L}+|only (?:available )?(?:at|here at) \p{Lu}\p{L}+|exklusiv(?:e \p{L}+)? (?:bei|nur)|nur bei uns|des exclusivités|exclusivités? (?:de|du|sur)|exclusiv[oa]s? (?:de|en) (?:nuestr|\p{Lu})|in esclusiva|exclusiv[oa]s? d[aoe] \p{Lu})
free-offer ; 0.7 ; Free for visitors
  form ; (?<![\p{L}-])(?:free|kostenlose?[nrsm]?|gratuite?s?|gratis|grátis)(?![-\p{L}])
  except ; \d\s?(?:euros?|eur|usd|[€$£])?\s?(?:/|per|a|al|par|pro|por|im)\s?(?:month|mo|mes|mois|monat|mese|mês)(?!\p{L})|shipping|delivery|postage|returns?\b|versand|lieferung|livraison|retour|env[ií]o|spedizion|entrega|portes|frete|trial|essai|prueba|prova|test|consult|beratung|devis|estimate|quote|presupuesto|preventivo|orçamento|software|feel free|gluten|sugar|duty|toll|royalt\p{L}*|licen[cs]e|copyright|stress|risk|worry|care|hassle|for a free|free e-?books?\b|e-?books? grat|(?:your|our|a) free|\bmost\b|under [$€£]|samples?|gift|wi-?fi|parking
impartial ; 0.74 ; Claims to be impartial
  form ; (?<!\p{L})(?:impartial|unbiased|unparteiisch\p{L}*|imparcial(?:es)?|imparziale|independent(?=,? (?:[\p{L}-]+,? ){0,3}(?:publisher|comparison|advice|advis[eo]rs?|reviews?|guides?|research|newspaper|magazine|portal))|unabhängige[rns]? (?:vergleich|beratung|test)\p{L}*|indépendant\p{L}* (?:comparat|conseil)\p{L}*|comparat\p{L}+ indépendant|comparador independiente|comparatore indipendente|(?:nezávisl|niezależn|nezavisn|независим|незалежн)\p{L}{1,3}|onafhankelijke? (?:vergelijk|test|advies)\p{L}*|uafhængig\p{L}*|oberoende)(?!\p{L})
  own ; (?<!\p{L})(?:is|are|we|our|ist|wir|est|nous|es|somos|è|siamo|je|jest)(?!\p{L})
  except ; \b(?:reporter|journalist|film|artist|shops?|stores?|candidate|scotland)s?\b
whole ; 0.66 ; A figure to compare
  form ; (?<![\d.,])(?<!(?<!\p{L})(?:stay|remain|keep|feel|ensure|guarantee|promise|bleiben|garantier\p{L}+) (?:\p{L}+ ){0,2})100 ?% (?!of\b|off\b|yours\b|sure\b|satisf|zufried|satisfa|soddisf|complian|legal|accura|accountab|reliab|secur|safe|transparen|trust|honest|succes|guarant|garant|commit|dedicat|focus|confiden|anonym|zuverlässig|sicher|engag|sicur|segur|fiab|affidab|width|height|free\b|kostenlos|gratuit|gratis)\p{L}{4,}
without ; 0.75 ; Removes a common objection
  form ; ^.{0,40}\b100 ?% (?:free(?! (?:of|from|shipping|delivery)\b)|kostenlos|gratuit|gratis)(?!\p{L})|\b(?:never pay a (?:cent|dime|penny)|never(?:,? ever,?)? pay (?:an? |any )?(?:\p{L}+ ){0,2}(?:fees?|commissions?)|(?:(?:do|does|will) not|don['’]t|doesn['’]t|never) (?:accept|take|show|run|sell|share) (?:any )?(?:advertis\p{L}+|ads|commissions?|(?:your|members['’]?|users?['’]?) (?:data|personal))|no (?:third[- ]party )?(?:ads|cookies|tracking|account|signup|sign-up|subscription|fees|hidden|contracts?|obligation|commission|vet exam|upper age|setup|installation|minimum|training)|without (?:ads|cookies|tracking|an account|complexity|registration)|ad[ -]free|privacy[ -]fr?iendly|no (?:per-\p{L}+ (?:fees?|costs?))|keine (?:werbung|cookies|mindestlaufzeit|anmeldung|versteckten)|ohne (?:werbung|anmeldung|vertrag|mindest|versteckte|abo(?!\p{L})|provision)|(?<!\bou )sans (?:engagement|publicité|inscription|frais|abonnement|commission)|sin (?:publicidad|permanencia|compromiso|registro|suscripciones|comisiones|costes ocultos)|senza (?:pubblicità|vincoli|impegno|registrazione|abbonamento|commissioni|costi nascosti)|sem (?:anúncios|fidelidade|compromisso|mensalidade|comissão|comissões|taxas ocultas))
financing ; 0.7 ; Flexible payment terms ; shop producer manufacturer trade builder restaurant lodging practice health wellness agency insurance finance real-estate telecom course transport
  form ; \b(?:0 ?% (?:financing|apr|interest)|(?:easy|flexible|monthly) payment plans?|pay in (?:\d+ )?installments|financing (?:available|options|plans|is available)|interest[- ]free|tasso zero|ratenzahlung|finanzierung (?:möglich|ab)|paiement en \d+ fois|meses sin intereses|pago a plazos|sem juros)\b
press ; 0.7 ; In the press
  cased ; \b(?:[Ss]een|[Ff]eatured|[Gg]esehen|[Bb]ekannt|[Vv]u|[Vv]isto)\b.{0,12}?(?:\s|“|")(?:\p{Lu}|“|")|メディア掲載
  own ; \b(?:we|our|us|my)\b|^\W*(?:as )?(?:seen|featured)\b|\b(?:wir|unser\w*|bekannt aus|nous|notre|nos|nuestr\w+|nostr\w+|noss\w+)\b|掲載
  except ; \b(?:he|his|she|her|they|featured (?:on|in) the (?:home|front) ?page)\b
open-source ; 0.65 ; Open source ; saas app developer-tool
  except ; \bfor (?:\p{L}+ ){0,3}open[- ]source|open[- ]source (?:and|or) (?:private|closed)
cause ; 0.85 ; Earns for a cause
  form ; \b(?:(?:all|\d+ ?%(?: of)?(?: the| our)?) (?:proceeds|profits?|donations)|proceeds (?:go|are|will)|erlös(?:e)? (?:geht|gehen|kommt)|bénéfices? (?:vont|sont reversés)|beneficios? (?:van|se destinan)|il ricavato)\b
free-first ; 0.5 ; Free first step
  form ; \b(?:first \p{L}*\s?\d* ?(?:minutes|days|months?|sessions?|lessons?|class(?:es)?|consultations?|visits?|hours?) (?:\p{L}+ )?free|(?<!royalty[ -])free (?:initial )?(?:consultations?|estimates?|quotes?|samples?|trial lesson|first \p{L}+|inspections?|assessments?|evaluations?)|kostenlose[rnsm]? (?:erstberatung|beratung|erstgespräch|probe(?:stunde|training)|(?:\p{L}*)check|(?:unverbindliches )?angebot|besichtigung|rückrufservice)|(?:cours|séance) d['’]essai|devis gratuits?|presupuesto (?:gratis|gratuito|sin compromiso)|primera consulta gratuita|preventivo gratuito|orçamento (?:grátis|gratuito|sem compromisso))|見積(?:もり|り)?無料|無料(?:相談|体験|見積)
included ; 0.5 ; Included at no extra cost
  form ; \bfirst \p{L}*\s?\d* ?(?:minutes|hours?|days) of (?:each|every|any) \p{L}+ (?:is|are) free\b
speed ; 0.7 ; Promises a time
  form ; \b(?:(?:within|under|innerhalb(?: von)?|binnen|in nur|sous|en moins de|en menos de|in meno di|em menos de) (?:\d+|two|three|five|ten|wenigen) ?(?:min|h\b|hours?|stunden|heures|horas|ore|(?:business |working )?days?|(?:werk)?tage|jours|días|giorni|dias|seconds)\p{L}*|(?:processed|paid|answered|delivered|shipped|installed|ready|done) in \d+ (?:minutes|hours|days)|in (?:one (?:hour|day|week)|einer (?:stunde|woche)|einem tag|una settimana|un giorno)|en une (?:heure|journée|semaine)|en una (?:hora|semana)|em uma (?:hora|semana)|same[- ]day (?:delivery|service|appointments?|shipping)|next[- ]day delivery|(?:versand|lieferung) (?:noch )?am (?:gleichen|selben) tag|expédi(?:é|ée|és|tion) le jour même|env[ií]o el mismo día|spedi(?:zione|to) in giornata|envio no mesmo dia)
  except ; refund|return|devol|rückgabe|rücksend|widerruf|retour|rembours|\breso\b|vid[ée]o|film|min(?:ute)?s? read|cancel|log ?in|password|confirm|reply by|expire
always ; 0.52 ; Available around the clock
  except ; self[- ]service|\b(?:mon|monday)\b|montag|lundi|lunes|lunedì|segunda
  form ; \b(?:24 hours a day|24/7|24 ?h/24|24 horas|24 ore su 24|rund um die uhr|round the clock|around the clock)\b|24時間(?:対応|受付|年中無休|営業)
leave ; 0.74 ; No lock-in
  form ; \b(?:cancel any ?time|cancel at any time|cancel by|pause (?:whenever|any ?time|at any time)|no (?:long-term )?contracts?|jederzeit kündbar|ohne mindestlaufzeit|sans engagement|sin permanencia|cancela cuando|disdici quando|senza vincoli|sem fidelidade|cancele quando)\b
origin ; 0.75 ; Origin
  form ; \b(?:family[- ](?:owned|run|operated)|locally owned|owner[- ]operated|hand-?made (?:in|by|with)|hand-?crafted (?:in|by)|proudly made in|veteran-owned|(?:women|woman)-owned|(?:third|fourth|fifth)[- ]generation|familienbetrieb|familiengeführt\p{L}*|in (?:dritter|vierter|fünfter) generation|handgefertigt\p{L}*|fait(?:es)? main|fabriqué\p{L}* en france|fabrication (?:100 ?% )?(?:française|artisanale|maison)|(?:our|we|all) (?:[\p{L}-]+ ){0,4}(?:made|manufactured) in (?:the )?(?:usa|u\.s\.a\.|uk|britain|england|scotland|italy|germany|france|switzerland|sweden)\b|entreprise familiale|empresa familiar|hecho a mano|azienda familiare|a conduzione familiare|fatt[oi] a mano|feito à mão)\b|国産|手作り
share ; 0.7 ; A figure to compare
  form ; (?:\b(?:up to|bis zu|jusqu['’]à|hasta|fino al|até|over|more than)\s)\d{1,3}(?:[.,]\d+)? ?%
  except ; \boff\b|sale|save|discount|rabatt|reduzier|remise|promo|descuent|sconto|descont|soldes|clearance|cash ?back|commission
privacy ; 0.72 ; Is careful with data ; saas app developer-tool open-source directory
  form ; \b(?:gdpr|dsgvo|rgpd|end[- ]to[- ]end encrypt\p{L}*|ende-zu-ende|no (?:tracking|cookies)|does(?:n['’]t| not) track|anonymous(?:ly)?|soc 2|iso 27001|hipaa|hosted in (?:the eu|europe|germany))\b
  except ; policy|consent|we use cookies
`;

export const CLAIMS = TABLE.trim()
  .split(/\n(?!\s)/u)
  .map((block): Claim => {
    const [head = '', ...lines] = block.split('\n');
    const [kind = '', weight, label = '', kinds] = head.split(' ; ');
    const patterns = lines
      .map((line) => line.trim().split(' ; '))
      .map(([name = '', form = '']) => [name, new RegExp(form, name === 'cased' ? 'u' : 'iu')] as const);
    return {
      kind,
      weight: Number(weight),
      label,
      kinds: kinds === undefined ? undefined : setOf(kinds),
      patterns: Object.fromEntries(patterns),
    };
  });
