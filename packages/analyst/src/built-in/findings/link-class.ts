import { rowsOf } from '../read/wording.ts';
import { LINK_TABLE } from './link-table.ts';

const CLASSES = rowsOf(LINK_TABLE).map(([name = '', begin = '', within = '']) => ({
  name,
  form: new RegExp(String.raw`^(?:${begin})(?!\p{L})|(?<!\p{L})(?:${within})(?!\p{L})`, 'iu'),
}));

/** Parts of addresses that lead to accounts, to help, to promotions, to authors and brands or to those who sell there. */
const ADDRESS =
  /(?:^|[/.])(?:(?:my-?)?account|log-?in|sign-?in|konto|compte|cuenta|wish-?lists?|help|faqs?|hilfe|aide|ayuda|aiuto|ajuda|customer-?(?:service|care)|support|contact(?:-us)?|kontakt|legal|privacy|terms|careers|jobs|karriere|affiliates?|partners?|sellers?|haendler|become-a-[a-z]+|(?:store|shop)-?(?:finder|locator)|promo[a-z]*|sales?|deals|offers|angebote|aktionen|ofertas|offerte|soldes|authors?|autor(?:en|es)?|auteurs?|autori|brands?|marken|marques|marcas|marche|basics|glossary|last-day|how-?[a-z-]*-?works?)(?:[/.]|$)/iu;
/** Addresses of departments, under any name. */
const DEPARTMENT =
  /\/(?:c|cat|categor\p{L}*|departments?|collections?|kategorien?|rayons?)\/|-c\d+\/?$|[?&](?:cat|category|cid)=/iu;
/** From so many on, what has no such address is no department. */
const FEWEST_DEPARTMENTS = 4;

/** What an entry of a menu is, where its words name no part of an offer; “people” is a department of a shop, and nothing that one comes for. */
export const classOfLink = (text: string): string | undefined =>
  CLASSES.find(({ form }) => form.test(text.trim()))?.name;

type Link = { readonly text: string; readonly href: string };

/** Whether an entry names a part of what is offered, by its words and its address. */
export const isOfOffer = ({ text, href }: Link): boolean => {
  const name = classOfLink(text);
  const url = URL.parse(href);
  const address = url === null ? '' : `${url.hostname.split('.').slice(0, -2).join('.')}${url.pathname}`;
  if (ADDRESS.test(address) && !DEPARTMENT.test(address)) return false;
  return name === undefined || name === 'people';
};

/** Entries for those who have an account, sell there or look up the law: no step of a visitor. */
const NO_STEP: ReadonlySet<string> = new Set(['legal', 'account', 'partner']);
export const isStepOfVisitors = (text: string): boolean => !NO_STEP.has(classOfLink(text) ?? '');

/** Those with addresses of departments, where these are many; else all. */
export const departmentsAmong = <T extends Link>(links: readonly T[]): readonly T[] => {
  const departments = links.filter(({ href }) => DEPARTMENT.test(href));
  return new Set(departments.map(({ text }) => text)).size < FEWEST_DEPARTMENTS ? links : departments;
};
