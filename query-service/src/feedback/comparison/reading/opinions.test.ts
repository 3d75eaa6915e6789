import { describe, expect, it } from 'vitest';
import { topicOf } from '../lexicon/topics.ts';
import { wordsIn } from '../text/words.ts';
import { saidIn } from './opinions.ts';
import { readingOf } from './reading.ts';

const whole = topicOf('whole')!;
const said = (sentence: string, lean?: 'praise' | 'criticism') =>
  saidIn(sentence, readingOf(wordsIn(sentence), { names: new Set(['benchbook']), whole }), {
    lean,
    followsTopic: false,
  }).map(({ topic, family, stance }) => `${topic.id}: ${family} ${stance}`);

describe('what a sentence says', () => {
  it.each<[string, string[]]>([
    ['The menu is confusing.', ['menu: clarity criticism']],
    ['A confusing menu.', ['menu: clarity criticism']],
    ['I love the photos and the colours.', ['pictures: general praise', 'design: general praise']],
    ['Loading took ages.', ['speed: speed criticism']],
    ['It is easy to use.', ['whole: ease praise']],
    ['Benchbook is fast.', ['speed: speed praise']],
    ['The price is too high.', ['cost: cost criticism']],
    ['On my phone the menu is broken.', ['menu: works criticism', 'mobile: works criticism']],
    ['The cookie banner covers everything on a phone.', ['cookie-banner: fill criticism', 'mobile: fill criticism']],
    ['The date picker is frustrating.', ['word:picker: general criticism']],
  ])('is found in “%s”', (sentence, opinions) => {
    expect(said(sentence)).toEqual(opinions);
  });

  it.each<[string, string[]]>([
    ['The price was not hard to find.', ['price: find praise']],
    ['I don’t think the navigation is confusing.', ['menu: clarity praise']],
    ['Nothing about the prices is hidden.', ['price: find praise']],
    ['I didn’t like the fonts.', ['legibility: general criticism']],
    ['I did not find the FAQ helpful.', ['answers: general criticism']],
    ['The menu couldn’t be clearer.', ['menu: general praise']],
    ['It’s not only fast.', ['speed: speed praise']],
    ['I never had a problem with the checkout.', ['checkout: content praise']],
    ['There are no pop-ups.', ['ads: must praise']],
    ['No price anywhere.', ['price: find criticism']],
    ['There is no sign-up button.', ['buttons: find criticism']],
  ])('is turned by negations: “%s”', (sentence, opinions) => {
    expect(said(sentence)).toEqual(opinions);
  });

  it.each<[string, string[]]>([
    ['The design is nice, but the menu is confusing.', ['design: general praise', 'menu: clarity criticism']],
    ['The menu is huge and it is confusing.', ['menu: clarity criticism']],
    ['Although the search is slow, the photos are beautiful.', ['search: speed criticism', 'pictures: look praise']],
    ['I could not find the price on the mobile menu.', ['price: find criticism']],
    [
      'The menu, the photos and the search are slow.',
      ['menu: speed criticism', 'pictures: speed criticism', 'search: speed criticism'],
    ],
  ])('is parted where it turns: “%s”', (sentence, opinions) => {
    expect(said(sentence)).toEqual(opinions);
  });

  it.each<[string, string[]]>([
    ['I would like a clearer menu.', ['menu: clarity criticism']],
    ['The menu should be at the top.', ['menu: wish criticism']],
    ['A demo would be great.', ['demo: wish criticism']],
    ['Show me a screenshot.', ['demo: ask criticism']],
    ['Where is the price?', ['price: find criticism']],
    ['Why is the menu so confusing?', ['menu: clarity criticism']],
  ])('is criticism where it wishes or asks: “%s”', (sentence, opinions) => {
    expect(said(sentence)).toEqual(opinions);
  });

  it.each([
    'The page has a menu, a footer and a price list.',
    'If the menu were confusing, I would leave.',
    'I expected the navigation to be confusing and it wasn’t.',
    'Our old website had a confusing menu.',
    'The competition has a terrible design.',
    'It looks like a menu.',
    'I looked at the pictures for example.',
    'Great, another sign-up form.',
    'My customers find our menu confusing.',
  ])('is nothing of the app in “%s”', (sentence) => {
    expect(said(sentence)).toEqual([]);
  });

  it('leans where a heading leans', () => {
    expect(said('Cons: search', 'criticism')).toEqual([]);
    expect(said('the pop-ups on every page', 'criticism')).toEqual(['ads: general criticism']);
    expect(said('the pop-ups on every page')).toEqual([]);
    expect(said('the menu is great', 'criticism')).toEqual([]);
  });
});
