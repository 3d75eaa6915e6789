import { englishPeople } from './english-people.ts';
import { englishTopics } from './english-topics.ts';
import type { Lexicon } from './lexicon.ts';

export const english: Lexicon = {
  tag: 'en',
  topics: englishTopics,
  madeFor: `built for | made for | designed for | created for | crafted for | perfect for | ideal for | great for |
    tailored for | tailored to | intended for | written for | developed for | meant for | aimed at | exclusively for |
    especially for | specially for | specifically for | just for | only for | dedicated to | suitable for | best for |
    optimized for | optimised for | we work with | works with | work with | we serve | we help | it helps | helps | helping | empowers | empowering |
    enables | enabling | lets | we support | supporting | open to | geared to | geared towards | geared toward | loved by`,
  plainFor: 'for',
  and: 'and | or | & | plus | as well as | and for | or for',
  stops: `to | so | from | with | without | in | between | as | at | on | about | into | like | during | under | whether | because | by | using | through | via | without | when | while | if | but | since | is | are | was | can |
    will | have | has | get | gets | make | build | create | find | run | manage | around | worldwide | is | more | all | every |
    each | save | ship | grow | learn | reach | turn | plan | track | write | keep | stay | collaborate | communicate`,
  possessives: `your | our | my | their | his | her | its | these | those | such | other | some | any | most | many | no | new |
    one | existing | current | paying | happy`,
  people: englishPeople,
  hasCompounds: false,
  hasSpaces: true,
  rivals: {
    alternative: `alternative to | alternatives to | replacement for | replaces | replace your | replace | instead of |
      ditch | goodbye to | say goodbye to | rather than`,
    unlike: 'unlike | other than | different from | differs from | in contrast to | compared to | compared with',
    versus: 'vs | vs. | versus',
    from: `switching from | switch from | migrating from | migrate from | moving from | move from | coming from |
      import from | imports from | upgrade from`,
  },
  substitutes: `paper=Paper | pen and paper=Pen and paper | spreadsheet=Spreadsheets | spreadsheets=Spreadsheets |
    excel=Excel | whiteboard=A whiteboard | whiteboards=Whiteboards | sticky notes=Sticky notes | post-its=Sticky notes |
    notebooks=Notebooks | your till=The till system | till=The till system | phone calls=Phone calls |
    email threads=Email threads | endless emails=Email threads | whatsapp groups=WhatsApp groups |
    google sheets=Google Sheets | google docs=Google Docs | word documents=Word documents |
    manual work=Working by hand | by hand=Working by hand | supermarket=The supermarket |
    supermarkets=The supermarket | big box stores=Big-box stores | fast fashion=Fast fashion |
    big chains=The big chains | letting agents=Letting agents`,
  trends: {
    growth: `growing | grows | grew | has grown | rise | rises | rising | rose | risen | increased | increases | increasing |
      doubled | tripled | surge | surged | boom | booming | soared | soaring | more and more | record high | upward`,
    decline: `declining | declined | shrinking | shrank | fell | fallen | dropping | fewer and fewer | less and less |
      decreased | decreasing | downward`,
    season: `in january | in february | in march | in april | in may | in june | in july | in august | in september |
      in october | in november | in december | every spring | every summer | every autumn | every fall | every winter |
      in spring | in summer | in winter | season | seasonal | christmas | black friday`,
    share: `percent of | per cent of | % of | one in | in ten | out of ten | out of every | of people | of adults |
      of companies | of businesses | of households | of consumers | of customers | of teams | of workers | majority of`,
    effort: `twice as | three times | times as | times more | on average | the average | takes | costs | hours a week |
      hours per week | minutes a day`,
    habit: `nowadays | these days | more people | people expect | customers expect | people now | today's |
      every year | later every year | earlier every year`,
    rule: `regulation | regulations | directive | legislation | the law | legally required | mandatory | by law | ban on |
      deadline | comes into force | takes effect`,
  },
  upTo: 'up to | as many as | limited to | a maximum of | max | max.',
  trialWords: 'trial | try | free | test',
  units: { day: 'day | days', week: 'week | weeks', month: 'month | months', year: 'year | years' },
  own: 'we | our | us | we’re | we’ve | we’ll | i | my | you | your | you’ll',
  common: `the | and | of | to | in | is | you | that | it | for | with | on | are | this | your | we | our | from | by | be | at |
    or | an | as | not | have | can | will | more | all | what | how | get`,
};
