import { describe, expect, it } from 'vitest';
import { cells, kindOf, links } from '../testing/kind-of.ts';
import type { Page } from '../testing/site-of.ts';

const paragraphs = (count: number): string =>
  Array.from(
    { length: count },
    (_, at) =>
      `<p>Step ${at}: we measured how the queue behaves while every worker of the cluster stops, and then we started them again, one after the other, to see what was lost.</p>`,
  ).join('');

describe('details of a page', () => {
  it.each<[string, string, Page]>([
    [
      'a board by its columns and the software',
      'forum',
      {
        title: 'Lathe Corner',
        body: `${cells('Forum name', 'Topics', 'Posts', 'Last post')}<p>Powered by phpBB</p><p>Mark forums read</p>`,
      },
    ],
    [
      'a community that defines itself in Japanese, in spite of its name',
      'forum',
      {
        lang: 'ja',
        title: 'Paper Guild',
        url: 'https://paper-guild.example/',
        body: `<p>Paper Guildは折り紙に関する総合コミュニティサイトです。</p>${links('フォーラム内検索', 'フリートーク', '雑談')}`,
      },
    ],
    [
      'questions with answers',
      'forum',
      {
        title: 'All questions - Kiln',
        body: `${links('Questions', 'Tags', 'Users', 'Badges', 'Unanswered')}<h2>How do I stop it? I am really stuck.</h2><ul><li>2 answers</li><li>0 answers</li></ul>`,
      },
    ],
    [
      'an episode by where one can listen',
      'media',
      {
        title: 'Kiln Talk | #12 – Glazes',
        body: `${links('Apple Podcasts', 'Spotify', 'Overcast', 'Pocket Casts')}<p>Episode 12</p>`,
      },
    ],
    [
      'a magazine by its sections and its issues',
      'news',
      {
        lang: 'de',
        title: 'Drehbank',
        description: 'Drehbank: Aktuelle News und Tests zu Maschinen.',
        body: links('News', 'Tests', 'Specials', 'Kolumnen', 'Heft & Abo', 'Die Redaktion'),
      },
    ],
    [
      'a help center',
      'documentation',
      {
        title: 'Harbor Air Customer Support',
        url: 'https://faq.harbor-air.example/',
        body: `<h2>Support topics</h2>${links('How do I cancel my ticket online?', 'Can I check in at the airport?', 'When will I get my refund back?', 'How much does a change cost?')}`,
      },
    ],
    [
      'a guide to an island',
      'directory',
      {
        title: 'Sarnos, Cyclades',
        description: 'The largest portal for the island of Sarnos: where to sleep, eat and party.',
        body: `${links('Sleep', 'Eat & Drink', 'Party', 'Shopping', 'Beaches')}<p>Hotel Magda</p><p>Hotel Rhea</p>`,
      },
    ],
    [
      'a network of buses by its menu',
      'transport',
      {
        lang: 'fr',
        title: 'Accueil | Réseau 77',
        body: `<h2>Bienvenue sur la plateforme de mobilité du pays de Clairval</h2>${links('Lignes régulières', 'Transports scolaires', 'Covoiturage', 'Infos trafic')}`,
      },
    ],
    [
      'a university by its menu',
      'education',
      {
        lang: 'it',
        title: 'unimar.example',
        body: `${links('Ateneo', 'Didattica', 'Orientamento', 'Offerta formativa', 'Ricerca', 'Tirocini')}<p>La ricerca in Ateneo e tutti i corsi.</p>`,
      },
    ],
    [
      'a shop in Bulgarian',
      'shop',
      {
        lang: 'bg',
        title: 'Колекции на седмицата',
        description: 'Частен клуб за пазаруване с отстъпки на модни дрехи',
        body: '<p>Моята количка</p>',
      },
    ],
    [
      'a university in Russian',
      'education',
      {
        lang: 'ru',
        title: 'Приморский государственный университет',
        description: 'Официальный сайт университета',
        body: '<h2>Новости</h2>',
      },
    ],
    [
      'a blog on buying something',
      'blog',
      {
        lang: 'de',
        title: 'Fohlen kaufen – Tipps | Fohlenkaufen',
        description: 'Blog zum Thema Fohlen kaufen. Tipps zum Kauf.',
        url: 'https://fohlenkaufen.example/',
        body: '<h1>Fohlen kaufen</h1><p>Schreibe einen Kommentar</p>',
      },
    ],
    [
      'an article in the blog of a service for developers',
      'blog',
      {
        title: 'Moving 40 million events without a stop',
        description: 'Queuely is the events API for every team.',
        body: `<p>16 May 2021</p><h2>Moving 40 million events without a stop</h2>${paragraphs(6)}${links('Blog')}`,
      },
    ],
    [
      'small ads by their buttons, in spite of “trading”',
      'marketplace',
      {
        title: 'Harbor Trading Post',
        description: 'Buy and sell almost anything in the harbor.',
        body: links('Create an ad', 'My ads', 'Start selling', 'Boats', 'Caravans'),
      },
    ],
    [
      'a site for social news by its votes',
      'forum',
      {
        title: 'PEGBOX - Your Source for Social News and Networking',
        body: links('Submit', 'Most Upvoted', 'Most Commented', 'Top Users', 'News', 'Politics'),
      },
    ],
    [
      'a magazine by the names of its writers',
      'news',
      {
        title: 'Gravelroad',
        body: `<h2>Cycling</h2>${cells('by Ada Pole', 'by Ben Marsh', 'by Cleo Vance', 'by Dan Reed')}${links('News', 'Features', 'Contributors', 'Quarterly')}`,
      },
    ],
    [
      'a shop by what its price stands beside',
      'shop',
      {
        title: 'Porch Clocks',
        body: '<p>Our Price: $84.95</p><p>In stock</p><p>Our Price: $12.50</p><p>Our Price: $20</p><p>Our Price: $31</p><a href="/o">Order Status</a><a href="/g">Gift certificates</a><p>Shipping and returns</p>',
      },
    ],
    [
      'a guide to buying elsewhere, not the marketplace it names',
      'blog',
      {
        lang: 'es',
        title: 'Compra Lejos - Aprende Como Comprar En Amazon zapatos y tabletas',
        description: 'Aprende Como Comprar En Amazon zapatos',
        body: '<h1>Compra Lejos</h1><p>Tutoriales. Deja un comentario.</p>',
      },
    ],
    [
      'a private list of small ads with a list of shops',
      'marketplace',
      {
        lang: 'fr',
        title: 'EntreVoisins - Petites annonces',
        description: 'Petites annonces entre voisins, ventes et achats, annuaire des commerces',
        body: links('Toutes les annonces', 'Toutes les recherches', 'Déposer une annonce'),
      },
    ],
  ])('show %s', (_, kind, page) => expect(kindOf(page)).toBe(kind));

  it.each<[string, string, Page]>([
    [
      'fields of a contact form make no forum',
      'forum',
      { title: 'Acme valves', body: '<form><label>Author</label><label>Subject</label><label>Replies</label></form>' },
    ],
    [
      'whom goods are made for is not who sells them',
      'builder',
      {
        title: 'Acme: 3d models for interior design',
        description: '3d models for interior design',
        body: '<p>Models added.</p>',
      },
    ],
    [
      'support for a software is no open-source project',
      'open-source',
      { title: 'tilerHELP | free software support', body: '<h1>tilerHELP</h1><p>Ask in the forum.</p>' },
    ],
    [
      'the word in the host and the title is one sign',
      'association',
      { title: 'Moss Guild', url: 'https://moss-guild.example/', body: '<p>Trade your cards.</p>' },
    ],
    [
      'a login and a newsletter make no software',
      'saas',
      { title: 'Fern', body: `<p>Subscription. Newsletter.</p>${links('Log in', 'Sign up')}` },
    ],
    [
      'a retailer in a menu of a shop makes no brand',
      'manufacturer',
      { title: 'Fern shop', body: `<p>Add to cart</p>${links('Find a retailer', 'Shipping', 'Returns')}` },
    ],
    [
      'a company on the moves of its buses makes no bus line',
      'transport',
      { title: 'Acme', body: links('Routes', 'Pricing', 'Customers') },
    ],
    [
      'one author of many entries is no magazine',
      'news',
      { title: 'Fern Letters', body: cells('by Ada Pole', 'by Ada Pole', 'by Ada Pole', 'by Ada Pole') },
    ],
    [
      'a shop named after another company is no marketplace',
      'marketplace',
      { title: 'Fern lamps, also on Amazon', description: 'Lamps on Amazon and eBay', body: '<p>Amazon</p>' },
    ],
  ])('%s', (_, kind, page) => expect(kindOf(page)).not.toBe(kind));
});
