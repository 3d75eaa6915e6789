import { type Kind, needsOf } from './kind.ts';

export const tradeKinds: readonly Kind[] = [
  {
    id: 'shop',
    noun: 'an online shop',
    types: 'Store OnlineStore Product Offer OfferCatalog ProductGroup BookStore',
    names: `shop | store | online shop | online store | buy online | webshop | boutique | tienda | tienda online | negozio | loja | onlineshop | outlet | ショップ | 通販 | versand | bestellen | bestellung | hofladen | gifts | gift shop | winkel | retailer | produkte | bottega | shoes | schuhe | sapatos | zapatos | disfraces | costumes online | shop online | venta online | venda online | vente en ligne | vendita online | online kaufen | comprar online | acheter | kaufen | free shipping | versandhandel | fachgeschäft | produtos | productos | negozio di | sklep | products | catalog | collection | collections | accessories | *handel | *shop | subscription box | postage | postage included | houseplant | houseplants | gift box | boxes | delivered to your | letterbox | monthly box | by post | e shop | eshop | florist | jeweller | jeweler | bookshop | bookstore | music store | pet store | furniture store | hardware store | wine shop | cheese shop | online pharmacy | magasin | boutique en ligne | fleuriste | bijouterie | librairie | cave à vin | épicerie | floristería | joyería | ferretería | fioraio | gioielleria | enoteca | ferramenta | vendita di | articoli per | floricultura | joalheria | livraria | loja virtual | loja online | venda de | bioladen | weltladen | dorfladen | buchladen | blumenladen | fahrradladen | spielzeugladen | teeladen | weinladen | juwelier | buchhandlung | weinhandlung | feinkost | fachhandel | möbelhaus | ネットショップ | オンラインショップ | 専門店 | 雑貨`,
    topics: { cart: 2, shipping: 0.8, 'free-shipping': 1, returns: 0.5, guarantee: 0.1 },
    model: 'purchase',
    needs: needsOf(`
      shipping ; shipping cost or delivery time for {offer} ; State shipping cost and delivery time for {offer} on the first page
      returns ; return policy for {offer} ; Add one line on returns of {offer}, with the number of days
      testimonials ; customer reviews of {offer} ; Show reviews beside the best sellers among {offer}
      about ; word on who sells {offer} ; Add a paragraph about who stands behind the shop and how its range is chosen`),
  },
  {
    id: 'marketplace',
    noun: 'a marketplace',
    types: '',
    names: `marketplace | marktplatz | buyers and sellers | classifieds | auction | auctions | kleinanzeigen | petites annonces | anuncios clasificados | annunci | classificados | amazon.co.uk | amazon.com | amazon | ebay | etsy | フリマ | kleinanzeigenportal | kleinanzeigenmarkt | kostenlose kleinanzeigen | buy and sell | free ads | classified ads | anzeigenmarkt | segunda mano | compra y venta | annonces gratuites | compra e vendita | compra e venda | auktion | enchères | subastas | leilão | オークション`,
    topics: { cart: 0.8, shipping: 0.3, returns: 0.3 },
    model: 'commission',
    needs: needsOf(`
      pricing ; fees that sellers pay ; State the seller's fee in one line
      returns ; word on returns of {offer} ; State who handles returns of {offer}
      testimonials ; buyer reviews ; Show reviews of sellers beside their offers`),
  },
  {
    id: 'ticketing',
    noun: 'a ticketing platform',
    types: '',
    names: `ticketing | ticketing company | ticketing platform | event tickets | sell tickets | box office | brown paper tickets | ticketshop | billetterie | venta de entradas | biglietteria | ingressos | event registration | チケット | concert tickets | theatre tickets | ticket agency | ticketverkauf | ticketportal`,
    topics: { tickets: 0.9, schedule: 0.2 },
    model: 'commission',
    needs: needsOf(`
      pricing ; fee per ticket ; State the fee per ticket for buyers and organizers on the first page
      testimonials ; organizers quoted ; Quote an organizer, with the number of tickets sold
      compare ; comparison with larger ticketing platforms ; Add a table that compares fees with the largest platforms`),
  },
  {
    id: 'restaurant',
    noun: 'a restaurant or café',
    types: 'Restaurant FoodEstablishment CafeOrCoffeeShop Bakery BarOrPub FastFoodRestaurant',
    names: `restaurant | cuisine | bistro | bistrot | café | pizzeria | trattoria | ristorante | osteria | gasthaus | gasthof | wirtshaus | brasserie | restaurante | steakhouse | coffee shop | coffeehouse | bakery | bäckerei | konditorei | boulangerie | panadería | pasticceria | padaria | レストラン | 食堂 | 居酒屋 | カフェ | diner | taqueria | sushi | grill | speisekarte | döner | imbiss | kebab | burger | gastronomie | lieferservice | tapas | cantine | pub | küche | fine dining | takeaway | catering | menü des tages | hamburguesería | gelateria | ice cream | eiscafé | teahouse | bbq | barbecue | food truck | cocktails | our chef | dishes | *restaurant | saveurs | rosticceria | gastropub | tavern | taverna | eatery | tearoom | tea room | brunch | wine bar | cocktail bar | beer garden | biergarten | brauhaus | weinstube | crêperie | auberge | traiteur | salon de thé | asador | marisquería | cervecería | taberna | mesón | arrocería | cafetería | heladería | churrascaria | lanchonete | confeitaria | hamburgueria | paninoteca | 焼肉 | ラーメン | 寿司 | 弁当 | ビストロ | ダイニング`,
    topics: { menu: 1, 'reserve-table': 1.2, takeout: 1.2, hours: 0.4, directions: 0.1 },
    model: 'purchase',
    needs: needsOf(`
      menu ; menu with dishes ; Put the menu with dishes and prices on the page as text
      pricing ; prices of dishes ; Name three signature dishes with their prices
      testimonials ; guests' reviews ; Quote two guests or show the rating from a review site
      reserve-table ; way to reserve a table ; Add a reservation link or say that no reservation is needed
      hours ; opening hours ; Put the opening hours beside the address`),
  },
  {
    id: 'lodging',
    noun: 'a place to stay',
    types: 'Hotel LodgingBusiness BedAndBreakfast Hostel Resort Motel Campground VacationRental',
    names: `hotel | hotels | guesthouse | guest house | bed and breakfast | hostel | resort | inn | pension | ferienwohnung* | gîte | chambres d'hôtes | agriturismo | casa rural | pousada | alojamento | vacation rental* | holiday cottage* | campsite | campground | camping | campingplatz | 旅館 | ホテル | hôtel | lodge | villages vacances | résidence vacances | location saisonnière | locations saisonnières | vacances en famille | apartments | *hotel | hotelzimmer | rooms and suites | ferienhaus | ferienhäuser | ferienwohnungen | apartamentos turísticos | case vacanze | casa vacanze | villa | villas | chalet | relais | hébergement | location de vacances | hospedaje | hospedagem | short stay | übernachtung | monteurzimmer | boardinghouse | your stay | suites | apartment | ferienapartment | gästehaus | pensione | albergo | affittacamere | locanda | casa per ferie | b b | residence | appartamenti | maison d'hôtes | chambre d'hôte | auberge de jeunesse | gîtes | hostal | posada | albergue | apartamento turístico | cabañas | hotel rural | chalés | hospedaria | motel | holiday park | holiday home | holiday let | self catering | serviced apartments | glamping | caravan park | rv park | landhotel | berghütte | ferienhof | jugendherberge | zimmervermietung | ferienzimmer | 民宿 | 宿泊 | ゲストハウス | ペンション | キャンプ場`,
    topics: { 'book-stay': 1.2, directions: 0.2 },
    model: 'purchase',
    needs: needsOf(`
      pricing ; price per night ; Show a price per night for each room or season
      book-stay ; way to check free dates ; Add a calendar or a booking form with free dates
      testimonials ; guests' reviews ; Quote guests and show the rating from a booking portal
      directions ; word on how to get there ; Describe how to get there by car and by train`),
  },
  {
    id: 'travel',
    noun: 'a travel or tour company',
    types: 'TravelAgency TouristTrip',
    names: `travel agency | tours | tour operator | safari | cruises | reiseveranstalter | reisebüro | agence de voyage* | agencia de viajes | agenzia viaggi | agência de viagens | 旅行会社 | ツアー | guided tours | excursions | day trips | vacation packages | holidays to | urlaub in | reisen | voyages | viajes | viaggi | viagens | destination | destinations | tourism | tourismus | tourisme | turismo | travel guide | tourist office | adventures | expeditions | trekking | diving | travel company | tour company | guide de voyage | guides de voyage | guide du voyage | guía de viajes | guida di viaggio | reiseführer | city guide | private tours | wine tours | bike tours | yacht charter | boat charter | wanderreisen | studienreisen | stadtführungen | office de tourisme | oficina de turismo | ufficio turistico | visites guidées | visitas guiadas | visite guidate | paquetes turísticos | pacotes de viagem | agência de turismo | 観光案内`,
    topics: { 'book-stay': 0.4, schedule: 0.3, pricing: 0.2 },
    model: 'purchase',
    needs: needsOf(`
      pricing ; price per person ; Show the price per person of the most booked tour
      testimonials ; travelers' reviews ; Quote two travelers with the tour they took
      schedule ; dates of departure ; List the next departures with free places`),
  },
  {
    id: 'trade',
    noun: 'a local service business',
    types:
      'HomeAndConstructionBusiness Plumber Electrician AutoRepair HVACBusiness MovingCompany Locksmith DryCleaningOrLaundry ProfessionalService LocalBusiness HousePainter AutomotiveBusiness',
    names: `plumbing | plumber* | electrician* | heating | hvac | landscaping | lawn care | cleaning service* | auto repair | car repair | locksmith | pest control | movers | handyman | painter and decorator | meisterbetrieb | handwerksbetrieb | handwerker | klempner | elektriker | sanitär | heizung | gartenbau | autowerkstatt | plombier | électricien | chauffagiste | fontanero | electricista | idraulico | elettricista | impresa di pulizie | encanador | funeral home | bestattung* | photographer | photography | fotograf* | tree service | septic | repair service* | werkstatt | tischlerei | schreinerei | malerbetrieb | cleaning | restoration | damage restoration | water damage | disaster | gartenpflege | gartengestaltung | giardini | giardiniere | giardinaggio | manutenzione del verde | jardinería | landschaftsbau | maler | glazing | joinery | carpentry | welding | installation and repair | instalaciones | reparaciones | reparación | réparation | dépannage | riparazioni | manutenção | conserto | montage | reinigung | tailor | upholster* | catering service* | security services | wachdienst | kfz | towing | car wash | autohaus | dealership | driving | wedding planner | matrimoni | location per matrimoni | hochzeitslocation | event location | party rental | equipment rental | vermietung | *werkstatt | *dienst | *service | luthier | violin maker | geigenbau* | liutaio | lutherie | instrumentenbau | reparatur | repairs | neubau und reparatur | atelier | agricultural services | lohnunternehmen | prestação de serviços | serviços agrícolas | pulverização | serviços de limpeza | dedetização | assistência técnica | oficina mecânica | marcenaria | jardinagem | servicios de limpieza | cerrajero | taller mecánico | carpintería | mudanzas | control de plagas | servicio técnico | assistenza tecnica | fabbro | falegnameria | imbianchino | carrozzeria | autofficina | traslochi | disinfestazione | onoranze funebri | serrurier | menuiserie | menuisier | garage automobile | paysagiste | nettoyage | déménageur | déménagement | ramonage | élagage | plomberie | pompes funèbres | photographe | schlüsseldienst | hausmeisterservice | gebäudereinigung | umzüge | umzugsunternehmen | entrümpelung | elektroinstallation | heizungsbau | metallbau | schlosserei | fliesenleger | glaserei | raumausstatter | polsterei | autoreparatur | schornsteinfeger | gärtnerei | appliance repair | computer repair | phone repair | window cleaning | carpet cleaning | house cleaning | pressure washing | tree surgeon | chimney sweep | dog grooming | pet sitting | dog walking | print shop | druckerei | imprimerie | imprenta | tipografia | dry cleaning | mobile mechanic | garage doors | 整備 | 洗車 | 出張 | 修理 | 清掃 | ハウスクリーニング | 車検 | 板金 | 塗装 | 写真館 | 葬儀 | 印刷`,
    topics: { 'quote-request': 0.8, phone: 0.2, guarantee: 0.2, certified: 0.3, hours: 0.2 },
    model: 'fees',
    needs: needsOf(`
      pricing ; price of {offer}, nor an example ; Give a price range for two typical jobs in {offer}
      testimonials ; customer reviews ; Quote three customers with the job that was done
      portfolio ; description of a finished job ; Describe two finished jobs with place, problem and result
      certified ; license, insurance or certificate ; Name the license and insurance beside the phone number
      hours ; opening hours ; State the hours, and whether emergencies are answered`),
  },
  {
    id: 'builder',
    noun: 'a builder',
    types: 'GeneralContractor RoofingContractor',
    names: `home builder* | custom home* | new homes | construction company | general contractor | builders | bauunternehmen | hausbau | baufirma | constructeur de maisons | entreprise de construction | constructora | impresa edile | construtora | 工務店 | remodeling | remodelling | renovations | roofing | roofers | zimmerei | dachdecker* | rénovation | real estate development | neubau | massivhaus | fertighaus | timber frame | masonry | concrete | flooring contractor | kitchens | bathrooms | interior design | edilizia | costruzioni | construcciones | reformas integrales | maçonnerie | charpente | couverture | 建築 | 住宅 | リフォーム | building contractor | house builder | loft conversions | entreprise générale | bâtiment | empresa constructora | impresa di costruzioni | ristrutturazioni | serramenti | infissi | reforma e construção | hochbau | tiefbau | bauträger | fensterbau | trockenbau | innenausbau | 建設 | 設計施工`,
    topics: { financing: 0.5, portfolio: 0.4, 'quote-request': 0.3, guarantee: 0.2 },
    model: 'lead',
    needs: needsOf(`
      pricing ; price or price range for {offer} ; Give a price range and a size for two finished projects in {offer}
      portfolio ; description of a finished project ; Describe three finished projects with size, year and place
      testimonials ; customer reviews ; Quote three customers with their project
      guarantee ; warranty terms ; State the warranty in years beside the contact form`),
  },
  {
    id: 'real-estate',
    noun: 'a real-estate business',
    types: 'RealEstateAgent RealEstateListing Residence ApartmentComplex',
    names: `real estate | homes for sale | realtor* | realty | estate agent* | letting agent* | property for sale | immobilien* | immobilier | inmobiliaria | immobiliare | imobiliária | imóveis | apartments for rent | 不動産 | property management | pubs for sale | businesses for sale | commercial property | property agents | property consultants | houses for sale | rentals | wohnungen | hausverwaltung | agence immobilière | agenzia immobiliare | venta de pisos | imobiliaria | 賃貸 | 売買 | 住宅情報 | letting agency | estate agency | property developer | land for sale | business brokers | immobilienmakler | maklerbüro | eigentumswohnungen | vente immobilière | agencia inmobiliaria | pisos en venta | casas en venta | vendita immobili | case in vendita | casas à venda | apartamentos à venda | corretor de imóveis | マンション | 不動産会社`,
    topics: { financing: 0.3, appointment: 0.2 },
    model: 'commission',
    needs: needsOf(`
      pricing ; prices or fees ; Show the price of each listing and the commission
      testimonials ; buyers or sellers quoted ; Quote a buyer and a seller with the town they moved to
      team ; agents named ; Introduce the agents with their area and phone number`),
  },
  {
    id: 'manufacturer',
    noun: 'a manufacturer or supplier for companies',
    types: 'Manufacturer',
    names: `manufacturer | manufacturers | manufacturing | industrial | supplier of | hersteller | maschinenbau | fabricant | fabricante | produttore | produttori | machinery | wholesale | distributor | wholesaler | großhandel | grossiste | メーカー | 製造 | engineering company | fabrik | systems gmbh | tiles | ceramics | ceramic tile | components | equipment | solutions for industry | industrie | industria | industrial equipment | produktion von | produzione | fabricación | fabricação | indústria | electric co | steel | plastics | electronics manufacturer | 株式会社 | 電機 | 工業 | 製作所 | 製品情報 | exporter | oem | technology company | medical devices | fabrik für | anlagenbau | werkzeugbau | laboratory equipment | agricultural machinery | agro | verpackungen | verpackungslösungen | lohnfertigung | herstellung von | embalagens | embalagem | indústria de | fabrico de | envases | embalajes | fabricación de | imballaggi | imballaggio | produzione di | emballages | emballage | fabrication de | packaging manufacturer | custom manufacturing | contract manufacturer | machine shop | foundry | hersteller von | zulieferer | metallverarbeitung | gießerei | fabricants de | conception et fabrication | fabricantes de | fábrica de | maquinaria | produttore di | produttori di | macchine per | lavorazioni meccaniche | fabricante de | システム製品 | 重工`,
    topics: { 'quote-request': 0.5, certified: 0.3, jobs: 0.2, contact: 0.1 },
    model: 'lead',
    needs: needsOf(`
      quote-request ; form to request a quote ; Add a form that asks for quantity and drawing, and says when the answer comes
      certified ; certificates or standards ; Name the certificates and standards that the goods meet
      testimonials ; reference customers ; Describe two reference projects with customer and result
      download ; data sheets to download ; Offer data sheets of {offer} as PDF`),
  },
  {
    id: 'producer',
    noun: 'a producer that sells what it makes',
    types: 'Winery Brewery Distillery',
    names: `winery | vineyard* | brewery | brewing company | distillery | farm | weingut | domaine | bodega | bodegas | cantina | azienda agricola | quinta | brauerei | cervecería | birrificio | 酒造 | 農園 | bauernhof | ferme | finca | cider | olive oil producer | creamery | moulin | huile d'olive | frantoio | oleificio | almazara | caseificio | fromagerie | cave coopérative | vignoble | vigneron | brasserie artisanale | miellerie | apiculteur | apicultura | imkerei | obsthof | biohof | käserei | ölmühle | winzer | brennerei | vinícola | herdade | roastery | rösterei | orchard | 醸造 | 蔵元 | 茶園 | 牧場 | ワイナリー`,
    topics: { cart: 0.5, shipping: 0.3, directions: 0.3, hours: 0.3 },
    model: 'purchase',
    needs: needsOf(`
      pricing ; prices ; List the range with prices
      hours ; hours for visitors ; State when visitors can come, and whether they must book
      shipping ; word on shipping ; State where orders are shipped and what that costs
      award ; awards or ratings ; Name the latest award or rating of one product`),
  },
];
