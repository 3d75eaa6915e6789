import { describe, expect, it } from 'vitest';
import { contextOfPage } from '../testing/site-of.ts';
import { bareParts } from './bare-parts.ts';

const kindsOn = (body: string): readonly string[] =>
  bareParts(contextOfPage({ title: 'Acme', body: `<h1>Acme pianos</h1><p>We tune pianos.</p>${body}` })).map(
    ({ kind }) => kind,
  );
const item = (name: string, state: string): string => `<h3>${name}</h3><p>$90</p><p>${state}</p>`;

describe('parts of a page without content', () => {
  it.each<[string, boolean]>([
    ['<h2>Uprights</h2><p>a</p><h2>Uprights</h2><p>b</p><h2>Uprights</h2>', true],
    ['<h2>Uprights</h2><p>a</p><h2>Uprights</h2><p>b</p>', false],
    ['<h2>Uprights</h2><p>a</p><h3>Uprights</h3><p>b</p><h4>Uprights</h4>', false],
    [['a', 'b', 'c'].map((at) => `<h2>Links</h2><ul><li>Hall ${at}</li><li>Staff ${at}</li></ul>`).join(''), false],
    ['<h2>Uprights</h2><h2>Pianos</h2><h2>Uprights</h2><h2>Organs</h2><h2>Uprights</h2>', false],
    ['<h2><a href="/1">Oak</a></h2><h2><a href="/2">Oak</a></h2><h2><a href="/3">Oak</a></h2>', false],
  ])('include repeated headings in a row: %s', (body, isSame) =>
    expect(kindsOn(body).includes('same-heading')).toBe(isSame),
  );

  it.each<[string, boolean]>([
    ['<h2>Events</h2><p>No upcoming events</p>', true],
    ['<h2>Jobs</h2><p>There are currently no vacancies.</p>', true],
    ['<h2>Termine</h2><p>Derzeit keine Termine</p>', true],
    ['<h2>Agenda</h2><p>Aucun événement pour le moment</p>', true],
    ['<h2>Noticias</h2><p>No hay noticias</p>', true],
    ['<h2>Eventi</h2><p>Nessun evento in programma</p>', true],
    ['<h2>Agenda</h2><p>Nenhum evento</p>', true],
    ['<h2>Cart</h2><p>Your cart is empty</p>', false],
    ['<h2>Events</h2><p>No events without music: we bring a piano</p>', false],
  ])('include empty lists: %s', (body, isEmpty) => expect(kindsOn(body).includes('empty-list')).toBe(isEmpty));

  it.each<[string, boolean]>([
    ['<h2>One</h2><span>0 comments</span><h2>Two</h2><span>0 comments</span><h2>Three</h2><p>0 comments</p>', true],
    ['<h2>One</h2><p>0 comments</p><h2>Two</h2><p>14 comments</p><h2>Three</h2><p>0 comments</p>', false],
  ])('include pieces without answers: %s', (body, isSilent) =>
    expect(kindsOn(body).includes('unanswered')).toBe(isSilent),
  );

  it.each<[string, boolean]>([
    [item('Upright', 'Out of stock') + item('Grand', 'Sold out'), true],
    [item('Upright', 'Notify me when instock') + item('Grand', 'Notify me when available'), true],
    [item('Upright', 'Out of stock') + item('Grand', 'In stock'), false],
    [item('Upright', 'Nicht lieferbar') + item('Grand', 'Ausverkauft'), true],
  ])('include sold-out products: %s', (body, isSold) => expect(kindsOn(body).includes('sold-out')).toBe(isSold));
});
