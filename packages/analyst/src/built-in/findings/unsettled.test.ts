import { describe, expect, it } from 'vitest';
import { contextOfPage } from '../testing/site-of.ts';
import { announced, unfinished } from './unsettled.ts';

const on = (text: string) =>
  contextOfPage({ title: 'Acme', body: `<h1>Acme pianos</h1><p>We tune pianos.</p><p>${text}</p>` });

describe('a page that says it is unfinished', () => {
  it.each([
    'This site is not finished yet.',
    'Unsere Webseite ist noch im Aufbau.',
    'Ce site est en cours de construction.',
    'Actualmente las páginas no están disponibles, pero se publicarán pronto.',
    'Il sito è ancora in costruzione.',
    'Atenção: este site ainda não está finalizado.',
    'このサイトは準備中です。',
    'Placeholder articolo. Qui inseriremo titolo e autore.',
    '[player type="audio" src="song.mp3"]',
    '[raw] This piano has 88 keys.',
    '&lt;%@include file="includes/menu.jsp" %&gt;',
    'Upright &lt;br /&gt;pianos',
    '{"byHandle":true,"byBody":false}',
    'Prices of Sat Dec 06 08:26:37 IST 2014',
  ])('is recognized by “%s”', (text) => expect(unfinished(on(text))?.kind).toBe('unfinished'));

  it.each([
    'The house is under construction.',
    'No job is finished before you are.',
    'Our rooms are not available in May.',
    'Statutes [in English]',
    'You may use these HTML tags: &lt;a href=""&gt; &lt;b&gt;',
    'A &lt; b, and c &gt; d',
  ])('is not recognized by “%s”', (text) => expect(unfinished(on(text))).toBeUndefined());

  it('may have code in a title or a description', () =>
    expect(
      unfinished(contextOfPage({ title: 'Acme', description: 'Pianos <b>tuned</b> at home', body: '<h1>Acme</h1>' }))
        ?.fix,
    ).toBe('Remove “<b>” from the description “Pianos <b>tuned</b> at home”'));

  it.each([
    ['Upright &lt;br /&gt;pianos', 'Remove tags such as “<br />” from the visible texts'],
    [
      '[player type="audio" src="song.mp3"]',
      expect.stringMatching(/^Replace “\[player.+” with the text that it stands for$/u),
    ],
  ])('gets a suggestion for “%s”', (text, fix) => expect(unfinished(on(text))?.fix).toEqual(fix));

  it('may have a standalone announcement', () => {
    expect(announced(on('Coming soon'))?.text).toBe('Coming soon');
    expect(announced(on('Coming soon to a valley near you.'))).toBeUndefined();
  });
});
