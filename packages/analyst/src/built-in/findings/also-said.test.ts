import { describe, expect, it } from 'vitest';
import type { Topic } from '../lexicon/topic.ts';
import { contextOfPage } from '../testing/site-of.ts';
import { hintsAward, hintsVoices, isHinted, quotesPeople } from './also-said.ts';

const isHintedBy = (topic: Topic | 'reach', body: string): boolean =>
  isHinted(contextOfPage({ title: 'Acme', body: `<h1>Acme</h1>${body}` }).site, topic);

describe('signs that forbid the claim that a topic is absent', () => {
  it.each<[Topic | 'reach', string]>([
    ['phone', '<p>+56 9 1234 5678</p>'],
    ['phone', '<p>Anrufen</p>'],
    ['reach', '<p>Environ 3 millions de visites/mois</p>'],
    ['reach', '<p>12.000 Leserinnen im Monat</p>'],
    ['reach', '<p>40k followers</p>'],
    ['donate', '<footer><a href="/s">Support Acme</a></footer>'],
    ['team', '<nav><a href="/z">Zahnärztinnen</a></nav>'],
    ['directions', '<p>10 minutes from Fürth Hauptbahnhof</p>'],
    ['subscription', '<a href="/s">Hazte suscriptor</a>'],
    ['enroll', '<p>Sign up fee</p>'],
    ['contact', '<p>[email protected]</p>'],
    ['pricing', '<p>1,200円から</p>'],
    ['hours', '<p>We are here every day of the week</p>'],
    ['hours', '<p>Mon-Sun</p>'],
    ['hours', '<p>Täglich für Sie da</p>'],
    ['about', '<nav><a href="/c">Our company</a></nav>'],
    ['testimonials', '<p>★★★★★ Lovely</p>'],
    ['testimonials', '<p>14 comments</p>'],
    ['testimonials', '<a href="/k">Kind words</a>'],
    ['award', '<p>Testsieger im Frühjahr</p>'],
    ['award', '<p>Élu meilleur accordeur de la ville</p>'],
    ['award', '<p>Licensed, bonded and insured</p>'],
    ['appointment', '<p>Tel. 030 123456</p>'],
    ['about', '<a href="/a">A propos</a>'],
    ['about', '<footer>Registered number 4663281</footer>'],
    ['about', '<a href="/m">Nos magasins</a>'],
    ['returns', '<a href="/t">Terms and conditions</a>'],
    ['newsletter', '<p>Every new post in your inbox</p>'],
  ])('on %s: %s', (topic, body) => expect(isHintedBy(topic, body)).toBe(true));

  it.each<[Topic | 'reach', string]>([
    ['phone', '<p>Order 2024-11, 14 pianos</p>'],
    ['reach', '<p>Open to readers and members since 1998.</p>'],
    ['donate', '<p>We tune pianos in three towns.</p>'],
    ['pricing', '<p>We tune pianos in three towns.</p>'],
    ['award', '<p>We tune pianos toward a warm sound at a prime address.</p>'],
    ['subscription', '<p>We use cookies to remember who subscribed.</p>'],
  ])('on %s are not in: %s', (topic, body) => expect(isHintedBy(topic, body)).toBe(false));
});

describe('quotes of people', () => {
  it.each<[string, boolean]>([
    ['<p>“My grand piano has never sounded better.” – Ann</p>', true],
    ['<p>„Mein Flügel klang noch nie so gut wie jetzt.“ Ann</p>', true],
    ['<blockquote>My grand piano has never sounded better.</blockquote>', true],
    ['<p>We call it “the hall”.</p>', false],
  ])('are in %s: %s', (body, isQuoted) =>
    expect(quotesPeople(contextOfPage({ title: 'Acme', body: `<h1>Acme</h1>${body}` }).site)).toBe(isQuoted),
  );
});

describe('signs of words of others', () => {
  const siteOf = (body: string) =>
    contextOfPage({ title: 'Acme', body: `<h1>Acme</h1><p>We tune pianos.</p>${body}` }).site;
  const rated = (count: string): string => `<p>Bench</p><p>${count}</p>`;

  it.each<[string, boolean]>([
    ['<div class="productRating"></div>', true],
    [rated('(19)') + rated('(24)') + rated('(41)'), true],
    [rated('(19)') + rated('(24)'), false],
    ['<img src="a.png" alt="Awards 2014">', false],
  ])('are in %s: %s', (body, isHintedAt) => expect(hintsVoices(siteOf(body))).toBe(isHintedAt));

  it.each<[string, boolean]>([
    ['<a href="/auszeichnungen"><img src="a.png"></a>', true],
    ['<div class="productRating"></div>', false],
  ])('are awards in %s: %s', (body, isHintedAt) => expect(hintsAward(siteOf(body))).toBe(isHintedAt));
});
