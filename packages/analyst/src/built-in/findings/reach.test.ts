import { describe, expect, it } from 'vitest';
import type { SiteSnapshot } from '@twofold/site-reader/site-snapshot';
import { snapshotOf } from '../testing/sample-sites.ts';
import { contextOfSnapshot } from '../testing/site-of.ts';
import { reachFindings } from './reach.ts';

type Page = {
  readonly description?: string;
  readonly lang?: string;
  readonly url?: string;
  readonly body?: string;
  readonly title?: string;
};

const DENTIST =
  '<h1>Dentist in Albury</h1><p>Our dental practice treats children and adults in Albury. Book an appointment with our dentist on weekdays.</p><p>Fillings, crowns and cleaning are what we do every day, and you are seen on time.</p>';
const NOTES = '<h1>My notes</h1><p>Write to me@gmail.com about the notes.</p>';
const read = ({
  description = '',
  lang = 'en',
  url = 'https://acme.example/',
  body = DENTIST,
  title = 'Acme dental practice',
}: Page): SiteSnapshot =>
  snapshotOf(
    `<html lang="${lang}"><head><title>${title}</title><meta name="description" content="${description}"></head><body><main>${body}</main></body></html>`,
    url,
  );
const kindsOn = (snapshot: SiteSnapshot): readonly string[] =>
  reachFindings(contextOfSnapshot(snapshot)).map(({ kind }) => kind);
const fixOn = (snapshot: SiteSnapshot): string | undefined => reachFindings(contextOfSnapshot(snapshot))[0]?.fix;

const page = (path: string, heading: string): SiteSnapshot['subpages'][number] => ({
  ...read({ url: `https://acme.example${path}`, body: `<h1>${heading}</h1><p>Some words about it.</p>` }),
  role: 'other',
});

describe('obstacles to reaching a site', () => {
  it('are not found on a good page', () => expect(kindsOn(read({}))).toEqual([]));

  it('include a title that several pages share', () => {
    const subpages = [page('/team', 'Our team'), page('/fees', 'What it costs')];
    expect(fixOn({ ...read({}), subpages })).toBe(
      'Begin the title of /team with “Our team”, and so on for the other pages',
    );
    expect(kindsOn({ ...read({}), subpages: subpages.slice(1) })).toEqual([]);
    expect(kindsOn({ ...read({}), subpages: subpages.map((each) => ({ ...each, title: each.finalUrl })) })).toEqual([]);
  });

  it('include a wrong language in the markup', () => {
    const german = Array.from(
      { length: 8 },
      () => '<p>Wir behandeln Kinder und Erwachsene in der Praxis, und das auch am Samstag nach Vereinbarung.</p>',
    ).join('');
    expect(fixOn(read({ body: german }))).toBe('Change lang="en" to lang="de" in the markup of the page');
    expect(kindsOn(read({ body: german, lang: 'de-AT' }))).toEqual([]);
  });

  it.each([
    ['Our dental practice treats children and adults in Albury. Book an appoint', ['broken-off']],
    ['Our dental practice treats children and adults in Albury, and we are there for', ['broken-off']],
    ['Our dental practice treats children and adults in Albury, also on Saturdays.', []],
    ['Our dental practice treats children and adults in Albury, also on Saturdays', []],
    ['Our dental practice treats children and adults in Albury', []],
  ])('include a description that breaks off: “%s”', (description, kinds) =>
    expect(kindsOn(read({ description }))).toEqual(kinds),
  );

  it('include a free email address of a business with a domain', () => {
    const body = `${DENTIST}<p>Write to albury.dentist@gmail.com</p>`;
    expect(fixOn(read({ body }))).toBe('Give an email address at acme.example instead of albury.dentist@gmail.com');
    expect(kindsOn(read({ body: body.replace('gmail.com', 'acme.example') }))).toEqual([]);
    expect(kindsOn(read({ body, url: 'https://bazaar.example/acme' }))).toEqual([]);
    expect(kindsOn(read({ body: NOTES, title: 'My notes' }))).toEqual([]);
  });

  it('include a business without its own domain', () => {
    expect(kindsOn(read({ url: 'https://albury.github.io/' }))).toEqual(['borrowed-host']);
    expect(kindsOn(read({ url: 'https://albury.github.io/', body: NOTES, title: 'My notes' }))).toEqual([]);
    const at = (more: string) => kindsOn(read({ url: 'https://albury.github.io/', body: `${DENTIST}<p>${more}</p>` }));
    expect(at('Our website: https://albury-dentist.com')).toEqual([]);
    expect(at('Write to info@albury-dentist.com')).toEqual([]);
    expect(at('Write to info@smilecheck.com')).toEqual(['borrowed-host']);
    expect(
      fixOn(read({ url: 'https://albury.github.io/', body: `${DENTIST}<p>albury.dentist@gmail.com</p>` })),
    ).toMatch(/and use it for the page and instead of albury\.dentist@gmail\.com$/u);
    expect(at('Our site on facebook.com')).toEqual(['borrowed-host']);
    const linked = (href: string) => at(`<a href="${href}">More</a>`);
    const [own, other] = ['https://www.albury-dentists.example/', 'https://www.smilecheck.example/'].map(linked);
    expect([own, other]).toEqual([[], ['borrowed-host']]);
  });
});

describe('a title and a description', () => {
  const found = (title: string, description: string): readonly string[] => kindsOn(read({ title, description }));
  const CUT =
    'Dentist in Albury for children and adults since the first day of the practice. We offer what you need on weekdays and in emergencies, such as clean teeth';

  it.each<[string, boolean]>([
    ['Dental House | Dentist in Albury | Dental House', true],
    ['Dental House | Dentist in Albury', false],
  ])('repeat a part in “%s”: %s', (title, isTwice) => expect(found(title, '').includes('doubled-title')).toBe(isTwice));

  it.each<[string, string, boolean]>([
    [CUT, `${CUT} and new crowns.`, true],
    [CUT, 'We offer clean teeth.', false],
    [CUT, `${CUT}.`, false],
    [`${CUT} and`, 'We offer clean teeth.', true],
    [`${'We care for teeth. '.repeat(90)}${CUT} and`, 'We offer clean teeth.', false],
  ])('break off where the page continues: %#', (description, more, isCut) => {
    const site = read({ title: 'Dentist', description, body: `${DENTIST}<p>${more}</p>` });
    expect(kindsOn(site).includes('broken-off')).toBe(isCut);
  });
});

describe('a description for social networks alone', () => {
  it('is not a description for search engines', () => {
    const head = (name: string): SiteSnapshot =>
      snapshotOf(
        `<html lang="en"><head><title>Acme dental practice</title><meta ${name} content="Our dental practice treats children and adults in Albury, and we are here for the"></head><body><main>${DENTIST}</main></body></html>`,
        'https://acme.example/',
      );
    expect(kindsOn(head('name="description"'))).toContain('broken-off');
    expect(kindsOn(head('property="og:description"'))).not.toContain('broken-off');
  });
});
