import { isHead, type Passage } from '../read/passage.ts';
import { letters } from '../read/name-signs.ts';
import type { Site } from '../read/site.ts';
import { SPEAKS } from '../read/speaks.ts';
import { capitalised, setOf } from '../read/wording.ts';
import type { Audience } from './audience.ts';

const WEIGHT = 2.2;
const MAX_LENGTH = 600;
/** “for bell ringers from around the world”, “for clients who need a tuner”: only people come from everywhere or need something. */
const DESCRIBED =
  /\b(?<lead>[a-z]+) for (?<who>(?:(?:the|all|every)\s)?(?<group>(?:[\w’'-]+\s){0,5}?[\w’'-]+s)(?: (?:from (?:around|across|all over) the (?:world|globe|country)|from all walks of life|alike\b|everywhere)| (?<clause>who (?:need|want|love|like|enjoy|seek|wish|prefer|care|value|look for|work|live|teach|run|own|play|make|travel|collect)\s[^.,;:!?|()–—]{3,70})))/i;
/** Nouns that name the site itself: “community for …”. */
const OWN = /\b(?:place|community|forum|home|site|website|blog|portal|magazine|hub|meeting place|resource|network)$/iu;
const PLACES: ReadonlySet<string> = setOf('title description heading text item frame');
/** “Looking for partners who want …”: a group that the site seeks. */
const ASKED =
  /^(?:look|looking|search|searching|wait|waiting|hire|hiring|ask|asking|pray|call|calls|jobs|thanks|gifts?|except|vote|respect|love|reserved|stands)$/iu;
/** Things that also come from around the world. */
const THINGS =
  /(?:news|products|goods|recipes|wines|beers|teas|foods|stories|articles|brands|books|games|things|items|movies|films|photos|ideas|sites|ads|deals|reasons|days|years)$/iu;

/** Whether a sentence is about the site: it has “we”, its name or its address. */
const isOwn = ({ text }: Passage, before: string, { name, host }: Site): boolean => {
  const words = letters(text);
  const [label = ''] = host.replace(/^www\./u, '').split('.');
  const stem = label.slice(0, 8);
  return (
    OWN.test(before) ||
    SPEAKS.test(text) ||
    [letters(name.title), stem].some((each) => each.length > 3 && words.includes(each))
  );
};

/** Groups on English pages that are in no list: their needs or origin show that they are people. */
export const describedGroups = (site: Site): readonly Audience[] =>
  site.language.tag !== 'en'
    ? []
    : site.said
        .filter(({ page, place, text }) => page === 0 && PLACES.has(place) && text.length <= MAX_LENGTH)
        .flatMap((passage): readonly Audience[] => {
          const found = DESCRIBED.exec(passage.text);
          const { lead = '', who = '', group = '', clause } = found?.groups ?? {};
          if (found === null || ASKED.test(lead) || THINGS.test(group)) return [];
          const before = passage.text.slice(0, found.index + lead.length);
          if (!isHead(passage) && !isOwn(passage, before, site)) return [];
          // An origin says less about a group than its needs.
          const groups =
            clause === undefined ? group.split(/ (?:and|or|&) /u) : [who.replace(/^(?:the|all|every)\s/iu, '')];
          return groups.map((each) => ({
            label: capitalised(each),
            head: each.toLowerCase(),
            quote: who,
            passage,
            weight: WEIGHT,
          }));
        })
        .slice(0, 2);
