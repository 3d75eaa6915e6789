/** The aspects of a judgment. `find`: whether it exists and is visible; `liked`: no particular aspect. */
export const ASPECTS = [
  'find',
  'clear',
  'ease',
  'speed',
  'cost',
  'look',
  'read',
  'length',
  'works',
  'trust',
  'liked',
] as const;
export type Aspect = (typeof ASPECTS)[number];

export type Topic = {
  readonly id: string;
  /** Its name in a line. */
  readonly label: string;
  readonly isPlural?: true;
  /** It can only be judged by its look. */
  readonly isLook?: true;
  /** All its names. Those in `ambiguous` mean something else if the app itself is about that. */
  readonly names: string;
  readonly ambiguous?: string;
  /** The aspects that make sense for it. Statements about others are ignored. */
  readonly aspects: readonly Aspect[];
};

/** The topics of reviews. Their ids are in recorded events: never rename them. */
export const TOPICS: readonly Topic[] = [
  {
    id: 'price',
    label: 'the price',
    names: 'price,prices,pricing,price list,pricing page,pricing table,pricing section,price information',
    aspects: ['find', 'clear', 'cost'],
  },
  {
    id: 'plans',
    label: 'the plans',
    isPlural: true,
    names: 'pricing plans,price plans,pricing tiers,tiers',
    aspects: ['find', 'clear', 'cost'],
  },
  {
    id: 'navigation',
    label: 'the navigation',
    names: 'navigation,navigation bar,navigation menu,nav bar,main menu,menu bar,site navigation,menu structure',
    ambiguous: 'menu,menus',
    aspects: ['find', 'clear', 'ease', 'look', 'works', 'liked'],
  },
  {
    id: 'design',
    label: 'the design',
    isLook: true,
    names: 'design,layout,visual design,web design,page design,look and feel,appearance',
    aspects: ['clear', 'look', 'liked'],
  },
  {
    id: 'headline',
    label: 'the headline',
    names: 'headline,main headline,tagline,slogan,main heading',
    aspects: ['clear', 'length', 'look', 'liked'],
  },
  {
    id: 'wording',
    label: 'the text',
    names: 'text,texts,wording,copy,writing,language used,descriptions',
    aspects: ['clear', 'read', 'length', 'liked'],
  },
  {
    id: 'pictures',
    label: 'the pictures',
    isPlural: true,
    names: 'pictures,images,screenshots,illustrations,graphics',
    ambiguous: 'photos,pics,photo',
    aspects: ['clear', 'look', 'liked'],
  },
  {
    id: 'fonts',
    label: 'the fonts',
    isPlural: true,
    names: 'font,fonts,font size,typography,text size',
    aspects: ['read', 'look', 'liked'],
  },
  {
    id: 'colors',
    label: 'the colors',
    isPlural: true,
    names: 'color scheme,color palette,contrast',
    ambiguous: 'colors,color',
    aspects: ['look', 'liked'],
  },
  {
    id: 'sign-up',
    label: 'signing up',
    names:
      'signing up,sign up,sign up form,sign up process,sign up flow,registration,registration form,registration process,registering,creating an account,account creation',
    aspects: ['clear', 'ease', 'speed', 'length', 'works', 'liked'],
  },
  {
    id: 'log-in',
    label: 'logging in',
    names: 'logging in,log in,login,log in page',
    aspects: ['ease', 'speed', 'works'],
  },
  {
    id: 'checkout',
    label: 'the checkout',
    names: 'checkout,checkout process,payment process',
    aspects: ['clear', 'ease', 'speed', 'length', 'works', 'liked'],
  },
  {
    id: 'search',
    label: 'the search',
    names: 'search bar,search box,search function,search field,site search',
    ambiguous: 'search',
    aspects: ['find', 'ease', 'speed', 'works', 'liked'],
  },
  {
    id: 'contact',
    label: 'contact details',
    isPlural: true,
    names: 'contact details,contact information,contact page,contact form,contact info,phone number',
    aspects: ['find'],
  },
  {
    id: 'support',
    label: 'customer support',
    names: 'customer support,customer service,support team',
    ambiguous: 'support',
    aspects: ['find', 'speed', 'liked'],
  },
  {
    id: 'help',
    label: 'the help pages',
    isPlural: true,
    names: 'help pages,help page,help center,documentation,docs,user guide',
    aspects: ['find', 'clear', 'read', 'length', 'liked'],
  },
  {
    id: 'answers',
    label: 'the FAQ',
    names: 'faq,faqs,faq section,faq page',
    aspects: ['find', 'clear', 'length', 'liked'],
  },
  {
    id: 'video',
    label: 'the video',
    names: 'demo video,intro video,explainer video',
    ambiguous: 'video,videos',
    aspects: ['find', 'clear', 'length', 'liked'],
  },
  {
    id: 'demo',
    label: 'the demo',
    names: 'demo,product demo,live demo',
    aspects: ['find', 'clear', 'length', 'works', 'liked'],
  },
  {
    id: 'pop-ups',
    label: 'the pop-ups',
    isPlural: true,
    names: 'pop up,pop ups,cookie banner,newsletter pop up',
    aspects: ['liked'],
  },
  { id: 'ads', label: 'the ads', isPlural: true, names: 'ads,adverts,advertisements', aspects: ['liked'] },
  {
    id: 'mobile',
    label: 'the mobile version',
    names: 'mobile version,mobile site,mobile view,mobile layout',
    aspects: ['ease', 'look', 'read', 'speed', 'works', 'liked'],
  },
  {
    id: 'home-page',
    label: 'the home page',
    names: 'home page,landing page,start page,front page,homepage',
    aspects: ['clear', 'look', 'length', 'speed', 'liked'],
  },
  {
    id: 'onboarding',
    label: 'the onboarding',
    names: 'onboarding,onboarding process,setup process',
    aspects: ['clear', 'ease', 'speed', 'length', 'liked'],
  },
  { id: 'tutorial', label: 'the tutorial', names: 'tutorial', aspects: ['find', 'clear', 'length', 'liked'] },
  {
    id: 'buttons',
    label: 'the buttons',
    isPlural: true,
    names: 'buttons,call to action,calls to action',
    aspects: ['find', 'clear', 'look', 'read', 'works'],
  },
  { id: 'links', label: 'the links', isPlural: true, names: 'links', aspects: ['find', 'works'] },
  {
    id: 'proof',
    label: 'the testimonials',
    isPlural: true,
    names: 'testimonials,customer quotes,customer reviews',
    aspects: ['find', 'trust', 'liked'],
  },
  {
    id: 'privacy',
    label: 'the privacy policy',
    names: 'privacy policy,privacy statement,privacy notice',
    aspects: ['find', 'clear', 'length'],
  },
  {
    id: 'purpose',
    label: 'what it is for',
    names:
      'what it does,what it is for,what the site does,what the app does,what the product does,what the tool does,what the site is for,what the app is for,purpose',
    aspects: ['clear'],
  },
  { id: 'idea', label: 'the idea', names: 'idea,concept,product idea', aspects: ['clear', 'liked'] },
  { id: 'trial', label: 'the free trial', names: 'free trial,trial period', aspects: ['find', 'length', 'liked'] },
  { id: 'translation', label: 'the translation', names: 'translation,translations', aspects: ['clear', 'liked'] },
  {
    id: 'site',
    label: 'the site',
    names: 'site,website,web page,app,application,pages,page',
    aspects: ['ease', 'speed', 'trust'],
  },
  {
    id: 'loading',
    label: 'the loading time',
    names: 'loading time,loading times,load time,load times',
    aspects: ['speed'],
  },
];
