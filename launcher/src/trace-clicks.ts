import { packFile, type StaticFiles } from './static-files.ts';

/** A file of the web app (`web/public`) that pages load only if clicks are traced. */
const SCRIPT = '<script src="/trace-clicks.js"></script>';

/** The web app with a script in its pages that sends the trace context of a click with the calls that follow from it. */
export const withClicksTraced = (files: StaticFiles): StaticFiles =>
  new Map(
    [...files].map(([name, file]) => {
      if (!name.endsWith('.html')) return [name, file];
      return [name, packFile('.html', file.plain.toString().replace('</title>', `</title>\n    ${SCRIPT}`))];
    }),
  );
