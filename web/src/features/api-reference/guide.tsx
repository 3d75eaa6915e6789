import { CodeBlock } from './code-block.tsx';
import { GuideSection } from './guide-section.tsx';
import { curlSample, PROBLEM_SAMPLE, typescriptSample } from './samples.ts';

/** The quick start, and the rules that all calls share. */
export function Guide({ origin }: { readonly origin: string }) {
  return (
    <>
      <GuideSection id="quick-start" title="Quick start">
        <p>
          Analyzing a site and reading reports needs no account. The OpenAPI document is at{' '}
          <a href="/api/openapi.json">/api/openapi.json</a>.
        </p>
        <CodeBlock label="curl" code={curlSample(origin)} />
        <CodeBlock label="TypeScript" code={typescriptSample(origin)} />
      </GuideSection>
      <GuideSection id="authentication" title="Authentication">
        <p>
          Registering and logging in set a session cookie. Send it with each call that needs a login. We reject writes
          from pages of other sites.
        </p>
      </GuideSection>
      <GuideSection id="writes" title="Safe writes">
        <ul>
          <li>
            Send a new UUID as <code>Idempotency-Key</code> with each write. If the response is lost, repeat the request
            with the same key: it is processed once, and you get the same response.
          </li>
          <li>
            Writes show up in reads after a short delay. The response to a write has an{' '}
            <code>x-log-position-token</code> header. Send it with your next reads: they wait up to two seconds for that
            write. Clients that keep cookies don’t need it, and reads with an access token wait for the writes of the
            same token.
          </li>
          <li>
            If a read is still behind, its response has <code>x-read-model: late</code>, or its status is 503. Try again
            after <code>Retry-After</code> seconds.
          </li>
        </ul>
      </GuideSection>
      <GuideSection id="errors" title="Errors">
        <p>
          Every error is a problem as RFC 9457 defines it. <code>error</code> repeats <code>detail</code>. The code at
          the end of <code>type</code> stays the same even if the text changes. For invalid input, <code>details</code>{' '}
          has one entry per field. Accept <code>application/problem+json</code> to get that content type.
        </p>
        <CodeBlock label="An error" code={PROBLEM_SAMPLE} />
      </GuideSection>
      <GuideSection id="limits" title="Limits">
        <ul>
          <li>Request bodies are limited to 100 kB.</li>
          <li>
            Rate-limited calls return the limit in <code>RateLimit-Policy</code> and what is left of it in{' '}
            <code>RateLimit</code>. Above the limit, the status is 429, with <code>Retry-After</code> in seconds.
          </li>
          <li>
            Lists are paginated: <code>limit</code> is the page size, <code>before</code> the last item of the previous
            page.
          </li>
        </ul>
      </GuideSection>
    </>
  );
}
