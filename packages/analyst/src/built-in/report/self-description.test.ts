import { describe, expect, it } from 'vitest';
import { contextOfPage, type Page } from '../testing/site-of.ts';
import { describes, selfDescription } from './self-description.ts';

const POST = 'Hi all, my piano has shown a slight hesitation in the low octaves since we moved it to the harbor.';

const THREADS = '<table><tr><td>Topics</td><td>Replies</td><td>Views</td><td>Last post</td></tr></table>';

const said = (title: string, url: string, more: string): string | undefined =>
  selfDescription(
    contextOfPage({
      title,
      url,
      body: `<h1>Acme</h1><p>${POST}</p>${more}`,
    }),
  )?.text;

describe('the self-description of a site', () => {
  it('is its first sentence if nothing else describes it', () =>
    expect(said('Acme', 'https://acme.example/', '')).toBe(POST));

  it('is a description without its HTML tags', () => {
    const description = 'We tune pianos in every house of the old harbor, and we have done so for a long time.';
    const page = { title: 'Acme', description: `&lt;P&gt;${description}&lt;/P&gt;`, body: '<p>Hello.</p>' };
    expect(selfDescription(contextOfPage(page))?.text).toBe(description);
  });

  it('is not a title with the name twice', () =>
    expect(
      selfDescription(
        contextOfPage({
          title: 'Acme Harbor :: Acme Harbor',
          url: 'https://acmeharbor.example/',
          body: '<p>Hello.</p>',
        }),
      ),
    ).toBeUndefined());

  it('is not the first post of a forum', () =>
    expect(said('Acme Forum', 'https://forum.acme.example/', THREADS)).not.toBe(POST));
});

describe('choosing the self-description', () => {
  const own = (page: Page): string | undefined => selfDescription(contextOfPage(page))?.text;

  it.each<[string, Page, string]>([
    [
      'a definition below a motto',
      {
        title: 'Tessera',
        url: 'https://tessera.example/',
        body: '<h1>Small steps matter</h1><p>Tessera is a library for maps of small towns.</p>',
      },
      'Tessera is a library for maps of small towns.',
    ],
    [
      'a sentence of what it offers below a name',
      {
        title: 'Harbor Choir – Association',
        body: '<h1>Harbor Choir</h1><p>We are a choir of forty voices that sings shanties.</p>',
      },
      'We are a choir of forty voices that sings shanties.',
    ],
    [
      'a heading rather than a greeting in the description',
      {
        title: 'Lin',
        description: 'Welcome to the home of Lin and friends',
        body: '<h1>Weaving linen by hand in Cork</h1>',
      },
      'Weaving linen by hand in Cork',
    ],
    [
      'a title that says it before a text about a membership',
      {
        title: 'Acme Homes | Custom home builders in Kent',
        body: '<h1>Acme</h1><p>Acme Homes is a proud member of the guild of builders.</p>',
      },
      'Acme Homes | Custom home builders in Kent',
    ],
    [
      'a greeting that says what it greets to',
      {
        title: 'Start | Réseau 77',
        lang: 'fr',
        body: '<p>Une question sur les routes ? Contactez nous</p><h2>Bienvenue sur la plateforme de mobilité du pays de Clairval</h2>',
      },
      'Bienvenue sur la plateforme de mobilité du pays de Clairval',
    ],
    [
      'what a forum greets to rather than the name of its page',
      {
        title: 'PotTalk Forums • Index page',
        url: 'https://pottalk.example/',
        body: '<p>Welcome to PotTalk, a friendly community for gardeners with small balconies.</p><p>Topics</p>',
      },
      'Welcome to PotTalk, a friendly community for gardeners with small balconies.',
    ],
    [
      'the line below the name rather than what a template left',
      {
        title: 'Fern Mobility',
        description: 'Just another WordPress site',
        body: '<h1>Welcome to Fern Mobility</h1><p>Suppliers of walking aids for a more active life</p>',
      },
      'Suppliers of walking aids for a more active life',
    ],
  ])('takes %s', (_, page, expected) => expect(own(page)).toBe(expected));

  it.each([
    ['Carnegie Endowment International Peace', false],
    ['An archive of treaties on peace', true],
    ['Carnegie is a think tank', true],
  ])('decides whether “%s” says more than a name', (description, expected) => {
    const context = contextOfPage({ title: 'Carnegie', description, body: '<p>Peace.</p>' });
    const passage = context.site.said.find(({ place }) => place === 'description');
    expect(passage && describes(context, passage)).toBe(expected);
  });
});

describe('a text that does not describe the site', () => {
  it.each([
    ['a question to visitors', 'Une question, une remarque, un problème ? Contactez nous'],
    ['a line of a template', 'Just another WordPress site'],
    ['a greeting in Swedish', 'Välkommen till Acme i Lund'],
    ['a box for questions', 'Our client services team can answer any questions about blogs'],
    ['the title of a board', 'Acme • View forum - Blog posts and more'],
    ['what is in a kit', 'Blog kit includes (2) pens of steel (1) blue ruler (4) small cards'],
    ['a greeting without a word on what it is', 'Welcome to the home of Acme and friends'],
    ['a day and a place', '3 y 4 de octubre, Durazno, Uruguay'],
    ['said to some readers', 'If you need a blog for your group, write to us by the end of the week'],
    ['a sale', 'Shop the spring sale for savings on pens, cards and blogs of all kinds'],
    ['asked of the reader of an article', 'Haven’t you learned how to blog? Read our article before you write'],
  ])('is %s', (_, description) =>
    expect(selfDescription(contextOfPage({ title: 'Acme', description, body: '<p>Blog</p>' }))).toBeUndefined(),
  );
});

describe('the name after a greeting', () => {
  const page = (heading: string, below: string) =>
    contextOfPage({
      title: 'AFX',
      lang: 'es',
      body: `<p>${below}</p><h1>${heading}</h1><p>Te acompañamos en tu camino.</p>`,
    });

  it('is its description', () =>
    expect(
      selfDescription(page('Te damos la bienvenida a AFX', 'Asociación de Familiares de Enfermos de Alzheimer'))?.text,
    ).toBe('Asociación de Familiares de Enfermos de Alzheimer'));

  it('is not replaced by the greeting', () =>
    expect(selfDescription(page('Te damos la bienvenida a AFX', 'Escríbenos'))?.text ?? '').not.toContain(
      'bienvenida',
    ));
});

describe('a greeting with a definition', () => {
  const welcome = 'Welcome to Acme Looms, a place for weavers from everywhere.';
  it.each([`News: ${welcome}`, welcome])('is a self-description: %s', (text) =>
    expect(selfDescription(contextOfPage({ title: 'Acme Looms', body: `<p>${text}</p>` }))?.text).toContain(
      'a place for weavers',
    ),
  );
});

describe('the page of a tag', () => {
  const page = (url: string) =>
    selfDescription(contextOfPage({ url, title: 'looms - get the latest news at Acme', body: '<p>News</p>' }))?.text;
  it('has a title that does not describe the site', () =>
    expect(page('https://acme.example/tag/looms/')).toBeUndefined());
  it('is recognized by its address', () => expect(page('https://acme.example/')).toContain('latest news'));
});
