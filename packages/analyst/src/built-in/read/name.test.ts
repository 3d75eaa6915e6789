import { describe, expect, it } from 'vitest';
import { nameOf } from './name.ts';
import { snapshotOf } from '../testing/sample-sites.ts';

const named = (title: string, url = 'https://acme.example/', body = '', head = '') =>
  nameOf(snapshotOf(`<html><head><title>${title}</title>${head}</head><body>${body}</body></html>`, url));

describe('finding what a site is called', () => {
  it.each([
    ['Benchbook: repair tickets for small bike shops', 'https://benchbook.example/', 'Benchbook'],
    ['Repair tickets for bike shops | Benchbook', 'https://benchbook.example/', 'Benchbook'],
    ['Home – Night Kitchen', 'https://nightkitchen.example/', 'Night Kitchen'],
    ['Welcome to Mothlight', 'https://play.example/', 'Mothlight'],
    ['oakhollow/pebble: A tiny date library', 'https://github.com/oakhollow/pebble', 'pebble'],
    ['Queues – Tidepool documentation', 'https://docs.tidepool.example/queues', 'Tidepool'],
    ['Mirela Vuković, illustrator', 'https://mirelavukovic.example/', 'Mirela Vuković'],
    ['Tandartspraktijk Vos – Zwolle', 'https://tandartsvos.example/', 'Tandartspraktijk Vos'],
  ])('takes it from “%s”', (title, url, name) => expect(named(title, url).title).toBe(name));

  it('prefers what the site calls itself', () => {
    expect(
      named('Tickets for everybody', undefined, '', '<meta property="og:site_name" content="Benchbook">').title,
    ).toBe('Benchbook');
  });

  it('spells the label of the host as the text does', () => {
    const text = '<p>Happy Paws feeds dogs. Give to Happy Paws today.</p>';
    expect(
      named('Feeding dogs in winter, one bowl at a time and every day', 'https://happypaws.example/', text).title,
    ).toBe('Happy Paws');
  });

  it('falls back to the title, and in sentences to the host', () => {
    expect(named('Feeding dogs in winter, one bowl at a time and every day')).toMatchObject({
      title: 'Feeding dogs in winter, one bowl at a time and every day',
      inText: 'acme.example',
    });
    expect(named('', 'https://www.acme.example/').title).toBe('acme.example');
    expect(named('', 'http://127.0.0.1:3010/x/')).toMatchObject({ title: '127.0.0.1', inText: 'the page' });
  });

  it('begins no sentence with a name in lower case', () => {
    expect(named('pebble', 'https://pebble.example/')).toMatchObject({ inText: 'pebble' });
  });
});
