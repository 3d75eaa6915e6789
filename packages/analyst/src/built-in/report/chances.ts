import type { KindId } from '../kind/kind.ts';

/** What often works for shops that sell things to use up. */
export const consumableChances: readonly string[] = ['Gift sets from {offer} for holidays and companies'];

/** What often works for sites of a kind and needs nothing that they do not have; `{offer}` stands for what is offered. */
export const chancesOf: Readonly<Record<KindId, readonly string[]>> = {
  saas: [
    'Pages for single jobs that people search for, with {offer} as the answer',
    'Partners that recommend {offer} to their own clients',
  ],
  'developer-tool': [
    'Ready-made examples for the frameworks that call {offer} most',
    'A free quota as the way in for students and side projects',
  ],
  app: [
    'Reviews by people who write about the habit that {offer} serves',
    'A widget or watch version that keeps {offer} in sight',
  ],
  'open-source': [
    'A page of projects that use {offer}, which invites others',
    'A list of first tasks that turns users of {offer} into contributors',
  ],
  documentation: ['Short recipes for the ten most searched tasks of {offer}', 'Examples that run in the browser'],
  game: ['A daily challenge that people share', 'A version of {offer} for schools or events'],
  'store-listing': [
    'Screenshots with captions in the languages of the largest markets',
    'A page of its own outside the store, which search engines can read',
  ],
  directory: [
    'Yearly statistics from the data of {offer}, which the press quotes',
    'Alerts by e-mail for saved searches',
  ],
  recruitment: ['Salary guides for the fields with most vacancies', 'Alerts by e-mail for saved searches'],
  telecom: ['Buildings and developers that connect all tenants at once', 'Bundles for several sites of one company'],
  shop: ['Guides that help to choose from {offer}', 'Pictures and answers by customers beside {offer}'],
  marketplace: ['Collections for occasions and seasons', 'Badges for sellers with proven service'],
  ticketing: [
    'Guides for first-time organizers that lead to {offer}',
    'Regional event newsletters for people who bought before',
  ],
  restaurant: [
    'Catering and office lunches in the neighborhood',
    'Photos of dishes in the business profile on the map',
  ],
  lodging: ['Packages for the low season', 'A lower price for direct bookings than on portals'],
  travel: ['Departures for schools and companies', 'Stories by earlier travelers, with the route'],
  trade: ['Pages for each town in the service area', 'Reminders for the yearly check'],
  builder: ['Employers and agents who bring families that relocate', 'Diaries of projects from plan to key'],
  'real-estate': [
    'A neighborhood guide for each area with listings',
    'A valuation form for owners who think of selling',
  ],
  manufacturer: ['Application notes that engineers find by search', 'Pages in the languages of export markets'],
  producer: [
    'Visits and tastings that turn guests into regular customers',
    'Restaurants nearby that name the producer on their menu',
  ],
  practice: [
    'Short articles on the questions that clients ask first',
    'A first conversation by video for clients further away',
  ],
  health: ['Online appointments outside office hours', 'Answers to the questions patients ask before a first visit'],
  wellness: ['Trial weeks for beginners', 'Partnerships with employers nearby'],
  agency: ['A specialty in one trade, shown by two projects', 'A small fixed-price audit as the way in'],
  insurance: ['Employers that offer {offer} as a benefit', 'Vets, dealers or agents who hand out the quote link'],
  finance: ['Calculators for the question that customers begin with', 'Guides for life events such as a first home'],
  transport: ['Contracts with employers, hotels and universities', 'Route suggestions for visitors'],
  course: ['Holiday camps and trial lessons', 'Schools and companies that book whole groups'],
  nonprofit: ['Monthly giving in place of single donations', 'Companies that match donations of their staff'],
  association: ['An open day or webinar for people who are not members yet', 'A page for sponsors and partners'],
  education: ['Former students as ambassadors', 'Short courses for working people'],
  government: ['The most frequent errands online from start to end', 'Plain-language versions of the most read pages'],
  attraction: ['Joint tickets with sights nearby', 'Programs for school classes'],
  news: ['A newsletter for each beat', 'Events where readers meet the newsroom'],
  blog: [
    'Collections of the best posts on {offer} for newcomers',
    'A yearly guide that readers download for their e-mail address',
  ],
  portfolio: ['One project told from problem to result', 'Talks and articles that lead to the site'],
  event: ['Recordings that sell the next edition', 'Group tickets for companies and schools'],
  forum: ['A digest of the best threads by e-mail', 'Guides made from the most read answers'],
  reference: ['A daily entry by e-mail', 'Licenses for schools and libraries'],
  religious: ['Videos of services for people who cannot come', 'A page for newcomers with what to expect'],
  media: ['Clips for social networks that lead to the full piece', 'Live events with listeners'],
  research: ['Summaries for people outside the field', 'Data to download with a license that allows reuse'],
};
