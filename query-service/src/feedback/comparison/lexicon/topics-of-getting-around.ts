import type { Topic } from './topic.ts';

/** How one finds one's way, signs up, orders, and gets help. */
export const TOPICS_OF_GETTING_AROUND: readonly Topic[] = [
  {
    id: 'mobile',
    label: 'the mobile version',
    pronoun: 'it',
    words:
      'mobile | smartphone | iphone | ipad | android | tablet | mobile version | mobile site | mobile view | my phone | mobile phone | small screen | small screens | phone screen | on phones | on a phone | mobile menu | mobile layout | the phone version',
    loose: 'the phone',
    isScene: true,
  },
  {
    id: 'menu',
    label: 'the navigation',
    pronoun: 'it',
    words:
      'navigation | nav | navbar | navigate | navigating | nav bar | sidebar | side bar | side menu | main menu | top menu | drop down menu | hamburger menu | navigation bar | navigation menu | breadcrumb | breadcrumbs | submenu | submenus | site structure | menu structure | menu items | menu bar | menu item | information architecture | footer menu | menu entries',
    loose:
      'menu | menus | tabs | structure | find my way | found my way | my way around | get around | drop down | drop downs',
    sayings: {
      'find praise': ['found their way easily', 'found their way easily'],
      'find criticism': ['missed something in the navigation', 'missed something in the navigation'],
    },
  },
  {
    id: 'search',
    label: 'the search',
    pronoun: 'it',
    words:
      'search bar | search box | search field | search function | search results | search feature | search engine | search result',
    loose: 'the search | no search | a search | its search | search is | search was',
  },
  {
    id: 'filters',
    label: 'filtering and sorting',
    pronoun: 'it',
    words: 'filter options | sort options | sort by | filter by',
    loose: 'filters | filter | filtering | sorting',
  },
  {
    id: 'sign-up',
    label: 'signing up',
    pronoun: 'it',
    words:
      'sign up | signing up | signed up | registration | register | registering | registered | create an account | creating an account | log in | logging in | logged in | sign in | account creation | sign up process | sign up form | registration form | make an account | an account',
    isBurden: true,
    sayings: {
      'must praise': ['likes not having to sign up', 'like not having to sign up'],
      'must criticism': ['minds having to sign up', 'mind having to sign up'],
      'find criticism': ['had trouble finding where to sign up', 'had trouble finding where to sign up'],
      unfound: ['could not find where to sign up', 'could not find where to sign up'],
      'find praise': ['found easily where to sign up', 'found easily where to sign up'],
    },
  },
  {
    id: 'checkout',
    label: 'the checkout',
    pronoun: 'it',
    words:
      'checkout | check out page | shopping cart | payment page | payment method | payment methods | paypal | payment options | order form | checkout page | checkout process | payment process',
    loose: 'cart | basket | payment | paying | ordering',
  },
  {
    id: 'forms',
    label: 'the forms',
    pronoun: 'them',
    words: 'contact form | form fields | form field | input field | input fields | text field | captcha | validation',
    loose: 'forms | =form | =fields | =field | password',
  },
  {
    id: 'onboarding',
    label: 'getting started',
    pronoun: 'it',
    sayings: {
      lacking: ['misses help with getting started', 'miss help with getting started'],
      'find criticism': ['missed help with getting started', 'missed help with getting started'],
      'wish criticism': ['wishes for help with getting started', 'wish for help with getting started'],
    },
    words:
      'onboarding | tutorial | tutorials | walkthrough | getting started | set up wizard | setup wizard | learning curve | set up process | setup process | first steps',
    loose:
      'setup | setting up | set it up | set up | get started | guided tour | the tour | instructions | start using',
  },
  {
    id: 'answers',
    label: 'the help pages',
    pronoun: 'them',
    words:
      'faq | faqs | documentation | docs | help center | help pages | help page | help section | help articles | knowledge base | user guide',
    loose: 'manual | the guide | guides',
  },
  {
    id: 'contact',
    label: 'contact and support',
    pronoun: 'them',
    words:
      'customer service | customer support | live chat | contact page | contact details | support team | phone number | contact us | e mail address | contact information | chat bot | chatbot | contact form',
    loose: 'support | contact | the chat | a chat | a human | a real person | get in touch',
  },
  {
    id: 'privacy',
    label: 'privacy and security',
    pronoun: 'them',
    words:
      'privacy | privacy policy | gdpr | cookie | cookies | data protection | personal data | encryption | encrypted | terms of service | =tracking | two factor',
    loose: 'my data | our data | security | terms and conditions | where the data | the terms',
  },
  {
    id: 'cookie-banner',
    label: 'the cookie banner',
    pronoun: 'it',
    words: 'cookie banner | cookie notice | cookie pop up | cookie popup | cookie dialog | cookie consent',
    isBurden: true,
  },
  {
    id: 'drag-and-drop',
    label: 'drag and drop',
    pronoun: 'it',
    words: 'drag and drop | dragging and dropping',
  },
  {
    id: 'ads',
    label: 'the pop-ups and ads',
    pronoun: 'them',
    words:
      'pop up | pop ups | =ads | =ad | advert | adverts | advertising | advertisement | advertisements | newsletter popup | newsletter pop up | overlay | overlays | banner ads',
    loose: 'banner | banners',
    isBurden: true,
    sayings: {
      'must praise': ['likes that there are no pop-ups or ads', 'like that there are no pop-ups or ads'],
      'must criticism': ['minds the pop-ups or ads', 'mind the pop-ups or ads'],
    },
  },
  {
    id: 'mails',
    label: 'the e-mails and notifications',
    pronoun: 'them',
    words:
      'newsletter | notifications | notification | confirmation mail | confirmation e mail | welcome e mail | reminder e mails | push notifications',
    loose: 'reminders | the e mails',
  },
];
