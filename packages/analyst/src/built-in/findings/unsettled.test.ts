import { describe, expect, it } from 'vitest';
import { contextOfPage } from '../testing/site-of.ts';
import { announced, unsettled } from './unsettled.ts';

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
  ])('is seen by “%s”', (text) => expect(unsettled(on(text))?.kind).toBe('unfinished'));

  it.each([
    'The house is under construction.',
    'No job is finished before you are.',
    'Our rooms are not available in May.',
    'Statutes [in English]',
  ])('is not seen by “%s”', (text) => expect(unsettled(on(text))).toBeUndefined());

  it('announces what stands alone', () => {
    expect(announced(on('Coming soon'))?.text).toBe('Coming soon');
    expect(announced(on('Coming soon to a valley near you.'))).toBeUndefined();
  });
});
