/** The purposes of pages, in order of preference. */
export const PAGE_ROLES = ['pricing', 'product', 'about', 'customers', 'faq', 'contact', 'docs'] as const;
export type PageRole = (typeof PAGE_ROLES)[number];

/**
 * The words of links and addresses by role, in English, German, French, Spanish, Italian, Portuguese and Japanese:
 * lower case, without diacritics, single spaces. A Japanese word matches anywhere, all others as whole words.
 */
export const ROLE_WORDS: Readonly<Record<PageRole, readonly string[]>> = {
  pricing: [
    'pricing|prices|price|price list|plans|plans and pricing|packages|rates|fees|tuition|membership|memberships|subscription|subscriptions',
    'preise|preis|preisliste|tarife|tarif|kosten|pakete|mitgliedschaft|gebuhren|beitrage',
    'tarifs|prix|tarification|abonnement|abonnements|formules|adhesion',
    'precios|precio|planes|tarifas|suscripcion|suscripciones|cuotas',
    'prezzi|prezzo|tariffe|listino|piani|abbonamento|abbonamenti',
    'precos|preco|planos|assinatura|assinaturas|mensalidades',
    '料金|価格|プラン',
  ],
  product: [
    'features|feature|product|products|services|service|solutions|platform|how it works|tour|overview|what we do|our work|menu|rooms|shop|store|courses|programs|programmes|treatments|portfolio|catalog|catalogue',
    'produkt|produkte|funktionen|leistungen|angebot|angebote|losungen|loesungen|dienstleistungen|sortiment|speisekarte|zimmer|kurse|shop|so funktioniert es|so funktionierts',
    'fonctionnalites|produit|produits|prestations|offre|offres|nos services|carte|chambres|boutique|formations|comment ca marche',
    'funciones|funcionalidades|caracteristicas|producto|productos|servicios|soluciones|tienda|carta|habitaciones|cursos|como funciona',
    'funzionalita|funzioni|prodotto|prodotti|servizi|soluzioni|negozio|camere|corsi|come funziona',
    'recursos|funcionalidades|produto|produtos|servicos|solucoes|loja|quartos|cursos|como funciona',
    '機能|製品|サービス|特徴|商品|メニュー',
  ],
  about: [
    'about|about us|company|our company|our story|story|who we are|mission|history|team|our team|people|staff',
    'uber uns|ueber uns|uber|unternehmen|wir uber uns|das team|geschichte|philosophie|verein',
    'a propos|qui sommes nous|notre histoire|equipe|notre equipe|entreprise|societe',
    'sobre nosotros|quienes somos|nosotros|acerca de|empresa|equipo|nuestra historia',
    'chi siamo|azienda|la nostra storia|storia|il team',
    'sobre|sobre nos|quem somos|empresa|equipe|nossa historia',
    '会社概要|企業情報|私たち|について',
  ],
  customers: [
    'customers|customer stories|clients|our clients|testimonials|reviews|case studies|case study|success stories|stories|references|use cases|industries|who its for',
    'kunden|referenzen|kundenstimmen|bewertungen|erfahrungen|erfolgsgeschichten|branchen|anwendungsfalle',
    'temoignages|avis|avis clients|cas clients|nos clients|realisations',
    'clientes|testimonios|opiniones|casos de exito|referencias',
    'clienti|testimonianze|recensioni|casi di successo|referenze',
    'clientes|depoimentos|avaliacoes|casos de sucesso',
    'お客様|導入事例|事例|口コミ',
  ],
  faq: [
    'faq|faqs|help|help center|help centre|support|questions|frequently asked questions|q a',
    'haufige fragen|fragen|hilfe|fragen und antworten',
    'aide|questions frequentes|foire aux questions',
    'ayuda|preguntas frecuentes|soporte',
    'aiuto|domande frequenti|assistenza',
    'ajuda|perguntas frequentes|duvidas|suporte',
    'よくある質問|ヘルプ|サポート',
  ],
  contact: [
    'contact|contact us|get in touch|visit|visit us|find us|location|locations|directions|opening hours|hours',
    'kontakt|anfahrt|standort|standorte|offnungszeiten|impressum',
    'contactez nous|nous contacter|nous trouver|horaires|acces|plan d acces',
    'contacto|contactanos|contactenos|ubicacion|donde estamos|horarios',
    'contatti|contatto|contattaci|dove siamo|orari',
    'contato|contatos|fale conosco|localizacao|horarios',
    'お問い合わせ|アクセス',
  ],
  docs: [
    'docs|documentation|developers|api|guide|guides|user guide|manual|getting started|tutorial|tutorials|wiki',
    'dokumentation|anleitung|anleitungen|handbuch|entwickler',
    'guide d utilisation|developpeurs|mode d emploi',
    'documentacion|guia|guias|desarrolladores|manuales',
    'documentazione|guida|guide|sviluppatori|manuali',
    'documentacao|guia|guias|desenvolvedores|manuais',
    'ドキュメント|ガイド',
  ],
};

/** Pages without information about the offer: logins, payments, legal pages, press, other companies' pages. */
export const SKIPPED_WORDS =
  'login|log in|signin|sign in|signup|sign up|register|registration|account|my account|cart|basket|bag|checkout|wishlist|search|privacy|privacy policy|terms|terms of service|cookies|cookie policy|legal|disclaimer|accessibility|sitemap|site map|rss|feed|careers|jobs|press|news|blog|forum|newsletter|unsubscribe|password|logout|log out|print|share|admin|anmelden|registrieren|warenkorb|kasse|suche|datenschutz|agb|nutzungsbedingungen|karriere|presse|connexion|inscription|panier|recherche|mentions legales|confidentialite|cgv|cgu|recrutement|presse|iniciar sesion|registrarse|carrito|buscar|privacidad|aviso legal|empleo|accedi|registrati|carrello|cerca|note legali|lavora con noi|entrar|cadastro|carrinho|privacidade|termos|vagas|ログイン|カート|検索|プライバシー|利用規約|採用';

/** Words with a lower rank within their role: they name an imprint or directions. */
export const SECOND_CHOICE =
  'impressum|imprint|legal notice|mentions legales|aviso legal|note legali|anfahrt|directions|acces|plan d acces|como llegar|come raggiungerci|アクセス';
