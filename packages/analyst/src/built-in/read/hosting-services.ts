import { rowsOf } from './wording.ts';

/** Services below whose host others have pages: the label of the host, and the domains below which owners get a name; “-” where a word means more than the service. */
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

/** Labels of hosts that are the name of a service and not of a site. */
export const HOSTING_LABELS: ReadonlySet<string> = new Set(columnOf(0));

/** Hosts that cost their owners nothing, below the domain of a service. */
export const FREE_HOSTS = new RegExp(String.raw`\.(?:${columnOf(1).join('|')})$`, 'iu');
