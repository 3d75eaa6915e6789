import type { Limitation } from '@twofold/contracts/analysis/report';

/** What a limited report says about the page, and its one suggestion. */
export type Sentences = {
  /** The kind of page, for the middle of a sentence. */
  readonly page: string;
  readonly purpose: string;
  readonly todo: string;
};

const NOTHING_YET = 'so there is no app to analyze yet.';

/** The sentences for each reason. `{site}` is the host of the page, `{home}` the address of its home page. */
export const SENTENCES: Readonly<Record<Limitation['reason'], Sentences>> = {
  parked: {
    page: 'a parked domain',
    purpose: `{site} is a parked domain, ${NOTHING_YET}`,
    todo: 'Publish a page that says what you offer, for whom, and what it costs.',
  },
  'directory-listing': {
    page: 'a list of files',
    purpose: `{site} shows a list of files instead of a page, ${NOTHING_YET}`,
    todo: 'Add an index page that says what you offer, and turn off the list of files.',
  },
  'server-default': {
    page: 'the default page of a server or framework',
    purpose: `{site} shows the default page of its server or framework, ${NOTHING_YET}`,
    todo: 'Replace the default page with one that says what you offer, and for whom.',
  },
  'error-page': {
    page: 'an error page',
    purpose: 'This address answers with an error page, so there is no app to analyze on it.',
    todo: 'Answer with the status of the error (404, 500) instead of 200, so that search engines leave the page out.',
  },
  'login-page': {
    page: 'a login page',
    purpose: 'This page only lets people log in or sign up; it does not show what the app does.',
    todo: 'Analyze the public page that says what the app does, or publish one.',
  },
  'consent-wall': {
    page: 'a consent prompt',
    purpose: 'This page asks for consent before it shows anything, so we could not see the app behind it.',
    todo: 'Analyze a page of the site that is shown before visitors choose.',
  },
  'age-gate': {
    page: 'an age check',
    purpose: 'This page asks for the visitor’s age before it shows anything, so we could not see the app behind it.',
    todo: 'Analyze a page of the site that is shown without the age check.',
  },
  article: {
    page: 'one article',
    purpose: 'This page is one article of {site}, not the page of an app.',
    todo: 'Analyze the home page of the site instead: {home}',
  },
  'not-rendered': {
    page: 'made by scripts, which we could not run',
    purpose:
      'This page is made by scripts that we could not run: this report is based only on its title and its description.',
    todo: 'Put a heading and a paragraph about the app into the HTML itself: search engines and link previews read no scripts either.',
  },
};
