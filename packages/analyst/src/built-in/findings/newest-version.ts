import { kindsOf } from '../kind/kind.ts';
import type { Context } from './context.ts';

const CODE = kindsOf('open-source developer-tool');
const ARCHIVE =
  /\.(?:tgz|tar\.(?:gz|bz2|xz)|zip|whl|jar|gem|exe|dmg|msi|deb|appimage)$|\/releases(?:\/latest)?\/?$|\/(?:zip|tar)ball\//iu;
const MAX_LENGTH = 40;

/** The text of the link to the newest version of a program, such as “acme.tgz”. */
export const newestVersion = ({ site: { snapshot }, judgment }: Context): string | undefined =>
  CODE.has(judgment.kind.id)
    ? snapshot.links
        .filter(({ href }) => ARCHIVE.test(URL.parse(href)?.pathname ?? ''))
        .map(({ text }) => text.trim())
        .find((text) => text !== '' && text.length <= MAX_LENGTH)
    : undefined;
