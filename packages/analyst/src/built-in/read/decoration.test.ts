import { describe, expect, it } from 'vitest';
import { contextOfPage } from '../testing/site-of.ts';
import { isDecoration } from './decoration.ts';

describe('the name of a picture', () => {
  it.each([
    'Immagine alunni',
    'Bild Lehrer',
    'Foto: Anna Muster',
    'Image of teachers',
    'Footer image 4',
    'Slider 2',
    'Acme logo',
    'Acme (Logo)',
    'icon-arrow',
  ])('%s', (text) => expect(isDecoration(text)).toBe(true));

  it.each([
    'For teachers and students',
    'Winner of the Harrow Prize 2019',
    'Imagine a school without bells',
    'Bildung für alle',
    'Photographs of our school are taken every spring by the parents.',
  ])('is not %s', (text) => expect(isDecoration(text)).toBe(false));

  it('names no audience', () => {
    const body = '<h1>Liceo Acme</h1><p>Una scuola di musica.</p><img src="s.png" alt="Immagine studenti">';
    expect(contextOfPage({ title: 'Liceo Acme', lang: 'it', body }).site.said.map(({ text }) => text)).not.toContain(
      'Immagine studenti',
    );
  });
});
