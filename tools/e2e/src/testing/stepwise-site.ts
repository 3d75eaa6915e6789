import { once } from 'node:events';
import { createServer } from 'node:http';

const PAGE = `<!doctype html><html lang="en"><head><title>Tidewrack</title>
<meta name="description" content="A tide table for sea swimmers."></head><body>
<nav><a href="/pricing">Pricing</a></nav><h1>A tide table that tells sea swimmers when to go</h1>
<p>Tidewrack tells sea swimmers in plain words when their bay is worth the walk. Start for free, no card required.</p>
<h2>Pricing</h2><p>$3 a month for one bay, $5 for all of them. Try it for 14 days.</p></body></html>`;

/** A website of two pages. Each is held back until the test releases it. */
export const startStepwiseSite = async () => {
  const gates = new Map<string, { readonly opened: Promise<void>; readonly open: () => void }>();
  const gateOf = (path: string) => {
    const known = gates.get(path);
    if (known) return known;
    let open: () => void = () => {};
    const opened = new Promise<void>((resolve) => (open = resolve));
    const gate = { opened, open };
    gates.set(path, gate);
    return gate;
  };
  const server = createServer((request, response) => {
    const { url = '/' } = request;
    if (url !== '/' && url !== '/pricing') return void response.writeHead(404).end();
    void gateOf(url).opened.then(() => response.setHeader('content-type', 'text/html').end(PAGE));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const pair = `127.0.0.1:${address && typeof address === 'object' ? address.port : 0}`;
  return {
    url: `http://${pair}/`,
    /** The value of `SITE_READER_ALLOW`. */
    pair,
    /** Releases a page for pending and later requests. */
    letGo: (path: '/' | '/pricing') => gateOf(path).open(),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
