import { describe, expect, it } from 'vitest';
import type { PageFactId } from '../all-checks.ts';
import { itShows, measure } from '../testing/measure.ts';

describe('images without alternative text', () => {
  itShows('image-alternatives', [
    ['<img src=a>', 'fail: 1 of 1'],
    ['<img src=a alt="Rye bread"><img src=b alt="">', 'pass: 0 of 2'],
    ['<img src=a aria-label="Rye"><img src=b role=presentation><img src=c title=Rye>', 'pass: 0 of 3'],
    ['<img src=a alt="IMG_1234.jpg">', 'warning: 0 of 1'],
    ['<img src=p width=1 height=1>', 'not-measured: Not measured'],
    ['<noscript><img src=a></noscript>', 'not-measured: Not measured'],
    ['<div aria-hidden=true><img src=a></div><p hidden><img src=b></p>', 'not-measured: Not measured'],
    ['<template><img src=a></template><img :alt="name" src=b>', 'pass: 0 of 1'],
    ['<p>No picture at all</p>', 'not-measured: Not measured'],
  ]);

  it('are shown as evidence', () => {
    const { evidence, advice } = measure('image-alternatives', '<img src="/rye.jpg?token=x" class="big">');
    expect(evidence).toBe('<img src="/rye.jpg" class="big">');
    expect(advice).toContain('alt');
  });

  it('are not measured if only the head of the page is known', () => {
    const head = { source: 'head' } as const;
    const ids: PageFactId[] = [
      'image-alternatives',
      'main-heading',
      'privacy-policy',
      'contact',
      'placeholder-text',
      'copyright-year',
    ];
    for (const id of ids) expect(measure(id, '<img src=a>', head).status).toBe('not-measured');
  });
});

describe('form fields without a label', () => {
  itShows('field-labels', [
    ['<input name=q>', 'fail: 1 of 1'],
    ['<label for=q>Search</label><input id=q>', 'pass: 0 of 1'],
    ['<input id=q><label for=q>Search</label>', 'pass: 0 of 1'],
    ['<label>Search <input></label>', 'pass: 0 of 1'],
    ['<label><input type=checkbox> I agree</label>', 'pass: 0 of 1'],
    ['<label for=q></label><input id=q>', 'fail: 1 of 1'],
    ['<label><input></label>', 'fail: 1 of 1'],
    ['<label><img src=a alt="Search"><input></label>', 'pass: 0 of 1'],
    ['<label class="sr-only" for=q>Search</label><input id=q>', 'pass: 0 of 1'],
    ['<select aria-label="Country"></select><textarea title="Message"></textarea>', 'pass: 0 of 2'],
    ['<input placeholder="Search">', 'warning: 0 of 1'],
    ['<input type=hidden><input type=submit><input type=image alt=Go>', 'not-measured: Not measured'],
    ['<input name="honeypot"><p hidden><input></p>', 'not-measured: Not measured'],
  ]);
});

describe('buttons without a name', () => {
  itShows('button-names', [
    ['<button></button>', 'fail: 1 of 1'],
    ['<button><svg><path d=""/></svg></button>', 'fail: 1 of 1'],
    ['<button><svg><title>Menu</title></svg></button>', 'pass: 0 of 1'],
    ['<button><svg aria-hidden=true><title>Menu</title></svg></button>', 'fail: 1 of 1'],
    ['<button><i class="fa fa-bars"></i></button>', 'fail: 1 of 1'],
    ['<button><span class="sr-only">Menu</span></button>', 'pass: 0 of 1'],
    ['<button aria-label="Menu"></button><button><img src=a alt=Menu></button>', 'pass: 0 of 2'],
    ['<button x-text="label"></button><button><my-icon name=menu></my-icon></button>', 'pass: 0 of 2'],
    ['<input type=submit><input type=submit value=""><input type=button value=Go>', 'fail: 1 of 3'],
    ['<div role=button>Go</div><div role=button></div>', 'fail: 1 of 2'],
    ['<button hidden></button>', 'not-measured: Not measured'],
  ]);
});

describe('links without a name', () => {
  itShows('link-names', [
    ['<a href=/x></a>', 'fail: 1 of 1'],
    ['<a href=/x>Bread</a>', 'pass: 0 of 1'],
    ['<a href=/x><img src=a></a><a href=/y><img src=a alt=Rye></a>', 'fail: 1 of 2'],
    ['<a href=/x title=Rye></a><a href=/y><svg aria-label="Rye"></svg></a>', 'pass: 0 of 2'],
    ['<a name=top></a>', 'not-measured: Not measured'],
    ['<a href=/x aria-hidden=true></a>', 'not-measured: Not measured'],
    ['<a href=/x><h2>Bread</h2></a>', 'pass: 0 of 1'],
  ]);
});

describe('headings', () => {
  itShows('main-heading', [
    ['<h1>Bread</h1>', 'pass: 1'],
    ['<h1><img src=logo alt="Ada Bakery"></h1>', 'pass: 1'],
    ['<h1 class="visually-hidden">Bread</h1>', 'pass: 1'],
    ['<div role=heading aria-level=1>Bread</div>', 'pass: 1'],
    ['<h1></h1><h2>Bread</h2>', 'warning: 0'],
    ['<h1>Bread</h1><h1>Rye</h1>', 'warning: 2'],
    ['<h1 hidden>Bread</h1>', 'warning: 0'],
  ]);
  itShows('heading-order', [
    ['<h1>A</h1><h2>B</h2><h3>C</h3><h2>D</h2>', 'pass: In order'],
    ['<h1>A</h1><h3>B</h3><h2>C</h2><h4>D</h4>', 'warning: 2 jumps'],
    ['<h2>A</h2><h3>B</h3>', 'pass: In order'],
    ['<p>Bread</p>', 'not-measured: Not measured'],
  ]);

  it('names the headings between which a level is missing', () => {
    expect(measure('heading-order', '<h1>Bread</h1><h3>Rye</h3>').evidence).toBe('h1 “Bread” → h3 “Rye”');
  });
});

describe('the language and the size of a page', () => {
  itShows('language', [
    ['<html lang="de-CH">', 'pass: de-CH'],
    ['<html lang=zh-Hant-TW>', 'pass: zh-Hant-TW'],
    ['<html lang=nds>', 'pass: nds'],
    ['<html lang=qaa>', 'pass: qaa'],
    ['<html>', 'fail: Missing'],
    ['<html lang=" ">', 'fail: Empty'],
    ['<html lang="english">', 'fail: english'],
    ['<html lang="xx">', 'fail: xx'],
  ]);
  const viewport = (content: string) => `<meta name=viewport content="${content}">`;
  itShows('viewport', [
    [viewport('width=device-width, initial-scale=1'), 'pass: Viewport set'],
    [viewport('initial-scale=1.0'), 'pass: Viewport set'],
    [viewport('width=1024'), 'warning: Fixed width'],
    ['<p>Bread</p>', 'fail: No viewport'],
  ]);
  itShows('zoom', [
    [viewport('width=device-width'), 'pass: Allowed'],
    [viewport('width=device-width; user-scalable=no'), 'fail: Limited'],
    [viewport('width=device-width,maximum-scale=1.0'), 'fail: Limited'],
    [viewport('width=device-width,maximum-scale=5'), 'pass: Allowed'],
    ['<p>Bread</p>', 'not-measured: Not measured'],
  ]);
});
