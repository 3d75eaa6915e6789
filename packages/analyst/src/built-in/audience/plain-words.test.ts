import { describe, expect, it } from 'vitest';
import { contextOfPage, type Page } from '../testing/site-of.ts';

const audiencesOf = (page: Page): readonly string[] => contextOfPage(page).audiences.map(({ label }) => label);

describe('reading an audience in plain words', () => {
  it.each<[string, readonly string[]]>([
    ['Maps made for hikers', ['Hikers']],
    ['Maps of the valley. For hikers, ACME...', []],
  ])('ignores the end of a teaser: “%s”', (description, groups) =>
    expect(audiencesOf({ description, body: '<p>Maps.</p>' })).toEqual(groups),
  );

  it.each<[string, Page, readonly string[]]>([
    [
      'whom a firm serves',
      { body: '<h1>Accounting that fits</h1><p>We serve individuals and small businesses across the county.</p>' },
      ['Individuals', 'Small businesses'],
    ],
    [
      'whom a tool enables',
      {
        description: 'Lockstep enables developers and security engineers to ship signed builds.',
        body: '<p>Builds.</p>',
      },
      ['Developers', 'Security engineers'],
    ],
    [
      'a list after the name and a verb',
      { description: 'Plot serves agencies, nonprofits and public bodies.', body: '<h1>Maps that work</h1>' },
      ['Agencies', 'Nonprofits', 'Public bodies'],
    ],
    [
      'clients from a broad variety of groups',
      {
        description: 'Ledgerly serves a broad variety of clients from nonprofits, schools and public bodies.',
        body: '<h1>Books</h1>',
      },
      ['Nonprofits', 'Schools', 'Public bodies'],
    ],
    [
      'a group without the words that count it',
      { body: '<h1>Printing for various bakeries</h1><p>Labels.</p>' },
      ['Bakeries'],
    ],
    [
      'a group that the first paragraph has “in mind”',
      { body: '<h1>Guitar, one string at a time</h1><p>Lessons designed with beginners in mind.</p>' },
      ['Beginners'],
    ],
    [
      'who meets there',
      { description: 'A data repository where researchers share soil samples', body: '<h1>Strata</h1>' },
      ['Researchers'],
    ],
    [
      'customers by their institutions',
      {
        title: 'Acme Proteins',
        body: '<h1>Proteins</h1><p>Acme provides proteins to customers from academic and public laboratories, biotech and pharmaceutical companies, as well as hospitals.</p>',
      },
      ['Public laboratories', 'Pharmaceutical companies', 'Hospitals'],
    ],
    ['who trusts it', { description: 'Training that nurses trust', body: '<h1>Ward</h1>' }, ['Nurses']],
    ['whom a clinic treats', { body: '<h1>Willow</h1><p>We treat adults with anxiety.</p>' }, ['Adults with anxiety']],
    [
      'a group after “trusted by” and a number',
      { body: '<h1>Gutters done right</h1><p>Trusted by thousands of homeowners.</p>' },
      ['Homeowners'],
    ],
    [
      'owners before their visitors',
      { body: '<h1>Villas</h1><p>We offer our services to owners as well as to travelers.</p>' },
      ['Owners', 'Travelers'],
    ],
    [
      'people described by an interest',
      { body: '<h1>Lab</h1><p>We are a group of people with an interest in electronics and computing, who meet.</p>' },
      ['People with an interest in electronics and computing'],
    ],
    [
      'people described by a condition in German',
      { lang: 'de', body: '<h1>Hilfe</h1><p>Wir sind da für Menschen mit Pflegegrad 1–5 und für die Familie.</p>' },
      ['People with “Pflegegrad 1–5”'],
    ],
    [
      'families of patients before the word “Socios” of a menu',
      {
        lang: 'es',
        description: 'Asociación de familiares y enfermos de Alzheimer de la ciudad',
        body: '<nav><a href="/s">Socios</a></nav><h1>Asociación</h1>',
      },
      ['Relatives', 'Patients'],
    ],
    [
      'whom “we” provide with something',
      {
        title: 'Heron Hauling',
        body: `<h1>Hauling</h1><p>The truck is red.</p><p>The yard is in the north of the town.</p><p>We provide hauling services to homeowners and landlords.</p>`,
      },
      ['Homeowners', 'Landlords'],
    ],
    [
      'whom a heading serves',
      { title: 'Heron Rings', body: '<h1>Rings</h1><p>Gold.</p><h2>Serving newlyweds since 1999</h2>' },
      ['Newlyweds'],
    ],
    [
      'a group that is given something',
      { description: 'Offering fashion brands a complete service', body: '<p>Sewing.</p>' },
      ['Fashion brands'],
    ],
    [
      'who looks for a gift',
      { body: '<h1>A letter as a gift for someone special</h1>' },
      ['People who look for a gift'],
    ],
    [
      'all groups of an Italian list',
      { lang: 'it', description: 'Servizi per privati ed aziende della città', body: '<p>La nostra casa è qui.</p>' },
      ['Private individuals', 'Companies'],
    ],
    ['by whom it is trusted', { description: 'Trusted by engineers at 300 plants', body: '<h1>T</h1>' }, ['Engineers']],
    [
      'people described by a condition',
      { description: 'An app for people with diabetes to log meals', body: '<h1>Sugar</h1>' },
      ['People with diabetes'],
    ],
    [
      'entries of a menu',
      {
        title: 'Ashby Town Council',
        body: '<nav><a href="/r">For residents</a><a href="/v">For visitors</a></nav><h1>Ashby Town Council</h1>',
      },
      ['Residents', 'Visitors'],
    ],
    [
      'a list below “Who we work with”',
      {
        body: '<h1>Who we work with</h1><ul><li>Landlords</li><li>Housing associations</li></ul><p>Marl inspects.</p>',
      },
      ['Landlords', 'Housing associations'],
    ],
    [
      'owners of what the page calls “your”',
      {
        description: 'Everything your dog needs',
        body: '<h1>Treats your dog will love</h1><p>Fresh food for your dog, delivered.</p>',
      },
      ['Dog owners'],
    ],
    [
      'what visitors own in German',
      {
        lang: 'de',
        description: 'Alles, was Ihr Garten braucht, aus der Region und für die Region',
        body: '<h1>Wir pflegen Ihren Garten</h1>',
      },
      ['People with a garden'],
    ],
    [
      'vague groups beside each other',
      { lang: 'de', description: 'Für Bewerber und Arbeitgeber', body: '<p>Die Stellen der Region und der Stadt.</p>' },
      ['Applicants', 'Employers'],
    ],
    [
      'German verbs before a group',
      { lang: 'de', description: 'Wir beraten Privatpersonen und Unternehmen in Kiel', body: '<p>Ihre Kanzlei.</p>' },
      ['Private individuals', 'Companies'],
    ],
    [
      'French',
      {
        lang: 'fr',
        description: 'Cabinet comptable au service des particuliers et des entreprises',
        body: '<p>Nous sommes à Lyon et nous vous aidons.</p>',
      },
      ['Private individuals', 'Companies'],
    ],
    [
      'Spanish, with its gender and number',
      { lang: 'es', description: 'Recursos dirigidos a docentes y familias', body: '<p>Los recursos de la clase.</p>' },
      ['Teachers', 'Families'],
    ],
    [
      'Italian',
      { lang: 'it', description: 'Servizi rivolti a imprese e privati', body: '<p>La consulenza alla tua città.</p>' },
      ['Companies', 'Private individuals'],
    ],
    [
      'Portuguese',
      { lang: 'pt', description: 'Cursos voltados para estudantes', body: '<p>Os cursos que você não viu.</p>' },
      ['Students'],
    ],
    [
      'Japanese',
      { lang: 'ja', body: '<h1>会計のサービス</h1><h2>保護者の方へ</h2><p>園からのお知らせです。</p>' },
      ['Parents'],
    ],
  ])('reads %s', (_, page, expected) => expect(audiencesOf(page)).toEqual(expected));

  it.each<[string, Page]>([
    ['a team to call once', { body: '<h1>Bottles</h1><p>Thanks to our customers. Call for your team meeting.</p>' }],
    ['a dog that stays outside', { body: '<h1>Zoo</h1><p>Leave your dog at home.</p><p>Take your dog out.</p>' }],
    ['a process of a program', { body: '<h1>Set your child process</h1><p>Your child process runs.</p>' }],
    ['people of a novel', { title: 'Nora Vale', body: '<h1>Nora Vale</h1><p>Novels about teachers and pupils.</p>' }],
    ['one entry of a menu', { body: '<nav><a href="/p">For parents</a></nav><h1>Clay</h1><p>Clay from Devon.</p>' }],
    [
      'links for partners and members',
      { body: '<nav><a href="/p">For partners</a><a href="/m">For members</a></nav><h1>Clay</h1>' },
    ],
    [
      'headlines',
      { title: 'The Gull', body: '<h1>The Gull</h1><h2>Police look for drivers</h2><p>Two drivers fled.</p>' },
    ],
    ['customers alone', { description: 'Quality for customers', body: '<h1>Bolts</h1>' }],
    [
      'people in Spanish alone',
      { lang: 'es', description: 'Un lugar para personas y para todos', body: '<p>La casa.</p>' },
    ],
    [
      'one part of the offer far down',
      {
        title: 'Maler in Bonn',
        lang: 'de',
        body: '<h1>Farbe</h1><p>Lack.</p><p>Holz.</p><p>Putz.</p><p>Tapete.</p><p>Aus Zimmern zaubern wir ein Paradies für Kinder.</p>',
      },
    ],
    ['nurses who are sent', { description: 'An agency that offers nurses in Kent', body: '<h1>Ward</h1>' }],
    ['a pool beside a bar', { body: '<h1>Hotel</h1><p>A pool for children and a bar.</p>' }],
    ['the subject of a prayer', { title: 'Parish of Ash', body: '<h1>Ash</h1><p>Pray for refugees.</p>' }],
    ['a long time', { description: 'For centuries artists and writers came to the valley.', body: '<h1>Valley</h1>' }],
    [
      'its own name',
      {
        title: 'Mini Builders',
        description: 'Mini Builders offers a course. Classes for Mini Builders. Please contact Mini Builders.',
        body: '<h1>Mini Builders</h1><p>Bricks.</p>',
      },
    ],
    ['recipients of gifts', { body: '<h1>Mugs</h1><p>Gifts for mothers and gifts for teachers</p>' }],
    ['an ambiguous row of nouns', { description: 'Continuing education tools nurses trust', body: '<h1>Ward</h1>' }],
    [
      'an association that the company belongs to',
      { body: '<h1>Roofs</h1><p>We are members of the Federation of Master Builders and serve the county.</p>' },
    ],
    ['its own staff', { body: '<h1>Meet our engineers</h1><p>Our engineers and designers work in Bonn.</p>' }],
  ])('does not read %s as an audience', (_, page) => expect(audiencesOf(page)).toEqual([]));
});
