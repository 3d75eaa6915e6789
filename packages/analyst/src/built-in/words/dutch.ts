import type { Lexicon } from './lexicon.ts';

export const dutch: Lexicon = {
  tag: 'nl',
  topics: {
    'free-trial':
      'gratis proberen | probeer gratis | gratis uitproberen | dagen gratis | proefperiode | gratis proefperiode | dagen proberen',
    'free-plan': 'gratis | kosteloos | zonder kosten | gratis account | gratis versie',
    'no-card': 'zonder creditcard | geen creditcard',
    'ask-price':
      'offerte aanvragen | vraag een offerte | gratis offerte | vrijblijvende offerte | prijs op aanvraag | op aanvraag',
    plans: 'prijzen | tarieven | prijslijst | abonnementen | kosten | pakketten',
    subscription:
      'abonnement | abonnementen | per maand | maandelijks | per jaar | lidmaatschap | word lid | maandelijks opzegbaar',
    cart: 'in winkelwagen | winkelwagen | winkelmand | bestellen | bestel nu | webshop | webwinkel | kopen | uitverkocht | op voorraad | nieuw binnen | aanbiedingen',
    shipping: 'verzending | verzendkosten | bezorgd | bezorging | levering | gratis verzending | geleverd | brievenbus',
    returns: 'retour | retourneren | retourneer | ruilen | geld terug | bedenktijd',
    gift: 'cadeaubon | cadeau* | kado* | weggeven',
    guarantee: 'garantie | niet goed geld terug | geld terug | vrijblijvend | maandelijks opzegbaar',
    login: 'inloggen | login | mijn account | mijn omgeving | klantportaal | aanmelden',
    'sign-up':
      'registreren | account aanmaken | maak een account | begin nu | start nu | aan de slag | doe mee | meld je aan | schrijf je in',
    demo: 'demo | demo aanvragen | plan een demo | bekijk demo | bekijk de video',
    software:
      'app | software | platform | dashboard | automatisch | automatiseer* | tool | cloud | digitaal | online | api | applicatie',
    work: 'professionele | professioneel | projectbeheer | zakelijk | team | teams | bedrijf | bedrijven | klanten | medewerker* | kantoor | factuur | facturen | projecten',
    migration: 'overstappen | migreren | importeren | importeer | overzetten',
    integrations: 'integratie* | koppeling* | koppelt met | werkt met | compatibel met | verbindt met',
    testimonials: 'ervaringen | klanten over ons | wat klanten zeggen | beoordelingen | reviews | referenties',
    'trusted-by':
      'tevreden klanten | vertrouwen op | gebruikers | gebruikt door | gingen je voor | abonnees | lezers | leden',
    'case-studies': 'cases | klantcase* | klantverhalen | ons werk | projecten',
    awards: 'prijs voor | bekroond | award | winnaar | gecertificeerd | keurmerk | bekend van',
    security: 'avg | versleuteld* | iso 27001 | beveiligd* | gdpr',
    privacy: 'privacy | privacyverklaring | privacybeleid | persoonsgegevens',
    contact: 'contact | neem contact op | bel ons | mail ons | telefoon | klantenservice | stuur ons',
    about: 'over ons | wie wij zijn | wie zijn wij | ons verhaal | ons team | over mij',
    questions: 'veelgestelde vragen | faq | vragen',
    hours: 'openingstijden | geopend | gesloten | maandag t | maandag tot | dinsdag tot | spreekuur',
    directions: 'route | routebeschrijving | adres | bezoek ons | waar vind je ons | straat | parkeren | locatie',
    booking:
      'reserveren | reserveer | afspraak maken | maak een afspraak | boek nu | boeken | beschikbaarheid | reservering*',
    menu: 'menukaart | de kaart | gerechten | lunch | diner | keuken | wijnen | restaurant | café | bakkerij | eetcafé | chef',
    lodging: 'kamers | hotel | per nacht | overnacht* | verblijf | vakantiehuis | camping | b&b | inclusief ontbijt',
    health:
      'praktijk | tandarts* | patiënt* | behandeling* | huisarts* | fysiotherap* | therapie | spreekuur | kliniek | dierenarts*',
    'craft-trade':
      'taxi | fotograaf | massage | schoonmaak | rijschool | verhuizing* | klusbedrijf | hovenier | stukadoor | rijles* | hondenpension | garage | kapper* | salon | werkplaats | bloemist | sportschool | ambacht* | schilder | loodgieter | familiebedrijf | reparatie*',
    directory:
      'vind een | vind uw | zoek een | zoekopdracht | vergelijk* | overzicht van | bij u in de buurt | in de buurt | meld uw | brengen u in contact',
    blog: 'blog | lees meer | lees verder | laatste berichten | recente berichten | archief | categorieën | reacties',
    newsletter: 'nieuwsbrief | op de hoogte blijven | blijf op de hoogte',
    news: 'nieuws | politiek | economie | sport | cultuur | binnenland | buitenland | opinie | meest gelezen | redactie | laatste nieuws | krant | columns',
    posted: 'gepubliceerd op | geschreven door | geplaatst op | bijgewerkt op',
    docs: 'documentatie | handleiding* | installatie | referentie | aan de slag | configuratie',
    'open-source': 'open source | broncode | vrije software | licentie | github',
    'open-licence': 'open source | open-source | vrije software',
    install: 'npm install | pip install | docker run | apt install',
    portfolio: 'portfolio | mijn werk | mijn projecten | over mij | curriculum vitae | freelance*',
    services: 'onze diensten | diensten | bureau | advies | wat we doen | wij ontwerpen | oplossingen | werkwijze',
    donate: 'doneer | doneren | donatie* | steun ons | word donateur',
    volunteer: 'vrijwillig* | doe mee | meehelpen | kom in actie',
    charity: 'stichting | vereniging | goede doel* | anbi | ngo | non profit',
    government:
      'gemeente | ministerie | overheid | provincie | inwoners | burgers | rijksoverheid | gemeentehuis | vergunning* | college van b&w | publieke dienst* | waterschap',
    course:
      'cursus | cursussen | lessen | leren | leer | opleiding* | studenten | universiteit | certificaat | school | training*',
    event: 'congres | sprekers | programma | kaarten | tickets | festival | evenement | inschrijven',
    game: 'spel | spellen | spelen | speler* | levels | multiplayer | steam | puzzel*',
    community: 'forum | gemeenschap | leden | community | marktplaats | discussie*',
    handmade: 'handgemaakt* | ambachtelijk* | met de hand | biologisch* | duurza* | van eigen bodem | seizoen*',
    problem: 'nooit meer | klaar met | gedoe | tijdrovend | ingewikkeld | frustr* | chaos | te veel | vergeten | kwijt',
    'self-praise':
      'toonaangevend* | innovatief | innovatieve | uniek* | topkwaliteit | marktleider | maatwerk | nummer 1 | ongeëvenaard',
    boilerplate:
      'cookie* | alle rechten voorbehouden | algemene voorwaarden | ga naar inhoud | accepteren | privacyverklaring | javascript | kvk',
  },
  madeFor:
    'gemaakt voor | ontworpen voor | ontwikkeld voor | gebouwd voor | bedoeld voor | ideaal voor | perfect voor | geschikt voor | speciaal voor | gericht op | wij helpen | we helpen | helpt',
  plainFor: 'voor',
  and: 'en | of | & | alsook',
  stops:
    'die | dat | met | zonder | in | op | aan | bij | van | is | zijn | wordt | worden | hebben | om | te | naar | waar | want | als | uit',
  possessives: 'uw | je | jouw | jullie | onze | mijn | hun | deze | andere | veel | sommige | nieuwe',
  people: {
    owner:
      'winkels=shop owner | winkeliers=shop owner | ondernemers=business owner | bedrijven=business owner | mkb=business owner | horeca=restaurant owner | restaurants=restaurant owner | webshops=shop owner | boeren=farmer | verhuurders=landlord | huiseigenaren=homeowner | werkplaatsen=workshop owner | praktijken=practice owner | bureaus=agency owner | zzp ers=freelancer',
    manager:
      'teams=team lead | organisaties=operations manager | managers=manager | kantoren=office manager | directeuren=director | werkgevers=employer | leidinggevenden=manager',
    developer:
      'ontwikkelaars=developer | developers=developer | programmeurs=developer | ingenieurs=engineer | beheerders=administrator',
    creative:
      'ontwerpers=designer | kunstenaars=artist | fotografen=photographer | muzikanten=musician | schrijvers=writer | makers=maker | architecten=architect | journalisten=journalist',
    marketer: 'marketeers=marketer | merken=brand manager | uitgevers=publisher',
    educator: 'docenten=teacher | leraren=teacher | leerkrachten=teacher | scholen=school principal | trainers=trainer',
    learner: 'studenten=student | leerlingen=student | beginners=beginner | starters=beginner',
    parent: 'ouders=parent | gezinnen=parent | kinderen=parent | moeders=parent | jongeren=parent | families=parent',
    hobbyist:
      'liefhebbers=enthusiast | sporters=athlete | fietsers=cyclist | wandelaars=hiker | hardlopers=runner | tuiniers=hobby gardener | koren=choir director',
    professional:
      'onderzoekers=researcher | professionals=professional | freelancers=freelancer | adviseurs=advisor | advocaten=lawyer | artsen=doctor | zorgverleners=nurse | accountants=accountant | makelaars=broker',
    organizer:
      'verenigingen=club organizer | gemeenten=town planner | vrijwilligers=volunteer | stichtingen=nonprofit director | musea=museum curator',
    founder: 'startups=startup founder | oprichters=founder',
    reader: 'lezers=reader | abonnees=subscriber | luisteraars=listener',
    player: 'spelers=player | gamers=gamer',
    supporter: 'donateurs=donor',
    citizen:
      'burgers=citizen | inwoners=resident | bewoners=resident | ouderen=pensioner | huurders=tenant | senioren=pensioner',
    patient: 'patiënten=patient | cliënten=patient',
    guest: 'reizigers=traveler | gasten=traveler | toeristen=tourist | stellen=traveler | bezoekers=visitor',
    shopper: 'vrouwen=shopper | mannen=shopper | consumenten=consumer | particulieren=consumer | mensen=shopper',
    client: 'klanten=client | opdrachtgevers=client',
    neighbour: 'buren=neighbor | buurtbewoners=neighbor',
  },
  hasCompounds: true,
  hasSpaces: true,
  rivals: {
    alternative: 'alternatief voor | alternatieven voor | in plaats van | vervangt | vervanging voor',
    unlike: 'anders dan | in tegenstelling tot | vergeleken met',
    versus: 'vs | vs. | versus',
    from: 'overstappen van | importeren uit | weg bij',
  },
  substitutes:
    'papier=Paper | spreadsheets=Spreadsheets | excel=Excel | whiteboard=A whiteboard | supermarkt=The supermarket | bouwmarkt=The hardware store | met de hand=Working by hand',
  trends: {
    growth: 'groeit | gegroeid | stijgt | gestegen | steeds meer | toegenomen | verdubbeld | record',
    decline: 'daalt | gedaald | steeds minder | afgenomen',
    season:
      'in januari | in februari | in maart | in april | in mei | in juni | in juli | in augustus | in september | in oktober | in november | in december | elke zomer | elke winter | seizoen | kerst',
    share: 'procent van | % van | van de tien | van de drie | van de vier | de helft van | de meeste',
    effort: 'twee keer zo | gemiddeld | uur per week',
    habit: 'tegenwoordig | niet meer | elk jaar',
    rule: 'de wet | wetgeving | verplicht | regelgeving | richtlijn | verboden',
  },
  upTo: 'tot maximaal | maximaal | hooguit',
  trialWords: 'gratis | proberen | probeer | proef',
  units: { day: 'dag | dagen', week: 'week | weken', month: 'maand | maanden', year: 'jaar' },
  own: 'wij | we | ons | onze | ik | mijn | je | jouw | jij | u | uw',
  common:
    'de | het | een | en | van | is | in | op | voor | met | dat | niet | te | zijn | je | wij | we | ons | onze | ook | om | aan | bij | naar | of | als | uw | er | door | maar',
};
