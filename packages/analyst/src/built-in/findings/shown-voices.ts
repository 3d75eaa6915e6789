import { isStudio } from '../kind/studio.ts';
import type { Site } from '../read/site.ts';
import { memoize } from './memoize.ts';

/** Review services. */
const SERVICE =
  /(?:^|\.)(?:guildquality|trustpilot|yelp|tripadvisor|houzz|angieslist|angi|homeadvisor|checkatrade|trustatrader|feefo|opineo|heureka|provenexpert|ausgezeichnet|trustedshops|ekomi|jameda|holidaycheck|avvo|healthgrades|capterra|reviewcentre|kiyoh|avis-verifies|opiniones-verificadas|werkenntdenbesten|golocal|judge)(?:\.\p{L}{2,}){1,2}$/iu;
/** A link to a profile on a review service. A link to the front page of such a service does not count. */
const linksService = ({ snapshot: { links } }: Site): boolean =>
  links.some(({ href }) => {
    const url = URL.parse(href);
    return url !== null && url.pathname.length > 1 && SERVICE.test(url.hostname);
  });

const DAY =
  /(?:\d{1,2}[./-]\d{1,2}[./-](?:19|20)\d\d|(?:19|20)\d\d-\d\d-\d\d|\d{1,2}\.?\s\p{L}{3,9}\.?,?\s(?:19|20)\d\d|\p{L}{3,9}\.?\s\d{1,2}(?:st|nd|rd|th)?,?\s(?:19|20)\d\d).{0,30}$/u;
/** “Thanks to all. – Ana L.”, “M. K.” */
const INITIALS = /(?:^|[.!?…"”“»]\s?)[—–~-]?\s?(?:\p{Lu}\p{Ll}+\s\p{Lu}\.?|(?:\p{Lu}\.\s?){2,3})(?:[,(].{0,40})?$/u;
const [MIN_LENGTH, MAX_NAME_LENGTH, MAX_END_LENGTH, MIN_COUNT] = [30, 40, 90, 3];

/** Whether the pages show reviews without a heading or quotation marks: texts with a date or initials, or a link to a review service. */
export const showsVoices = memoize((site: Site): boolean => {
  const { said } = site;
  const isText = (text: string | undefined): boolean => text !== undefined && text.length >= MIN_LENGTH;
  const dated = said.filter(({ text, page }) => {
    const found = page > 0 ? null : DAY.exec(text.slice(-MAX_END_LENGTH));
    return found !== null && text.length - found[0].length >= MIN_LENGTH;
  });
  const signed = said.filter(
    ({ text }, at) =>
      INITIALS.test(text.trim().slice(-MAX_END_LENGTH)) &&
      (isText(text) || (text.length <= MAX_NAME_LENGTH && isText(said[at - 1]?.text))),
  );
  // The tiles of a studio may name its clients.
  return linksService(site) || isStudio(site) || dated.length >= MIN_COUNT || signed.length >= MIN_COUNT;
});
