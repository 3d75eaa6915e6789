import { admitted } from '../findings/admitted.ts';
import type { Context } from '../findings/context.ts';
import { pageQualityFindings } from '../findings/page-quality.ts';
import { deterrentsIn } from '../findings/deterrents.ts';
import { deadLinks } from '../findings/dead-links.ts';
import { endedFinding } from '../findings/ended.ts';
import { firstLook } from '../findings/first-look.ts';
import { firstWords } from '../findings/first-words.ts';
import { notLaunched } from '../findings/not-launched.ts';
import { otherHost } from '../findings/other-host.ts';
import { otherOwner } from '../findings/other-owner.ts';
import { rawTexts } from '../findings/raw-texts.ts';
import { reachFindings } from '../findings/reach.ts';
import { worksWithoutResult } from '../findings/substance.ts';
import { inconsistencyFindings } from '../findings/inconsistencies.ts';
import { announced } from '../findings/unsettled.ts';
import { untranslated } from '../findings/untranslated.ts';
import { unsourcedClaims } from '../findings/unsourced.ts';
import { upkeepFindings } from '../findings/upkeep.ts';
import { grossDefects } from '../findings/gross-defects.ts';
import { measuredFindings } from '../findings/measured.ts';
import { quoted, setOf } from '../read/wording.ts';
import { isCosmetic } from './suggestions.ts';
import { type Finding, groundOf, inferred, weakness } from './statement.ts';
import { ranked } from './strengths.ts';

/** The finding if no check failed. */
const noWeakness = (context: Context): Finding => {
  const soon = announced(context);
  if (soon !== undefined) {
    const words = quoted(soon.text.trim());
    const fix = `Say when the content behind ${words} will be available, or remove it`;
    return weakness('announced', 0.3, `${words} is still shown instead of content`, groundOf(soon), fix);
  }
  const text = 'Our rules are sure of no gap here; a person may see some';
  const reason =
    'Inferred from two things: its texts show none of the defects that our rules look for; missing content is not judged.';
  return weakness('none-found', 0.1, text, inferred(reason));
};

/** Weaknesses that many pages share are only reported if there is little else. */
const COMMON: ReadonlySet<string> = setOf('measured-viewport measured-description');
const FEW = 2;
const ENOUGH = 3;

/** Defects that cost founders customers, and at most one cosmetic one. What a page lacks is not included: it may be there in words that the rules do not recognize (ADR 55). */
export const weaknessesOf = (context: Context): readonly Finding[] => {
  const ended = endedFinding(context) ?? notLaunched(context);
  const all = [
    ...(ended === undefined ? [] : [ended]),
    ...rawTexts(context),
    ...deterrentsIn(context),
    ...admitted(context),
    ...pageQualityFindings(context),
    ...upkeepFindings(context),
    ...[firstWords(context), untranslated(context), otherOwner(context), otherHost(context)].filter(
      (found) => found !== undefined,
    ),
    ...unsourcedClaims(context),
    ...firstLook(context),
    ...deadLinks(context),
    ...inconsistencyFindings(context),
    ...reachFindings(context),
    ...measuredFindings(context),
    ...worksWithoutResult(context),
  ];
  const defects = all.filter((each) => !isCosmetic(each));
  const isWorth = ({ kind }: Finding): boolean => defects.length < (COMMON.has(kind) ? FEW : ENOUGH);
  const cosmetics = all.filter((each) => isCosmetic(each) && isWorth(each));
  const [cosmetic] = cosmetics.toSorted((a, b) => b.weight - a.weight);
  const found = ranked([...defects, ...(cosmetic === undefined ? [] : [cosmetic]), ...grossDefects(context)]);
  return found.length > 0 ? found : [noWeakness(context)];
};
