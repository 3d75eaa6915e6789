import type { Lexicon } from './lexicon.ts';

export const italian: Lexicon = {
  tag: 'it',
  topics: {
    'free-trial': 'prova gratuita | prova gratis | provalo gratis | giorni gratis | periodo di prova | giorni di prova',
    'free-plan': 'gratis | gratuito | gratuita | gratuitamente | senza costi | piano gratuito',
    'no-card': 'senza carta | senza carta di credito | nessuna carta',
    'ask-price':
      'richiedi un preventivo | preventivo | preventivo gratuito | prezzo su richiesta | su richiesta | chiedi un preventivo',
    plans: 'prezzi | tariffe | listino | piani | piani e prezzi | listino prezzi',
    subscription:
      'abbonamento | abbonamenti | abbonati | al mese | mensile | annuale | iscrizione annuale | diventa socio | tesseramento',
    cart: 'aggiungi al carrello | carrello | acquista | acquista ora | negozio online | shop online | ordina | esaurito | novità | offerte',
    shipping: 'spedizione | spedizioni | consegna | spediamo | spedizione gratuita | a domicilio',
    returns: 'reso | resi | reso gratuito | rimborso | cambi | soddisfatti o rimborsati',
    gift: 'carta regalo | buono regalo | regalo | regali | idee regalo | regala',
    guarantee: 'garanzia | garantito | soddisfatti o rimborsati | senza impegno | senza vincoli',
    login: 'accedi | login | il mio account | area riservata | area clienti | entra',
    'sign-up': 'registrati | crea un account | iscriviti | inizia | inizia ora | unisciti',
    demo: 'demo | richiedi una demo | guarda la demo | guarda il video',
    software:
      'applicazione | app | software | piattaforma | gestionale | automatizza* | strumento | cloud | digitale | api',
    work: 'professional* | gestione | team | azienda | aziende | clienti | ufficio | fattura | fatture | dipendenti | progetti',
    migration: 'migrare | migrazione | importa | importare | passare da',
    integrations: 'integrazione | integrazioni | si integra con | compatibile con | si collega a | funziona con',
    testimonials: 'testimonianze | recensioni | dicono di noi | cosa dicono | opinioni',
    'trusted-by': 'si fidano di noi | clienti soddisfatti | utenti | usato da | scelto da | iscritti | lettori',
    'case-studies': 'casi di successo | caso studio | casi studio | i nostri lavori | progetti realizzati',
    awards: 'premio | premi | premiato* | certificato* | certificazioni | riconosciment*',
    security: 'gdpr | crittograf* | iso 27001 | sicurezza | cifrat*',
    privacy: 'privacy | informativa privacy | protezione dei dati | dati personali',
    contact: 'contatti | contattaci | scrivici | chiamaci | telefono | assistenza clienti | contatto',
    about: 'chi siamo | la nostra storia | il nostro team | chi sono | su di noi | la squadra',
    questions: 'domande frequenti | faq | domande',
    hours: 'orari | orario | aperto | chiuso | dal lunedì al | dal martedì al | orari di apertura',
    directions:
      'come raggiungerci | dove siamo | dove trovarci | indirizzo | via | piazza | corso | vieni a trovarci | mappa',
    booking:
      'prenota | prenotazione | prenotazioni | prenota ora | prenota un tavolo | appuntamento | disponibilità | fissa un appuntamento',
    menu: 'menù | piatti | antipasti | primi | dolci | cucina | vini | la carta | ristorante | trattoria | pizzeria | panificio | pasticceria | chef',
    lodging:
      'camere | hotel | albergo | agriturismo | a notte | notti | soggiorno | alloggio | colazione inclusa | b&b',
    health:
      'clinica | dentista | medico | medici | pazient* | visita medica | trattament* | fisioterapia | terapia | veterinari*',
    'craft-trade':
      'taxi | fotografo | massaggi | pulizie | ristrutturazioni | autoscuola | traslochi | officina | parrucchiere | bottega | laboratorio | cantina | fioraio | palestra | artigian* | riparazion*',
    directory: 'trova un | trova il tuo | confronta | elenco | vicino a te | annunci | inserisci la tua',
    blog: 'blog | leggi tutto | continua a leggere | ultimi articoli | articoli recenti | archivio | categorie | commenti',
    newsletter: 'newsletter | iscriviti alla nostra | resta aggiornato',
    news: 'notizie | politica | economia | sport | cultura | cronaca | ultime notizie | prima pagina | i più letti | redazione | editoriale | esteri | opinioni',
    posted: 'pubblicato il | scritto da | aggiornato il',
    docs: 'documentazione | installazione | riferimento | tutorial | configurazione',
    'open-source': 'open source | software libero | codice sorgente | licenza | github',
    'open-licence': 'open source | software libero',
    install: 'npm install | pip install | docker run | apt install',
    portfolio: 'portfolio | i miei progetti | i miei lavori | chi sono | curriculum | freelance',
    services: 'i nostri servizi | servizi | agenzia | consulenza | cosa facciamo | soluzioni | progettiamo',
    donate: 'dona | donazione | donazioni | dona ora | sostienici | 5x1000 | fai una donazione | contribuisci',
    volunteer: 'volontari | volontariato | partecipa | diventa volontario',
    charity: 'associazione | fondazione | onlus | ong | senza scopo di lucro | no profit | solidarietà | terzo settore',
    government:
      'comune di | comune | ministero | governo | regione | provincia | cittadin* | servizi al cittadino | amministrazione | ufficio | sindaco | pubblica amministrazione | municipio',
    course: 'corso | corsi | lezioni | impara | imparare | formazione | studenti | università | certificato | scuola',
    event: 'conferenza | relatori | programma | biglietti | festival | evento | convegno | iscrizioni',
    game: 'gioco | giochi | gioca | giocare | giocator* | livelli | multigiocatore | steam',
    community: 'forum | comunità | membri | annunci | discussioni',
    handmade:
      'fatto a mano | fatti a mano | artigianale | artigianali | biologico | biologici | a km 0 | sostenibil* | made in italy | di stagione',
    problem:
      'basta con | mai più | stanco di | perdita di tempo | complicato | difficile | caos | troppo | mal di testa | dimentica',
    'self-praise':
      'leader | innovativ* | unico | unica | eccellenza | su misura | numero 1 | alta qualità | d’eccellenza',
    boilerplate:
      'cookie* | tutti i diritti riservati | note legali | vai al contenuto | accetta | informativa sulla privacy | javascript | p iva',
  },
  madeFor:
    'pensato per | pensata per | creato per | creata per | fatto per | fatta per | progettato per | progettata per | ideale per | perfetto per | perfetta per | rivolto a | rivolta a | dedicato a | dedicata a | studiato per | aiutiamo | aiuta',
  plainFor: 'per | a chi',
  and: 'e | ed | o | oppure | &',
  stops:
    'che | in | con | senza | di | da | è | sono | hanno | nel | nella | quando | dove | più | si | come | sul | sulla',
  possessives: 'tuoi | tue | tuo | suoi | nostri | nostre | miei | questi | altri | alcuni | molti | i tuoi | vostri',
  people: {
    owner:
      'negozi=shop owner | commercianti=shop owner | ristoranti=restaurant owner | ristoratori=restaurant owner | imprese=business owner | pmi=business owner | imprenditori=business owner | hotel=hotel owner | artigiani=craft business owner | proprietari=homeowner | agricoltori=farmer | officine=workshop owner | agenzie=agency owner',
    manager:
      'aziende=operations manager | manager=manager | dirigenti=director | uffici=office manager | team=team lead | organizzazioni=operations manager | responsabili=manager',
    developer: 'sviluppatori=developer | programmatori=developer | ingegneri=engineer',
    creative:
      'designer=designer | artisti=artist | fotografi=photographer | musicisti=musician | scrittori=writer | creativi=designer | architetti=architect | giornalisti=journalist',
    marketer: 'marchi=brand manager | editori=publisher',
    educator: 'insegnanti=teacher | docenti=teacher | scuole=school principal | formatori=trainer | educatori=educator',
    learner: 'studenti=student | principianti=beginner | allievi=student',
    parent: 'genitori=parent | famiglie=parent | bambini=parent | mamme=parent | ragazzi=parent | neonati=parent',
    hobbyist:
      'appassionati=enthusiast | amanti=enthusiast | sportivi=athlete | ciclisti=cyclist | escursionisti=hiker | golosi=home cook',
    professional:
      'ricercatori=researcher | professionisti=professional | liberi professionisti=freelancer | freelance=freelancer | avvocati=lawyer | medici=doctor | consulenti=consultant | commercialisti=accountant',
    organizer:
      'associazioni=club organizer | comuni=town planner | club=club organizer | volontari=volunteer | musei=museum curator',
    founder: 'startup=startup founder | fondatori=founder',
    reader: 'lettori=reader | abbonati=subscriber | ascoltatori=listener',
    player: 'giocatori=player',
    supporter: 'donatori=donor | sostenitori=supporter | soci=supporter',
    citizen: 'cittadini=citizen | residenti=resident | anziani=pensioner | inquilini=tenant | pensionati=pensioner',
    patient: 'pazienti=patient',
    guest: 'viaggiatori=traveler | turisti=tourist | coppie=traveler | ospiti=traveler | visitatori=visitor',
    shopper: 'donne=shopper | uomini=shopper | consumatori=consumer | acquirenti=buyer | persone=shopper',
    client: 'clienti=client',
  },
  hasCompounds: false,
  hasSpaces: true,
  rivals: {
    alternative: 'alternativa a | alternative a | al posto di | invece di | anziché | sostituisce',
    unlike: 'a differenza di | diverso da | rispetto a | confrontato con',
    versus: 'vs | vs. | contro',
    from: 'migrare da | passare da | importare da',
  },
  substitutes:
    'carta=Paper | fogli di calcolo=Spreadsheets | excel=Excel | lavagna=A whiteboard | supermercato=The supermarket | supermercati=The supermarket | grande distribuzione=The supermarket chains | a mano=Working by hand',
  trends: {
    growth: 'cresce | cresciuto | aumenta | aumentato | in crescita | sempre più | raddoppiat* | record',
    decline: 'diminuisce | diminuito | in calo | sempre meno | calato',
    season:
      'a gennaio | a febbraio | a marzo | ad aprile | a maggio | a giugno | a luglio | ad agosto | a settembre | a ottobre | a novembre | a dicembre | ogni estate | ogni inverno | stagione | natale',
    share: '% dei | % delle | % degli | per cento | su dieci | su tre | su quattro | la metà | la maggior parte',
    effort: 'il doppio | in media | ore a settimana',
    habit: 'oggi | al giorno d’oggi | non più | ogni anno',
    rule: 'la legge | normativa | obbligatorio | obbligatoria | direttiva | regolamento | entra in vigore | vietat*',
  },
  upTo: 'fino a | massimo',
  trialWords: 'prova | gratis | gratuita',
  units: { day: 'giorno | giorni', week: 'settimana | settimane', month: 'mese | mesi', year: 'anno | anni' },
  own: 'noi | nostro | nostra | nostri | nostre | mio | mia | tuo | tua | tuoi | ti',
  common:
    'il | lo | la | i | gli | le | di | e | che | in | un | una | per | con | è | non | più | del | della | dei | delle | nel | al | si | da | come | sono | tuo | nostro | anche',
};
