/**
 * To be imported before `undici`: makes Node load its own fetch, which it does at its first use. The package makes its
 * dispatcher that of Node's fetch where Node has none yet, and refuses then what Node's takes, such as the
 * `Content-Length` that Stripe's client sends.
 */
void globalThis.Headers;
