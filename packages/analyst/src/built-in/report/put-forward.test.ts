import { describe, expect, it } from 'vitest';
import { contextOfPage } from '../testing/site-of.ts';
import { explainedParts, putForward } from './put-forward.ts';

const TEXT = 'It follows the tide and warns an hour before the water turns.';
const FEATURES = ['Tide curves', 'Harbor notes', 'Crew lists'];
const BODY = `<h1>Ebbline</h1><p>For those who sail.</p><h2>Overview</h2>${FEATURES.map((each) => `<h3>${each}</h3><p>${TEXT}</p>`).join('')}`;
const context = contextOfPage({ title: 'Ebbline', body: BODY });
const as = (id: 'open-source' | 'practice') => ({
  ...context,
  isSure: true,
  judgment: { ...context.judgment, kind: { ...context.judgment.kind, id } },
});
const textsOf = (statements: readonly { readonly text: string }[]): readonly string[] =>
  statements.map(({ text }) => text);

describe('what a site puts forward itself', () => {
  it('are the features of software that have a separate text', () => {
    expect(textsOf(putForward(as('open-source')))).toEqual([
      'Features it puts first: “Tide curves”, “Harbor notes” and “Crew lists”',
    ]);
    expect(textsOf(putForward(as('practice')))).toEqual([]);
  });

  it('is a sentence about itself that says more than the purpose', () => {
    const page = contextOfPage({
      title: 'Ebbline',
      description: 'Ebbline is a sailing school on the west coast.',
      body: '<h1>Ebbline</h1><p>Hello.</p><p>We train skippers, deckhands and radio operators in storms and fog.</p>',
    });
    expect(textsOf(putForward(page))).toEqual([
      'What it says of itself: We train skippers, deckhands and radio operators in storms and fog',
    ]);
  });

  it.each([
    ['its description again', 'Ebbline is a sailing school on the west coast.'],
    ['a greeting', 'Welcome to our new home on the internet, and enjoy your stay.'],
    ['a question', 'We train skippers in storms, fog and harbors: are you one of them?'],
  ])('is not %s', (_, sentence) => {
    const page = {
      title: 'Ebbline',
      description: 'Ebbline is a sailing school on the west coast.',
      body: `<h1>Ebbline</h1><p>${sentence}</p>`,
    };
    expect(textsOf(putForward(contextOfPage(page)))).toEqual([]);
  });
});

describe('a main heading', () => {
  const claimsOn = (...headings: readonly string[]) =>
    textsOf(
      putForward(
        contextOfPage({
          title: 'Ebbline',
          description: 'Ebbline is a sailing school on the west coast.',
          body: headings.map((each) => `<h1>${each}</h1>`).join(''),
        }),
      ),
    );
  const SLOGAN = 'Storms, fog and night watches, taught on deck';

  it('is what a site puts forward where it is the only one', () => {
    expect(claimsOn(SLOGAN)).toEqual([`What it says of itself: ${SLOGAN}`]);
    expect(claimsOn(SLOGAN, 'Crew', 'Contact')).toEqual([]);
  });

  it.each(['Get in touch with our skippers and deckhands today', 'Book storms, fog and night watches'])(
    'is no call to visitors: %s',
    (call) => expect(claimsOn(call)).toEqual([]),
  );
});

describe('parts that are explained one by one', () => {
  it('are a strength, in the words of their headings', () =>
    expect(textsOf(explainedParts(as('practice')))).toEqual([
      'Explained one by one: “Tide curves”, “Harbor notes” and “Crew lists”',
    ]));

  it('are none without headings', () =>
    expect(
      explainedParts(contextOfPage({ title: 'Ebbline', body: '<h1>Ebbline</h1><p>For those who sail.</p>' })),
    ).toEqual([]));
});
