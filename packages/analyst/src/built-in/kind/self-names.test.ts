import { describe, expect, it } from 'vitest';
import { called } from '../testing/kind-of.ts';
import { contextOfPage } from '../testing/site-of.ts';
import { rowsOf } from '../read/wording.ts';
import { selfNameTable } from './self-name-table.ts';
import { kinds } from './kinds.ts';

describe('the name that a site calls itself', () => {
  it.each<[string, string, string, string, string]>([
    ['de', 'St. Anna Chorknaben Kernstadt', 'Konzerte und Proben', 'Die Sänger proben. Konzerte.', 'a choir'],
    [
      'en',
      'The Harbor Board',
      'The Harbor Board is an international community of marine engineers',
      'Join a team. Ask the experts. Collaborate with peers.',
      'an online community',
    ],
    [
      'en',
      'Olcsobb',
      'hasonlítsd össze az árakat!',
      'Információ boltoknak. Regisztráció boltoknak. Boltok.',
      'a price comparison site',
    ],
    [
      'en',
      'CSS Generator | Emberbox',
      'Emberbox is a CSS generator for shadows',
      'Copy the snippets. Generate a border in your browser.',
      'an online tool',
    ],
    [
      'es',
      'Ana Pole | Marketing para pequeñas empresas',
      'Ana Pole, estrategia y ventas',
      'Hola, soy Ana Pole, estratega y consultora de marketing y ventas. Mis clientes venden más. Servicios. Talleres.',
      'a consultant',
    ],
    [
      'en',
      'Ridgeland City Hall',
      'News for people in Ridgeland',
      'Permits. Agendas. Council.',
      'a town or city administration',
    ],
    [
      'es',
      'Embajada de Veldania',
      'La Embajada atiende a los ciudadanos',
      'Visados. Pasaportes.',
      'an embassy or consulate',
    ],
    ['en', 'Northgate Bus Lines', 'Tickets from Alder to Birch', 'Departures. Round trip.', 'a bus company'],
    ['en', 'Petrel Airways', 'Petrel Airways: cheap fares', 'Flights. Check-in. Baggage.', 'an airline'],
    ['en', 'Grey Shelf', 'Free public domain ebooks', 'EPUB and Kindle. Genres.', 'a collection of free ebooks'],
    ['en', 'Greenville Public Library', 'Books, films and tools', 'Catalog. Borrow a film.', 'a public library'],
    [
      'fr',
      'Médiathèque de Clairval',
      'La médiathèque vous accueille',
      'Prêt. Catalogue. Lecteurs.',
      'a public library',
    ],
    [
      'de',
      'Stadtbibliothek Ostheim',
      'Die Stadtbibliothek verleiht Medien',
      'Katalog. Mein Konto.',
      'a public library',
    ],
    ['it', 'Museo della Seta', 'Tre secoli di tessitura', 'Visite. Biglietti. Collezione.', 'a museum'],
    ['de', 'Sternwarte Lindau', 'Führungen jeden Freitag', 'Beobachtung. Fernrohr.', 'an observatory'],
    ['es', 'Zoológico de la Sierra', 'Más de 200 especies', 'Conoce los animales.', 'a zoo or aquarium'],
    ['de', 'Kammerchor Ostheim', 'Werke von Bach bis heute', 'Proben. Konzerte.', 'a choir'],
    ['en', 'Plainfield Symphony', 'The symphony plays twelve concerts', 'Season. Conductor.', 'an orchestra'],
    ['en', 'KRVN', 'KRVN is a radio station for western Nebraska', 'On air now. Shows.', 'a radio station'],
    ['es', 'Notaría López', 'Notario en Sevilla', 'Escrituras. Testamentos.', 'a notary’s office'],
    ['en', 'Pruitt & Lowe', 'Pruitt & Lowe is a law firm in Boise', 'Wills and trusts.', 'a law firm'],
    ['fr', 'Auto-école du Centre', 'Permis B', 'Le code. La conduite.', 'a driving school'],
    [
      'en',
      'Little Acorns Nursery',
      'For children from 3 months to 5 years',
      'Babies. Toddlers.',
      'a nursery for children',
    ],
    ['en', 'Briar Hill', 'A plant nursery in Ohio', 'Trees. Shrubs. Perennials.', 'a plant nursery'],
    ['fr', 'Élevage du Val Fleuri', 'Élevage de bergers australiens', 'Nos chiots. Portées.', 'a breeder of animals'],
    ['pt', 'Adega do Monte', 'Adega familiar no Douro', 'Vinhos. Degustações.', 'a winery'],
    [
      'fr',
      'Brasserie Fougère',
      'Brasserie de bière artisanale de la région',
      'Nos bières. Une bière blonde.',
      'a brewery',
    ],
    ['it', 'Birrificio Lupo', 'Birra artigianale', 'Birre. Birra chiara.', 'a brewery'],
    ['ja', '青葉ワイナリー', '青葉村の小さなワイナリーです', 'ワインのご案内。ぶどう畑。', 'a winery'],
    ['en', 'Dockside', 'Dockside is a coworking space in Duluth', 'Desks. Meeting rooms.', 'a coworking space'],
    ['en', 'Lowell Funeral Home', 'Serving families in Ames', 'Obituaries. Plan ahead.', 'a funeral home'],
    ['de', 'Autohaus Kern', 'Neuwagen und Gebrauchte', 'Gebrauchtwagen. Neuwagen.', 'a car dealer'],
    ['en', 'The Alder Foundation', 'We fund schools in rural Kenya', 'Grants. Scholarships.', 'a foundation'],
    ['de', 'Gewerkschaft der Lokführer', 'Für Beschäftigte der Bahn', 'Tarif. Streik.', 'a trade union'],
    [
      'en',
      'Ask Fern',
      'A question and answer site on plants',
      'Unanswered. Top questions.',
      'a question-and-answer site',
    ],
    ['fr', 'Annuaire des luthiers', 'L’annuaire de France', 'Par région. Rechercher.', 'a directory'],
    ['en', 'Kern Packaging', 'Packaging that protects', 'Corrugated. Cartons. Labels.', 'a packaging maker'],
    ['en', 'Tessera', 'Tessera is a library of color functions', 'npm install tessera. GitHub.', 'a code library'],
    [
      'en',
      'Hop & Co',
      'Hop & Co is a ginger beer company making small batches',
      'Flavors. Stockists.',
      'a food and drinks maker',
    ],
    ['it', 'Monte Alto', 'Bike park, sci, slittino e funivia', 'Impianti. Funivia.', 'a ski or mountain resort'],
    [
      'pt',
      'IPREV Serra',
      'Instituto de previdência dos servidores',
      'Aposentadoria. Pensão.',
      'a public insurance or pension institute',
    ],
    ['it', 'Maglificio Ferri', 'Maglieria, dal prototipo alla serie', 'Reparti. Campionario.', 'a maker of clothes'],
    [
      'fr',
      'Association Ataxie',
      'Association de familles de patients',
      'Adhérer. Faire un don.',
      'an association of families or patients',
    ],
    ['en', 'The Salt Lines', 'Independent satirical podcast', 'Listen to the episodes.', 'a podcast'],
    ['en', 'RadPeer', 'The pocket companion for radiographers', 'Available on iOS. TestFlight.', 'an app'],
    ['en', 'BoxFit', 'Free online tool for hobbyists', 'Upload a model. No sign-up.', 'an online tool'],
    [
      'en',
      'Sprout - crowdfunding for schools',
      'Crowdfunding for schools',
      'Backers. Campaigns.',
      'a crowdfunding platform',
    ],
    ['en', 'Deals', 'Local deals for restaurants and spas', 'Merchants. Bars.', 'a deals site'],
    ['fr', 'Codes promo et bons de réduction', 'Les codes promo des marchands', 'Remises. Marchands.', 'a coupon site'],
    ['en', 'Free Classifieds Ostmark', 'Free classifieds', 'Post your ad. Sell it.', 'a classifieds site'],
    ['en', 'Acme Customer Support', 'Help with your order', 'Search. Support topics.', 'a help center'],
    [
      'it',
      'La Colazione',
      'Il primo sito italiano di recensioni di colazioni',
      'Recensioni. Voti. Colazioni.',
      'a review site',
    ],
    [
      'en',
      'Thousands of free recipes from home chefs',
      'Recipes for dinner',
      'Ingredients. Cooking. Baking.',
      'a recipe site',
    ],
    ['fr', 'Le guide de voyage', 'Guide de voyage pour 90 pays', 'Avis. Destinations.', 'a travel guide'],
    ['en', 'Official UK Bambo website', 'Happy babies', 'Store locator. Where to buy.', 'a consumer brand'],
  ])('in %s is read from “%s”', (lang, title, description, text, noun) =>
    expect(called(lang, title, description, text)).toBe(noun),
  );

  it.each<[string, string, string, string, string]>([
    [
      'a hotel at a station',
      'Union Station Hotel',
      'Hotel in a former station',
      'Rooms. Workers welcome.',
      'a trade union',
    ],
    ['a street', 'Church Street Dental', 'Dentist on Church Street', 'Sunday hours. New patients.', 'a church'],
    ['software for others', 'Museum Software', 'Software for museums', 'Collections. Book a demo.', 'a museum'],
    ['repair of foundations', 'Foundation repair', 'We fix foundations', 'Projects. Free estimate.', 'a foundation'],
    ['marketing for others', 'Law firm marketing', 'An agency for law firms', 'Attorneys. Our work.', 'a law firm'],
    ['a set of textures', 'A library of textures', 'Free textures', 'Wood. Stone. Books.', 'a public library'],
    ['deals of a shop', 'Fern shop - deals', 'Shoes and bags', 'Add to cart. Deals.', 'a deals site'],
    [
      'the site of a town',
      'Official website of Ridgeland',
      'City of Ridgeland',
      'Permits. Council.',
      'a consumer brand',
    ],
    ['help for customers of a shop', 'Fern shop', 'Great customer support', 'Add to cart. Shipping.', 'a help center'],
    ['a name alone', 'The Zoo of Sounds', 'Samples for producers', 'Download. Drums.', 'a zoo or aquarium'],
    ['rooms for meetings', 'Conference room booking', 'Rooms for meetings', 'Schedule. Sign up.', 'a conference'],
    [
      'software that keeps books',
      'Bookkeeping for bakeries',
      'Bookkeeping in the cloud',
      'Payroll. Taxes. Sign up.',
      'an accounting firm',
    ],
    [
      'a bank of members',
      'Fern Credit Union',
      'A credit union for workers',
      'Members. Loans. Savings.',
      'a trade union',
    ],
    [
      'a machine',
      'Generators for homes',
      'A generator for every house',
      'Upload your receipt. Shipping.',
      'an online tool',
    ],
    ['a resort with lifts', 'Snow Ridge Ski Resort', 'A ski resort in Ohio', 'Lifts. Slopes. Rooms.', 'a hotel'],
    ['a seller of model planes', 'Petrel Models', 'Models of airlines for collectors', 'Add to cart.', 'an airline'],
    ['a repair shop', 'Bus Line Repairs', 'We repair buses and coaches', 'Engines. Brakes. Paint.', 'a bus company'],
    ['a writer', 'Ana Pole', 'Free ebook for subscribers', 'My novels. Newsletter.', 'a collection of free ebooks'],
    [
      'a report on a place',
      'A day at the zoo',
      'Out with the children',
      'Animals. Lions. Species.',
      'a zoo or aquarium',
    ],
  ])('is not read from %s', (_, title, description, text, noun) =>
    expect(called('en', title, description, text)).not.toBe(noun),
  );

  it('may be in the line above the main heading', () => {
    const body = '<p>Independent satirical podcast</p><h1>The Salt Lines</h1><p>Listen to all episodes.</p>';
    expect(contextOfPage({ title: 'The Salt Lines', body }).judgment.kind.noun).toBe('a podcast');
  });

  it('belongs to an existing kind', () => {
    const known = new Set<string>(kinds.map(({ id }) => id));
    expect(rowsOf(selfNameTable).filter(([, kind = '']) => !known.has(kind))).toEqual([]);
  });
});
