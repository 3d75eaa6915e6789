import type { Judgement, JudgementList } from './judgement.ts';

const found: Judgement = { family: 'find', stance: 'praise', isOfObject: true };
const missing: Judgement = { family: 'find', stance: 'criticism', isOfObject: true };
const unfound: Judgement = { ...missing, isUnfound: true };
const clear: Judgement = { family: 'clarity', stance: 'praise' };
const unclear: Judgement = { family: 'clarity', stance: 'criticism' };
const wish: Judgement = { family: 'wish', stance: 'criticism', isOfObject: true };
const ask: Judgement = { ...wish, family: 'ask' };
const demanded: Judgement = { family: 'must', stance: 'criticism', isOfObject: true };
const spared: Judgement = { family: 'must', stance: 'praise', isOfObject: true };

/** Finding, understanding, wishing for and having to: what people say of what is or is not on a page. */
export const JUDGEMENTS_OF_FINDING: readonly JudgementList[] = [
  [
    `easy to find | easily find | easily found | easy to spot | easy to locate | quickly find | quickly found | found ~ at once |
     found ~ immediately | found ~ right away | found ~ straight away | found ~ quickly | found ~ easily | found ~ in seconds |
     found ~ instantly | found ~ in no time | found ~ without any | find ~ at once | find ~ immediately | find ~ right away |
     can be found | where i expected | one click away | hard to miss | can not miss | could not miss | impossible to miss |
     spotted ~ at once | spotted ~ immediately | saw ~ at once | saw ~ immediately | visible | prominent | prominently | simple to find |
     quick to find | no trouble finding | no problem finding | no problems finding | immediately found | instantly found`,
    found,
  ],
  [
    `could not ~ find | can not ~ find | did not ~ find | do not ~ find | not able to find | unable to find | never found |
     hard to find | difficult to find | tough to find | tricky to find | impossible to find | failed to find | trouble finding |
     could not ~ locate | struggled to find |
     had difficulty finding | had problems finding | still have not found | not find`,
    unfound,
  ],
  [
    `could not see | can not see | did not see | do not see | never saw | only found out | only find out | looked ~ for | looked everywhere for | searched ~ for | had to search | had to search for | had to hunt | had to hunt for | had to dig |
     had to dig for | had to look for | hunting for | minutes looking for | minutes searching for | took ~ to find | nowhere |
     nowhere to be found | =hidden | hides | buried | tucked away | invisible | =missing | is absent | are absent | is not there | not mentioned | not shown |
     not listed | 
     no mention of | no sign of | no information about | no information on | says nothing about | said nothing about | say nothing about | found nothing about | found nothing on | is nothing about | is nothing on | no details on | no details about |
     no word on | no word about | no hint of | no trace of | no way to | no place to | there is no | there are no | there was no | there were no | has no | lack | lacks | lacked | lack of |
     lacking | i miss | i missed | we missed | hard to spot | easy to miss | easily missed | missing is | without any`,
    missing,
  ],
  [
    `does not say | does not mention | does not show | does not list | do not say | do not mention | do not show | do not list | says nothing | say nothing | did not mention | did not say`,
    { ...missing, isOfSpeaker: true },
  ],
  [
    `=clear | =clearly | =clearer | crystal clear | obvious | understandable | easy to understand | easy to follow | easy to grasp |
     easier to understand | simple to understand | makes sense | made sense | make sense | self explanatory | explains ~ well | explains ~ clearly |
     well explained | clearly explained | explained well | explained clearly | logical | unambiguous | transparent | transparently`,
    clear,
  ],
  [
    `i understand | i understood | we understood | can understand | could understand | immediately understand | instantly understand |
     quickly understand | immediately understood | instantly understood | quickly understood | immediately knew | knew exactly | knew immediately |
     knew at once | know exactly | i knew | tells me exactly | tells you exactly | easy to see | understood at once | got it at once | knew within | understood within`,
    { ...clear, isOfObject: true },
  ],
  [
    `unclear | could be anything | could mean anything | opaque | legalese | intransparent | confusing | confused | confuse | confusion | vague | ambiguous | hard to follow | puzzled | puzzling | cryptic | misleading | mislead |
     contradictory | contradicts | inconsistent | inconsistency | makes no sense | make no sense | made no sense | does not make sense | did not make sense |
     do not make sense | illogical | not explained | unexplained | never explained | mystery | meaningless | incomprehensible`,
    unclear,
  ],
  [
    `did not ~ understand | do not ~ understand | could not ~ understand | can not ~ understand | not understand | never understood | did not ~ know | do not ~ know | had no idea | have no idea | no idea | hard to understand | difficult to understand |
     hard to tell | hard to see | difficult to see | could not tell | can not tell | no explanation of | no explanation for | no explanation | nobody tells | no one tells | nobody explains | nobody told | no one explains | not sure about | not sure | not obvious | unsure | left me guessing | left me wondering | left wondering | i wondered | i wonder | wondering | had to guess |
     guessing | does not explain | do not explain | never explains | does not tell | do not tell | does not really say | never says | never tells | could not figure out |
     can not figure out | took ~ to understand | took ~ to figure out | trouble understanding | struggled to understand`,
    { ...unclear, isOfObject: true },
  ],
  [
    `would ~ =like | would ~ love | would ~ prefer | would ~ have liked | would ~ have loved | would ~ have preferred | would ~ have expected |
     would ~ want | would ~ appreciate | would ~ expect | i wish | we wish | i want more | i wanted more | i want a | i wanted a | i want the | i wanted the | would be great if | would be nice if | would be good if | would be helpful if | would be useful if | would be better if | would be perfect if | would be awesome if | would be =cool if |
     would be lovely if | would be ideal if | would be great to | would be nice to | would be good to | would be helpful to | would be useful to | would be better to | would be interesting to |
     would be lovely to | would have been nice if | would have been nice to | would have been helpful to | would have been great to | would =help | would help if | would help to | better if | nicer if | it needs | =needs | =needs to | need more | needed more | =needs a | =needs some |
     should | should be | should have | should show | should also | should really | could use | could show | could tell | could offer | could say | could be better | could be clearer | could be easier | could be faster | could be simpler |
     could be bigger | could be shorter | could be larger | could be more | could be a bit | could be a little | could be improved | could have been | should have been |
     =please | ^=add | ^=give | ^=make | ^=put | ^=fix | ^=move | ^=remove | ^=replace | ^=include | ^=consider | ^=shorten | ^=improve | ^=provide | ^=offer |
     ^let me | i would add | i would change | i would remove | i would put | i would move | i would make | i would show | i would shorten | i would suggest | i would drop | i suggest |
     my suggestion | room for improvement | can be improved | can be better | improvement | needs work | needs improvement | want to compare | why not`,
    wish,
  ],
  [
    `want to know | wanted to know | would ~ want to know | want to see | wanted to see | would ~ want to see | would ~ like to know | would ~ like to see | would ~ love to see | would ~ love to know |
     would ~ have liked to see | would ~ have liked to know | ^=show | ^=tell | ^=explain | please show | please tell | please explain | should show | should say | should tell | should explain | curious`,
    ask,
  ],
  [
    `would be helpful | would be great | would be nice | would be good | would be useful | would be better | would be perfect | would be awesome | would be welcome | would be ideal |
     would be clearer | would be easier | would be nicer | would be lovely | would have been nice | would have been helpful | would have been great | would have been useful | would have been better |
     would have helped | would make it | would make this | would go a long way | is needed | are needed | too few | too little | not enough`,
    { ...wish, isOfObject: false },
  ],
  [
    `i hoped | i was hoping | hoped for | hoping for | i expected | we expected | i was expecting | expected to | expecting`,
    { ...wish, isExpectation: true },
  ],
  [
    `had to | have to | has to | forced to | forces me to | forces you to | makes you | made me | makes me | required to | requires | require | you must | asks for | asked for | asks me for |
     asked me for | asks you for | wants my | wanted my | demands | asks me to | asked me to | asking for | asking me to | before i could see | before i can see`,
    demanded,
  ],
  [
    `did not have to | do not have to | does not ask for | did not ask for | no need to | not need to | without having to | does not require | did not need to | do not need to | not asked for`,
    spared,
  ],
];
