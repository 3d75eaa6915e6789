import type { Context } from '../findings/context.ts';
import { guestsIn } from '../findings/guests.ts';
import { linkTexts } from '../findings/link-texts.ts';
import { kindsOf } from '../kind/kind.ts';
import { listed, quoted } from '../read/wording.ts';
import type { Rule } from './ideas.ts';

const LONGEST = 90;

/** Short texts of the first page, each once. */
const linesOf = ({ site }: Context): readonly string[] => [
  ...new Set(
    site.said
      .filter(({ page, place, text }) => page === 0 && place !== 'quote' && text.trim().length <= LONGEST)
      .map(({ text }) => text.trim()),
  ),
];

const PROGRAMS =
  /\b(?:Slack|Salesforce|HubSpot|Zapier|Shopify|WooCommerce|Jira|Trello|Asana|Microsoft Teams|Google Sheets|Google Workspace|Mailchimp|Zendesk|QuickBooks|Xero|Stripe|Notion|Figma|Dropbox)\b/gu;
const SOFTWARE = kindsOf('saas app developer-tool');
const FEWEST_PROGRAMS = 2;

/** Programs that it works with have directories of their own. */
export const whereTheyWork: Rule = (context) => {
  if (!SOFTWARE.has(context.judgment.kind.id)) return undefined;
  const joined = linesOf(context).filter((text) => /integrat|works with|connect|plug-?in|sync|import/iu.test(text));
  const names = [...new Set(joined.flatMap((text) => text.match(PROGRAMS) ?? []))].slice(0, 3);
  const [first] = joined.filter((text) => text.match(PROGRAMS) !== null);
  if (first === undefined || names.length < FEWEST_PROGRAMS) return undefined;
  return {
    claim: `People who use ${listed(names)} already look for additions there: the page names them as programs that it works with`,
    step: `List it in the directories of ${listed(names)}, with a page on what the two do together`,
    from: [`a line of the page reads ${quoted(first)}`, `it names ${names.length} programs of others`],
  };
};

/** Many read a forum who are no members of it. */
export const guestsSignUp: Rule = (context) => {
  if (context.judgment.kind.id !== 'forum') return undefined;
  const words = linesOf(context).flatMap((text) => guestsIn(text)?.words ?? [])[0];
  const [thread] = context.site.snapshot.headings.filter(({ level, text }) => level > 1 && text.length > 6);
  if (words === undefined) return undefined;
  const place = thread === undefined ? 'each thread' : `threads such as those of ${quoted(thread.text)}`;
  return {
    claim: `Guests who read could become members: ${quoted(words)}, says the page`,
    step: `Put one line with a button to register below ${place}: what a member can do that a guest cannot`,
    from: [`the page says ${quoted(words)}`, 'guests can read what members write'],
  };
};

const AT_ONCE =
  /\b(?:online|pay (?:your |my )?\p{L}+|renew|apply (?:for|now)|register|search (?:land |property )?\p{L}+ ?records|e-?services?|portal|download forms?)\b|en ligne|en línea|on ?line$|sede electrónica|sportello|téléservices?|onlinedienste/iu;
const FEWEST_SERVICES = 2;

/** What residents can do without a visit, gathered in one place. */
export const servicesOnline: Rule = (context) => {
  if (context.judgment.kind.id !== 'government') return undefined;
  const names = linkTexts(context, LONGEST)
    .filter((text) => AT_ONCE.test(text) && text.split(' ').length > 1)
    .slice(0, 3);
  if (names.length < FEWEST_SERVICES) return undefined;
  const words = listed(names.map(quoted));
  return {
    claim: `Residents could settle more without a visit or a call: ${words} stand among ${context.site.snapshot.links.length} links`,
    step: `Gather ${words} in one section “Do it online” at the top of the page`,
    from: [`links of the page read ${words}`, `the page has ${context.site.snapshot.links.length} links`],
  };
};

const LESSONS =
  /^(?:(?:free |our |video |all )*(?:tutorials?|how[- ]to(?: videos?| guides?)?|patterns|projects?(?: ideas)?|design ideas|inspiration(?: gallery)?|recipes|lookbook|rezepte|anleitungen|tutoriels?|recettes|tutoriales|recetas|ricette|receitas))$/iu;

/** Who follows an instruction needs the goods that it names. */
export const goodsInLessons: Rule = (context) => {
  const link = linkTexts(context, LONGEST).find((text) => LESSONS.test(text));
  if (link === undefined || context.judgment.kind.id !== 'shop') return undefined;
  return {
    claim: `Those who come for ${quoted(link)} could buy what they need for them: the page has them as a link beside its goods`,
    step: `Put a list of the goods with one button to buy them all on each page of ${quoted(link)}`,
    from: [`a link is called ${quoted(link)}`, 'the site is a shop'],
  };
};

const TEAMS =
  /\b(?:for teams|team (?:licen[sc]es?|packages?|plans?|discounts?)|group (?:licen[sc]es?|discounts?)|\d+ (?:seats|licen[sc]es)|corporate training|für teams|firmenkurse|inhouse-?(?:schulung|seminar)\p{L}*|pour les équipes|para equipos|per le aziende)\b/iu;
const TAUGHT = kindsOf('course education');

/** Employers who pay for several learners at once. */
export const toTeams: Rule = (context) => {
  if (!TAUGHT.has(context.judgment.kind.id)) return undefined;
  const line = linesOf(context).find((text) => TEAMS.test(text));
  if (
    line === undefined ||
    linkTexts(context, LONGEST).some((text) => /^(?:for )?(?:teams|business|companies|employers)$/iu.test(text))
  )
    return undefined;
  return {
    claim: `Employers buy several places at once: ${quoted(line)} addresses them, and no page is theirs`,
    step: `Give ${quoted(line)} a page with the price for five and for twenty, and how to pay by invoice`,
    from: [`a line of the page reads ${quoted(line)}`, 'no link leads to a page for teams or companies'],
  };
};
