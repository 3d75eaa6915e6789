import type { Stance } from '@twofold/contracts/feedback/comparison';
import type { Aspect } from './topics.ts';

export type Judgment = { readonly aspect: Aspect; readonly stance: Stance };

/** Words of praise and of criticism by aspect, as they follow “is” or precede a noun. */
export const JUDGMENTS: Readonly<Record<Aspect, readonly [praise: string, criticism: string]>> = {
  find: [
    'easy to find,easy to spot,easy to see,easy to locate,easily found,easily visible',
    'hard to find,hard to spot,hard to see,hard to locate,difficult to find,difficult to spot,difficult to locate,impossible to find,easy to miss,easy to overlook,missing,absent,hidden,well hidden,buried,invisible,nowhere to be found,nowhere to be seen',
  ],
  clear: [
    'clear,understandable,self explanatory,straightforward,easy to understand,easy to follow,easy to grasp',
    'unclear,confusing,vague,ambiguous,cryptic,puzzling,incomprehensible,hard to understand,hard to follow,hard to grasp,difficult to understand,difficult to follow,impossible to understand',
  ],
  ease: [
    'easy,easy to use,easy to navigate,easy to handle,easy to work with,intuitive,user friendly,effortless,painless,simple to use',
    'hard to use,hard to navigate,difficult,difficult to use,difficult to navigate,complicated,clumsy,cumbersome,clunky,tedious,unintuitive,painful to use',
  ],
  speed: ['fast,quick', 'slow,painfully slow,sluggish,laggy'],
  cost: [
    'fair,reasonable,affordable,cheap,low,good value,fairly priced,reasonably priced',
    'too high,high,steep,too expensive,expensive,overpriced,pricey,too much,unreasonable',
  ],
  look: [
    'beautiful,attractive,gorgeous,elegant,appealing,stylish,modern,lovely,good looking,pleasing to the eye',
    'ugly,dated,outdated,old fashioned,dull,cluttered,messy,unattractive,garish',
  ],
  read: [
    'readable,legible,easy to read',
    'unreadable,illegible,hard to read,difficult to read,impossible to read,too small,tiny',
  ],
  length: [
    'concise,brief,to the point,pleasantly short',
    'too long,far too long,way too long,lengthy,wordy,too wordy,long winded',
  ],
  works: ['flawless,reliable', 'broken,buggy,unreliable,faulty,dead'],
  trust: ['credible,convincing,trustworthy,believable', 'unconvincing,untrustworthy,suspicious,dubious'],
  liked: [
    'great,good,nice,excellent,awesome,fantastic,wonderful,amazing,perfect,brilliant,superb,impressive,helpful,useful,friendly',
    'bad,poor,terrible,awful,horrible,annoying,irritating,disappointing,frustrating,useless,distracting,intrusive',
  ],
};

/** A wish is criticism: “It should be clearer” means that it is not clear. */
export const WISHES: Readonly<Partial<Record<Aspect, string>>> = {
  find: 'easier to find,easier to spot,more visible,more prominent',
  clear: 'clearer,easier to understand,easier to follow',
  ease: 'easier,easier to use,simpler',
  speed: 'faster,quicker',
  cost: 'lower,cheaper',
  look: 'more modern,more attractive',
  read: 'larger,bigger,easier to read,more readable',
  length: 'shorter,more concise',
};
