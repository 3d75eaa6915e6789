import type { Lexicon } from './lexicon.ts';

export const englishTopics: Lexicon['topics'] = {
  'free-trial': `free trial | try it free | try free | try for free | try it for free | free for * days | day trial | day free |
    days free | start your trial | start trial | trial period | first month free | first month is free | month free |
    money off your first | try it for | free 14-day | free 30-day | free 7-day | trial`,
  'free-plan': `free for everyone | free forever | forever free | free plan | free tier | free version | free account | always free | start for free |
    get started for free | get started free | for free | free to use | free of charge | completely free | 100% free | it's free |
    it’s free | is free | no cost | free and open source | free to play | totally free | free online | free tools | free download | sign up free`,
  'no-card': `no card | no credit card | without a credit card | without a card | no credit card required | no payment details |
    no card required | no card needed`,
  'ask-price': `get a quote | request a quote | free quote | contact sales | talk to sales | request pricing | price on request |
    prices on request | custom pricing | contact us for pricing | request a price | ask for a quote | get an estimate |
    free estimate | quote on request | call for price | call for prices | book a call | schedule a call`,
  plans: `pricing | plans | plans & pricing | plans and pricing | price list | our prices | prices | rates | fees | tariffs | price |
    one price | packages | membership options | tickets & prices`,
  subscription: `subscription | subscriptions | subscribe & save | membership | memberships | billed monthly | billed annually |
    billed yearly | per month | a month | /month | /mo | per year | monthly plan | annual plan | cancel anytime |
    cancel any time | pause any time | every month | monthly box | become a member | retainer`,
  cart: `add to cart | add to bag | add to basket | shopping cart | shopping bag | view cart | your cart | basket | proceed to checkout | shop now |
    buy now | shop all | our shop | online shop | online store | webshop | sold out | in stock | out of stock | best sellers |
    bestsellers | new arrivals | wishlist | quick view | add to wishlist | order now | shop by`,
  shipping: `free shipping | shipping | delivery to | delivered to | delivery time | deliveries | home delivery | we deliver | delivery | free delivery | postage | dispatched |
    next-day delivery | next day delivery | courier | letterbox | mailbox | in the post | by post`,
  returns: `free returns | returns | return policy | returned | day return | days to return | refund | refunds |
    exchanges within | free exchanges | money back | we’ll send | send it back | replacement | we'll send`,
  gift: `gift card | gift cards | gift voucher | gift vouchers | as a gift | gift wrap | gift box | voucher | vouchers |
    gift certificate | gift`,
  guarantee: `money-back guarantee | money back guarantee | money back | satisfaction guaranteed | guarantee | guaranteed | warranty |
    lifetime warranty | full refund | no questions asked | risk-free | risk free | cancel anytime | cancel any time |
    or your money back | pause whenever | cancel whenever | pause or stop`,
  login: 'log in | login | sign in | signin | my account | client area | customer portal | member login | your account',
  'sign-up': `sign up | signup | get started | create account | create an account | create your account | register | join now |
    join for free | start now | start free | open an account | join us | join the waitlist | join waitlist | start your free trial`,
  demo: `book a demo | request a demo | get a demo | schedule a demo | see a demo | live demo | watch demo | watch the demo |
    view demo | watch video | try the demo | interactive demo | see it in action | watch the trailer`,
  software: `app | apps | software | platform | dashboard | saas | workflow | workflows | automate | automation | automates | sync |
    syncs | cloud | in the browser | in your browser | online tool | online tools | free tools | no install | tablet | browser extension | web app | mobile app | workspace | real-time | real time |
    analytics | ai-powered | api | plugin | crm | no-code | artificial intelligence`,
  work: `professional | professionals | project management | team | teams | business | businesses | company | companies | client | clients | your customers | workflow | workflows | employees |
    enterprise | office | invoice | invoices | colleagues | stakeholders | agency | agencies | workspace | productivity | developers`,
  migration: `moving from | migrate | migrating | migration | switching from | switch from | import your | import from | importer |
    bring your data | transfer your`,
  integrations: `integrates with | integration | integrations | works with | connects with | connects to | connect with |
    compatible with | plugs into | syncs with`,
  testimonials: `testimonial | testimonials | what our customers say | what customers say | what people say | what our clients say |
    what clients say | what they say | what our users say | customer stories | reviews | customer reviews | loved by |
    kind words | wall of love | in their words | what others say | what our members say | hear from`,
  'trusted-by': `trusted by | used by | loved by | join over | join more than | joined by | relied on by | chosen by | customers worldwide |
    happy customers | satisfied customers | happy clients | active users | over a million | downloads | users worldwide |
    people use | teams use | companies use | served | members worldwide | subscribers | readers`,
  'case-studies': `case study | case studies | success story | success stories | customer story | customer stories | our clients |
    selected work | selected clients | client list`,
  awards: `award | awards | award-winning | winner of | as seen in | as featured in | featured in | as seen on | best of | finalist |
    accredited | certified by | certified b corp`,
  security: `encrypted | encryption | gdpr | soc 2 | soc2 | iso 27001 | hipaa | two-factor | 2fa | sso | single sign-on | audited |
    pci | secure by | bank-level | end-to-end | zero-knowledge | penetration test`,
  privacy: `privacy | privacy policy | privacy notice | we never sell | never sell your | no tracking | no cookies | data protection |
    your data stays | don't track | don’t track`,
  contact: `contact | contact us | get in touch | call us | email us | write to us | write to | reach us | reach out | drop us a line |
    support | help center | help centre | customer service | live chat | talk to us | say hello`,
  about: `about | about us | our story | who we are | our team | meet the team | our mission | our history | about me | the team`,
  questions: `faq | faqs | frequently asked | frequently asked questions | questions and answers | questions? | common questions |
    q&a | got questions | have questions`,
  hours: `opening hours | opening times | business hours | hours of operation | open daily | open every day | open from | we're open | we are open |
    we’re open | mon-fri | mon–fri | monday to friday | monday - friday | monday – friday | monday through friday |
    closed on | hours | office hours`,
  directions: `directions | find us | how to find us | where to find us | our location | visit us | get directions | parking | our address |
    located in | located at | our locations | street | avenue`,
  booking: `book a table | book now | book online | book an appointment | make an appointment | reserve a table | reserve |
    reservation | reservations | make a reservation | appointment | appointments | schedule an appointment | book your |
    book a room | check availability | schedule a visit | book a visit | book a class`,
  menu: `our menu | the menu | full menu | dishes | lunch | dinner | brunch | wine list | starters | mains | desserts | chef | cuisine |
    restaurant | bistro | pizzeria | café | coffee shop | coffee house | eatery | bakery | seasonal ingredients | our kitchen`,
  lodging: `rooms | suites | hotel | guesthouse | guest house | bed and breakfast | b&b | hostel | holiday home | check-in | check in |
    check-out | per night | nights | our rooms | stay with us | accommodation | campsite`,
  health: `dentist | dental | clinic | doctor | doctors | patients | physiotherapy | treatment | treatments | therapist | therapy | hospital |
    medical | surgery hours | health care | healthcare | midwife | veterinary | vet`,
  'craft-trade': `photographer | massage | driving school | dog boarding | kennels | tutoring | handyman | movers | wedding | catering |
    guided tours | fishing guide | plumber | plumbing | electrician | hair salon | barber | garage | gym | yoga studio | salon | spa | florist | law firm |
    workshop | family-run | family run | family-owned | roofing | landscaping | cleaning services | repairs | mechanics | our studio`,
  directory: `find a | find your nearest | compare prices | compare offers | compare providers | listings | directory | near you | search for a | add your listing | list your | browse |
    marketplace | verified reviews | get matched | we connect you | submit a listing | all categories`,
  blog: `blog | my blog | posts | recent posts | latest posts | all posts | read more | articles | essays | further reading | about the author | continue reading | archives | archive |
    older posts | categories | tags | tagged | min read | minute read | comments | leave a comment | rss`,
  newsletter: `newsletter | subscribe to | subscribe to our | mailing list | join our list | join the list | get updates | weekly email | in your inbox |
    to your inbox | email updates | subscribe via email | sign up for updates | stay in the loop`,
  news: `breaking | breaking news | politics | opinion | editorial | sport | sports | world news | latest news | top stories | headlines |
    most read | live updates | journalism | journalists | newsroom | our reporters | e-paper | obituaries | columnists |
    local news | letters to the editor | correspondent`,
  posted: `posted on | published on | posted by | written by | published | min read | last updated | updated on`,
  docs: `documentation | docs | api reference | reference | quick start | quickstart | getting started | installation | tutorial |
    tutorials | guides | changelog | release notes | user guide | configuration | command line | cli | examples | cookbook |
    on this page | edit this page | table of contents | search docs`,
  'open-source': `open source | open-source | opensource | mit license | apache license | apache 2.0 | gpl | bsd license | github |
    star on github | view on github | fork | pull request | pull requests | contributors | contributing | source code | gitlab |
    self-host | self-hosted | self hosted | license | maintainers | maintained by`,
  'open-licence': `open source | open-source | opensource | free software | mit license | mit licence | apache license | apache 2.0 | gpl |
    bsd license | source code is | under the mit | free and open`,
  install: `npm install | npm i | yarn add | pnpm add | pip install | brew install | cargo add | cargo install | go get | go install |
    gem install | composer require | apt install | apt-get install | docker run | docker pull | npx | curl -`,
  portfolio: `portfolio | my work | selected work | selected works | my projects | recent work | projects | i'm a | i’m a | i am a | hire me |
    available for | freelance | résumé | resume | curriculum vitae | cv | work experience | my skills | about me | let's work together |
    let’s work together | case studies`,
  services: `fractional | book a call | schedule a call | discovery call | strategy session | for our clients | our clients | engagements |
    our services | services | what we do | agency | studio | consultancy | consulting | we design | we build | we help |
    our clients | our work | our approach | our process | our expertise | solutions | case studies | start a project |
    tell us about your project`,
  donate: `donate | donation | donations | donate now | make a donation | give now | give monthly | support our work | sponsor a |
    fundraise | fundraiser | fundraising | your gift | tax-deductible | tax deductible | become a donor`,
  volunteer:
    'volunteer | volunteers | volunteering | get involved | take action | join the movement | become a volunteer',
  charity: `charity | nonprofit | non-profit | not-for-profit | ngo | foundation | registered charity | 501(c)(3) | 501c3 | our cause |
    our impact | humanitarian | communities | beneficiaries | annual report`,
  government: `government | ministry | department of | municipality | city council | council | county | citizens | residents |
    official website | public service | public services | public sector | parliament | federal | state agency | gov.uk | permit |
    permits | licence | benefits | council tax | immigration | passport | elections | mayor | authority`,
  course: `course | courses | lesson | lessons | curriculum | enroll | enrol | enrollment | students | certificate | syllabus | lectures |
    learn to | learn how | bootcamp | academy | university | faculty | campus | admissions | tuition | degree | school | teachers |
    classes | workshop series | masterclass | instructor | instructors | e-learning | online learning | tutor | tutors`,
  event: `conference | speakers | keynote | agenda | schedule | venue | tickets | register now | call for papers | cfp | early bird |
    sponsors | summit | festival | meetup | line-up | lineup | attendees | get tickets`,
  game: `game | games | how to play | new game | game over | best score | arrow keys | gameplay | play now | player | players | multiplayer | levels | quest | quests | puzzle | puzzles |
    on steam | steam | wishlist now | nintendo switch | playstation | xbox | high score | enemies | bosses | roguelike | rpg |
    arcade | soundtrack | indie game | play in your browser | play free`,
  community: `community | forum | forums | discussion | discussions | members | discord | join the conversation | threads | topics |
    marketplace | sellers | buyers | listings | post an ad | ask a question`,
  handmade: `handmade | hand-made | hand made | handcrafted | hand-crafted | by hand | small batch | small-batch | made to order |
    locally sourced | organic | sustainable | fair trade | fairtrade | recycled | family-run | family run | family-owned`,
  problem: `tired of | no more | stop wasting | struggle | struggling | struggles | hard to | is hard | is broken | is great until | hate |
    wasting | frustrating | frustrated | frustration | pain of | headache | headaches | shouldn't be | shouldn’t be |
    doesn't know | doesn’t know | too many | gets lost | get lost | fed up | overwhelmed | overwhelming | nobody wants | nobody should | no one should | messy |
    chaos | forget about | never worry | without the hassle | hassle | no longer have to | killed`,
  'self-praise': `world-class | world class | best-in-class | cutting-edge | cutting edge | industry-leading | leading provider |
    market leader | state-of-the-art | state of the art | revolutionary | game-changing | game changer | next-generation |
    next generation | unparalleled | unrivalled | unrivaled | second to none | we are the best | the very best | the best in | number one | world's leading |
    world’s leading | innovative solutions | ultimate | unmatched | award-winning | premium quality | top-notch`,
  boilerplate: `cookie | cookies | all rights reserved | skip to content | skip to main content | skip to navigation | accept all | ©| copyright |
    proudly powered by | powered by wordpress | powered by jekyll | powered by hugo | powered by shopify | javascript is disabled | enable javascript | your browser | loading | terms of service | terms of use |
    terms and conditions | privacy policy | follow us | toggle navigation | toggle menu | open menu | close menu | back to top |
    made-up business | sample for trying out | lorem ipsum | select your language | unsubscribe | recaptcha`,
};
