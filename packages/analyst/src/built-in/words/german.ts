import type { Lexicon } from './lexicon.ts';

export const german: Lexicon = {
  tag: 'de',
  topics: {
    'free-trial': `kostenlos testen | gratis testen | kostenlos ausprobieren | testphase | probezeit | probemonat | tage testen |
      tage kostenlos | testversion | unverbindlich testen | tage gratis`,
    'free-plan': `kostenlos | gratis | kostenfrei | umsonst | für immer kostenlos | ohne kosten`,
    'no-card': 'ohne kreditkarte | keine kreditkarte | ohne zahlungsdaten | ohne angabe von zahlungsdaten',
    'ask-price': `angebot anfordern | angebot einholen | preis auf anfrage | preise auf anfrage | auf anfrage | kostenvoranschlag |
      unverbindliches angebot | individuelles angebot | kostet sagen wir | nach aufwand | nach vereinbarung | preis nach | anfrage senden`,
    plans: 'preise | tarife | preisliste | kosten | pakete | mitgliedschaften | eintritt | gebühren',
    subscription: `abo | abonnement | abonnieren | monatlich | pro monat | im monat | jährlich | mitgliedschaft | mitglied werden |
      monatlich kündbar | jederzeit kündbar`,
    cart: `in den warenkorb | warenkorb | zur kasse | onlineshop | online shop | jetzt kaufen | jetzt bestellen | bestellen |
      ausverkauft | sofort lieferbar | auf lager | neuheiten | bestseller | sortiment`,
    shipping: 'versand* | lieferung | lieferzeit | geliefert | versandkostenfrei | lieferbar | briefkasten | per post',
    returns: 'rückgabe | rücksendung | widerruf | umtausch | geld zurück | retoure* | tage rückgaberecht',
    gift: 'gutschein* | geschenk* | verschenken',
    guarantee: 'geld zurück garantie | garantie | gewährleistung | jederzeit kündbar | ohne risiko',
    login: 'anmelden | einloggen | login | mein konto | kundenkonto | mitgliederbereich | kundenportal',
    'sign-up':
      'registrieren | konto erstellen | jetzt starten | loslegen | jetzt anmelden | mitmachen | jetzt mitmachen | mitglied werden',
    demo: 'demo buchen | demo anfordern | demo ansehen | live demo | video ansehen | demo',
    software: `app | software | plattform | dashboard | cloud | automatisch | automatisieren | digital | tool | schnittstelle* | im browser |
      programm | anwendung`,
    work: 'professionell* | projektverwaltung | team | teams | unternehmen | firma | betrieb | kunden | mitarbeiter* | büro | rechnung* | kollegen | projekte',
    migration: 'umstieg | wechseln sie | umziehen | importieren | import | datenübernahme | wechsel von',
    integrations: 'integration* | schnittstelle* | verbindet sich | kompatibel mit | funktioniert mit | arbeitet mit',
    testimonials: `kundenstimmen | das sagen unsere kunden | was unsere kunden sagen | stimmen | bewertungen | rezensionen | erfahrungsberichte |
      referenzen`,
    'trusted-by':
      'vertrauen uns | zufriedene kunden | kunden vertrauen | nutzer | genutzt von | mitglieder | abonnenten | leser',
    'case-studies': 'fallstudie* | referenzprojekt* | referenzen | projekte',
    awards:
      'ausgezeichnet | auszeichnung* | prämiert | testsieger | bekannt aus | zertifiziert | preisträger | meisterbetrieb',
    security:
      'dsgvo | verschlüsselt* | iso 27001 | server in deutschland | hosting in deutschland | datenschutzkonform',
    privacy: 'datenschutz* | datenschutzerklärung | keine weitergabe | ohne tracking',
    contact:
      'kontakt* | schreiben sie uns | schreib uns | rufen sie uns an | ruf uns an | telefon | e mail | anfrage | erreichen sie uns',
    about: 'über uns | über mich | unser team | wer wir sind | unsere geschichte | team | das sind wir',
    questions: 'häufige fragen | häufig gestellte fragen | faq | fragen und antworten | noch fragen',
    hours: `öffnungszeiten | geöffnet | geschlossen | sprechzeiten | sprechstunde* | montag bis freitag | dienstag bis freitag |
      dienstag bis samstag | mo fr | täglich von | ruhetag`,
    directions:
      'anfahrt | so finden sie uns | so findest du uns | adresse | lageplan | parkplätze | parken | straße | gasse | besuch',
    booking: `termin vereinbaren | termin buchen | tisch reservieren | reservieren | reservierung* | buchen | online buchen |
      termine | jetzt buchen | zimmer anfragen`,
    menu: 'speisekarte | mittagstisch | gerichte | küche | wochenkarte | weinkarte | abendessen | restaurant | café | bäckerei | konditorei | gasthof | gasthaus | wirtshaus | vorspeisen | nachspeisen | vom grill | hausgemacht*',
    lodging:
      'zimmer | hotel | pension | ferienwohnung* | ferienhaus | übernachtung* | pro nacht | unterkunft | campingplatz | anreise | abreise | frühstücksbuffet',
    health:
      'praxis | zahnarzt* | zahnärzt* | patient* | sprechstunde* | behandlung* | therapie | physiotherapie | arzt | ärztin | hebamme* | klinik | tierarzt*',
    'craft-trade': `hundepension | tierpension | hundeschule | kosmetik* | massage* | fahrschule | nagelstudio | fotograf* | reinigung* | entrümpelung* |
      gartenbau | umzüge | taxi | fitnessstudio | tanzschule | nachhilfe | imker* | hofladen | weingut | brauerei | landwirt* | freibad |
      werkstatt* | handwerk* | meisterbetrieb | kanzlei | friseur* | autohaus | elektriker | tischlerei | schreinerei |
      gärtnerei | malerbetrieb | sanitär | familienbetrieb | reparatur* | salon | vermieten | in der region`,
    directory:
      'finden sie | finde deinen | vergleichen | verzeichnis | in deiner nähe | in ihrer nähe | eintrag hinzufügen | anbieter finden | inserat* | jetzt vergleichen',
    blog: 'blog | beiträge | weiterlesen | mehr lesen | archiv | kategorien | kommentare | neueste beiträge | schlagwörter',
    newsletter: 'newsletter | rundbrief | auf dem laufenden bleiben | per e mail informiert',
    news: `nachrichten | politik | wirtschaft | sport | kultur | schlagzeilen | meinung | kommentar | redaktion | meistgelesen | eilmeldung |
      lokales | panorama | feuilleton | e paper | leserbriefe | zeitung`,
    posted: 'veröffentlicht am | geschrieben von | verfasst von | aktualisiert am | erstellt am',
    docs: 'dokumentation | handbuch | anleitung* | installation | erste schritte | referenz | konfiguration | changelog | tutorial*',
    'open-source': 'open source | quelloffen | quellcode | freie software | github | lizenz | mitwirkende',
    'open-licence': 'open source | quelloffen* | freie software | quellcode ist',
    install: 'npm install | pip install | docker run | apt install | brew install',
    portfolio:
      'portfolio | meine arbeiten | meine projekte | ausgewählte arbeiten | lebenslauf | über mich | freiberuflich*',
    services:
      'leistungen | unsere leistungen | agentur | beratung | dienstleistungen | was wir tun | wir gestalten | wir entwickeln | unsere arbeit',
    donate: 'spenden | jetzt spenden | spende | fördern | förderer | spendenkonto | patenschaft',
    volunteer: 'ehrenamt* | freiwillige | mithelfen | engagieren | mitmachen | helfen sie mit',
    charity: 'verein | gemeinnützig* | stiftung | hilfsorganisation | e v | hilfsprojekt* | jahresbericht',
    government: `bürgeramt | bürgerservice | stadtverwaltung | rathaus | behörde* | ministerium | landkreis | gemeinde | amt für |
      bundesamt | bürgerinnen | verwaltung | antrag | anträge | bürgermeister* | formulare`,
    course:
      'kurs | kurse | seminar* | schulung* | unterricht | lernen | lektionen | zertifikat | studium | universität | hochschule | volkshochschule',
    event:
      'konferenz | tagung | programm | vorträge | referent* | veranstaltungsort | tickets | festival | anmeldung | messe',
    game: 'spiel | spiele | spielen | jetzt spielen | spieler | level | rätsel | mehrspieler | steam | konsole',
    community: 'forum | gemeinschaft | mitglieder | diskussion* | community | kleinanzeigen | marktplatz | treffpunkt',
    handmade:
      'handgemacht* | handgefertigt* | von hand | regionale produkte | regionale zutaten | regionaler | bio | nachhaltig* | heimisch* | manufaktur | aus der region | familienbetrieb',
    problem: `schluss mit | nie wieder | mühsam | kompliziert | zeitfresser | lästig | chaos | genervt | zu viel | zettelwirtschaft | ärger mit |
      schneller als | vergessen | verloren`,
    'self-praise': `weltklasse | führend* | marktführer* | innovativ* | einzigartig* | erstklassig* | höchste qualität |
      nummer 1 | revolutionär* | unschlagbar* | maßgeschneidert* | zukunftsweisend*`,
    boilerplate: `cookie* | alle rechte vorbehalten | zum inhalt springen | impressum | agb | datenschutzerklärung | akzeptieren |
      javascript | erfundener betrieb | beispiel zum ausprobieren | zum seitenanfang | menü öffnen`,
  },
  madeFor: `gemacht für | entwickelt für | gebaut für | geeignet für | ideal für | perfekt für | speziell für | gedacht für |
    geschaffen für | konzipiert für | maßgeschneidert für | richtet sich an | wir unterstützen | wir helfen | hilft | extra für | nur für`,
  plainFor: 'für',
  and: 'und | oder | & | sowie',
  stops:
    'die | der | das | mit | aus | in | im | am | an | auf | bei | zum | zur | von | vom | ist | sind | wird | werden | haben | können | wollen | damit | weil | um | zu | nach | seit | alle',
  possessives:
    'ihre | ihren | ihr | deine | deinen | dein | unsere | unseren | meine | andere | diese | keine | viele | einige | neue',
  people: {
    owner: `händler=retailer | betriebe=business owner | betrieb=business owner | läden=shop owner | geschäfte=shop owner | gastronomen=restaurant owner |
      restaurants=restaurant owner | cafés=café owner | unternehmer=business owner | mittelstand=business owner | werkstätten=workshop owner |
      vermieter=landlord | handwerker=contractor | landwirte=farmer | praxen=practice owner | hausbesitzer=homeowner | agenturen=agency owner |
      selbstständige=business owner | selbständige=business owner | kleinunternehmer=business owner | bauherren=homeowner`,
    manager: `teams=team lead | unternehmen=operations manager | firmen=operations manager | büros=office manager | führungskräfte=manager |
      verwaltungen=administrator | abteilungen=department manager | arbeitgeber=employer | geschäftsführer=director | personaler=personnel manager`,
    developer:
      'entwickler=developer | programmierer=developer | ingenieure=engineer | administratoren=administrator | admins=administrator',
    creative: `designer=designer | künstler=artist | fotografen=photographer | musiker=musician | autoren=author | architekten=architect |
      kreative=designer | orchester=musician | bands=musician | journalisten=journalist`,
    marketer: 'vermarkter=marketer | verlage=publisher | vertrieb=sales manager',
    educator:
      'lehrer=teacher | lehrkräfte=teacher | schulen=school principal | kitas=kindergarten teacher | trainer=trainer | pädagogen=teacher | dozenten=lecturer',
    learner:
      'schüler=student | studierende=student | studenten=student | anfänger=beginner | einsteiger=beginner | auszubildende=trainee | lernende=learner',
    parent:
      'eltern=parent | familien=parent | kinder=parent | mütter=parent | väter=parent | babys=parent | großeltern=grandparent | jugendliche=parent',
    hobbyist: `hobbygärtner=hobby gardener | gärtner=hobby gardener | sportler=athlete | radfahrer=cyclist | wanderer=hiker | läufer=runner | liebhaber=enthusiast |
      bastler=tinkerer | sammler=collector | fans=fan | hobbyköche=home cook | sänger=singer | chöre=choir director | hundebesitzer=dog owner | genießer=enthusiast`,
    professional: `forscher=researcher | freiberufler=freelancer | berater=consultant | anwälte=lawyer | steuerberater=tax advisor | ärzte=doctor | therapeuten=therapist |
      pflegekräfte=nurse | profis=professional | makler=broker | übersetzer=translator | fachkräfte=professional`,
    organizer:
      'vereine=club organizer | verbände=club organizer | kommunen=town planner | gemeinden=town planner | kirchen=church administrator | veranstalter=organizer | museen=museum curator | ehrenamtliche=volunteer',
    founder: 'gründer=founder | startups=startup founder | start ups=startup founder | existenzgründer=founder',
    reader: 'leser=reader | leserinnen=reader | abonnenten=subscriber | hörer=listener',
    player: 'spieler=player | gamer=gamer',
    supporter: 'spender=donor | förderer=supporter | unterstützer=supporter',
    citizen:
      'bürger=citizen | bürgerinnen=citizen | senioren=pensioner | mieter=tenant | anwohner=resident | einwohner=resident | pendler=commuter | geflüchtete=newcomer | rentner=pensioner',
    patient: 'patienten=patient | patientinnen=patient | betroffene=patient',
    guest:
      'gäste=traveler | urlauber=traveler | reisende=traveler | paare=traveler | touristen=tourist | besucher=visitor',
    shopper:
      'frauen=shopper | männer=shopper | käufer=buyer | verbraucher=consumer | menschen=shopper | privatkunden=consumer',
    client: 'mandanten=client | klienten=client | auftraggeber=client | geschäftskunden=business client',
    neighbour: 'nachbarn=neighbor | nachbarschaft=neighbor',
  },
  hasCompounds: true,
  hasSpaces: true,
  rivals: {
    alternative:
      'alternative zu | alternativen zu | ersatz für | ersetzt | statt | anstatt | anstelle von | schluss mit | tschüss',
    unlike: 'anders als | im gegensatz zu | im vergleich zu | im unterschied zu',
    versus: 'vs | vs. | gegen',
    from: 'wechsel von | umstieg von | umsteigen von | wechseln von | import aus',
  },
  substitutes: `papier=Paper | zettel=Paper notes | zettelwirtschaft=Paper notes | excel=Excel | tabellen=Spreadsheets | whiteboard=A whiteboard |
    supermarkt=The supermarket | baumarkt=The hardware store | massenware=Mass-produced goods | handarbeit=Working by hand |
    telefonate=Phone calls | kasse=The till system`,
  trends: {
    growth:
      'wächst | wachsen schneller | gestiegen | steigt | steigen | zugenommen | verdoppelt | immer mehr | zunehmend | boomt | rekord',
    decline: 'sinkt | gesunken | zurückgegangen | immer weniger | rückgang | schrumpft',
    season: `im januar | im februar | im märz | im april | im mai | im juni | im juli | im august | im september | im oktober | im november |
      im dezember | jeden sommer | jeden winter | im winter | im sommer | im frühling | im herbst | saison | weihnachten`,
    share:
      'prozent der | % der | von zehn | von drei | von vier | von fünf | jeder zweite | jeder dritte | jede zweite | die hälfte | mehrheit der',
    effort: 'doppelt so | im schnitt | durchschnittlich | im durchschnitt | dauert | stunden pro woche | mal so',
    habit: 'heutzutage | heute | nicht mehr | jedes jahr',
    rule: 'gesetz | verordnung | vorschrift* | richtlinie | pflicht ab | verpflichtend | tritt in kraft | verboten',
  },
  upTo: 'bis zu | maximal | höchstens',
  trialWords: 'testen | gratis | kostenlos | test | ausprobieren | probe',
  units: {
    day: 'tag | tage | tagen',
    week: 'woche | wochen',
    month: 'monat | monate | monaten',
    year: 'jahr | jahre | jahren',
  },
  own: 'wir | unser | unsere | uns | ich | mein | meine | sie | ihre | du | dein | deine | dir',
  common:
    'der | die | das | und | ist | nicht | mit | für | auf | ein | eine | sie | wir | von | den | dem | zu | im | sich | auch | oder | bei | wird | sind | ihr | ihre | unsere | aus | werden | nach',
};
