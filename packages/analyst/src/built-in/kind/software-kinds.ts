export const softwareKinds = `
saas ; an online software service ; subscription ; WebApplication
= software | platform | saas | dashboard | workspace | online tool | all in one | automation | cloud software | cloud based | logiciel | logiciel en ligne | plateforme | plataforma | piattaforma | gestionale | programa de | クラウド | ソフト | business software | *software | tool for teams | web based | software solutions | software company | software for | risk management | policy management | visual effects software | plugins for | wordpress plugins | wordpress themes | generator | online generator | converter | calculator | editor online | software de gestión | software gestionale | sistema de gestão | solução | lösung für | softwarelösung | logiciel de gestion | システム | free online | hosted | enterprise software | erp | management system | hébergement | software as a service | cloud platform | online platform | platform for | booking system | inventory software | tracking software | monitoring tool | wordpress plugin | plattform für | online plattform | softwareanbieter | warenwirtschaft | outil en ligne | solution logicielle | application web | éditeur de logiciels | plateforme de | herramienta online | plataforma de | programa para | aplicación web | software para | strumento online | piattaforma per | piattaforma di | applicazione web | software per | ferramenta online | plataforma para | sistema para | ソフトウェア | 管理システム
~ log-in 0.5, sign-up 0.6, free-trial 1.4, demo 0.9, integrations 0.7, no-card 0.8, free-plan 0.5, subscription 0.7, security 0.4, pricing 0.2
- pricing ; price for {offer} ; Put the price of the smallest plan of {offer} beside the first button
- free-trial ; way to try {offer} before paying ; Offer a trial of {offer} and say how long it lasts
- testimonials ; customer quotes about {offer} ; Add two quotes from customers who use {offer}, with name and company
- security
- integrations ; list of tools that {offer} works with ; List the tools that {offer} connects to
developer-tool ; a service for developers ; subscription ; WebAPI
= api | sdk | for developers | developer platform | headless | webhooks | serverless | devops | cloud hosting | infrastructure | web hosting | browser as service | developer tool* | rest api | graphql | api for | developer api | code hosting | error tracking | database as a service | vps | dedicated servers | domain registration | hosting provider | hébergeur | hébergement web | alojamiento web | hosting web | hospedagem de sites | webhosting | webhoster | レンタルサーバー | ホスティング
~ documentation 0.8, install 0.7, pricing 0.3, subscription 0.4, sign-up 0.4, log-in 0.3, free-plan 0.6, integrations 0.4
- pricing ; price for {offer} ; Show what a typical monthly volume of {offer} costs
- documentation ; documentation of {offer} ; Link the documentation of {offer} from the first screen
- testimonials ; named customers of {offer} ; Name two teams that run {offer} in production
- security
app ; an app ; subscription ; MobileApplication SoftwareApplication
= app | mobile app | ios app | android app | web app | browser extension | iphone app | chrome extension | aplicación | applicazione | aplicativo | application mobile | アプリ | desktop app | smartphone app | application gratuite | aplicación móvil | app móvil | aplicativo para | mac app | menu bar app | desktop application | browser addon | discord bot | telegram bot
~ download 1.2, free-plan 0.4, free-trial 0.3
- pricing ; price of {offer} ; State what is free in {offer} and what a paid plan costs
- testimonials ; user quotes or ratings for {offer} ; Quote two users of {offer} in their own words
- security
open-source ; an open-source project ; donations ; SoftwareSourceCode
= open source | free software | javascript library | js library | python library | library for | library that | framework | toolkit | command line tool | cli | programming language | npm package | plugin for | bibliothek für | bibliothèque javascript | librería | libreria javascript | biblioteca javascript | ライブラリ | client for mac | source code | linux distribution | oss | is a javascript | javascript framework | open source tool | high quality visual open source | gpl licensed | gives structure to | released under | jquery plugin | is free software | lightweight library | python package | node module | open source project | tool for developers | database browser | ruby gem | rust crate | go package | open source software | open source library | logiciel libre | software libre | software libero | software livre | freie software | quelloffene | オープンソース | web framework | css framework | php framework | static site generator | polyfill
~ open-source 1.3, install 1.4, documentation 0.8, donate 0.3, download 0.6, free 0.3
- install
- documentation ; documentation of {offer} ; Link a five-minute introduction to {offer}
- testimonials ; users of {offer} named ; List projects or companies that use {offer}
documentation ; a documentation or help site ; free ; TechArticle APIReference
= documentation | docs | api reference | reference manual | manual | handbook | user guide | developer guide | dokumentation | handbuch | documentación | documentazione | documentação | ドキュメント | リファレンス | api docs | class reference | function reference | module reference | getting started | user manual | read the docs | specification | api documentation | developer documentation | knowledge base | cheat sheet | installation guide | guía de usuario | guide utilisateur | guida utente | guia do usuário | マニュアル | チュートリアル
~ documentation 0.8, install 0.9, open-source 0.4
- install ; installation steps for {offer} ; Put the installation of {offer} before the reference
- compare ; word on when to choose {offer} and when not ; Add a paragraph on when to choose {offer}
game ; a game ; free ; VideoGame Game
= game | puzzle game | online game | video game | browser game | browsergame | browsergames | board game | card game | play online | *spiel | brettspiel | jeu vidéo | jeu de | juego | juegos | gioco | giochi | jogo | jogos | ゲーム | multiplayer | play game | gameplay | video games | play for free | free to play | spiel | html5 game | indie game | mobile game | arcade game | word game | sudoku | free games | mmorpg | tower defense | idle game | browserspiel | kartenspiel | jeux en ligne | videojuego | juego online | videogioco | videogame | jogo online | パズル
~ download 0.4, free 0.2
- testimonials ; player quotes or ratings ; Quote two players of {offer} in their own words
- download ; app version of {offer} ; Offer {offer} in the app stores, or say that it runs in the browser only
- about ; word on who makes {offer} ; Add a line on who makes {offer} and how it is played
store-listing ; the page of an app in an app store ; purchase ; 
= apps on google play | app store preview
~ download 0.3
- pricing ; price of in-app purchases ; Describe in the store text what in-app purchases cost
directory ; a search or listing service ; advertising ; SearchResultsPage DataCatalog Dataset
= search engine | directory | comparison site | price comparison | listings | database of | find a | suchmaschine | verzeichnis | branchenbuch | annuaire | moteur de recherche | buscador | directorio | motore di ricerca | diretório | 検索サイト | preisvergleich | comparateur | ferienwohnungen in | branchenverzeichnis | yellow pages | guide to | listing of | price guide | reviews of | compare
~ advertise 0.3, compare 0.3
- pricing ; word on who pays for {offer} ; Say who pays for {offer} and whether payment changes the ranking
- about
- testimonials ; users or listed companies quoted ; Quote a user who found what they searched for
`;
