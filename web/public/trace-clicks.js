// Loaded where the operator traces requests (docs/operations.md), and nowhere else: calls to this origin name the click
// that they follow from, so that one trace leads from it to the screen. It says nothing about who clicks.
{
  /** Calls that begin later than this, such as those of a timer, follow from no click. */
  const CLICK_MS = 10_000;

  /** @param {number} bytes */
  const randomHex = (bytes) =>
    Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('');

  /** @type {{ traceparent: string, at: number }} */
  let click;
  const begin = () => {
    click = { traceparent: `00-${randomHex(16)}-${randomHex(8)}-01`, at: performance.now() };
  };
  begin();
  for (const type of ['click', 'submit', 'popstate']) addEventListener(type, begin, true);

  const untraced = window.fetch;
  window.fetch = (input, init) => {
    const isOurs = typeof input === 'string' && input.startsWith('/api/');
    if (!isOurs || performance.now() - click.at > CLICK_MS) return untraced(input, init);
    const headers = new Headers(init?.headers);
    headers.set('traceparent', click.traceparent);
    return untraced(input, { ...init, headers });
  };
}
