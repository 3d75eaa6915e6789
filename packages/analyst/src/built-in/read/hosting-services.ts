import { rowsOf } from './wording.ts';

/** Hosting services: the label in their own host, and the domains below which customers get a host; “-” where a word is ambiguous. */
const SERVICES = rowsOf(String.raw`
github ; github\.io
gitlab ; gitlab\.io
netlify ; netlify\.app
vercel ; vercel\.app
pages ; pages\.dev
wordpress ; wordpress\.com
blogspot ; blogspot\.\w+
wixsite ; wixsite\.com
weebly ; weebly\.com
herokuapp ; herokuapp\.com
webflow ; webflow\.io
myshopify ; myshopify\.com
codeberg ; -
sourceforge ; -
medium ; -
substack ; -
notion ; -
squarespace ; -
readthedocs ; -
tumblr ; -
google ; -
cafepress ; -
spreadshop ; -
- ; web\.app
- ; firebaseapp\.com
- ; onrender\.com
- ; webnode\.\w+
- ; square\.site
- ; business\.site
- ; carrd\.co
- ; jimdo\w*\.com
`);

const columnOf = (at: number): readonly string[] =>
  SERVICES.flatMap((row) => row[at] ?? '-').filter((cell) => cell !== '-');

/** Host labels that name a hosting service, not a site. */
export const HOSTING_LABELS: ReadonlySet<string> = new Set(columnOf(0));

/** Free hosts below the domain of a hosting service. */
export const FREE_HOSTS = new RegExp(String.raw`\.(?:${columnOf(1).join('|')})$`, 'iu');
