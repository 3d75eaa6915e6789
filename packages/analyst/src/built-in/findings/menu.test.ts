import { expect, it } from 'vitest';
import { contextOfPage } from '../testing/site-of.ts';
import { menuOf } from './menu.ts';

const menu = (links: string): readonly string[] =>
  menuOf(contextOfPage({ title: 'Fern', body: `<p>Fern</p>${links}` }));

it('contains the entries that name parts of a site', () =>
  expect(menu('<a href="/forum">Forum</a><a href="/dictionary">Dictionary</a>')).toEqual(['Forum', 'Dictionary']));

it('leaves out common entries, other sites and sentences', () =>
  expect(
    menu(
      '<a href="/privacy">Privacy</a><a href="/login">Log in</a><a href="https://other.example/a">Partner</a><a href="/x">How we won the cup again</a>',
    ),
  ).toEqual([]));
