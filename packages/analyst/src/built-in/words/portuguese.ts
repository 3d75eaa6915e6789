import type { Lexicon } from './lexicon.ts';

export const portuguese: Lexicon = {
  tag: 'pt',
  topics: {
    'free-trial':
      'teste grátis | teste gratuito | experimente grátis | experimente gratuitamente | dias grátis | período de teste | avaliação gratuita',
    'free-plan':
      'grátis | gratuito | gratuita | gratuitamente | sem custos | sem custo | plano gratuito | conta grátis',
    'no-card': 'sem cartão | sem cartão de crédito',
    'ask-price':
      'pedir orçamento | solicite um orçamento | orçamento | orçamento grátis | preço sob consulta | sob consulta',
    plans: 'preços | planos | tabela de preços | planos e preços | preçário',
    subscription:
      'assinatura* | assine | subscrição | por mês | mensal* | por ano | ao mês | sem fidelização | seja sócio | torne se membro',
    cart: 'adicionar ao carrinho | carrinho | comprar | loja online | loja virtual | comprar agora | esgotado | novidades | promoções | adicionar ao cesto',
    shipping: 'envio* | entrega* | frete | frete grátis | portes grátis | portes | enviamos | caixa de correio',
    returns: 'devolução | devoluções | trocas | reembolso | devolvemos',
    gift: 'cartão presente | vale presente | presente* | oferta* | cheque prenda | vale oferta',
    guarantee: 'garantia | garantido | sem compromisso | sem fidelização | dinheiro de volta',
    login: 'entrar | iniciar sessão | fazer login | login | minha conta | área do cliente | acessar',
    'sign-up':
      'criar conta | cadastre se | registe se | registrar | registar | começar | comece | inscreva se | junte se',
    demo: 'demonstração | agendar demo | ver demo | demo | assistir vídeo',
    software:
      'aplicativo | aplicação | app | software | plataforma | painel | automatiz* | ferramenta | nuvem | digital | api',
    work: 'profissional* | profissionais | equipe | equipa | equipas | empresa* | seus clientes | negócio* | escritório | fatura* | colaboradores',
    migration: 'migrar | migração | importar | importe | mudar de',
    integrations: 'integração | integrações | integra se com | compatível com | conecta se | funciona com',
    testimonials: 'depoimentos | testemunhos | opiniões | o que dizem | avaliações | nossos clientes dizem',
    'trusted-by':
      'confiam em nós | clientes satisfeitos | utilizadores | usuários | usado por | assinantes | leitores | sócios',
    'case-studies': 'casos de sucesso | estudo de caso | estudos de caso | nossos trabalhos',
    awards: 'prémio* | prêmio* | premiado* | certificado* | distinguido*',
    security: 'rgpd | lgpd | criptografia | encriptado* | iso 27001 | segurança',
    privacy: 'privacidade | política de privacidade | proteção de dados | dados pessoais',
    contact:
      'contacto* | contato | contactos | fale connosco | fale conosco | ligue nos | telefone | escreva nos | entre em contato',
    about: 'sobre nós | quem somos | a nossa história | nossa história | nossa equipe | a equipa | sobre mim',
    questions: 'perguntas frequentes | faq | dúvidas frequentes | dúvidas',
    hours: 'horário | horários | aberto | fechado | segunda a sexta | de terça a | segunda a sábado',
    directions: 'como chegar | onde estamos | localização | morada | endereço | rua | avenida | visite nos',
    booking: 'reservar | reserve | reserva* | marcar consulta | agendar | agende | marcação | disponibilidade',
    menu: 'ementa | cardápio | pratos | sobremesas | cozinha | vinhos | restaurante | padaria | pastelaria | chef',
    lodging:
      'quartos | hotel | pousada | por noite | alojamento* | hospedagem | estadia | pequeno almoço incluído | diárias',
    health:
      'clínica | dentista | médico* | paciente* | consulta médica | tratamento* | fisioterapia | terapia | veterinári*',
    'craft-trade':
      'táxi | fotógrafo | massagens | limpezas | obras | escola de condução | mudanças | oficina | salão | loja tradicional | florista | ginásio | academia | quinta | artesan* | cabeleireiro | reparação | reparações | papelaria',
    directory:
      'encontre um | encontre o seu | comparar | compare | diretório | perto de si | perto de você | anúncios | anuncie',
    blog: 'blog | leia mais | ler mais | continue lendo | posts recentes | artigos recentes | arquivo | categorias | comentários',
    newsletter: 'newsletter | boletim | subscreva a nossa | receba novidades',
    news: 'notícias | política | economia | desporto | esporte* | cultura | opinião | última hora | manchetes | mais lidas | redação | mundo | sociedade | editorial',
    posted: 'publicado em | publicado por | atualizado em | escrito por',
    docs: 'documentação | instalação | referência | primeiros passos | tutorial* | configuração',
    'open-source': 'código aberto | open source | software livre | código fonte | licença | github',
    'open-licence': 'código aberto | open source | software livre',
    install: 'npm install | pip install | docker run | apt install',
    portfolio:
      'portfólio | portfolio | meus projetos | meu trabalho | os meus projetos | currículo | sobre mim | freelancer',
    services: 'nossos serviços | os nossos serviços | serviços | agência | consultoria | o que fazemos | soluções',
    donate: 'doar | doe | doação | doações | faça um donativo | donativo* | apoie | contribua',
    volunteer: 'voluntári* | participe | envolva se',
    charity: 'ong | fundação | associação | sem fins lucrativos | solidári* | ipss',
    government:
      'câmara municipal | ministério | governo | município | prefeitura | cidadão* | cidadãos | serviços públicos | junta de freguesia | administração pública | presidente da câmara | secretaria',
    course:
      'curso | cursos | aulas | aprender | aprenda | formação | alunos | estudantes | universidade | certificado | escola | lições',
    event: 'conferência | oradores | programa | bilhetes | ingressos | festival | congresso | inscrição | inscrições',
    game: 'jogo | jogos | jogar | jogador* | níveis | multijogador | steam',
    community: 'fórum | comunidade | membros | anúncios | discussões',
    handmade:
      'feito à mão | feitos à mão | artesanal* | biológico* | orgânico* | sustentável | sustentáveis | da época',
    problem:
      'chega de | acabe com | cansado de | perda de tempo | complicado | difícil | caos | demasiado* | dor de cabeça',
    'self-praise': 'líder* | inovador* | único* | excelência | à medida | sob medida | número 1 | alta qualidade',
    boilerplate:
      'cookie* | todos os direitos reservados | aviso legal | saltar para o conteúdo | pular para o conteúdo | aceitar | política de privacidade | javascript',
  },
  madeFor:
    'feito para | feita para | criado para | criada para | pensado para | pensada para | ideal para | perfeito para | perfeita para | desenvolvido para | desenhado para | concebido para | destinado a | dirigido a | especialmente para | ajudamos | ajuda',
  plainFor: 'para',
  and: 'e | ou | &',
  stops:
    'que | em | com | sem | por | é | são | têm | desde | até | se | como | quando | onde | mais | na | no | da | do',
  possessives: 'seus | suas | seu | sua | nossos | nossas | meus | os seus | estes | outros | alguns | muitos | teus',
  people: {
    owner:
      'lojas=shop owner | comerciantes=shop owner | lojistas=shop owner | restaurantes=restaurant owner | negócios=business owner | pmes=business owner | empresários=business owner | hotéis=hotel owner | proprietários=homeowner | agricultores=farmer | oficinas=workshop owner | agências=agency owner | clínicas=clinic owner',
    manager:
      'equipes=team lead | equipas=team lead | empresas=operations manager | gestores=manager | diretores=director | escritórios=office manager | organizações=operations manager',
    developer:
      'desenvolvedores=developer | programadores=developer | engenheiros=engineer | administradores=administrator',
    creative:
      'designers=designer | artistas=artist | fotógrafos=photographer | músicos=musician | escritores=writer | criadores=creator | arquitetos=architect | jornalistas=journalist',
    marketer: 'marcas=brand manager | editores=publisher',
    educator: 'professores=teacher | educadores=educator | escolas=school principal | formadores=trainer',
    learner:
      'estudantes=student | alunos=student | iniciantes=beginner | principiantes=beginner | pesquisadores=researcher',
    parent: 'pais=parent | famílias=parent | crianças=parent | mães=parent | bebés=parent | bebês=parent',
    hobbyist:
      'amantes=enthusiast | apaixonados=enthusiast | desportistas=athlete | ciclistas=cyclist | corredores=runner | jardineiros=hobby gardener',
    professional:
      'investigadores=researcher | profissionais=professional | advogados=lawyer | médicos=doctor | consultores=consultant | freelancers=freelancer | autônomos=freelancer | contabilistas=accountant | contadores=accountant',
    organizer:
      'associações=club organizer | municípios=town planner | clubes=club organizer | voluntários=volunteer | museus=museum curator',
    founder: 'empreendedores=entrepreneur | startups=startup founder | fundadores=founder',
    reader: 'leitores=reader | assinantes=subscriber | ouvintes=listener',
    player: 'jogadores=player',
    supporter: 'doadores=donor | sócios=supporter',
    citizen:
      'cidadãos=citizen | moradores=resident | munícipes=resident | idosos=pensioner | inquilinos=tenant | reformados=pensioner',
    patient: 'pacientes=patient | doentes=patient',
    guest: 'viajantes=traveler | turistas=tourist | casais=traveler | hóspedes=traveler | visitantes=visitor',
    shopper: 'mulheres=shopper | homens=shopper | consumidores=consumer | compradores=buyer | pessoas=shopper',
    client: 'clientes=client',
  },
  hasCompounds: false,
  hasSpaces: true,
  rivals: {
    alternative: 'alternativa a | alternativa ao | alternativas a | em vez de | em lugar de | substitui',
    unlike: 'ao contrário de | ao contrário do | diferente de | comparado com | em comparação com',
    versus: 'vs | vs. | versus',
    from: 'migrar de | mudar de | importar de',
  },
  substitutes:
    'papel=Paper | planilhas=Spreadsheets | folhas de cálculo=Spreadsheets | excel=Excel | quadro branco=A whiteboard | supermercado=The supermarket | supermercados=The supermarket | à mão=Working by hand',
  trends: {
    growth: 'cresce | cresceu | aumenta | aumentou | em alta | cada vez mais | duplicou | recorde | crescente',
    decline: 'diminui | diminuiu | caiu | cada vez menos | queda',
    season:
      'em janeiro | em fevereiro | em março | em abril | em maio | em junho | em julho | em agosto | em setembro | em outubro | em novembro | em dezembro | no verão | no inverno | época | temporada | natal',
    share: '% dos | % das | por cento | em cada dez | em cada três | metade dos | a maioria dos',
    effort: 'o dobro | em média | horas por semana',
    habit: 'hoje em dia | já não | todos os anos',
    rule: 'a lei | legislação | obrigatório | obrigatória | diretiva | regulamento | entra em vigor | proíbe',
  },
  upTo: 'até | máximo',
  trialWords: 'teste | grátis | experimente | gratuito',
  units: { day: 'dia | dias', week: 'semana | semanas', month: 'mês | meses', year: 'ano | anos' },
  own: 'nós | nosso | nossa | nossos | nossas | meu | minha | seu | sua | você | te',
  common:
    'o | a | os | as | de | e | que | em | um | uma | para | com | por | é | mais | não | do | da | dos | das | no | na | se | seu | sua | nosso | nossa | são | ao | você',
};
