/**
 * Makes Node load its own fetch; must be imported before `undici`. Otherwise the package installs its dispatcher for
 * Node's fetch, which then rejects valid requests, such as those of Stripe's client with `Content-Length`.
 */
void globalThis.Headers;
