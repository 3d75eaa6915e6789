import { letters } from '../read/name-signs.ts';
import type { Site } from '../read/site.ts';
import { memoize } from './memoize.ts';

/** The last path segment of a front page: “index.php”, “home.action”, “en.html”, “shop_home”. */
const FIRST = /(?:^|[_-])(?:home|index|default|start|main|forums?|welcome|nachalo)(?:[_-]\w+)?(?:\.\w{2,6})?$/iu;
const LANGUAGE = /^(?:[a-z]{2}(?:[-_][a-z]{2})?|int_en)(?:\.\w{2,5})?$/iu;

/** Whether the analyzed page is an inner page, such as an article or a form. Rules for front pages do not apply to it. */
export const isInnerPage = memoize(({ snapshot, name }: Site): boolean => {
  const parts = (URL.parse(snapshot.finalUrl)?.pathname ?? '/').replaceAll(/%5c/giu, '/').split('/').filter(Boolean);
  const last = parts.at(-1) ?? 'home';
  // A project's folder has the name of the project: `acme.github.io/hivewell/`.
  const isOwnFolder = parts.length === 1 && letters(last) === letters(name.title);
  return !isOwnFolder && !FIRST.test(last) && !LANGUAGE.test(last);
});
