import { phrasesIn } from '../read/scanner.ts';

/** A field that interests people in any kind of site: a shop, a magazine, a forum or a guide. */
export type Interest = {
  /** The people that the field interests, plural. */
  readonly people: string;
  readonly signs: string;
};

/** people ; signs in title, description, main heading and menu, the most specific groups first */
const table = `
People who build or upgrade computers ; hardwareversand | pc hardware | grafikkarten* | festplatten* | arbeitsspeicher | mainboards | motherboards | graphics cards | cartes graphiques | cartes mères | tarjetas gráficas | placas base | schede video | placas de vídeo
People who follow Apple and its devices ; mac news | apple news | mac rumors | macbook* | imac | apple forum* | mac users | mac forum*
People who buy music and films on disc ; cds | dvds | blu rays | blu ray discs | cds und dvds
Shoppers who compare prices ; compare prices | price comparison | comparison shopping | preisvergleich* | comparateur de prix | comparer les prix | comparador de precios | comparar precios | confronta prezzi | confronto prezzi | comparar preços | árak | az árakat | árösszehasonlít* | porównywarka cen | srovnání cen
Android users ; android | androide* | android apps
Scientists and physicians ; scientific and medical | science and medical | scientists and researchers | scientists around the world | microbiology | infectious diseases | clinical research | medical research | klinische forschung | oncology | cardiology | recherche médicale | ricerca clinica
People who play PC and video games ; pc games | video games | videogames | video gaming | pc gaming | pc spiele* | pc spielen | videospiele* | computerspiele* | konsolenspiele* | jeux vidéo* | videojuegos | videogiochi | videogames | jogos eletrônicos | xbox | xbox one | playstation | nintendo | ps4 | ps5 | ゲーム攻略 | pokemon | pokémon | game show | gamers
People who play trading card games ; the gathering | mtg | trading card game* | trading cards | booster packs | booster boxes | sammelkarten* | cartas coleccionables | ギャザリング | デッキ | トレカ
Singles who look for a partner ; dating | online dating | personals | singlebörse | partnersuche | rencontres | site de rencontre | citas | buscar pareja | incontri | cerca partner | namoro | randki | seznamka
Air travelers ; cheap flights | airline tickets | airfare | billige flyrejser | flyrejser | flyg | billigflüge | flüge | vols pas chers | billets d'avion | vuelos | vuelos baratos | voli | voli low cost | passagens aéreas | loty | letenky | stopover
People who brew beer at home ; beer making | beer making kits | beer kits | home brew* | homebrew* | brewing kits | hard cider kits | bierbrauen | brassage maison | cerveza casera
People who bake and decorate cakes ; gumpaste | gum paste | fondant | cake decorating | cake tutorials | sugar art | sugarflowers | sugar flowers | baking supplies | tortendeko* | cake design | pâte à sucre
Adults who play for money online ; online casino | casino online | casino games | sports betting | sportwetten | paris sportifs | apuestas deportivas | scommesse | apostas | poker | slots
People who follow Buddhism ; buddhism | buddhist* | nichiren | buddhismus | bouddhisme | budismo | buddismo
People who want to keep a home clean and tidy ; cleaning basics | cleaning tips | housekeeping | decluttering | haushaltstipps | putztipps | organize your home | your mess | messy homes | clean house | clean your house | cleaning checklist* | cleaning challenge*
People interested in Japan ; japanese culture | cultura japonesa | japanische kultur | culture japonaise | cultura giapponese
People who follow international politics ; international peace | foreign policy | international affairs | geopolitic* | außenpolitik | relations internationales | política internacional | politica estera | global think tank | think tank* | policy analysis
Companies that need packaging ; embalagens | embalagens plásticas | industrial packaging | plastic packaging | verpackungen | emballages | imballaggi | embalajes | envases | opakowania
Shoppers who read tests before they buy ; product ratings | product tests | product reviews and ratings | buying guide* | testberichte | produkttests | comparatifs et tests | test achats | tests and ratings | recent tests | product reviews
Smokers who buy accessories ; headshop | smoke shop | bongs | waterpipes | glass pipes | rolling papers | vaporizers
People who market on social networks ; facebook posts | facebook page* | facebook likes | likes on facebook | instagram followers | social media marketing | social media manager* | social media posts
People who look for free software ; freeware | shareware | software downloads | free software downloads | logiciels gratuits | software gratis | programas gratis
Shoppers abroad who order through an agent ; 代理購入* | 購入代行* | 転送サービス | proxy bidding | proxy shopping | proxy buying | package forwarding | parcel forwarding
Couples who look for engagement or wedding rings ; engagement rings | wedding rings | wedding bands | verlobungsringe | trauringe | eheringe | bagues de fiançailles | alliances | anillos de compromiso | alianzas | anelli di fidanzamento | fedi nuziali | pierścionki zaręczynowe | obrączki ślubne
People who build and repair electronics ; antennas | connectors | soldering | electronic parts | electronic components | resistors | arduino | raspberry pi | ham radio | elektronikbauteile | composants électroniques | componentes electrónicos | solder* | maker kits | maker stem
Brands and companies that advertise ; werbeplattform | advertising on | advertising platform* | mediadaten | media kit | plateforme publicitaire | plataforma publicitaria | piattaforma pubblicitaria
People who host travelers at home ; become a host | diventa host | devenir hôte | gastgeber werden | hazte anfitrión | social eating | home sharing
Hunters and sport shooters ; hunting gear | hunting forum* | rifles | firearms | ammunition | gun shop | gun forum* | jagd | jagdbedarf | chasse | caza | caccia | wędkarstwo i łowiectwo
Boat owners and sailors ; sailing | yachting | boat parts | yachts for sale | boats for sale | segeln | bootszubehör | nautisme | náutica | nautica | barche
People who do yoga ; yoga classes | yoga studio* | yoga teacher training | yoga mats | yogakurse | cours de yoga | clases de yoga
Skiers and snowboarders ; snowboards | skis | ski resort* | snowboarding | skigebiet* | station de ski | estación de esquí | narty
Keepers of fish and aquariums ; aquariums | aquarium forum* | aquaristik | aquariophilie | acuarios | acquari | reef tank | koi
Coffee and tea drinkers ; coffee beans | espresso machines | loose leaf tea | kaffeebohnen | espressomaschinen | café en grain | thés | caffè in grani | bio bohnen | ganze bohnen | filterkaffee
Vapers ; vape shop | e cigarettes | e liquids | e juice | e zigaretten | liquids | cigarette électronique | sigaretta elettronica | vapeo
People who make models fly or drive by remote control ; drones | quadcopters | rc cars | rc planes | rc helicopters | multicopter | modellflug
People who look at the stars ; astronomy | telescopes | astronomie | teleskope | astronomía | stargazing
Dancers ; dance wear | dance shoes | ballet | tanzschuhe | tanzschule | salsa | tango
People who follow politics ; political news | politics blog | progressive politics | conservative politics | election news | actualité politique
People who eat vegan or vegetarian ; vegan recipes | vegan food | vegetarian recipes | vegane rezepte | végétalien | cocina vegana | veganismo
Chess players ; chess | schach | échecs | ajedrez | scacchi | xadrez | szach*
People who enter contests and prize draws ; sweepstakes | giveaways | jeux concours | jeu concours | gewinnspiele* | concursos y sorteos | concorsi a premi
People who light homes and businesses ; light bulbs* | halogen bulbs | led bulbs | lighting fixtures | leuchtmittel | leuchten | luminaires | ampoules led | bombillas | lampadine | lâmpadas
People who play board games ; board games | brettspiele* | jeux de société | juegos de mesa | giochi da tavolo | jogos de tabuleiro | tabletop games | ボードゲーム
Debian users ; debian
Linux users ; linux | ubuntu | fedora | gnu linux | archlinux
Software developers ; source code | code review | build software | repositories | open source community | developer community | programming | softwareentwick* | programmation | programación | programmazione | programação | django | analytics api | rest api | api documentation | python library | javascript library
People who shop on Amazon ; comprar en amazon | buying on amazon | amazon deals | ofertas en amazon | bei amazon kaufen
Web designers and developers ; web design | webdesign | web development | web designer* | web developer* | css | css3 | jquery | reactjs | graphql | javascript | html5 | diseño web | desarrollo web | webentwicklung | développement web | sviluppo web
People who run blogs and websites ; wordpress | blogging | bloggers | blogueros | webmasters | webmaster | seo | adsense | monetización | joomla | wordpress plugins
People who work in information technology ; it management | information technology | technologies de l'information | tecnologías de la información | it professionals | it news | datacenter* | data center* | cloud computing | e management | informatica aziendale
People who follow technology and gadgets ; technology news | tech news | gadgets | expert product reviews | home automation | smart home | consumer technology | smart bulbs | smart lights | connected lights | gadgets technology | wearables | technik news | nouvelles technologies | tecnologia e gadget | noticias de tecnología | smartphones and more
People who sell or exchange used devices and games ; trade in | sell games | sell your phone | cash for | handy ankauf | ankauf | rachat | vende tu móvil
Owners of phones and tablets ; iphone* | ipad*
People who buy parts and accessories for phones ; smartphone cases | phone cases | iphone cases | ipad cases | battery case* | wireless charging | handyhüllen | coques iphone | fundas iphone | phone accessories | cell phone accessories | custodie iphone | запчасти для мобильных телефонов
DJs, music producers and record collectors ; dj equipment | dj gear | dj accessories | vinyl | vinyls | dance music | schallplatten | disques vinyles | discos de vinilo | dischi in vinile | studio equipment | turntables
Luthiers and instrument makers ; lutherie | luthier | luthiers | luthiery | geigenbauer* | geigenbaubedarf | tonewood | tonholz | bois de lutherie | liuteria | luthería | pièces du quatuor | fret wire | truss rod
Musicians ; guitars | gitarren* | guitare | guitares | guitarras | chitarre | sheet music | noten | partitions | pianos | drums | synthesizers | musical instruments | musikinstrumente | 楽器 | accordions | bagpipes | banjos | ukuleles | percussion | amplifiers | saxophones | trumpets | accordéons | akkordeons
People with limited mobility, and carers ; mobility aids | mobility equipment | mobility scooter* | mobility cent* | mobility shop | disability aids | disabled | wheelchair* | rollstuhl* | rollatoren | sanitätshaus | fauteuil roulant | fauteuils roulants | handicapés | silla de ruedas | sillas de ruedas | movilidad reducida | sedia a rotelle | disabili | cadeira de rodas | incontinence | 介護用品
Parents and expectant parents ; baby | babies | pregnancy | grossesse | future maman | futures mamans | bébé | schwangerschaft | embarazo | bebés | gravidanza | neonati | gravidez | parenting | maternity | elternschaft | mamans | kinderwagen | strollers | diapering | diapers | nursery | poussettes | 育児 | 妊娠
Families with children ; toys | kids clothes | kids clothing | children's clothing | kinderkleidung | spielzeug | spielwaren | jouets | vêtements enfant | juguetes | ropa de niños | giocattoli | brinquedos | おもちゃ
People who garden ; gardening | gardeners | garden plants | gartenbau | gärtnern | jardinage | jardinería | giardinaggio | jardinagem | seeds and plants | vegetable garden | houseplants | garden forum* | 園芸 | carnivorous plant* | kleingärtner* | działkowc* | działkow* | ogrodnictwo | zahrádkář* | plants and seeds
People who cook at home ; recipes | recipe | rezepte | kochen | recettes | recetas | ricette | receitas | home cooking | home cooks | cooking | レシピ | recept* | przepisy
People who eat out ; restaurant reviews | restaurant guide | where to eat | breakfast | brunch | colazione | colazioni | restaurantführer | guide des restaurants | guía de restaurantes | dove mangiare | onde comer | 食べ歩き
Travelers who plan a trip ; travel guide* | guides de voyage | guide de voyage | reiseführer | guía de viaje* | guida di viaggio | guia de viagem | travel tips | préparer son voyage | préparer vos voyages | backpack* | backpackers | budget travel | travel community | e tickets | baggage limits | change booking | 旅行ガイド | hotel reviews | travel reviews | avis de voyageurs | reisebewertungen | recenze z dovolené | recenze z cest | opiniones de viajeros | cestovatel* | podróże | recenzemi z cest | dovolen*
People who visit the place ; what to see do | what to see | things to do | where to stay | where to sleep | nightlife in | guide to the island | portal for the island | tourist information | visitor guide | visitor information | office de tourisme | touristeninformation | oficina de turismo | ufficio turistico | holidays in | sightseeing | tourismusverband | 観光
Passengers and drivers in the area ; transports scolaires | covoiturage | lignes régulières | info routes | infos routes | route planner | public transport | öffentlicher nahverkehr | fahrplan* | horaires de bus | orari e percorsi | transporte público | trasporto pubblico | carpooling | mitfahr* | bus tickets | bus schedule | departure and arrival points | bus lines | bilety autobusowe
People who buy or sell a car ; new cars | used cars | car prices | car reviews | compare cars | gebrauchtwagen | neuwagen | voitures d'occasion | coches de segunda mano | coches de ocasión | auto usate | carros usados | 中古車 | tesla | tesla model | electric cars | elektroautos | voitures électriques
Owners of motorhomes and travel trailers ; rv parts | rv accessories | rv supplies | rv owners | rvs | motorhome* | travel trailers | rv service | wohnmobil* | wohnwagen | camping cars | autocaravanas | camper vans
Car enthusiasts ; classic cars | car forum* | car club* | oldtimer* | tuning | motorsport* | voitures anciennes | auto d'epoca | mazda | bmw | porsche | mustang | corvette | volvo | saab | subaru | toyota
Motorcyclists ; motorcycles | motorcycle gear | motorräder | motorrad | motos | motociclette | motocicletas | bikers
Cyclists ; bicycles | bike parts | cycling | fahrräder | radsport | vélos | cyclisme | ciclismo | biciclette | bicicletas | mountain bik* | ロードバイク | bicycle | bike forum* | bike forums | cyclist* | rennrad* | fahrrad
Runners and triathletes ; running shoes | marathon training | triathlon | laufschuhe | course à pied | trail running | corredores | løb* | løbetræning | hardlopen | bieganie
Hikers, campers and climbers ; bergsport | hiking | camping gear | backpacking | climbing gear | outdoor gear | wandern | randonnée | senderismo | escursionismo | trekking | camping equipment
Anglers ; fishing tackle | fly fishing | angeln | angelsport | pêche à la ligne | pesca deportiva | pesca sportiva
Golfers ; golf clubs | golf course | golfclubs | golf equipment | golfplatz
Soccer fans ; soccer | football club | fußball | calcio | fútbol | futebol | premier league | bundesliga | サッカー
Sports fans ; sports news | nfl | nba | mlb | nhl | sports | sport news | sportnachrichten | actualité sportive | noticias deportivas | deportes | スポーツ
People who like film and television ; movies | film reviews | movie reviews | tv shows | tv series | pop culture | cinéma | kinofilme | filmkritik* | películas | serie tv | séries tv | アニメ
Fans of celebrities ; celebrity gossip | celebrity news | celebrities | gossip | favorite stars | hollywood stars | promis | promi news | famosos | potins | people news | famosi | fofocas
People who look for something to laugh about ; memes | funny pics | funny pictures | funny videos | funny photos | gifs | jokes | lustige bilder | images drôles | memes graciosos
Music fans ; music news | album reviews | concerts | musique | indie music | new music | heavy metal | hip hop | lyrics | 音楽
Readers of books ; book reviews | bookshop | bookstore | used books | buchhandlung | librairie | librería | libreria | livraria | literature | new books | 書店 | cheap books | kindle ebooks | kindle | epub | free ebooks | public domain ebooks | children's books | cookery books | rare books | audiobooks
Podcast listeners ; podcast | podcasts | google podcasts | apple podcasts | pocket casts
Founders and startup teams ; startup | startups | product market fit | indie hackers | venture capital | entrepreneurship | gründer | existenzgründ* | emprendedores
People who want to learn English ; learn english | apprendre l'anglais | cours d'anglais | aprender inglés | curso de inglés | englisch lernen | imparare l'inglese | corso di inglese | aprender inglês | esl | 英語学習
People who learn a language ; learn german | learn spanish | learn french | language learning | sprachen lernen | apprendre une langue | aprender idiomas | imparare una lingua
Students, applicants and researchers ; university | universität | université | universidad | università | universidade | hochschule | immatricolazioni | offerta formativa | dottorati | университет | университета | 大学
People who fold paper (origami) ; origami | papier plié | papierfalten | 折り紙
People who crochet ; crochet* | häkeln | häkel* | ganchillo | uncinetto | crochê
People who knit and sew ; knitting | yarn | sewing | fabrics | quilting | stricken | nähen | tricot | couture | punto | labores | cucito | tejer
People who make things by hand ; crafts | craft supplies | scrapbooking | basteln | loisirs créatifs | manualidades | fai da te creativo | beads | handarbeit*
Model builders ; model kits | scale models | model trains | modellbau* | modelleisenbahn* | modélisme | modelismo | modellismo
Collectors ; collectibles | antiques | coins | stamps | briefmarken | münzen | antiquitäten | numismat* | philatel* | coleccionismo | collezionismo
Photographers ; photography | fotografie | photographie | fotografía | fotografia | cameras and lenses | photo equipment | 写真撮影
People who want to get a dog ; puppies for sale | puppies | welpen* | welpenkauf | chiots | cachorros en venta | cuccioli | 子犬
Dog owners ; dogs | dog training | hunde | hundeschule | chiens | perros | cani
Pet owners ; pets | pet supplies | haustiere | animaux | mascotas | animali domestici
Horse owners and riders ; horses | horse riding | equestrian | pferde | reitsport | équitation | cheval | caballos | equitación | cavalli
People who research their family ; genealogy | ancestry | family tree | family history | ahnenforschung | généalogie | genealogía | genealogia
Families who celebrate a baptism or a communion ; baptême | communion | taufe und hochzeit | kommunion | bautizo | comunión | battesimo | comunione | batizado | dragées | bomboniere | christening gifts
People who follow watches and watchmaking ; luxury watch* | watchmaking | horology | horolog* | luxusuhren | haute horlogerie | relojería | orologeria | horologer*
Couples who plan their wedding ; weddings | wedding planning | wedding dresses | bridal | hochzeit | hochzeiten | trauungen | mariage | bodas | matrimonio | casamento | ウェディング
People who look for a gift ; personalized gifts | unique gifts | gift ideas | gifts for | geschenkideen | geschenke | idées cadeaux | ideas de regalo | regalos originales | idee regalo | presentes criativos
People who decorate for Christmas ; christmas trees | christmas decoration* | christmas lights | weihnachtsbäume | weihnachtsdeko* | sapins de noël | árboles de navidad | alberi di natale
People who give a party or plan a celebration ; party supplies | party decorations | party ideas | partybedarf | partydeko* | articles de fête | artículos de fiesta | artículos para fiestas | articoli per feste | artigos para festas
People who dress up and celebrate ; costumes | fancy dress | disfraces | disfraz | kostüme | déguisements | costumi di carnevale | fantasias
People who furnish and decorate a home ; furniture | home decor | wall decor | wall art | home accents | möbel* | wohnen | meubles | décoration intérieure | muebles | decoración | arredamento | mobili | móveis | インテリア
People who renovate their home ; home improvement | diy | renovation | heimwerker* | bricolage | bricolaje | fai da te | reformas | ristrutturazione
Interior designers and 3D artists ; 3d models | 3d model | 3d modelle | modèles 3d | modelos 3d | modelli 3d | textures | 3d visualization
Women who follow fashion and beauty ; women's fashion | fashion and beauty | beauty tips | damenmode | mode femme | moda mujer | moda donna | moda feminina | rivista femminile | plus size fashion | plus size mode | plus size outfits | curvy
People who follow fashion ; fashion | mode | moda | streetwear | ファッション
People who care for skin and hair ; skin care | cosmetics | makeup | kosmetik | cosmétiques | cosmética | cosmetici | cosméticos | 化粧品
People who want to get fit ; fitness | bodybuilding | weight loss | workout* | abnehmen | musculation | perder peso | dimagrire
People who look for medical information ; health information | symptoms | diseases | gesundheitsportal | santé | salud | salute | saúde | diabetes | cancer
Muslims ; musulmans | muslims | islam | islamic | halal | musulmanes | musulmani | muslime
Christians ; christian | gospel | bible | jesus christ | chrétiens | cristianos | cristiani | christen | evangelical | chiesa | église | sermons
People who want to act on the climate ; climate change | climate action | climate crisis | klimaschutz | klimawandel | changement climatique | cambio climático | cambiamento climatico
People who compare loans, cards and savings ; compare credit cards | compare loans | compare mortgage | compare personal loans | cd rates | credit card comparison | finance comparison | compare insurance | kreditvergleich | girokonto vergleich | comparateur de crédit | comparador de préstamos
Savers and investors ; stocks | investing | stock market | personal finance | börse | aktien | bourse | bolsa de valores | finanza personale | crypto* | bitcoin
People who look for a job ; jobs | job search | job offers | stellenangebote | offres d'emploi | ofertas de empleo | offerte di lavoro | vagas de emprego | 求人
People who look for a home ; real estate | homes for sale | apartments for rent | immobilien | immobilier | inmobiliaria | immobiliare | imóveis | 不動産 | apartment homes | floor plans | apartments | mietwohnungen | appartements à louer | pisos en alquiler
Households that buy groceries ; groceries | grocery | supermarket | lebensmittel | courses en ligne | supermercado | supermercato | продукты | продукты питания | fresh food | бакалея | овощи и фрукты | молочные продукты | мясные продукты | fruit and vegetables | fruit vegetables | frozen food | obst und gemüse | frutta e verdura | fruits et légumes | frutas y verduras | хранителни стоки | плодове и зеленчуци | месо | млечни продукти
Buyers and sellers of used goods ; classifieds | buying and selling | classified ads | free ads | kleinanzeigen | petites annonces | anuncios clasificados | clasificados | annunci gratuiti | classificados | second hand | gebrauchtes
Online shoppers who look for discounts ; codes promo | code promo | bons de réduction | coupons | coupon codes | discount codes | deals | daily deals | gutscheine | gutscheincodes | rabatte | códigos de descuento | cupones | codici sconto | cupons | намаления | разпродажби | отстъпки
Website owners and people who search the web ; webkatalog | web directory | link verzeichnis | linkverzeichnis | webverzeichnis | annuaire de sites | directorio web`;

export const interests: readonly Interest[] = table
  .trim()
  .split('\n')
  .map((line) => {
    const [people = '', signs = ''] = line.split(' ; ');
    return { people, signs: phrasesIn(signs).join(' | ') };
  });
