import { once } from 'node:events';
import { createServer } from 'node:http';

const LONG_WORD = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';

const LONG = `<!doctype html><html lang="en"><head>
<title>${LONG_WORD}: bookings for very small shipping companies on very large rivers</title>
<meta name="description" content="Bookings, berths and bills for ${LONG_WORD}, without a spreadsheet, for captains of two to six ships.">
</head><body><h1>Bookings for ${LONG_WORD}</h1>
<p>We help captains of two to six ships to sell their berths. Start for free, no credit card required.</p>
<h2>Pricing</h2><p>$29 a month for one ship, $9 for every further ship. Try it for 30 days.</p>
<h2>Questions</h2><p>Is it for freight, too? Not yet. Moving from paper or another system? Contact us.</p>
</body></html>`;

const PARKED = `<!doctype html><html lang="en"><head><title>Names for sale</title></head><body>
<h1>This domain is for sale</h1><p>Make an offer, or pay in twelve parts.</p></body></html>`;

/** A site with an unbreakable name at an address longer than any line, and a domain for sale. */
export const startSamplePages = async () => {
  const server = createServer(({ url }, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(url?.startsWith('/parked') ? PARKED : LONG);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const pair = `127.0.0.1:${address && typeof address === 'object' ? address.port : 0}`;
  return {
    longUrl: `http://${pair}/bookings/${'very-'.repeat(20)}long/`,
    parkedUrl: `http://${pair}/parked`,
    /** The value of `SITE_READER_ALLOW`. */
    pair,
    close: () => void server.close(),
  };
};
