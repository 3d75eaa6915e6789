/**
 * Import it before `undici`: it makes Node load its own fetch. Otherwise the package installs its dispatcher for Node's
 * fetch, and then rejects what Node's accepts, such as the `Content-Length` that Stripe's client sends.
 */
void globalThis.Headers;
