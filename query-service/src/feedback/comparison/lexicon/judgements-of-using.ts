import type { Judgement, JudgementList } from './judgement.ts';

const easy: Judgement = { family: 'ease', stance: 'praise' };
const hard: Judgement = { family: 'ease', stance: 'criticism' };
const brief: Judgement = { family: 'fill', stance: 'praise' };
const tooMuch: Judgement = { family: 'fill', stance: 'criticism' };
const fast: Judgement = { family: 'speed', stance: 'praise', home: 'speed' };
const slow: Judgement = { family: 'speed', stance: 'criticism', home: 'speed' };
const cheap: Judgement = { family: 'cost', stance: 'praise', home: 'price' };
const expensive: Judgement = { family: 'cost', stance: 'criticism', home: 'price' };
const fine: Judgement = { family: 'look', stance: 'praise', home: 'design' };
const ugly: Judgement = { family: 'look', stance: 'criticism', home: 'design' };
const works: Judgement = { family: 'works', stance: 'praise', home: 'bugs' };
const broken: Judgement = { family: 'works', stance: 'criticism', home: 'bugs' };
const trusted: Judgement = { family: 'trust', stance: 'praise', home: 'trust' };
const doubted: Judgement = { family: 'trust', stance: 'criticism', home: 'trust' };

/** Ease, amount, speed, cost, looks, faults and trust. */
export const JUDGEMENTS_OF_USING: readonly JudgementList[] = [
  [
    `easy | easily | easier | easiest | simple | simpler | effortless | effortlessly | smooth | smoothly | smoother | intuitive | intuitively | convenient | seamless |
     seamlessly | painless | user friendly | handy | straightforward | hassle free | no effort | no hassle | few clicks | a breeze | easy to use |
     simple to use | easy to learn | well organized | well structured | well thought out | neatly organized | well laid out | logically structured | took me a minute | took two minutes | took a minute | took only`,
    easy,
  ],
  [
    `easy to navigate | simple to navigate | easily navigate | find my way easily | easy to get around`,
    { ...easy, home: 'menu' },
  ],
  [`hard to navigate | difficult to navigate | confusing to navigate | tricky to navigate`, { ...hard, home: 'menu' }],
  [
    `=hard | hard to | harder | harder than | difficult | complicated | complex | cumbersome | tedious | clunky | laborious | awkward | fiddly | unintuitive | counterintuitive |
     counter intuitive | got lost | felt lost | was lost | get lost | lost me | feel lost | struggled | struggle | struggling | tricky | too many clicks | too many steps |
     messy | chaotic | disorganized | hassle | painful | a pain | impossible to use | hard to use | difficult to use | hard work | not intuitive | gave up`,
    hard,
  ],
  [
    `concise | to the point | succinct | nice and short | short and sweet | short and clear | uncluttered | pleasantly short | =focused`,
    brief,
  ],
  [
    `cluttered | clutter | crowded | overwhelming | overwhelmed | overwhelm | overloaded | too much | too many | too long | too busy | overload | lengthy | long winded | wordy |
     verbose | bloated | crammed | a lot of text | wall of text | walls of text | too wordy | repetitive | endless | covers everything | covers half | covers the whole | in the way | blocks the | looks busy | feels busy | too full`,
    tooMuch,
  ],
  [
    `fast | faster | quick | quicker | snappy | instant | instantly | rapid | speedy | swift | quickly | in no time | lightning fast`,
    fast,
  ],
  [
    `slow | slower | slowly | sluggish | lag | laggy | lags | took forever | takes forever | takes ages | took ages | take ages | takes too long | took too long |
     takes a long time | took a long time | takes a while | took a while | had to wait | waited | long wait | takes ~ seconds | took ~ seconds | took ~ minutes to | slowed`,
    slow,
  ],
  [
    `cheap | cheaper | affordable | fair | reasonable | reasonably priced | good value | great value | value for money | good deal | worth the price | worth the money | worth every |
     inexpensive | bargain | generous | fairly priced | well priced`,
    cheap,
  ],
  [
    `expensive | overpriced | pricey | costly | steep | too high | a lot of money | not worth the price | not worth the money | cost too much | costs too much | rip off | too expensive | far too expensive`,
    expensive,
  ],
  [
    `=pretty | beautiful | beautifully | attractive | elegant | modern | stylish | polished | looks professional | look professional | feels professional | very professional | professional looking | is professional |
     gorgeous | neat | tidy | sleek | crisp | =clean | =cleaner | clean and simple | well designed | nicely designed | beautifully designed | eye catching | appealing | good looking | looks good | looks great |
     looks nice | look nice | look good | look great | looks fantastic | pleasing | tasteful | minimalist | minimalistic | minimal | airy | classy | harmonious | easy on the eye | easy on the eyes`,
    fine,
  ],
  [`legible | readable | easy to read | reads well`, { ...fine, family: 'read', home: 'legibility' }],
  [
    `ugly | =dated | outdated | old fashioned | unprofessional | amateurish | amateur | garish | clashing | clash | bland | unattractive | unappealing | pixelated | blurry | looks cheap | feels cheap |
     cheap looking | looks old | look old | feels old | cramped | misaligned | washed out | generic | drab | dull | stuck in the`,
    ugly,
  ],
  [
    `hard to read | difficult to read | hard on the eyes | unreadable | illegible | too small | tiny | too dark | too bright | too light | low contrast | poor contrast | squint | too pale | a bit small | is small | rather small | very small | quite small | so small | a little small | could not read | can not read | barely readable`,
    { ...ugly, family: 'read', home: 'legibility' },
  ],
  [
    `works well | works fine | works great | works perfectly | worked well | worked fine | worked perfectly | worked great | works flawlessly | worked flawlessly | works as expected | worked as expected | just works |
     just worked | flawless | flawlessly | reliable | stable | without a hitch | bug free | works smoothly | worked smoothly | works on every | works nicely | came immediately | arrived immediately | came at once | arrived at once | arrived within | worked right away | worked immediately | worked at once | worked on first try | worked the first time | work well | work fine | work great`,
    works,
  ],
  [
    `broken | breaks | broke | crash | crashes | crashed | crashing | freeze | freezes | froze | buggy | glitchy | an error | a bug | a glitch | some bugs | several bugs | many bugs | few bugs | a few bugs | bugs in | errors in | full of bugs | full of errors | got errors | error occurred | error 404 | does not work | did not work | do not work | not work | not working | stopped working |
     does not load | did not load | not load | never loaded | fails | failed | nothing happened | nothing happens | does not respond | unresponsive | hangs | cut off | overlap | overlaps |
     overlapping | does not open | did not open | would not open | would not load | does nothing | did nothing | led nowhere | would not close | would not start | does not close | did not close | does not start | could not close | can not close | leads nowhere | 404 | lost all | lost half | never arrived | did not arrive | never came | landed in spam | in my spam | ended up in spam | could not reach | can not reach | not announced | got stuck | is stuck | goes nowhere | lost my`,
    broken,
  ],
  [
    `i trust | would trust | can trust | could trust | trustworthy | credible | reassuring | reassured | reassures | believable | convincing | convinced | convinces | honest | authentic | genuine |
     feels safe | felt safe | feel safe | confident | confidence | reputable | legit | legitimate | builds trust | inspires trust | creates trust | gives trust | believe it | trust it | trust them`,
    trusted,
  ],
  [
    `suspicious | anonymous | invented | no weight | shady | scam | scammy | fake | untrustworthy | sketchy | doubt | doubts | doubtful | skeptical | made up | dubious | unconvincing | risky | spammy | wary | worried | worry | worries |
     worrying | uneasy | unsafe | too good to be true | no trust | lack of trust | red flag | hesitant | hesitate | hesitated | fishy | concerned | concerns`,
    doubted,
  ],
];
