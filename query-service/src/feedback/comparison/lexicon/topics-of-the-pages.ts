import type { Topic } from './topic.ts';

/** How the pages look, read and work, and the app as a whole. */
export const TOPICS_OF_THE_PAGES: readonly Topic[] = [
  {
    id: 'pictures',
    label: 'the pictures',
    pronoun: 'them',
    words:
      'image | images | illustration | illustrations | icons | icon | animation | animations | graphics | stock photos | product photos | infographic | carousel | slider | photography',
    loose: 'photo | photos | picture | pictures | video | videos | photographs',
  },
  {
    id: 'legibility',
    label: 'how the text can be read',
    pronoun: 'it',
    words:
      'bigger text | larger text | text bigger | text larger | font | fonts | font size | text size | typeface | typography | legibility | readability | color contrast | text contrast',
    loose: 'contrast | letters | small print | the lettering',
    sayings: {
      'read praise': ['finds the text easy to read', 'find the text easy to read'],
      'read criticism': ['finds the text hard to read', 'find the text hard to read'],
      'mixed criticism': ['finds fault with how the text is set', 'find fault with how the text is set'],
      'general criticism': ['finds fault with how the text is set', 'find fault with how the text is set'],
      'general praise': ['praises how the text is set', 'praise how the text is set'],
      'mixed praise': ['praises how the text is set', 'praise how the text is set'],
      'wish criticism': ['wants the text set differently', 'want the text set differently'],
    },
  },
  {
    id: 'accessibility',
    label: 'accessibility',
    pronoun: 'it',
    words:
      'accessibility | screen reader | screen readers | color blind | colorblind | alt text | keyboard navigation | with the keyboard | wcag | voiceover | voice over',
  },
  {
    id: 'design',
    label: 'the design',
    pronoun: 'it',
    words:
      'layout | color scheme | color palette | user interface | =ui | =ux | look and feel | whitespace | white space | web design | page design | interface | visual design | visuals | aesthetics | aesthetic',
    loose: 'design | =designed | colors | color | style | styling | appearance | the look | theme | palette',
    sayings: {
      'look praise': ['likes the look of it', 'like the look of it'],
      'look criticism': ['dislikes the look of it', 'dislike the look of it'],
    },
  },
  {
    id: 'dark-mode',
    label: 'a dark mode',
    pronoun: 'it',
    words: 'dark mode | dark theme | night mode',
    sayings: {
      lacking: ['misses a dark mode', 'miss a dark mode'],
      'find criticism': ['misses a dark mode', 'miss a dark mode'],
      'wish criticism': ['asks for a dark mode', 'ask for a dark mode'],
    },
  },
  {
    id: 'dashboard',
    label: 'the dashboard',
    pronoun: 'it',
    words: 'dashboard | dashboards',
  },
  {
    id: 'speed',
    label: 'the speed',
    pronoun: 'it',
    words:
      'loading time | loading times | load time | load times | page load | page speed | loading speed | response time | =loads | loading | =load | =loaded | performance',
    loose: 'speed',
    sayings: {
      'speed praise': ['finds it fast', 'find it fast'],
      'speed criticism': ['finds it slow', 'find it slow'],
    },
  },
  {
    id: 'bugs',
    label: 'whether it works',
    pronoun: 'it',
    words:
      'bug | bugs | error message | error messages | error page | glitch | glitches | broken link | broken links | dead link | dead links | 404 | technical issues | technical problems',
    loose: 'error | errors | crash | crashes',
    isBurden: true,
    sayings: {
      'works praise': ['finds that it works', 'find that it works'],
      'works criticism': ['met something that did not work', 'met something that did not work'],
      'must praise': ['met no errors', 'met no errors'],
      'mixed praise': ['finds that it works', 'find that it works'],
    },
  },
  {
    id: 'buttons',
    label: 'the buttons and links',
    pronoun: 'them',
    words: 'button | buttons | call to action | calls to action | =cta | =ctas | link | links | clickable',
  },
  {
    id: 'wording',
    label: 'the wording',
    pronoun: 'it',
    words:
      '=wording | copywriting | jargon | buzzwords | buzzword | typo | typos | grammar | spelling | tone of voice | technical terms | marketing speak | marketing talk | the copy | spelling mistakes | website copy | page copy',
    loose: '=text | =texts | language | tone | translation | phrases | phrasing | sentences | terminology',
  },
  {
    id: 'information',
    label: 'the information',
    pronoun: 'it',
    words: 'product description | product descriptions | product details | description | descriptions',
    loose:
      'information | info | detail | details | content | explanation | explanations | depth | articles | article | facts',
  },
  {
    id: 'home-page',
    label: 'the home page',
    pronoun: 'it',
    words:
      'home page | landing page | front page | start page | main page | above the fold | hero | hero section | first page | hero image',
    loose: 'first screen | first impression | the top of the page',
  },
  {
    id: 'headline',
    label: 'the headline',
    pronoun: 'it',
    words: 'headline | tagline | slogan | headlines | tag line',
    loose: 'opening line | first line | first sentence | title',
  },
  {
    id: 'whole',
    label: 'the app as a whole',
    pronoun: 'it',
    words:
      'website | web site | site | app | application | web page | this page | the page | landing pages | platform | webapp | web app | this tool | the tool | the software | this software | user experience | this product | the product | this service',
    loose: 'tool | product | service | software | page | idea | concept | overall experience | the experience',
  },
];
