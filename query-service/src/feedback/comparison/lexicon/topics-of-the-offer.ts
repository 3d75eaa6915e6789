import type { Topic } from './topic.ts';

/** What is offered, to whom, at what price, and why one should believe it. */
export const TOPICS_OF_THE_OFFER: readonly Topic[] = [
  {
    id: 'card',
    label: 'the credit card for the trial',
    pronoun: 'it',
    words: 'credit card | card details | card number | debit card | credit card details | payment details',
    loose: '=card',
    isBurden: true,
    sayings: {
      'must praise': ['likes that no card is needed', 'like that no card is needed'],
      'must criticism': ['minds being asked for a card', 'mind being asked for a card'],
    },
  },
  {
    id: 'trial',
    label: 'the trial',
    pronoun: 'it',
    words: 'free trial | trial | trial period | free version | free plan | free tier | trial version | test account',
  },
  {
    id: 'cost',
    label: 'the price',
    pronoun: 'it',
    words: '',
    sayings: {
      'cost praise': ['finds X fair', 'find X fair'],
      'cost criticism': ['finds X too high', 'find X too high'],
    },
  },
  {
    id: 'price',
    label: 'the price',
    pronoun: 'it',
    words:
      '=pricing | pricing page | price list | pricing table | subscription | price per month | billing | price tag',
    loose:
      'price | =cost | =costs | what ~ costs | what ~ cost | how much it | how much is | how much does | fees | per month | a month',
  },
  {
    id: 'plans',
    label: 'the plans',
    pronoun: 'them',
    words:
      'pricing plan | pricing plans | pricing tier | pricing tiers | price plan | price plans | paid plan | basic plan | pro plan',
    loose: '=plan | =plans | =tier | =tiers',
  },
  {
    id: 'purpose',
    label: 'what it is for',
    pronoun: 'it',
    words:
      'what the site offers | what the app offers | what the page offers | what the company offers | what the site is about | what the website is about | what the app does | what the product does | what this app | what this site | what this page | what the tool does | what your product | what your app | what your site | value proposition | what the company does | what the site does | what the service does | what the product is | what the app is | what the site is | what the website | what the app actually | what the product actually',
    loose:
      'what it does | what it is | what it actually does | what this is | what this does | what it is about | what you offer | what you do | what they do | what it offers | what is on offer | what they offer | what they sell | what you sell | what you are selling | what is offered | what it is for | what it was about | what it was | what is this | the purpose | its purpose | whole point of | the offer | what you get | what i get | what i would get | what it was for | what i am buying | what this was',
    sayings: {
      'clarity praise': ['understood what it is for', 'understood what it is for'],
      'clarity criticism': ['had trouble seeing what it is for', 'had trouble seeing what it is for'],
      'find praise': ['saw at once what it is for', 'saw at once what it is for'],
      'find criticism': ['missed being told what it is for', 'missed being told what it is for'],
    },
  },
  {
    id: 'audience',
    label: 'for whom it is made',
    pronoun: 'it',
    words: 'target audience | target group | the audience | target customer | ideal customer | intended audience',
    loose:
      'for whom | who it is for | who this is for | who is it for | who it is aimed at | people like me | someone like me | made for me | my kind of | aimed at',
    sayings: {
      'clarity criticism': ['is not sure for whom it is made', 'are not sure for whom it is made'],
      'clarity praise': ['sees clearly for whom it is made', 'see clearly for whom it is made'],
    },
  },
  {
    id: 'proof',
    label: 'the proof from customers',
    pronoun: 'it',
    words:
      'testimonial | customer stories | customer reviews | case study | case studies | customer quotes | user reviews | social proof | customer logos | success stories | client logos | ratings from | reviews from customers | reviews from real | references from',
    loose: 'references | quotes from | logos | reviews from | real customers | the reviews | proof',
    sayings: {
      'find criticism': ['missed proof from customers', 'missed proof from customers'],
      lacking: ['misses proof from customers', 'miss proof from customers'],
      'wish criticism': ['asks for proof from customers', 'ask for proof from customers'],
      'ask criticism': ['asks for proof from customers', 'ask for proof from customers'],
      'trust criticism': ['doubts X', 'doubt X'],
    },
  },
  {
    id: 'makers',
    label: 'what it says about its makers',
    pronoun: 'it',
    sayings: {
      unfound: ['could not find who is behind it', 'could not find who is behind it'],
      'find criticism': ['missed who is behind it', 'missed who is behind it'],
      'ask criticism': ['asks who is behind it', 'ask who is behind it'],
      lacking: ['misses who is behind it', 'miss who is behind it'],
      'clarity criticism': ['is unsure who is behind it', 'are unsure who is behind it'],
    },
    words: 'about us | about page | about us page | about section | imprint | the team behind | the people behind',
    loose:
      'who is behind | who runs | who made | who you are | who is running | the founder | the founders | the makers',
  },
  {
    id: 'trust',
    label: 'whether it can be trusted',
    pronoun: 'it',
    words: 'trustworthiness | trust signals | credibility',
    loose: 'the trust | guarantee | guarantees',
    sayings: {
      'trust praise': ['trusts it', 'trust it'],
      'trust criticism': ['has doubts about trusting it', 'have doubts about trusting it'],
      'mixed praise': ['speaks well of whether it can be trusted', 'speak well of whether it can be trusted'],
      'general praise': ['speaks well of whether it can be trusted', 'speak well of whether it can be trusted'],
    },
  },
  {
    id: 'features',
    label: 'the features',
    pronoun: 'them',
    words: 'feature | functionality | functionalities | feature list | feature set',
    loose: 'functions | capabilities | what it can do | options',
  },
  {
    id: 'export',
    label: 'exporting',
    pronoun: 'it',
    words: 'export | exports | exporting | exported | csv | pdf export | export to | export button',
  },
  {
    id: 'integrations',
    label: 'how it works with other tools',
    pronoun: 'it',
    words:
      'integration | integrate | integrates | api | plugin | plugins | zapier | google calendar | outlook | webhook',
    loose:
      'connect to | connects to | sync | syncs | synchronize | works with my | work with my | other tools | other software',
  },
  {
    id: 'switching',
    label: 'switching to it',
    pronoun: 'it',
    words:
      'migration | migrate | migrating | data import | import my | import my data | importing my | switch over | switching over',
    loose:
      'switching | switch to | switch from | the day i switch | i switch | the switch | move my data | moving my data | bring my data | existing data | transfer my | move over | my old data',
    sayings: {
      'ask criticism': ['asks how to switch', 'ask how to switch'],
      'clarity criticism': ['is not sure how to switch', 'are not sure how to switch'],
      'find criticism': ['missed how to switch', 'missed how to switch'],
    },
  },
  {
    id: 'rivals',
    label: 'how it compares with others',
    pronoun: 'it',
    words: 'competitor | competition | alternatives | rivals | comparison table',
    loose:
      'other tools like | other apps like | similar sites | similar apps | similar tools | compared to | compared with | comparison | what makes it different | what makes you different | what makes this different | how it is different | how this is different | what sets',
  },
  {
    id: 'delivery',
    label: 'delivery and returns',
    pronoun: 'them',
    words:
      'shipping | shipping cost | shipping fee | delivery time | delivery cost | delivery date | return policy | delivery fee | shipping time | refund policy',
    loose: 'delivery | =returns | refund | refunds | deliveries',
  },
  {
    id: 'demo',
    label: 'examples and demos',
    pronoun: 'them',
    words:
      'demo | demos | live demo | preview | screenshot | screenshots | product tour | sample report | demo video | screen shots',
    loose: 'examples | example | samples | sample | product video | in action',
    sayings: {
      'find criticism': ['missed an example or a demo', 'missed an example or a demo'],
      lacking: ['misses an example or a demo', 'miss an example or a demo'],
      'wish criticism': ['asks to see an example or a demo', 'ask to see an example or a demo'],
      'ask criticism': ['asks to see an example or a demo', 'ask to see an example or a demo'],
    },
  },
];
