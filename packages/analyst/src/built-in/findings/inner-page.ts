import { letters } from '../read/name-signs.ts';
import type { Site } from '../read/site.ts';
import { once } from './once.ts';

/** The last part of the address of a first page: “index.php”, “home.action”, “en.html”, “shop_home”. */
const FIRST = /(?:^|[_-])(?:home|index|default|start|main|forums?|welcome|nachalo)(?:[_-]\w+)?(?:\.\w{2,6})?$/iu;
const LANGUAGE = /^(?:[a-z]{2}(?:[-_][a-z]{2})?|int_en)(?:\.\w{2,5})?$/iu;

/** Whether the page that was read first is one of many, such as an article or a form: it owes nothing that a first page owes. */
export const isInnerPage = once(({ snapshot, name }: Site): boolean => {
  const parts = (URL.parse(snapshot.finalUrl)?.pathname ?? '/').replaceAll(/%5c/giu, '/').split('/').filter(Boolean);
  const last = parts.at(-1) ?? 'home';
  // The folder of a project is called like it: `acme.github.io/hivewell/`.
  const isOwnFolder = parts.length === 1 && letters(last) === letters(name.title);
  return !isOwnFolder && !FIRST.test(last) && !LANGUAGE.test(last);
});
