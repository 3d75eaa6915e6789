import { describe, expect, it } from 'vitest';
import { kindOf, links } from '../testing/kind-of.ts';
import type { Page } from '../testing/site-of.ts';

describe('title and menu together', () => {
  it.each<[string, string, Page]>([
    [
      'a fair by its exhibitors',
      'event',
      { title: 'Stonefern', body: links('Become an Exhibitor', 'Current Exhibitors', 'Floor plan', 'Press Room') },
    ],
    [
      'a newspaper whose headlines name a hotel',
      'news',
      {
        lang: 'de',
        title: 'Oberländer Zeitung',
        body: `${links('Politik', 'Wirtschaft', 'Kultur', 'Sport', 'Abo')}<h2>Gemeinderat lehnt Hotel ab</h2><h2>Schule bekommt Anbau</h2>`,
      },
    ],
    [
      'a newspaper in Portuguese',
      'news',
      {
        lang: 'pt',
        title: 'Jornal da Colina',
        body: `${links('Política', 'Esportes', 'Economia', 'Opinião')}<h2>Prefeitura anuncia obras na escola</h2>`,
      },
    ],
    [
      'a federation whose first heading is “News”',
      'association',
      {
        title: 'Northern Fencing Federation',
        body: `${links('Clubs', 'Competitions', 'Results', 'Referees')}<h1>News</h1><h2>Bronze for the juniors</h2>`,
      },
    ],
    [
      'a site of questions and answers',
      'forum',
      {
        title: 'Newest questions - Tool Q&A',
        body: `${links('Questions', 'Tags', 'Users', 'Badges')}<h1>All questions</h1><h3>How do I sharpen a plane?</h3>`,
      },
    ],
    [
      'a dojo',
      'course',
      {
        title: 'Northside Jiu-Jitsu',
        body: `${links('Classes', 'Schedule', 'Instructors', 'Kids')}<h1>Jiu-jitsu for everyone</h1><p>Self defense and fitness.</p>`,
      },
    ],
    [
      'a city guide, not the hotels in it',
      'directory',
      {
        title: 'Bellamar City Guide: hotels, restaurants and beaches',
        body: `${links('Hotels', 'Restaurants', 'Nightlife', 'Beaches', 'Map')}<h1>Discover Bellamar</h1>`,
      },
    ],
    [
      'a game by what one presses',
      'game',
      {
        title: 'Blockfall, a browser game',
        body: '<h1>Blockfall</h1><a href="/n">New game</a><p>Use your arrow keys.</p>',
      },
    ],
    [
      'a newspaper that has a shop, too',
      'news',
      {
        lang: 'pt',
        title: 'Notícias da Ilha',
        body: `${links('Política', 'Economia', 'Mundo', 'Desporto', 'Opinião', 'Edição Impressa', 'Classificados')}<p>Loja online</p>`,
      },
    ],
  ])('%s', (_, kind, page) => expect(kindOf(page)).toBe(kind));

  it.each<[string, string, Page]>([
    [
      'a maker that exhibits somewhere',
      'event',
      { title: 'Stonefern tiles', body: links('Products', 'Visit us: floor plan', 'Press', 'Contact') },
    ],
    [
      'a town has sections of a newspaper',
      'news',
      {
        lang: 'de',
        title: 'Stadt Oberau',
        body: `${links('Politik', 'Wirtschaft', 'Kultur', 'Sport')}<h1>Rathaus Oberau</h1><p>Die Verwaltung der Gemeinde ist für alle da.</p>`,
      },
    ],
    [
      'a bookshop has them as shelves',
      'news',
      {
        title: 'Leaf & Line, bookshop',
        body: `${links('Politics', 'Business', 'Sports', 'Opinion', 'Culture')}<h1>Bookshop</h1><p>Add to cart $12.00</p><p>Free shipping</p>`,
      },
    ],
    [
      'software with features, pricing and a login is not its blog',
      'blog',
      {
        title: 'More readers in a week',
        body: `${links('Pricing', 'Features', 'Blog', 'Login')}<h1>More readers in a week</h1><p>Leave a comment</p><p>May 4, 2020</p>`,
      },
    ],
    [
      'a menu alone says nothing',
      'event',
      { title: 'Halvorsen', body: `${links('Visitors', 'Speakers')}<h1>Halvorsen</h1><p>Sound for halls.</p>` },
    ],
  ])('%s', (_, kind, page) => expect(kindOf(page)).not.toBe(kind));
});
