/** A page's metadata for search engines and link previews. */
export type PageHead = { readonly title: string; readonly description: string };

/** A report's metadata: the name of the app, and the preview text. */
export type ReportPreview = PageHead & { readonly name: string };

const TITLE = /<title>[^<]*<\/title>/;
const metaOf = (attribute: string, name: string): RegExp => new RegExp(`(<meta ${attribute}="${name}" content=")[^"]*`);

/** The page with this title and description, also for previews. They may come from any site, so they are escaped. */
export const withHead = (html: string, { title, description }: PageHead): string =>
  html
    .replace(TITLE, () => `<title>${escaped(title)} · Twofold</title>`)
    .replace(metaOf('name', 'description'), (_all, start: string) => start + escaped(description))
    .replace(metaOf('property', 'og:title'), (_all, start: string) => start + escaped(title))
    .replace(metaOf('property', 'og:description'), (_all, start: string) => start + escaped(description));

/** The page with its full address and that of its picture, for search engines and link previews. */
export const withAddress = (html: string, origin: string, path: string): string =>
  withPicture(html, origin).replace('</title>', () => {
    const address = escaped(origin + path);
    return `</title>\n    <link rel="canonical" href="${address}" />\n    <meta property="og:url" content="${address}" />`;
  });

/** The page at a secret address: it reveals nothing about the report, and search engines skip it. */
export const withoutAddress = (html: string, origin: string): string =>
  withPicture(html, origin).replace('</title>', '</title>\n    <meta name="robots" content="noindex" />');

const withPicture = (html: string, origin: string): string =>
  html.replace(metaOf('property', 'og:image'), (_all, start: string) => `${start}${escaped(origin)}/share.png`);

/** The page, with an instruction to request these data while its scripts still load. */
export const withPreload = (html: string, path: string): string =>
  html.replace(/( data-asks="[^"]*)/, (_all, start: string) => `${start} ${escaped(path)}`);

/** The rendered placeholder of a report, with the name of the app. */
export const withName = (html: string, name: string): string =>
  html.replace(/( id="name-of-report">)(?=<)/, (_all, start: string) => start + escaped(name));

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
