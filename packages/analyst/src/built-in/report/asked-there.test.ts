import { describe, expect, it } from 'vitest';
import { contextOfPage } from '../testing/site-of.ts';
import { askedThere } from './asked-there.ts';

const askedBelow = (heading: string, question: string): readonly string[] =>
  askedThere(
    contextOfPage({ title: 'Acme', body: `<h1>Acme</h1><h2>${heading}</h2><h3>${question}</h3><p>It is so.</p>` }),
  );

describe('what visitors ask before they decide', () => {
  it.each([
    ['FAQ', 'How much does a boiler cost?'],
    ['FAQ', 'Are your fitters qualified, and can you send one today?'],
    ['Common Questions', 'Which repairs are covered by the policy?'],
    ['Häufige Fragen', 'Wie lange dauert der Einbau?'],
    ['Preguntas frecuentes', '¿Cuánto cuesta la instalación?'],
  ])('stands below “%s”: %s', (heading, question) =>
    expect(askedBelow(heading, question)).toEqual([`Asks “${question}” (a question that the pages answer)`]),
  );

  it.each([
    ['Our story', 'How much does a boiler cost?'],
    ['FAQ', 'How long do you keep cookies?'],
    ['FAQ', 'How do you contact us at night?'],
    ['FAQ', 'The boiler broke! Which one is next?'],
    ['Engineers wanted', 'We are looking to recruit new engineers, could this be you?'],
    ['FAQ', 'Are you a qualified fitter, and which tools do you own?'],
  ])('is not, below “%s”, “%s”', (heading, question) => expect(askedBelow(heading, question)).toEqual([]));
});
