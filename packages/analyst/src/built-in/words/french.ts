import type { Lexicon } from './lexicon.ts';

export const french: Lexicon = {
  tag: 'fr',
  topics: {
    'free-trial': `essai gratuit | essayer gratuitement | essayez gratuitement | jours gratuits | période d'essai | jours d'essai |
      premier mois offert | version d'essai`,
    'free-plan': 'gratuit | gratuite | gratuitement | sans frais | offre gratuite | compte gratuit',
    'no-card': 'sans carte bancaire | sans carte de crédit | sans cb | aucune carte',
    'ask-price': 'demander un devis | devis gratuit | sur devis | devis | tarif sur demande | prix sur demande',
    plans: 'tarifs | nos tarifs | prix | formules | abonnements | forfaits | nos offres',
    subscription:
      "abonnement* | s'abonner | par mois | mensuel* | par an | adhésion | adhérer | sans engagement | devenir membre",
    cart: 'ajouter au panier | panier | commander | acheter | boutique en ligne | boutique | en stock | rupture de stock | nouveautés | promotions',
    shipping: 'livraison | livré* | expédi* | frais de port | livraison offerte | boîte aux lettres | point relais',
    returns: 'retours | retour gratuit | échange* | remboursé* | remboursement | satisfait ou remboursé',
    gift: 'carte cadeau | chèque cadeau | bon cadeau | coffret cadeau | cadeau | cadeaux | offrir',
    guarantee: 'garantie | garanti | satisfait ou remboursé | sans engagement | résiliable',
    login: "connexion | se connecter | mon compte | espace client | s'identifier | espace membre",
    'sign-up': "s'inscrire | inscription | créer un compte | commencer | rejoindre | inscrivez vous",
    demo: 'démo | demander une démo | réserver une démo | voir la démo | voir la vidéo',
    software:
      'logiciel | application | appli | plateforme | tableau de bord | automatis* | outil | numérique | en ligne | api',
    work: 'professionnel* | gestion de projet | équipe | équipes | entreprise* | vos clients | salariés | bureau | facture* | collaborateurs | projets',
    migration: 'migrer | migration | importer | importez | transférer vos',
    integrations: 'intégration* | compatible avec | se connecte à | fonctionne avec | connecté à',
    testimonials: 'témoignages | avis clients | ils parlent de nous | ce que disent | avis | ils nous recommandent',
    'trusted-by':
      'ils nous font confiance | nous font confiance | clients satisfaits | utilisateurs | utilisé par | abonnés | lecteurs | adhérents',
    'case-studies': 'étude de cas | études de cas | cas clients | nos réalisations | références',
    awards: 'prix | récompens* | primé* | labellisé* | certifié* | lauréat*',
    security: 'rgpd | chiffr* | hébergé en france | sécurisé* | iso 27001',
    privacy: 'confidentialité | données personnelles | vie privée | politique de confidentialité',
    contact: 'contact | contactez nous | nous contacter | écrivez nous | appelez nous | nous écrire | téléphone | tél',
    about: "à propos | qui sommes nous | notre histoire | notre équipe | l'équipe | notre mission",
    questions: 'faq | questions fréquentes | foire aux questions | vos questions',
    hours: "horaires | heures d'ouverture | ouvert | fermé | du lundi au | du mardi au | 7j / 7",
    directions: 'plan d’accès | accès | nous trouver | venir | adresse | rue | avenue | boulevard | itinéraire',
    booking: 'réserver | réservation* | prendre rendez vous | rendez vous | réservez | disponibilités',
    menu: 'menu | la carte | notre carte | plats | entrées | desserts | cuisine | vins | restaurant | bistrot | café | boulangerie | pâtisserie | pains | viennoiseries | chef',
    lodging:
      "chambres | hôtel | gîte | chambre d'hôtes | chambres d'hôtes | par nuit | nuitée* | séjour* | hébergement* | camping | petit déjeuner",
    health:
      'cabinet | dentiste | médecin* | patient* | consultation* | clinique | soins | kinésithérap* | thérapeute | sage femme | vétérinaire',
    'craft-trade': `guide de pêche | moniteur | taxi | photographe | massage* | bien être | nettoyage | dépannage | paysagiste | auto école | traiteur |
      garage | salon | institut | artisan* | atelier | fleuriste | plombier | électricien | coiffeur | domaine | librairie | menuisier`,
    directory:
      'trouvez un | trouver un | comparer | comparez | annuaire | près de chez vous | annonces | référencer votre',
    blog: 'blog | lire la suite | articles récents | derniers articles | archives | catégories | commentaires | en savoir plus',
    newsletter: "newsletter | infolettre | lettre d'information | recevez nos | inscrivez vous à notre",
    news: 'actualités | politique | économie | sport | culture | à la une | opinion | rédaction | les plus lus | journal | faits divers | éditorial | international',
    posted: 'publié le | par | mis à jour le | écrit par | rédigé par',
    docs: 'documentation | installation | référence | prise en main | tutoriel* | configuration',
    'open-source': 'open source | logiciel libre | code source | licence | github | libre',
    'open-licence': 'open source | logiciel libre | code source ouvert',
    install: 'npm install | pip install | docker run | apt install',
    portfolio:
      'portfolio | mes projets | mes réalisations | mon travail | cv | à propos de moi | freelance | indépendant*',
    services:
      'nos services | services | agence | prestations | conseil | nos expertises | notre métier | accompagnement | nous concevons',
    donate: 'don | dons | faire un don | donner | soutenir | je donne | donateurs',
    volunteer: "bénévole* | s'engager | devenir bénévole | agir | participer",
    charity: 'association | fondation | ong | solidarité | humanitaire | loi 1901 | intérêt général',
    government:
      'mairie | ministère | commune | préfecture | service public | services publics | citoyen* | démarches | collectivité* | département | région | conseil municipal | république française',
    course:
      'cours | formation* | apprendre | élèves | étudiants | diplôme | université | école | leçons | certificat | enseignement',
    event: 'conférence* | programme | billetterie | billets | festival | intervenants | salon | édition | inscriptions',
    game: 'jeu | jeux | jouer | joueur* | niveaux | multijoueur | steam | énigmes',
    community: 'forum | communauté | membres | discussions | annonces | échanges',
    handmade: 'fait main | faits main | artisanal* | à la main | bio | fabriqué en france | made in france | durable',
    problem:
      'fini | marre | galère | perte de temps | trop de | compliqué | difficile | stress | casse tête | plus jamais',
    'self-praise':
      'leader | innovant* | unique* | incontournable | excellence | sur mesure | numéro 1 | haut de gamme | exceptionnel*',
    boilerplate:
      'cookie* | tous droits réservés | mentions légales | cgv | cgu | aller au contenu | accepter | politique de confidentialité | javascript',
  },
  madeFor: `conçu pour | conçue pour | conçus pour | fait pour | faite pour | pensé pour | pensée pour | idéal pour | idéale pour | parfait pour | destiné aux | destinée aux |
    destiné à | s'adresse aux | s'adresse à | adapté aux | créé pour | dédié aux | réservé aux | nous accompagnons | aide | aidons`,
  plainFor: 'pour | aux',
  and: 'et | ou | & | ainsi que',
  stops:
    'qui | que | dans | sur | avec | sans | afin | par | est | sont | ont | à | au | en | depuis | vous | nous | leur',
  possessives: 'vos | votre | nos | notre | mes | mon | ses | leurs | ces | quelques | autres | tes | plusieurs',
  people: {
    owner:
      'commerçants=shop owner | artisans=craft business owner | restaurateurs=restaurant owner | entreprises=business owner | tpe=business owner | pme=business owner | hôteliers=hotel owner | propriétaires=homeowner | boutiques=shop owner | agriculteurs=farmer | bailleurs=landlord | agences=agency owner | commerces=shop owner',
    manager:
      'équipes=team lead | managers=manager | dirigeants=director | responsables=manager | employeurs=employer | recruteurs=recruiter | organisations=operations manager | salariés=employee',
    developer: 'développeurs=developer | ingénieurs=engineer | administrateurs=administrator | programmeurs=developer',
    creative:
      'artistes=artist | photographes=photographer | musiciens=musician | designers=designer | créateurs=creator | auteurs=author | architectes=architect | graphistes=graphic designer | journalistes=journalist',
    marketer: 'marques=brand manager | éditeurs=publisher | commerciaux=sales representative',
    educator:
      'enseignants=teacher | professeurs=teacher | écoles=school principal | formateurs=trainer | établissements=school principal',
    learner: 'étudiants=student | élèves=student | débutants=beginner | apprenants=learner | lycéens=student',
    parent: 'parents=parent | familles=parent | enfants=parent | mamans=parent | bébés=parent | adolescents=parent',
    hobbyist:
      'jardiniers=hobby gardener | amateurs=amateur | passionnés=enthusiast | sportifs=athlete | cyclistes=cyclist | randonneurs=hiker | gourmands=home cook | amoureux=enthusiast | coureurs=runner | curieux=enthusiast',
    professional:
      'chercheurs=researcher | professionnels=professional | indépendants=freelancer | freelances=freelancer | avocats=lawyer | médecins=doctor | consultants=consultant | soignants=nurse | experts comptables=accountant | particuliers=homeowner',
    organizer:
      'associations=club organizer | collectivités=town planner | communes=town planner | mairies=town planner | clubs=club organizer | bénévoles=volunteer | musées=museum curator',
    founder:
      'entrepreneurs=entrepreneur | startups=startup founder | créateurs d’entreprise=founder | porteurs de projet=founder',
    reader: 'lecteurs=reader | abonnés=subscriber | auditeurs=listener',
    player: 'joueurs=player',
    supporter: 'donateurs=donor',
    citizen:
      'citoyens=citizen | habitants=resident | seniors=pensioner | locataires=tenant | usagers=resident | retraités=pensioner | riverains=resident',
    patient: 'patients=patient',
    guest: 'voyageurs=traveler | vacanciers=traveler | couples=traveler | touristes=tourist | visiteurs=visitor',
    shopper: 'femmes=shopper | hommes=shopper | consommateurs=consumer | acheteurs=buyer',
    client: 'clients=client',
    neighbour: 'voisins=neighbor',
  },
  hasCompounds: false,
  hasSpaces: true,
  rivals: {
    alternative:
      'alternative à | alternatives à | alternative au | remplace | remplacer | au lieu de | à la place de | plutôt que',
    unlike: 'contrairement à | contrairement aux | à la différence de | différent de | comparé à | par rapport à',
    versus: 'vs | vs. | versus',
    from: 'migrer depuis | passer de | importer depuis | quitter',
  },
  substitutes:
    'papier=Paper | tableur=Spreadsheets | tableurs=Spreadsheets | excel=Excel | post it=Sticky notes | tableau blanc=A whiteboard | supermarché=The supermarket | grande distribution=The supermarket chains | grandes surfaces=The supermarket chains',
  trends: {
    growth: 'augmente* | a augmenté | progresse | en hausse | croissance | doublé | de plus en plus | record',
    decline: 'baisse | en baisse | diminue | de moins en moins | recul | chuté',
    season:
      'en janvier | en février | en mars | en avril | en mai | en juin | en juillet | en août | en septembre | en octobre | en novembre | en décembre | chaque été | chaque hiver | saison | noël',
    share:
      '% des | % de | pour cent | sur dix | sur trois | sur quatre | sur cinq | la moitié des | la majorité des | un français sur',
    effort: 'deux fois plus | en moyenne | heures par semaine | prend',
    habit: "aujourd'hui | désormais | chaque année | ne veulent plus",
    rule: 'la loi | réglementation | obligatoire | directive | décret | entre en vigueur | interdit*',
  },
  upTo: "jusqu'à | maximum",
  trialWords: 'essai | gratuit | gratuits | essayez | offert',
  units: { day: 'jour | jours', week: 'semaine | semaines', month: 'mois', year: 'an | ans | année | années' },
  own: 'nous | notre | nos | je | mon | ma | mes | vous | votre | vos | on',
  common:
    'le | la | les | des | et | est | une | un | pour | dans | vous | nous | sur | avec | que | qui | par | plus | pas | au | aux | du | ce | votre | vos | notre | nos | en | sont | à',
};
