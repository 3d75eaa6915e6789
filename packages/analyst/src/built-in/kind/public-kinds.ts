import { type Kind, needsOf } from './kind.ts';

export const publicKinds: readonly Kind[] = [
  {
    id: 'nonprofit',
    noun: 'a nonprofit',
    types: 'NGO NonprofitType',
    names: `charity | charitable | nonprofit | non profit | not for profit | foundation | ngo | gemeinnützig* | stiftung | hilfswerk | spendenorganisation | fondation | association caritative | fundación | ong | onlus | fondazione | fundação | npo法人 | relief | humanitarian | rescue | food bank | 501c3 | 501 c 3 | children's charity | fundación para | hilfe für | human rights | peace | international peace | think tank | poverty | disaster relief | animal shelter | animal rescue | conservation | advocacy | community organization | volunteers | ehrenamtlich | volontariato | bénévoles | asociación sin ánimo | sin fines de lucro | sem fins lucrativos | selbsthilfe | self help | hospice | save the | support group | förderverein | hospiz* | hospizdienst | no profit | associazione no profit | organizzazione di volontariato | solidarietà | solidarité | solidaridad | solidariedade | ayuda humanitaria | aide humanitaire | entwicklungshilfe | entraide | bienfaisance | entidad sin ánimo de lucro | organização sem fins lucrativos | terceiro setor | gemeinnütziger verein | bürgerstiftung | community foundation | civil society | zivilgesellschaft | flüchtlingshilfe | 支援団体 | 非営利 | ボランティア | 財団法人`,
    topics: { donate: 1.2, volunteer: 0.8 },
    model: 'donations',
    needs: needsOf(`
      donate ; way to donate ; Put a donate button with three amounts at the top
      about ; word on where the money goes ; State what share of each donation reaches the cause
      newsletter ; newsletter ; Offer updates by e-mail to donors`),
  },
  {
    id: 'association',
    noun: 'an association or club',
    types: 'SportsClub SportsTeam SportsOrganization ProfessionalAssociation',
    names: `association | society | society for | federation | chamber of commerce | guild | alliance | union | verband | verein | e v | berufsverband | *verband | *verein | fédération | association loi | asociación | federación | associazione | federazione | associação | federação | sindicato | 協会 | 学会 | 連盟 | football club | sports club | rugby club | golf club | tennis club | rowing club | sportverein | club de | members of | reitverein | schützenverein | musikverein | feuerwehr | tennisverein | turnverein | sports team | baseball team | baseball club | hockey club | swim club | club alpin | circolo | club alpino | gruppo | clube de | our members | membership organization | networking group | chapter | lions club | rotary | scouts | pfadfinder | fanclub | amateur radio | alumni association | council of | tennisclub | fußballclub | fussballclub | sportclub | ruderclub | golfclub | segelclub | skiclub | schachclub | schwimmclub | yachtclub | reitclub | sparten | clube desportivo | club deportivo | club sportif | club sportivo | verein für | verein zur | vereinigung | bürgerinitiative | interessengemeinschaft | dachverband | landesverband | ortsgruppe | kleingartenverein | karnevalsverein | heimatverein | amicale | club nautique | syndicat | confédération | hermandad | cofradía | gremio | colegio oficial | sindacato | confederazione | pro loco | polisportiva | associazione culturale | associazione sportiva | confederação | grêmio | little league | travel baseball | competitive baseball | youth baseball | youth soccer | club soccer | travel team | athletic club | football association | croquet club | bowls club | cricket club | chess club | running club | cycling club | sailing club | hiking club | garden club | historical society | horticultural society | civic association | homeowners association | karate club | judo club | aikido club | martial arts club | 同好会 | 社団法人 | 連合会 | 協同組合`,
    topics: { join: 0.9, 'membership-fee': 1.1, newsletter: 0.1, jobs: 0.05 },
    model: 'dues',
    needs: needsOf(`
      membership-fee ; membership dues ; State the yearly dues and what a member gets for them
      join ; way to become a member ; Put a join button beside the list of benefits
      testimonials ; members quoted ; Quote three members on what they gained
      schedule ; dates of meetings or events ; List the next three events with date and place`),
  },
  {
    id: 'education',
    noun: 'a school or university',
    types: 'CollegeOrUniversity School EducationalOrganization HighSchool ElementarySchool Preschool MiddleSchool',
    names: `university | college | school | high school | elementary school | hochschule | universität | gymnasium | grundschule | realschule | schule | université | école | lycée | universidad | instituto | escuela | università | scuola | liceo | universidade | escola | faculdade | 大学 | 学校 | 高校 | 小学校 | 中学校 | academy | kindergarten | preschool | faculty of | department of mathematics | academics | colégio | colegio | musikschule | volkshochschule | berufsschule | ecole | istituto comprensivo | liceo scientifico | campus | undergraduate | graduate programs | students | département | fakultät | lehrstuhl | department of computer | escola técnica | cursos técnicos e superiores | ensino | enseignement supérieur | school district | 学園 | 学院 | 専門学校 | charter school | preparatory school | fachhochschule | duale hochschule | kindertagesstätte | kita | gesamtschule | förderschule | école primaire | école maternelle | école supérieure | crèche | groupe scolaire | instituto superior | facultad | politécnica | politecnico | ateneo | asilo nido | istituto superiore | ensino médio | ensino superior | graduação | creche | 幼稚園 | 保育園 | 大学院 | 短期大学 | 学部 | montessori | boarding school | day school | grammar school | primary school | secondary school | middle school | public schools | independent school | sixth form | community college | law school | business school | medical school | polytechnic`,
    topics: { enroll: 0.7, schedule: 0.2, jobs: 0.1 },
    model: 'tuition',
    needs: needsOf(`
      enroll ; way to apply ; Put dates and steps of the application on the first page
      pricing ; tuition or costs ; State tuition and grants in one table
      testimonials ; students or alumni quoted ; Quote two students on why they came
      schedule ; dates ; Show the next open day and deadlines`),
  },
  {
    id: 'government',
    noun: 'a public body',
    types: 'GovernmentOrganization GovernmentOffice CityHall GovernmentService',
    names: `government | city of | county of | town of | village of | municipality | municipal | department of | ministry of | city council | county council | gemeinde | stadtverwaltung | landkreis | rathaus | bürgerservice | mairie | commune de | ville de | préfecture | ayuntamiento | ministerio | comune di | regione | prefeitura | câmara municipal | gobierno | 市役所 | 県庁 | 役場 | official website of the | public authority | bureau of | federal agency | ministère | county government | county clerk | city hall | township | police department | sheriff | stadt | verwaltung | bürgermeister | amt für | site officiel de la ville | site officiel de la commune | la ville | commune | municipio de | municipalidad | gobierno de | município | prefeitura municipal de | secretaria | provincia di | provincia | 市公式 | 公式ホームページ | council tax | citizens | residents | agency for | ministry | parliament | embassy | official site of the county | parish council | borough | county | counties | behörde | kreisverwaltung | gemeindeverwaltung | bundesministerium | landesamt | communauté de communes | conseil départemental | conseil municipal | conseil régional | diputación | consejería | ajuntament | sede electrónica | azienda sanitaria | unione dei comuni | câmara municipal de | governo do estado | 町役場 | 村役場 | fire department | public works | department of health | official website of | borough council | town council | district council | health department`,
    topics: { jobs: 0.1, contact: 0.1 },
    model: 'public-money',
    needs: needsOf(`
      hours ; office hours ; Put office hours and the way to an appointment on the first page
      appointment ; online appointments ; Offer appointments online for the most frequent errands
      faq ; answers to frequent questions ; Answer the ten most frequent questions in plain words`),
  },
  {
    id: 'attraction',
    noun: 'a place to visit',
    types:
      'Museum TouristAttraction Zoo Aquarium AmusementPark PerformingArtsTheater MovieTheater Library LandmarksOrHistoricalBuildings',
    names: `museum | museums | zoo | aquarium | botanical garden | theater | theatre | opera | castle | public library | musée | museo | museu | schloss | freizeitpark | theme park | amusement park | art gallery | 博物館 | 美術館 | 水族館 | cinema | kino | cinéma | observatory | historic site | exhibition* | ausstellung* | cave | ski resort | water park | concert hall | bibliothèque municipale | exposition | expositions | mostra | sammlung | heritage | planetarium | tierpark | wildlife park | playhouse | bühne | spectacle | spectacles | concerts | tickets and opening hours | discovery center | science center | national park | state park | biblioteca | bibliothek | library | 美術展 | 観光 | patrimoine | château | jardin botanique | parc d'attractions | parc animalier | centre culturel | sala de exposiciones | castillo | jardín botánico | parque temático | centro cultural | castello | giardino botanico | parco divertimenti | acquario | pinacoteca | castelo | jardim botânico | burg | erlebnispark | kletterpark | hochseilgarten | escape room | laser tag | trampoline park | visitor center | visitor centre | historic house | lighthouse | 記念館 | 動物園 | 植物園 | 遊園地 | テーマパーク | 劇場`,
    topics: { tickets: 0.8, hours: 0.5, directions: 0.4, pricing: 0.1 },
    model: 'tickets',
    needs: needsOf(`
      pricing ; admission prices ; Show admission prices for adults, children and groups
      hours ; opening hours ; Put today's opening hours at the top
      directions ; word on how to get there ; Describe the way by train and the parking
      tickets ; online tickets ; Sell tickets online with a time slot`),
  },
  {
    id: 'news',
    noun: 'a news site or magazine',
    types: 'NewsMediaOrganization NewsArticle Newspaper ReportageNewsArticle',
    names: `news | newspaper | daily news | gazette | herald | tribune | zeitung | nachrichten | actualités | noticias | notizie | notícias | ニュース | 新聞 | magazine | breaking news | newsroom | headlines | magazin | journal | periódico | quotidiano | jornal | webmagazin | the times | newspaper of | lokalzeitung | diario | diario de | periódico digital | noticias de | last news | última hora | giornale | online magazine | stadtmagazin | presse | nachrichtenportal | le journal | revista | rivista | portal de notícias | jornal de | politics | sport | opinion | editorial | world news | business news | journal en ligne | quotidien | hebdomadaire | toute l'actualité | diario digital | semanario | notiziario | testata giornalistica | settimanale | cronaca | semanário | wochenzeitung | tageszeitung | lokalnachrichten | online zeitung | fachzeitschrift | fachmagazin | news source | weekly newspaper | independent journalism | news and analysis | trade magazine | webzine | 速報 | 新聞社 | 報道 | 情報サイト`,
    topics: { subscription: 0.2, newsletter: 0.2, advertise: 0.4, comments: 0.3 },
    model: 'advertising',
    needs: needsOf(`
      subscription ; word on a subscription ; Offer a subscription and say what it adds
      newsletter ; newsletter ; Offer a daily newsletter above the fold
      about ; word on the newsroom ; Introduce the newsroom and its standards
      advertise ; page for advertisers ; Add a page for advertisers with reach and rates`),
  },
  {
    id: 'blog',
    noun: 'a blog',
    types: 'Blog BlogPosting',
    names: `blog | i write about | weblog | my blog | a blog about | recipes | diary | ブログ | inspiration for | blog de | tagebuch | travel blog | food blog | reiseblog | musings | wedding inspiration | guide to weddings | lifestyle | notes about | thoughts on | photoblog | a personal blog | fashion blog | tech blog | mom blog | diy | tutorials and tips | tips and tricks | reviews and news | how to guides | geek | craft | homemade | 日記 | 雑記 | kochblog | blogue | bloggers | blog über | blog sur | blog su | blog sobre | mein blog | mon blog | mi blog | il mio blog | meu blog | rezepte | recettes | recetas | ricette | receitas | まとめサイト | 紹介するサイト | 紹介します | 備忘録 | 体験記 | 使い方 | 始め方 | 攻略 | fan site | fansite | review site | my journey`,
    topics: { comments: 0.9, newsletter: 0.1, affiliate: 0.8, advertise: 0.3, about: 0.05 },
    model: 'advertising',
    needs: needsOf(`
      newsletter ; newsletter ; Offer a newsletter after each post on {offer}
      about ; word on who writes ; Add a paragraph on who writes and why
      advertise ; page for sponsors ; Add a page for sponsors with readers per month`),
  },
  {
    id: 'portfolio',
    noun: 'a personal site',
    types: 'Person ProfilePage',
    names: `i'm a | i am a | hi i'm | hello i'm | hey i'm | my name is | i’m | portfolio of | personal website | personal site | my portfolio | freelance designer | freelance developer | freelance writer | illustrator | curriculum vitae | résumé | ich bin | je suis | soy | sono un | sou | full stack developer | software engineer | product designer | phd student | phd candidate | professor of | researcher at | engineer at | developer from | artist | painter | sculptor | composer | author of | writer and | docent | freelancer | photographer based | cv | lebenslauf | curriculum | 作品集 | profile | web developer | frontend developer | front end developer | ui designer | ux designer | data scientist | software developer | machine learning engineer | assistant professor | postdoc | student at | actor | actress | voice actor | desarrollador web | diseñador | diseñadora | développeur | développeuse | graphiste | sviluppatore | desenvolvedor | webentwickler | softwareentwickler | engineer based | developer based | designer based`,
    topics: { portfolio: 0.8 },
    model: 'free',
    needs: needsOf(`
      contact ; invitation to hire or write ; Add a sentence on which work is welcome, with an e-mail button
      testimonials ; clients or colleagues quoted ; Quote two people who worked with the author
      portfolio ; results of the projects ; Add one result in figures to each project`),
  },
  {
    id: 'event',
    noun: 'an event',
    types: 'Event Festival BusinessEvent MusicEvent SportsEvent ExhibitionEvent',
    names: `conference | festival | summit | meetup | expo | trade fair | konferenz | kongress | messe | congrès | salon de | congreso | feria | convegno | fiera | congresso | feira | marathon | symposium | hackathon | カンファレンス | 祭 | フェス | unconference | convention | fun run | triathlon | workshop 2 | conference on | international conference | call for papers | game show | salon | messe für | comic con | workshop on | colloque | jornadas | encontro | fest | carnival | karneval | film festival | music festival | open air | championship | turnier | tournament | race | wedding of | hochzeit von | exhibitors | exposants | aussteller | visitors and exhibitors | trade show | exhibition and conference | festival de | festival du | salon du | foire de | journées | simposio | congreso internacional | sagra | rassegna | congresso internazionale | stadtfest | weinfest | volksfest | tagung | fachtagung | jahrestagung | annual meeting | annual conference | game jam | barcamp | anime convention | 大会 | 展示会 | 説明会`,
    topics: { tickets: 0.7, schedule: 0.5, enroll: 0.3 },
    model: 'tickets',
    needs: needsOf(`
      pricing ; ticket prices ; Show ticket prices and the end of the early-bird phase
      schedule ; program ; Publish the program with times and speakers
      directions ; word on the venue ; Describe the venue and the way there
      testimonials ; past visitors quoted ; Quote two visitors of the last edition`),
  },
  {
    id: 'forum',
    noun: 'a forum or community',
    types: 'DiscussionForumPosting QAPage',
    names: `forum | forums | discussion board | message board | community forum | discussion forum | bulletin board | foren | foro | foros | fórum | 掲示板 | phpbb | q&a site | questions and answers site | online community | board index | comunidad de | foro de | webmasters | forumowa | community for | diskussionsforum | discussions | q a | forum de discussion | foro de discusión | forum di discussione | discussion group | user group | forum for | forum über | fórum de | letzter beitrag | last post | dernier message | último mensaje | ultimo messaggio | última mensagem`,
    topics: { 'log-in': 0.2, 'sign-up': 0.2 },
    model: 'advertising',
    needs: needsOf(`
      faq ; rules for newcomers ; Link the rules and a thread for newcomers at the top
      about ; word on who runs the forum ; State who runs the forum and how it is paid for`),
  },
  {
    id: 'reference',
    noun: 'a reference work',
    types: 'Article ScholarlyArticle DefinedTerm',
    names: `encyclopedia | encyclopaedia | wikipedia | wikimedia | wiki | dictionary | glossary | wörterbuch | lexikon | diccionario | dictionnaire | dizionario | dicionário | enciclopedia | 百科事典 | 辞書 | almanac | database of | timeline | history of | facts about | list of | bird | species | database | atlas | map of | archive | archives | collection of | 図鑑 | 事典 | guide`,
    topics: {},
    model: 'donations',
    needs: needsOf(`
      about ; word on who writes the entries ; State who writes and checks the entries`),
  },
  {
    id: 'religious',
    noun: 'a religious community',
    types: 'Church PlaceOfWorship CatholicChurch Mosque Synagogue',
    names: `church | parish | kirchengemeinde | pfarrei | paroisse | parroquia | iglesia | parrocchia | chiesa | igreja | paróquia | mosque | synagogue | temple | baptist church | lutheran | ministries | 教会 | 寺 | diocese | monastery | worship | gospel | jesus | christ | bible | sermons | gottesdienst* | messe | grace | ministry of | synagoge | buddhist | zen | kirche | evangelisch* | katholisch* | evangelical | presbyterian | methodist | sunday service* | chapel | cathedral | abbey | abbaye | cathédrale | diocèse | église | église évangélique | catedral | iglesia evangélica | diocesi | cattedrale | santuario | chiesa evangelica | igreja batista | igreja evangélica | pfarrgemeinde | kloster | bistum | islamic center | hindu temple | gurdwara | bible study | bible church | assembly of god | community church | 神社 | 寺院`,
    topics: { donate: 0.3, schedule: 0.3, directions: 0.2 },
    model: 'donations',
    needs: needsOf(`
      schedule ; times of services ; Put the times of services at the top
      directions ; word on where to come ; Show the address with a map
      contact ; person to talk to ; Name the person who welcomes newcomers`),
  },
  {
    id: 'media',
    noun: 'a media or music site',
    types: 'MusicGroup PodcastSeries RadioStation TVSeries Movie MusicAlbum',
    names: `podcast | podcasts | radio | radio station | tv channel | streaming | rock band | band from | the band | discography | tour dates | record label | radiosender | emisora | ラジオ | film festival | singer songwriter | orchestra | choir | official music | documentary | trailer | show | talk show | episodes | listen | webradio | musik | music band | chor | ensemble | orchester | dj | musician | artist from | songs | album | live stream | tv | channel | films | animation | network | 音楽 | talk radio | weekly show | show about | podcast about | podcast über | émission | web radio | web series | youtube channel | emissora | rádio | grupo musical | gruppo musicale | cantautore | coro | orquestra | orquesta | orchestre | chorale | fanfare | jazz band | tribute band | cover band | coverband | partyband | punk band | metal band | string quartet | opera singer | バンド | 映画 | 番組 | アニメ`,
    topics: { newsletter: 0.1, tickets: 0.2 },
    model: 'advertising',
    needs: needsOf(`
      schedule ; dates ; List the next dates with places
      newsletter ; newsletter ; Offer a newsletter for new releases
      contact ; contact for bookings ; Name a contact for bookings and press`),
  },
  {
    id: 'research',
    noun: 'a research group or project',
    types: 'ResearchProject ResearchOrganization',
    names: `research institute | research group | research center | research centre | laboratory | lab at | institut für | forschungs* | institute for | journal of | scientific | laboratoire | instituto de investigación | centro di ricerca | instituto de pesquisa | 研究所 | 研究室 | our research | publications | research | experiments | scientists | data set | dataset | simulation | computational | theory | arxiv | preprint | physics | biology | chemistry | center for | observatory | survey | observatoire | observatorio | centre de recherche | unité de recherche | groupe de recherche | grupo de investigación | gruppo di ricerca | grupo de pesquisa | forschungsgruppe | forschungszentrum | research network | research programme | research project | european project | horizon 2020`,
    topics: { jobs: 0.1, team: 0.2 },
    model: 'public-money',
    needs: needsOf(`
      contact ; contact for partners ; Name a contact for partners and press
      team ; people named ; List the people with their topics
      newsletter ; way to follow results ; Offer a newsletter or feed with new results`),
  },
];
