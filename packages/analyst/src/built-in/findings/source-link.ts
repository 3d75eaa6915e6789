import { kindsOf } from '../kind/kind.ts';
import type { Context } from './context.ts';
import { memoize } from './memoize.ts';

const SOURCE =
  /^\W*(?:(?:view|see|get|browse|read) )?(?:the )?source(?: code)?\W*$|^\W*(?:fork|star|view|see|find)?\s?(?:me |us |it )?on github\W*$/iu;
const SOFTWARE = kindsOf('app game saas developer-tool');
/** Kinds for which a link to a repository or to a store of free software is enough. */
const GIVEN = kindsOf('app game');
const REPOSITORY =
  /^https?:\/\/(?:www\.)?(?:(?:github\.com|gitlab\.com|codeberg\.org)\/(?!(?:login|features|about|sponsors|orgs|topics)\/)[\w.-]+\/[\w.-]+\/?$|f-droid\.org\/)/iu;

/** Whether a link shows that the software is open source. The usual business models of its kind do not apply then. */
export const showsSource = memoize(({ judgment, site }: Context): boolean => {
  const { id } = judgment.kind;
  const ways = [...site.snapshot.links, ...site.snapshot.callsToAction];
  return (
    (SOFTWARE.has(id) && ways.some(({ text }) => SOURCE.test(text))) ||
    (GIVEN.has(id) && ways.some(({ href }) => REPOSITORY.test(href ?? '')))
  );
});

/** Places to get games and apps other than the two large app stores. */
const CHANNEL =
  /^https?:\/\/(?:[\w-]+\.)*(?:f-droid\.org|itch\.io|gog\.com|steampowered\.com|epicgames\.com|flathub\.org)(?:\/|$)|\.(?:apk|exe|dmg|msi|appimage|deb)$/iu;

/** Whether the software is available outside the app stores. */
export const hasOtherChannel = (context: Context): boolean =>
  showsSource(context) ||
  [...context.site.snapshot.links, ...context.site.snapshot.callsToAction].some(({ href }) => CHANNEL.test(href ?? ''));
