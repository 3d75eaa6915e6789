import { describe, expect, it } from 'vitest';
import { contextOfPage } from '../testing/site-of.ts';
import { firstLook } from './first-look.ts';

const DESCRIPTION = 'Guided walks and courses on birds, for families and schools in the valley.';
const kindsOn = (body: string, title = 'Heron Trail | Bird walks'): readonly string[] =>
  firstLook(contextOfPage({ title, description: DESCRIPTION, body })).map(({ kind }) => kind);
const links = (count: number): string =>
  Array.from({ length: count }, (_, at) => `<a href="/topic-${at}">Topic ${at}</a>`).join('');
/** A page of a kind that is sure, and no list by nature. */
const SCHOOL = '<h1>Driving school in Rye</h1><p>Driving lessons. Enroll in a class.</p>';
const listOn = (body: string) =>
  firstLook(
    contextOfPage({ title: 'Heron | Driving school in Rye', description: DESCRIPTION, body: `${body}${SCHOOL}` }),
  ).find(({ kind }) => kind === 'only-links');
const SENTENCE = '<p>Every Sunday a guide leads twelve guests along the river to the nests of the herons.</p>';

describe('a first page', () => {
  it.each<[string, boolean]>([
    [`<h2>All topics</h2>${links(90)}`, true],
    [`<h2>All topics</h2>${links(90)}${SENTENCE}`, true],
    [`<h2>All topics</h2>${links(20)}`, false],
    [
      `<h2>All topics</h2>${links(90)}${Array.from({ length: 4 }, (_, at) => SENTENCE.replace('twelve', `${at + 12}`)).join('')}`,
      false,
    ],
  ])('is a list of links if it has hardly any sentences: %#', (body, isList) =>
    expect(listOn(body) !== undefined).toBe(isList),
  );

  it('has sentences in its teasers', () => {
    const teaser = (at: number): string =>
      `<li>The council opened bridge ${at} over the river on Sunday. It is for walkers. more...</li>`;
    expect(listOn(`<h2>News</h2>${links(90)}<ul>${[1, 2].map(teaser).join('')}</ul>`)).toBeUndefined();
  });

  it('is suggested the sentence of its description', () =>
    expect(listOn(`<h2>All topics</h2>${links(90)}`)?.fix).toContain(
      `Write above “All topics” what only search engines show, “${DESCRIPTION.slice(0, 40)}`,
    ));

  it('is not suggested a sentence below the cart', () =>
    expect(listOn(`<h2>Your cart is empty</h2><h2>All topics</h2>${links(90)}`)?.fix).toContain('“All topics”'));

  it('is not judged if the kind is not sure, and counts short sentences in Japanese', () => {
    expect(kindsOn(`<h2>All topics</h2>${links(90)}`)).not.toContain('only-links');
    const sentences = [1, 2, 3, 4]
      .map((at) => `<p>毎週日曜日にガイドが${at}人のお客様を川辺の巣へご案内します。</p>`)
      .join('');
    expect(listOn(`<h2>All topics</h2>${links(90)}${sentences}`)).toBeUndefined();
  });
});

describe('the main heading', () => {
  it.each<[string, boolean]>([
    ['<h1>$19 for a set of seat covers</h1>', true],
    ['<h1><a href="/cuba">Six days in Cuba</a></h1>', true],
    ['<h1><a href="/walks">Our walks with birds</a></h1>', false],
    ['<h1>Six days in Cuba</h1>', false],
    ['<h1>Welcome to our trail</h1>', false],
  ])('is one of many items in %s: %s', (body, isItem) =>
    expect(kindsOn(`${body}<p>Text</p>`).includes('main-heading')).toBe(isItem),
  );
});

describe('calls to action of the same weight', () => {
  const CALLS = ['Get your free test', 'Watch the films', 'Download the handbook', 'Request a demo', 'Book a workshop'];
  const calls = (names: readonly string[]): string =>
    firstLook(
      contextOfPage({
        title: 'Acme | Software for tuners',
        description: 'Acme is an online software for piano tuners. Free trial, per month, no credit card.',
        body: `<h1>Software for piano tuners</h1><p>Our software plans the week of a tuner. Plans and pricing: $9 per month.</p>${names.map((name, at) => `<p><a class="btn" href="/${at}">${name}</a></p>`).join('')}`,
      }),
    ).find(({ kind }) => kind === 'equal-calls')?.fix ?? '';

  it('are subordinated to the one that leads to a sale', () =>
    expect(calls(CALLS)).toBe(
      'Lead with “Request a demo” below “Software for piano tuners”, and set the other 4 below it',
    ));

  it('are not reported if they are few', () => expect(calls(CALLS.slice(0, 3))).toBe(''));
});
