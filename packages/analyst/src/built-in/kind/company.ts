import { pricesIn, type Site } from '../read/site.ts';

/** Menu entries of companies, in the seven languages. */
const GROUPS = {
  about:
    /^(?:about(?: us| [\p{L}&. -]{2,25})?|(?:the |our )?company(?: profile| overview)?|who we are|(?:wir )?über (?:uns|[\p{L}&. -]{2,25})|(?:das |unser )?unternehmen|firma|profil|qui sommes[- ]nous|(?:l['’]|notre )(?:entreprise|agence|équipe)|(?:la |notre )?société|(?:la |nuestra )?empresa|quiénes somos|(?:sobre )?nosotros|(?:l['’])?azienda|chi siamo|il gruppo|(?:a )?empresa|quem somos|sobre nós|会社(?:概要|案内|情報)|企業情報|o (?:nas|firmie|společnosti)|om (?:oss|os)|over ons|о (?:компании|нас)|за нас|hakkımızda|kurumsal|rólunk)$/iu,
  contact:
    /^(?:contacts?(?: us| details)?|find\/contact us|(?:so finden sie uns|anfahrt|kontakt\p{L}*)(?: & anfahrt)?|(?:nous )?contacte[rz](?:[- ]nous)?|contáctenos|contactos?|contatti|contattaci|contatos?|fale conosco|お問い?合わ?せ|kontakty?|yhteystiedot|контакт\p{L}*|iletişim|kapcsolat)$/iu,
  products:
    /^(?:(?:our |all )?products?(?: range| a ?- ?z| overview)?|catalogue?s?|(?:unsere )?produkte?|produktübersicht|(?:nos )?produits|(?:nuestros )?productos|(?:i |i nostri )?prodotti|(?:nossos )?produtos(?: a ?- ?z)?|製品(?:情報|紹介|案内)?|商品(?:情報|紹介)|producten|produkty|produkter|продукт(?:ы|и)|продукция|ürünler(?:imiz)?|termékek)$/iu,
  services:
    /^(?:(?:our )?services(?: (?:&|and) \p{L}+)?|what we do|(?:our )?solutions|applications|industries|(?:premium )?support|consult(?:ing|ancy)|(?:unsere )?(?:leistungen|dienstleistungen|lösungen|angebote?)|leistungsspektrum|branchen|beratung|planung|(?:nos )?(?:services|prestations|métiers|savoir-faire)|(?:nuestros )?servicios|soluciones|(?:i nostri )?servizi|soluzioni|le attività|consulenza(?: professionale)?|(?:nossos )?serviços|soluções|事業(?:内容|案内|紹介)|サービス|usługi|služby|tjänster|ydelser|tjenester|diensten|услуг[аи]|hizmetler(?:imiz)?|szolgáltatások)$/iu,
  references:
    /^(?:references?|(?:our )?(?:projects?|clients?|customers?|partners?|work)|case studies|success stories|portfolio|referenzen(?: \p{L}+)?|(?:unsere )?(?:projekte|kunden|partner)|(?:nos )?(?:références|réalisations|clients|partenaires)|referencias|(?:nuestros )?(?:proyectos|clientes)|casos (?:de éxito|de sucesso)|(?:le nostre )?(?:referenze|realizzazioni)|(?:i )?(?:progetti|clienti|partner|casi di successo)|referências|projetos|clientes|obras|(?:導入|施工)(?:事例|実績)|実績(?:紹介)?|referencje|reference|realizacje|referenser|referencer|referanser|referenties|projecten|проекты|referanslar|referenciák)$/iu,
  quality:
    /^(?:(?:la |our )?qualit(?:y|à|é|ät)(?:smanagement| policy)?|calidad|qualidade|certificat(?:es?|ions?)|zertifi(?:kate|zierung(?:en)?)|certificaciones|certificazioni|certificações|r ?& ?d|technolog(?:y|ie|ia)|technik|downloads?|descargas|data ?sheets|datenblätter|distribut(?:ors?|ion)|vertriebspartner|careers?|jobs|karriere|stellenangebote|recrutement|carrières?|lavora con noi|trabaj[ae] con nosotros|trabalhe conosco|kariera|採用情報|品質)$/iu,
} as const;
const REQUIRED = ['about', 'contact'] as const;
const OFFERED = ['products', 'services', 'references', 'quality'] as const;
const MIN_OFFERED = 2;
const MAX_PRICES = 3;
/** Topics of other kinds of sites with a similar menu. */
const OF_OTHERS = ['cart', 'donate', 'volunteer', 'join', 'enroll', 'comments'] as const;

/** Whether the menu of the first page is that of a company: about, contact, and what it makes or does for whom. */
export const hasCompanyMenu = (site: Site): boolean => {
  const entries = [...new Set(site.snapshot.links.map(({ text }) => text.trim()))];
  const has = (group: keyof typeof GROUPS): boolean => entries.some((entry) => GROUPS[group].test(entry));
  const isOffering = has('products') || has('services');
  return isOffering && REQUIRED.every(has) && OFFERED.filter(has).length >= MIN_OFFERED;
};

/** Whether a site has a company’s menu and no sign of another kind. */
export const isCompany = (site: Site): boolean => {
  const prices = pricesIn(site);
  const isOther = OF_OTHERS.some((topic) => site.topic(topic).some(({ passage: { place } }) => place !== 'text'));
  return !isOther && prices.length <= MAX_PRICES && hasCompanyMenu(site);
};
