import type { Judgement, JudgementList } from './judgement.ts';

const good: Judgement = { family: 'general', stance: 'praise' };
const liked: Judgement = { ...good, isOfObject: true };
const bad: Judgement = { family: 'general', stance: 'criticism' };
const disliked: Judgement = { ...bad, isOfObject: true };

/** Liking and disliking that names no respect, and phrases that only sound like a judgement. */
export const JUDGEMENTS_IN_GENERAL: readonly JudgementList[] = [
  [
    `i love | love | loved | loving | i =like | i really =like | i also =like | i do =like | i did =like | i quite =like | i still =like | i especially =like | i particularly =like | i actually =like | i personally =like | i very much =like |
     we =like | we really =like | we also =like | really =like | =liked | =likes | what i =like | adore | adored | enjoy | enjoyed | appreciate | appreciated | impressed by | impressed with | happy with | pleased with | big fan of |
     a fan of | recommend | would recommend | kudos for | well done on | nice work on | good job on | great job on | praise for | thanks for | made me smile | made me laugh | reason i kept | reason i stayed | best part | favorite part`,
    liked,
  ],
  [
    `great | good | nice | excellent | awesome | fantastic | wonderful | amazing | perfect | perfectly | brilliant | superb | solid | pleasant | pleasantly | helpful | useful | =helps | =helped | impressive | impressed | impresses |
     delightful | delighted | happy | =pleased | strong | strongest | well done | well made | well written | well chosen | well placed | spot on | on point | favorite | best | better | thoughtful | charming | catchy | memorable | fun | funny | valuable | lovely | nicely |
     =cool | outstanding | remarkable | =refreshing | =welcoming | warm | friendly | calm | =engaging | =interesting | works for me | exactly what i need | exactly what i needed | just what i need | exactly what i was looking for |
     what i was looking for | could not be better | could not be clearer | could not be easier | could not be simpler | can not wait to |
     a pleasure | a joy | a plus | big plus | saved me | saves me | saves time | saved a lot | saves a lot | could not live without | can not live without | does the job | meets my needs | fits my needs | suits my | fits my | perfect fit | speaks my language | speaks to me | speaks our language |
     better than i expected | better than expected | as i expected | as expected | exceeded | solves my | would buy | would use | would pay | would come back | would sign up | informative | relevant | well balanced | comprehensive | thorough | =detailed | accurate | precise | rich | consistent`,
    good,
  ],
  [
    `no complaints | no complaint | nothing to complain | can not complain | can not fault | no problems | no problem | no issues | no trouble | no difficulty | no difficulties | not bad | nothing wrong with`,
    { ...good, family: 'content' },
  ],
  [
    `hate | hated | dislike | disliked | annoyed by | irritated by | disappointed by | disappointed with | unhappy with | not a fan of | can not stand | could not stand | put off by | frustrated by | frustrated with | problem with |
     problems with | issue with | issues with | trouble with | not happy with | do not like | did not like | not like | did not care for | do not care for | not love | not enjoy | biggest problem | main problem | biggest issue | biggest weakness | only problem | weakest part | weakest point | weak point`,
    disliked,
  ],
  [
    `thin | sparse | scarce | superficial | shallow | bad | badly | poor | poorly | terrible | awful | horrible | annoying | annoyed | annoys | bother | bothers | bothered | frustrating | frustrated | frustrates | disappointing | disappointed | disappoints | weak | weaker | worse | worst | useless | unhelpful |
     irritating | irritated | irritates | off putting | put me off | puts me off | turned me off | turns me off | wrong | boring | bored | mediocre | clumsy | unnecessary | pointless | waste | wasted | unfortunate | unpleasant |
     distracting | distracts | distracted | unsatisfying | incomplete | insufficient | inadequate | irrelevant | intrusive | pushy | aggressive | unfriendly | too technical | too simple | too low | too vague | too early | too late |
     too loud | too general | too complicated | not for me | nearly left | almost left | almost gave up | nearly gave up | left the site | closed the tab | closed the page | drove me | would not buy | would not use | would not pay | would not sign up | would not recommend |
     not recommend | never again | let down | a letdown | falls short | fell short | lets it down | not great | not good | not ideal | no fun | lacking in | a problem | an issue | problematic | strange | weird | odd | meh | =lame | sloppy | careless | too salesy | salesy | jarring | superfluous`,
    bad,
  ],
  [
    `more information about | more information on | more details on | more details about | know more about | learn more about | more about | more of | information about | information on | details about |
     for example | for instance | in terms of | anything but | pretty much | pretty sure | looks like | look like | looked like | feels like | feel like | felt like | sounds like | seems like | would like to thank | well as | as well | as well as | to be clear | to be fair | to be honest | =clear my | clear the | clear cookies | best practice | at best | free of charge |
     first of all | in the first place | good morning | good luck | i would say | how clear | how easy | how good | how nice | how helpful | how simple | how fast | how quick | how slow | fair enough | quick question | quick look | quick glance | at a quick | waiting list |
     trusted by | no doubt | without doubt | without a doubt | steep learning | hard working | hard drive | hard copy | better than nothing | your needs | our needs | their needs | my needs | customer needs | if needed | as needed | when needed | needs of |
     had to smile | had to laugh | have to say | have to admit | had to admit | has to say | i must say | i must admit | i have to | i had to smile | good for you | may be | good thing | good question | a good while | a good idea to | good ten | good five | good two | good three | good twenty | good hour | good half | good part | good reason | good bit | great deal | for good |
     easily the | not only | not just | not to mention | not least | not until | not yet | so far so good | at least | could be used | should try | should use | should buy | should check | should give | everyone should | you should try | should appeal | should work | should know that | i should say | i should mention |
     best of luck | in general | clearly not | easy going | simply | a bit of | not necessarily | i thought i would | no more | no one | no matter | no wonder | one more | i thought | good at | great at | like a | like the one | like the ones | like this | like that | like these | things like | tools like | apps like | sites like | people like | someone like | something like |
     like many | like most | just like | more like | i would like to see how | interested in | interesting to | interesting that | in good | good old | rich text | dead end | add to cart | show more | how to make | part of the | kind of like | warm up | fun fact | free and easy | solid color | strong password | fast food | cool down | better understand | better know | the best way to | best way | for the best`,
    undefined,
  ],
];
