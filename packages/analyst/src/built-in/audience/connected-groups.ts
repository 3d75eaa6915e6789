import type { Passage } from '../read/passage.ts';
import type { Site } from '../read/site.ts';
import type { Audience } from './audience.ts';
import { type Group, groupsIn } from './group-names.ts';
import { setOf } from '../read/wording.ts';

/** What connects a site with the people that its description names, where no “for” does. */
const CONNECTED: Readonly<Record<string, RegExp>> = {
  en: /\b(?:(?:association|community|network|federation|society|union|forum|alliance|meeting place|home|voice|magazine|portal|journal) (?:of|to)|represent(?:s|ing)?|connect(?:s|ing)?|bring(?:s|ing)? together|unit(?:es|ing)|enabl(?:es?|ing)|empower(?:s|ing)?|allow(?:s|ing)?|equip(?:s|ping)?|teach(?:es|ing)?|train(?:s|ing)?|tak(?:es|ing)|support(?:s|ing)?|reach(?:es|ing)?|(?:services?|solutions|help|advice|training|lessons|support|information) to|visited by|read by|attended by|written for)\s+$/iu,
  de: /(?:(?:verband|vereinigung|verein|netzwerk|forum|treffpunkt|community|portal|magazin|zeitschrift|plattform) (?:der|von|des)|ermöglich\p{L}+|vernetz\p{L}+|verbinde\p{L}+|vertritt|begleite\p{L}+)\s+(?:die |den |es )?$/iu,
  fr: /(?:(?:réseau|communauté|association|fédération|syndicat|club|portail|magazine|journal|rendez-vous|salon) (?:des|de|d['’])|permet(?:tent)? aux|accompagne(?:nt)?(?: les)?|rassemble(?:nt)?(?: les)?|réuni(?:t|ssent)(?: les)?)\s*$/iu,
  es: /(?:(?:asociación|comunidad|red|federación|club|portal|revista|encuentro) de|permite a|reúne a|conecta a|representa a)\s+(?:los |las )?$/iu,
  it: /(?:(?:associazione|comunità|rete|federazione|portale|rivista|ritrovo) (?:di|dei|degli|delle)|permette a(?:i|gli|lle)?|riunisce|rappresenta)\s+(?:i |gli |le )?$/iu,
  pt: /(?:(?:associação|comunidade|rede|federação|portal|revista|encontro) d(?:e|os|as)|permite (?:a|aos|às)|reúne|representa)\s+(?:os |as )?$/iu,
};
const JOINED =
  /^\s*(?:,|and|&|or|und|oder|et|ou|y|o|e|sowie|,\s*and|as well as|\/)\s*(?:the\s|les\s|los\s|las\s|die\s)?$/iu;
/** Heads that nobody is told by. */
const VAGUE = setOf('people customers clients members visitors individuals users brands cities teams companies');
const WEIGHT = 2.2;
const BEFORE = 60;

const isHead = ({ page, place }: Passage): boolean => page === 0 && (place === 'title' || place === 'description');

const isPlain = ({ head, words }: Group): boolean => !VAGUE.has(head) || words.includes(' ');

/** “The network of tile setters”, “enables nurses and doctors”: groups of title and description that a verb or a noun connects with the site. */
export const connectedGroups = ({ said, language }: Site): readonly Audience[] => {
  const form = CONNECTED[language.tag];
  return form === undefined
    ? []
    : said.filter(isHead).flatMap((passage) => {
        let end = -1;
        return groupsIn(passage.text, language.tag).flatMap((group): Audience[] => {
          const { start, words, label, head } = group;
          const before = passage.text.slice(Math.max(0, start - BEFORE), start);
          const isListed = end >= 0 && JOINED.test(passage.text.slice(end, start));
          if (!isListed && !form.test(before)) {
            end = -1;
            return [];
          }
          end = start + words.length;
          return isPlain(group) ? [{ label, head, quote: words, passage, weight: WEIGHT }] : [];
        });
      });
};
