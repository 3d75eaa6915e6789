import { packFile, type StaticFiles } from './static-files.ts';

/** A file of the web app that no page loads on its own: `web/public`. */
const SCRIPT = '<script src="/trace-clicks.js"></script>';

/** The web app with the script in its pages that has calls name the click they follow from. */
export const withClicksTraced = (files: StaticFiles): StaticFiles =>
  new Map(
    [...files].map(([name, file]) => {
      if (!name.endsWith('.html')) return [name, file];
      return [name, packFile('.html', file.plain.toString().replace('</title>', `</title>\n    ${SCRIPT}`))];
    }),
  );
