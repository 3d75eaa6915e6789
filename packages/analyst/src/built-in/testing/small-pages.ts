/** Made-up pages of very different kinds and languages, as short as realistic pages can be. */
export type SmallPage = { readonly url: string; readonly html: string };

const page = (url: string, language: string, title: string, description: string, body: string): SmallPage => ({
  url,
  html: `<!doctype html><html lang="${language}"><head><meta name="viewport" content="width=device-width">
<title>${title}</title><meta name="description" content="${description}"></head><body>${body}</body></html>`,
});

export const blog = page(
  'https://slowcompiler.example/',
  'en',
  'The Slow Compiler',
  '',
  `<nav><a href="/archive">Archive</a><a href="/about">About me</a><a href="/feed">RSS</a></nav>
<h1>The Slow Compiler</h1><p>I write about programming languages, mostly at night. My name is Edda and I have been wrong before.</p>
<article><h2>Why my parser became slower when I removed a loop</h2><p>Posted on March 3. The profiler said one thing and my stopwatch said another.</p><a href="/1">Continue reading</a></article>
<article><h2>Three weeks with a borrowed garbage collector</h2><p>Posted on February 11. I replaced mine and learned why no one does that.</p><a href="/2">Continue reading</a></article>
<article><h2>Error messages are the user interface</h2><p>Posted on January 20. No one reads the manual of a compiler.</p><a href="/3">Continue reading</a></article>`,
);

export const docs = page(
  'https://docs.tidepool.example/queues',
  'en',
  'Queues – Tidepool documentation',
  'How to declare, fill and drain queues in Tidepool, with examples and limits.',
  `<h1>Queues</h1><p>A queue keeps jobs in order until a worker takes them. This guide shows how to declare one.</p>
<h2>Installation</h2><p>npm install tidepool</p><h2>Getting started</h2><p>Declare the queue before the first job is added, or the job is refused.</p>
<h2>Configuration reference</h2><p>Every queue has a limit of 10,000 waiting jobs. See the API reference for the other options.</p>`,
);

export const library = page(
  'https://github.com/oakhollow/pebble',
  'en',
  'oakhollow/pebble: A tiny date library',
  '',
  `<h1>pebble</h1><p>A tiny date library for developers who only need time zones. 2 kB, no dependencies.</p>
<h2>Install</h2><p>npm install pebble-time</p><h2>Why another one?</h2><p>Unlike Moment, pebble never changes a date in place.</p>
<h2>Immutable by design</h2><p>Every function returns a new date.</p><h2>Only the zones you use</h2><p>Zones are separate imports, so your bundle stays small.</p>
<h2>Contributing</h2><p>Pull requests are welcome. Released under the MIT license.</p><a href="https://github.com/oakhollow/pebble/issues">Issues</a>`,
);

export const newspaper = page(
  'https://harbourgazette.example/',
  'en',
  'The Harbour Gazette | News from Port Ellery',
  'Independent reporting from Port Ellery since 1911: politics, harbour, courts, sport and opinion.',
  `<nav><a href="/politics">Politics</a><a href="/sport">Sport</a><a href="/opinion">Opinion</a><a href="/login">Log in</a></nav>
<h1>The Harbour Gazette</h1>
${[
  'Council votes to keep the old crane after a night of argument',
  'Ferry company admits that the timetable was never tested',
  'Court hears how the lighthouse fund lost its treasurer',
  'Port Ellery win in the rain and no one can explain it',
  'Opinion: the harbour does not need another car park',
  'School kitchens run out of fish in a town that exports it',
  'Police look for the owner of eleven identical bicycles',
  'Editorial: what the mayor did not say on Thursday',
  'Latest news from the courts: three verdicts and one apology',
  'Our reporters spent a week on the night ferry and slept badly',
]
  .map(
    (headline) =>
      `<article><h2>${headline}</h2><p>By our reporters. The story in full, with what happened before.</p></article>`,
  )
  .join('')}
<p>Subscribe for $9 a month and read every story.</p>`,
);

export const townHall = page(
  'https://www.altwasser.example/',
  'de',
  'Gemeinde Altwasser – Bürgerservice',
  'Die Gemeinde Altwasser: Rathaus, Bürgerservice, Formulare und Termine für Bürgerinnen und Bürger.',
  `<h1>Willkommen im Rathaus Altwasser</h1><p>Hier finden Bürgerinnen und Bürger Formulare, Termine und Ansprechpartner der Gemeinde.</p>
<h2>Personalausweis beantragen</h2><p>Bringen Sie ein Foto und den alten Ausweis mit. Der Antrag dauert zehn Minuten.</p>
<h2>Wohnsitz ummelden</h2><p>Das Bürgeramt meldet Sie um, wenn Sie einen Termin vereinbaren.</p>
<h2>Sperrmüll anmelden</h2><p>Die Verwaltung holt zweimal im Jahr kostenlos ab.</p><p>Telefon 030 23125 000, Rathausplatz 1, 12345 Altwasser</p>`,
);

export const nonprofit = page(
  'https://nightkitchen.example/',
  'en',
  'Night Kitchen',
  'Night Kitchen cooks for people who work while others sleep.',
  `<h1>No one should finish a night shift hungry</h1><p>Night Kitchen is a charity that cooks warm meals for hospital porters, bakers and bus drivers. Last year 140 volunteers handed out 31,000 meals.</p>
<h2>Where your gift goes</h2><p>$4 pays for one meal, from the onion to the bus that brings it.</p>
<h2>Become a volunteer</h2><p>We need drivers on Thursdays and people who can chop.</p><a class="btn" href="/donate">Donate now</a>
<blockquote>At four in the morning that soup is the kindest thing in town.</blockquote><p>Samuel Adeyemi, night porter</p>`,
);

export const game = page(
  'https://mothlight.example/',
  'en',
  'Mothlight – a quiet puzzle game',
  'Mothlight is a quiet puzzle game about a moth, a lamp and a hundred dark rooms.',
  `<h1>Mothlight</h1><p>A puzzle game for evenings when you do not want to win against anyone. 104 levels, no timer, no ads.</p>
<h2>One button</h2><p>You switch the lamp on and off. The moth does the rest.</p><h2>A hundred rooms</h2><p>Each level is one room, and each room fits on a postcard.</p>
<p>$7.99 once. Play the first ten levels in your browser.</p><button>Play now</button><p>Also on Steam and Nintendo Switch.</p>`,
);

export const conference = page(
  'https://soilconf.example/',
  'en',
  'SoilConf: two days about the ground',
  'A conference for soil scientists and farmers. Speakers, schedule and tickets.',
  `<h1>SoilConf, two days about the ground</h1><p>14 and 15 October in Wageningen. Forty speakers, one tent and a field to dig in.</p>
<h2>Speakers</h2><p>Farmers and scientists speak in turns, and each talk ends outside.</p><h2>Schedule</h2><p>The keynote begins at nine, the venue opens at eight.</p>
<h2>Tickets</h2><p>Early bird tickets cost €180. Students pay €60.</p><a class="btn" href="/tickets">Get tickets</a>`,
);

export const portfolio = page(
  'https://mirelavukovic.example/',
  'en',
  'Mirela Vuković, illustrator',
  '',
  `<h1>I’m an illustrator in Split who draws boats, birds and bad weather</h1><p>My work has appeared in two magazines and on one ferry.</p>
<h2>Selected work</h2><p>A timetable for the island ferries, drawn by hand.</p><h2>A field guide to gulls</h2><p>Sixty drawings for a book about gulls.</p>
<h2>About me</h2><p>I studied in Zagreb and I am available for commissions from May.</p><p>Write to me: mirela@vukovic.example</p><a class="btn" href="/contact">Hire me</a>`,
);

export const agency = page(
  'https://brickandverb.example/',
  'en',
  'Brick & Verb | Plain language for public bodies',
  'We rewrite forms, letters and websites of public bodies so that people understand them the first time.',
  `<h1>We rewrite what people have to read</h1><p>Brick & Verb works with councils and hospitals that get too many phone calls about their own letters.</p>
<h2>Our services</h2><p>We edit forms, train staff and test each text with ten readers.</p><h2>Case studies</h2><p>A council got 38% fewer calls after we rewrote one letter.</p>
<h2>Our approach</h2><p>We read the text aloud until it sounds like a person.</p><a class="btn" href="/quote">Request a quote</a>`,
);

export const bistro = page(
  'https://lapoulerousse.example/',
  'fr',
  'La Poule Rousse – Bistrot à Nantes',
  'Bistrot de quartier à Nantes : cuisine du marché, carte courte et vins naturels.',
  `<h1>La Poule Rousse</h1><p>Une carte courte, six plats et trois desserts, qui change chaque mardi. Notre chef cuisine ce que le marché lui donne.</p>
<h2>Le menu du midi</h2><p>Entrée, plat et dessert pour 19 €.</p><h2>Horaires</h2><p>Ouvert du mardi au samedi, de 12h00 à 14h30 et de 19h00 à 22h30.</p>
<h2>Nous trouver</h2><p>12 rue des Carmes, 44000 Nantes. Téléphone 02 61 91 00 12.</p><a class="btn" href="/reserver">Réserver une table</a>`,
);

export const oliveShop = page(
  'https://aceitelamora.example/',
  'es',
  'Aceite La Mora | Tienda online de aceite de oliva',
  'Aceite de oliva virgen extra de una sola finca, enviado desde Jaén. Ideal para cocineros y familias.',
  `<h1>Aceite de una sola finca</h1><p>Recogemos a mano en noviembre y enviamos la botella en cuatro días. Ideal para cocineros que prueban antes de freír.</p>
<h2>Botella de medio litro</h2><p>14,50 €</p><button>Añadir al carrito</button><h2>Lata de tres litros</h2><p>59 €</p><button>Añadir al carrito</button>
<h2>Envíos y devoluciones</h2><p>Envío gratis a partir de 60 €. Si llega rota, te enviamos otra sin preguntas.</p>
<p>Cada vez más familias compran directamente: el 30 % de nuestra cosecha ya no pasa por el supermercado.</p>`,
);

export const guesthouse = page(
  'https://cascinalume.example/',
  'it',
  'Cascina Lume – Agriturismo nelle Langhe',
  'Agriturismo con sei camere tra le vigne, colazione inclusa e un forno acceso il sabato.',
  `<h1>Sei camere tra le vigne</h1><p>Un agriturismo pensato per coppie che vogliono dormire bene e per famiglie con bambini curiosi.</p>
<h2>Le camere</h2><p>Camera doppia da 95 € a notte, colazione inclusa.</p><h2>Il sabato del pane</h2><p>Il forno si accende alle sei e chi vuole impasta con noi.</p>
<h2>Dove siamo</h2><p>Via delle Vigne 8, 12060 Barolo. Telefono 0173 000 000.</p><a class="btn" href="/prenota">Prenota ora</a>
<blockquote>Siamo venuti per una notte e siamo rimasti tre.</blockquote><p>Giulia Ferraro, ospite</p>`,
);

export const dentist = page(
  'https://tandartsvos.example/',
  'nl',
  'Tandartspraktijk Vos – Zwolle',
  'Tandartspraktijk in Zwolle voor patiënten die liever niet gaan.',
  `<h1>Voor wie liever niet gaat</h1><p>Tandartspraktijk Vos neemt de tijd voor angstige patiënten. Elke behandeling begint met een gesprek.</p>
<h2>Afspraak maken</h2><p>Een afspraak maken kan telefonisch of online, ook voor nieuwe patiënten.</p>
<h2>Openingstijden</h2><p>Geopend van maandag tot vrijdag, 8:00 - 17:00.</p><p>Molenstraat 14, Zwolle, telefoon 038 000 0000</p>`,
);

export const invoicing = page(
  'https://recibofacil.example/',
  'pt',
  'Recibo Fácil: faturas para freelancers',
  'Recibo Fácil é uma aplicação de faturas feita para freelancers e pequenas empresas.',
  `<h1>Faturas sem dor de cabeça</h1><p>Uma aplicação feita para freelancers que preferem trabalhar a preencher formulários. Chega de folhas de cálculo.</p>
<h2>Envia em dois cliques</h2><p>A fatura sai por email e o lembrete vai sozinho.</p><h2>Impostos já calculados</h2><p>O IVA aparece em cada fatura, sem contas à parte.</p>
<h2>Preços</h2><p>€6 por mês. Teste grátis durante 14 dias, sem cartão de crédito.</p><a href="/entrar">Iniciar sessão</a><a class="btn" href="/criar">Criar conta</a>
<p>Mais de 4.000 freelancers usam o Recibo Fácil.</p>`,
);

export const teaHouse = page(
  'https://hoshicha.example/',
  'ja',
  '星茶 | 静岡の小さなお茶屋',
  '静岡の小さなお茶屋です。手摘みの緑茶を全国にお届けします。',
  `<h1>朝に飲むお茶</h1><p>私たちは静岡の山で緑茶を作っています。手摘みの葉だけを使います。</p>
<h2>商品</h2><p>煎茶 100g ¥1,200</p><p>ほうじ茶 100g ¥900</p><button>カートに入れる</button><h2>送料</h2><p>5,000円以上で送料無料です。</p><p>お問い合わせはメールでどうぞ。</p>`,
);

export const smallPages = {
  blog,
  docs,
  library,
  newspaper,
  townHall,
  nonprofit,
  game,
  conference,
  portfolio,
  agency,
  bistro,
  oliveShop,
  guesthouse,
  dentist,
  invoicing,
  teaHouse,
};
