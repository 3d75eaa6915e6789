import type { Fact } from '@twofold/contracts/analysis/fact';

const SOURCE = 'https://developer.mozilla.org/en-US/docs/Web';

const aFact = (id: string, fact: Partial<Fact>): Fact => ({
  id,
  group: 'search',
  title: id,
  status: 'pass',
  value: 'Yes',
  evidence: '',
  why: 'It matters.',
  source: SOURCE,
  rules: '1',
  ...fact,
});

/** The measured facts of the sample site. */
export const someFacts: readonly Fact[] = [
  aFact('viewport', { group: 'user-experience', title: 'Fits a phone', value: 'Viewport set' }),
  aFact('image-alternatives', {
    group: 'accessibility',
    title: 'Images without alternative text',
    status: 'fail',
    value: '6 of 6',
    evidence: '<img src="/ticket.png">',
    why: 'Screen readers know a picture by its text only.',
    advice: 'Describe in alt what each picture shows.',
  }),
  aFact('language', { group: 'accessibility', title: 'Language of the page', value: 'en' }),
  aFact('title', {
    title: 'Title',
    value: 9,
    unit: 'characters',
    evidence: 'Benchbook',
    status: 'warning',
    advice: 'Say what it offers.',
  }),
  aFact('share-title', { group: 'sharing', title: 'Title when shared', value: 'Benchbook: tickets for bike shops' }),
  aFact('share-description', {
    group: 'sharing',
    title: 'Text when shared',
    value: 'Write the ticket, hang it, do the work.',
  }),
  aFact('share-image', {
    group: 'sharing',
    title: 'Picture when shared',
    status: 'warning',
    value: 'Missing',
    advice: 'Add og:image.',
  }),
  aFact('caching', { group: 'delivery', title: 'Caching headers', status: 'info', value: 'max-age=60' }),
  aFact('certificate', {
    group: 'security',
    title: 'Certificate',
    status: 'not-measured',
    value: 'Not measured',
    evidence: 'The page does not use HTTPS.',
  }),
  aFact('technology-payment', {
    group: 'technology',
    title: 'Payment',
    status: 'info',
    value: 'Stripe, PayPal',
    evidence: 'Stripe: script js.stripe.com/v3/; PayPal: link to paypal.me',
  }),
];
