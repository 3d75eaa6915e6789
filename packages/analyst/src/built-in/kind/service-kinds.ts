import { type Kind, needsOf } from './kind.ts';

export const serviceKinds: readonly Kind[] = [
  {
    id: 'practice',
    noun: 'a professional practice',
    types: 'Attorney LegalService AccountingService Notary',
    names: `law firm | lawyer | lawyers | attorney* | solicitor* | barrister* | rechtsanwalt | rechtsanwälte | rechtsanwältin | kanzlei | anwalt | *kanzlei | avocat | avocats | notaire | abogado* | avvocato | avvocati | studio legale | advogado* | advocacia | tax advisor* | accountant* | accounting firm | cpa | steuerberat* | expert comptable | gestoría | commercialista | architects | architecture firm | architekten | architekturbüro | arquitectos | notar | 弁護士 | 法律事務所 | 税理士 | chartered accountants | consultants in law | tax consultancy | contabilidad | contadores | asesoría | asesoría contable | contabilidade | studio commercialista | droit des affaires | droit du travail | rechtsberatung | legal advice | patent attorney* | mediation | steuerberatung | expertise comptable | cabinet d'avocats | ingenieurbüro | coach | coaching for | law office | law offices | legal services | legal firm | trial lawyers | injury lawyer | criminal defense | family law | immigration law | estate planning | bookkeeping | bookkeeper | audit firm | tax services | tax preparation | surveyors | quantity surveyor | structural engineer | architectural practice | conveyancing | cabinet comptable | étude notariale | avocat au barreau | huissier | géomètre | bureau d'études | bufete | bufete de abogados | despacho de abogados | despacho jurídico | asesoría jurídica | notaría | estudio jurídico | estudio de arquitectura | contador público | studio notarile | studio tecnico | consulente del lavoro | ragioniere | geometra | studio di architettura | escritório de advocacia | advogados associados | escritório de contabilidade | contador | arquitetura | rechtsanwaltskanzlei | steuerkanzlei | wirtschaftsprüfer | wirtschaftsprüfung | sachverständiger | notariat | planungsbüro | 行政書士 | 司法書士 | 公認会計士 | 会計事務所 | 社労士 | 設計事務所`,
    topics: { 'quote-request': 0.3, appointment: 0.3, team: 0.3, certified: 0.3 },
    model: 'fees',
    needs: needsOf(`
      pricing ; fees or the price of a first consultation ; State the fee of a first consultation on {offer}
      testimonials ; clients' opinions ; Add two clients' opinions with the matter they came for
      team ; word on who works there ; Introduce the people with their specialties
      appointment ; way to make an appointment ; Add a form or link for a first appointment
      phone ; phone number ; Put the phone number at the top of the page`),
  },
  {
    id: 'health',
    noun: 'a health practice',
    types:
      'Dentist Physician MedicalClinic MedicalBusiness Hospital MedicalOrganization VeterinaryCare Physiotherapy Optician Pharmacy',
    names: `dentist* | dental practice | dental clinic | dental care | medical practice | medical center | family practice | zahnarzt* | zahnärzt* | arztpraxis | hausarzt* | praxis für | physiotherap* | osteopath* | chiropract* | cabinet médical | cabinet dentaire | dentiste | clínica dental | clínica | dentista* | studio dentistico | poliambulatorio | veterinar* | tierarzt* | vétérinaire | psychotherap* | hospital | klinik | klinikum | クリニック | 歯科 | 医院 | 病院 | hebamme* | heilpraktiker* | orthodont* | optometrist* | dermatolog* | patients | gemeinschaftspraxis | *praxis | zahnarztpraxis | implantology | ärztin | ärzte | arzt für | patienten | pflege | pflegedienst | senior care | nursing home | altenheim | home care | rehabilitation | therapy | therapist* | therapie | physiotherapie | speech therapy | cosmetic surgery | augenarzt | optician | eye care | hearing aids | apotheke | pharmacy | pharmacie | farmacia | wellness clinic | odontologia | médico | medici | fisioterapia | consultorio | dental | praxis | gp surgery | clinic | urgent care | pediatrics | cardiology | audiology | podiatr* | acupuncture | counselling | counseling | care home | dental implants | dental office | centre médical | maison de santé | kinésithérapeute | ostéopathe | sage femme | orthophoniste | psychologue | ehpad | centro médico | centro de salud | odontólogo | psicólogo | psicóloga | fisioterapeuta | óptica | residencia de mayores | centro medico | fisioterapista | psicologo | psicologa | casa di cura | ottica | clínica odontológica | zahnmedizin | kieferorthopäd* | logopäd* | ergotherap* | sanitätshaus | seniorenheim | seniorenresidenz | optiker | 診療所 | 歯科医院 | 内科 | 小児科 | 整骨院 | 鍼灸院 | 介護 | 薬局 | 動物病院`,
    topics: { appointment: 0.9, hours: 0.4, team: 0.3, phone: 0.1 },
    model: 'fees',
    needs: needsOf(`
      appointment ; way to book an appointment online ; Add online booking for a first appointment
      hours ; office hours ; Put the office hours beside the phone number
      team ; word on who treats patients ; Introduce the people who treat patients, with training and specialty
      pricing ; word on costs or accepted insurance ; List what {offer} costs and which insurance is accepted
      testimonials ; patients' opinions ; Link the practice's profile on a review portal`),
  },
  {
    id: 'wellness',
    noun: 'a studio or salon',
    types:
      'HealthClub BeautySalon HairSalon DaySpa ExerciseGym NailSalon SportsActivityLocation HealthAndBeautyBusiness',
    names: `salon | day spa | yoga studio | yoga | gym | fitness | pilates | crossfit | barbershop | hair salon | friseur* | kosmetik* | coiffeur | coiffure | institut de beauté | peluquería | parrucchiere | centro estetico | cabeleireiro | estética | massage | fitnessstudio | salle de sport | gimnasio | palestra | personal train* | martial arts | 美容室 | エステ | tattoo | hairdresser | hair stylist | hairstyl* | kosmetikstudio | nails | beauty | spa | sauna | thermal | wellness | fitness center | tanzstudio | thalasso | terme | thermen | therme | bien être | ayurveda | reiki | meditation | sonnenstudio | barber | nail salon | beauty salon | hair studio | yoga school | yoga classes | pilates studio | boxing gym | climbing gym | fitness club | health club | dance studio | salon de coiffure | salon de beauté | coach sportif | salón de belleza | centro de belleza | centro de estética | masajes | barbería | centro benessere | salone di bellezza | barbiere | massaggi | salão de beleza | barbearia | massagem | clínica de estética | schönheitssalon | friseursalon | nagelstudio | yogastudio | massagepraxis | kletterhalle | サロン | ヨガ | 整体 | マッサージ | ジム | 理容 | ネイル`,
    topics: { appointment: 0.7, schedule: 0.4, hours: 0.3, pricing: 0.1 },
    model: 'fees',
    needs: needsOf(`
      pricing ; price list ; Publish the price list for {offer}
      appointment ; online booking ; Add online booking with free times
      testimonials ; clients' reviews ; Quote clients beside the service they booked
      hours ; opening hours ; Put opening hours beside the address
      team ; word on who works there ; Introduce the team with their training`),
  },
  {
    id: 'agency',
    noun: 'an agency or consultancy',
    types: '',
    names: `agency | design studio | creative studio | consulting | consultancy | consultants | marketing agency | web design | webdesign | web development | agentur | werbeagentur | unternehmensberatung | beratung für | agence | agencia | agenzia | agência | consultoría | consulenza | consultoria | 制作会社 | コンサルティング | studio for | it services | translation services | our services | psd to html | conversion services | outsourcing | services company | it solutions | digital solutions | consulting services | branding | advertising agency | software development | app development | mobile development | seo services | event agency | eventagentur | pr agency | communication agency | photography studio | film production | videoproduktion | graphic design | webentwicklung | desarrollo web | diseño web | sviluppo web | siti web | criação de sites | marketing para | marketing digital | marketing de alto | translation | managed services | cybersecurity | création de sites | digital agency | web agency | creative agency | design agency | seo agency | media agency | production company | video production | software house | it consulting | it consultancy | it support | consulting firm | consulting company | business consulting | management consulting | marketing consultant | copywriting | copywriter | ghostwriting | interpreter | dolmetscher | übersetzungen | übersetzer | textagentur | medienagentur | kreativagentur | internetagentur | designbüro | it dienstleister | systemhaus | agence web | agence digitale | agence de communication | agence de traduction | cabinet de conseil | conseil en | agence événementielle | agencia digital | agencia de marketing | agencia de publicidad | estudio de diseño | consultora | servicios informáticos | traducciones | agenzia web | agenzia di comunicazione | studio grafico | società di consulenza | servizi informatici | traduzioni | agência digital | agência de marketing | agência de publicidade | consultoria em | traduções | marketing de alto rendimiento | ウェブ制作 | ホームページ制作 | デザイン事務所 | 広告代理店 | 翻訳 | システム開発`,
    topics: { portfolio: 0.8, 'quote-request': 0.4, testimonials: 0.3, team: 0.3, contact: 0.1 },
    model: 'fees',
    needs: needsOf(`
      portfolio ; examples of finished work ; Show two finished projects in {offer} with their result in figures
      pricing ; price range ; Name a starting price or a typical budget for {offer}
      testimonials ; clients quoted ; Quote two clients with name, company and result
      team ; people named ; Introduce the people a client will work with`),
  },
  {
    id: 'insurance',
    noun: 'an insurance provider',
    types: 'InsuranceAgency',
    names: `insurance | insurer | versicherung | *versicherung | versicherungen | *versicherungen | versicherungsmakler | assurance | assurances | mutuelle | seguro | seguros | assicurazion* | 保険 | insured | assureur | courtier en assurances | aseguradora | correduría de seguros | compañía de seguros | seguradora | corretora de seguros | corretor de seguros | versicherungsagentur | versicherungsbüro | krankenkasse | 損害保険 | 生命保険 | 保険代理店 | insurance broker | insurance agency | insurance company`,
    topics: { coverage: 0.9, 'quote-request': 0.6 },
    model: 'premiums',
    needs: needsOf(`
      coverage ; exclusions or waiting periods ; List the main exclusions and waiting periods of {offer} before the quote form
      pricing ; example premium ; Show an example premium for {offer} with its deductible
      testimonials ; customers quoted ; Quote customers whose claim was paid, with amount and days
      compare ; comparison with other insurers ; Compare {offer} with two named insurers on reimbursement, limits and exclusions`),
  },
  {
    id: 'finance',
    noun: 'a financial service',
    types: 'FinancialService BankOrCreditUnion FinancialProduct CreditCard LoanOrCredit InvestmentOrDeposit',
    names: `savings bank | online bank | community bank | national bank | bank account | credit union | loans | mortgage | mortgages | wealth management | trading platform | brokerage | sparkasse | volksbank | banque | banco | banca | financial services | financial planning | credit card* | payment solutions | crypto exchange | investments | invest | geldanlage | crédit | préstamos | prestiti | empréstimos | 銀行 | 証券 | payment processing | tax relief | accounting software | debt | pension | retirement | exchange rate* | forex | trading | savings | versicherung und finanzen | finanzberatung | finance | finanzierung | asset management | leasing | credit | compare credit cards | personal loan* | bank accounts | funds | 金融 | ローン | private bank | commercial bank | mutual fund | hedge fund | venture capital | private equity | investment firm | investment management | microfinance | cryptocurrency exchange | mortgage broker | lender | money transfer | currency exchange | credit score | finanzberater | finanzdienstleister | vermögensberatung | vermögensverwaltung | baufinanzierung | kreditvergleich | raiffeisenbank | gestion de patrimoine | crédit immobilier | entidad financiera | asesor financiero | consulente finanziario | mutui | finanziaria | credito cooperativo | financiamento | 信用金庫 | 投資`,
    topics: { financing: 0.7, 'log-in': 0.2, security: 0.2 },
    model: 'interest',
    needs: needsOf(`
      pricing ; rates or fees ; Show rates and fees of {offer} in one table
      security ; word on deposit protection or security ; State how money and data are protected
      testimonials ; customers quoted ; Quote two customers with what they saved
      compare ; comparison with other providers ; Compare rates of {offer} with two providers`),
  },
  {
    id: 'recruitment',
    noun: 'a recruitment or job service',
    types: 'EmploymentAgency JobPosting',
    names: `recruitment agency | recruitment agencies | recruitment consultants | recruitment consultancy | recruitment | recruiters | staffing | staffing agency | temp agency | employment agency | executive search | headhunter | headhunting | job board | job search | jobs in | find jobs | browse jobs | job alerts | job seekers | vacancies | find your ideal job | latest jobs | jobbörse | jobportal | stellenmarkt | stellenangebote finden | personaldienstleister | personaldienstleistungen | personalvermittlung | personalberatung | zeitarbeit | offres d'emploi | agence d'intérim | cabinet de recrutement | agence d'emploi | bolsa de empleo | bolsa de trabajo | ofertas de empleo | empleos | agencia de empleo | trabajo temporal | selección de personal | offerte di lavoro | agenzia per il lavoro | ricerca e selezione | vagas de emprego | agência de emprego | recrutamento e seleção | 求人 | 転職 | 人材派遣 | 人材紹介`,
    topics: { 'sign-up': 0.2, 'log-in': 0.1 },
    model: 'commission',
    needs: needsOf(`
      pricing ; word on what employers pay ; State for employers what a hire or a job ad costs
      testimonials ; employers or candidates quoted ; Quote an employer and a candidate with the job that was filled
      contact ; contact for employers ; Name a contact for employers with a phone number`),
  },
  {
    id: 'telecom',
    noun: 'a telecom or internet provider',
    types: '',
    names: `telecommunications | telecom | telecoms | internet provider | internet service provider | broadband | fiber internet | fibre broadband | mobile network | phone plans | mobile plans | voip provider | proveedor de internet | internet corporativo | internet dedicado | fibra óptica | operador móvil | telefonía | internetanbieter | glasfaser | glasfasernetz | mobilfunkanbieter | fournisseur d'accès | opérateur mobile | fibre optique | opérateur télécom | operatore telefonico | fibra ottica | telefonia | provedor de internet | banda larga | 光回線 | 格安sim | プロバイダ`,
    topics: { 'quote-request': 0.2, subscription: 0.2 },
    model: 'subscription',
    needs: needsOf(`
      pricing ; monthly price of {offer} ; Show the monthly price, speed and minimum term of {offer} in one table
      coverage ; word on the area that is served ; Add a check by address of the area that is served
      testimonials ; customers quoted ; Quote two customers with place and speed`),
  },
  {
    id: 'transport',
    noun: 'a transport service',
    types: 'Airline BusStation TrainStation Airport TaxiService AutoRental BusTrip',
    names: `bike share | bikeshare | bike sharing | bikesharing | public transport | public transit | transit | airline | airlines | ferry | ferries | railway | train tickets | car sharing | carsharing | car rental | rent a car | shuttle | taxi | scooter rental | verkehrsbetriebe | nahverkehr | verkehrsverbund | mietwagen | autovermietung | transports en commun | location de voitures | aerolínea | alquiler de coches | autonoleggio | transporte | freight | logistics | spedition | logistik | 鉄道 | 航空 | 物流 | airport | courier | trasporto pubblico | trasporti | bürgerbus | bus service | busunternehmen | buslinien | fahrplan | linienverkehr | transport public | transporte escolar | autobus | autobuses | horarios de autobuses | orari e percorsi | ônibus | taxi service | chauffeur | 運送 | 引越し | 中古車 | moving services | bus tours | flights | car hire | parking | bahn | tram | metro | boat trips | ferry service | bus company | coach hire | coach company | minibus hire | van hire | bus lines | limousine service | airport transfer* | transport company | empresa de transportes | transporte público | alquiler de vehículos | traslados | trasporti pubblici | noleggio auto | noleggio con conducente | traghetti | autolinee | transporte coletivo | locadora de veículos | aluguel de carros | transportadora | transporteur | transport scolaire | transport en commun | navette | location de véhicules | verkehrsbetrieb | öpnv | stadtbus | fähre | seilbahn | bergbahn | フェリー | 路線バス | タクシー | レンタカー | 運輸 | 配送`,
    topics: { schedule: 0.3, pricing: 0.2, tickets: 0.2, join: 0.1 },
    model: 'fees',
    needs: needsOf(`
      pricing ; fares or fees ; Put the fares of {offer} in one table on the first page
      schedule ; timetable or hours of service ; State the hours of service beside the map
      testimonials ; customers quoted ; Quote two regular customers with their route`),
  },
  {
    id: 'course',
    noun: 'a provider of courses or classes',
    types: 'Course EducationEvent',
    names: `online course* | courses | classes | lessons | bootcamp | tutoring | workshops | training courses | kurse | *kurse | unterricht | musikschule | fahrschule | tanzschule | sprachschule | cours de | formation | clases | cursos | curso de | corsi | corso di | lezioni | aulas | escola de | 講座 | 教室 | スクール | tennis clinic | camps | driving school | auto école | learn to | e learning | learning platform | coaching | coaches | reitschule | reitunterricht | music school | musikunterricht | academy of | training center | training centre | schulung | schulungen | seminare | weiterbildung | ausbildung zum | escuela de | academia | scuola di | corsi di | école de | stages | formations | lessons for | swimming school | ballet | dojo | 塾 | coaching program | baseball academy | football school | soccer school | camp for | training programs | certification | tutors | training provider | training academy | language school | art school | drama school | cooking class | cooking school | dance school | dance academy | riding school | surf school | ski school | sailing school | diving school | karate | judo | aikido | jiu jitsu | taekwondo | kung fu | kickboxing | swim school | summer camp | day camp | tennis academy | golf lessons | workshops for | classes for | courses for | école de musique | école de danse | école de conduite | cours particuliers | cours de musique | centre de formation | organisme de formation | soutien scolaire | escuela de música | escuela de idiomas | academia de baile | autoescuela | clases particulares | centro de formación | formación online | scuola di musica | scuola di danza | scuola guida | autoscuola | corsi di formazione | ente di formazione | ripetizioni | escola de música | escola de idiomas | autoescola | aulas particulares | curso online | curso preparatório | treinamento | kursangebot | kursprogramm | nachhilfe | bildungszentrum | bildungsträger | akademie | skischule | segelschule | kampfkunstschule | kunstschule | ballettschule | hundeschule | 道場 | 英会話 | 学習塾 | 予備校 | 音楽教室 | 料理教室 | 習い事 | 合気道 | 空手 | 柔道 | 剣道`,
    topics: { enroll: 0.8, schedule: 0.4 },
    model: 'tuition',
    needs: needsOf(`
      pricing ; price of a class ; State the price of one class and of a full course
      schedule ; times and dates ; List days, times and places of the next classes
      testimonials ; participants quoted ; Quote two participants with what they learned
      team ; teachers named ; Introduce the teachers with their qualification
      enroll ; way to sign up ; Put a sign-up button beside each class`),
  },
];
