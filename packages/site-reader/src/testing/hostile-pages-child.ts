import { siteSnapshot } from '../site-snapshot.ts';
import { snapshotFromHtml } from '../snapshot-from-html.ts';
import { HOSTILE_PAGES } from './hostile-pages.ts';

/* Reads all hostile pages and prints the size of each snapshot in bytes. The parent kills it if that takes too long. */

const URLS = { requestedUrl: 'https://hostile.example/', finalUrl: 'https://hostile.example/' };

process.stdin.once('data', () => {
  const sizes = Object.entries(HOSTILE_PAGES).map(([name, html]) => {
    const snapshot = siteSnapshot.parse(snapshotFromHtml(html, URLS));
    return [name, Buffer.byteLength(JSON.stringify(snapshot))];
  });
  process.stdout.write(`${JSON.stringify(Object.fromEntries(sizes))}\n`);
});
