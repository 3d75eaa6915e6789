import { CodeBlock } from './code-block.tsx';
import { GuideSection } from './guide-section.tsx';
import { curlSample, PROBLEM_SAMPLE, typescriptSample } from './samples.ts';

/** How to begin, and the rules that all calls share. */
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
          Registering and logging in set a session cookie. Send it with each call that needs a login. Writes from pages
          of another site are refused.
        </p>
      </GuideSection>
      <GuideSection id="writes" title="Safe writes">
        <ul>
          <li>
            Send a new UUID as <code>Idempotency-Key</code> with each write. If the answer is lost, repeat the request
            with the same key: it is carried out once and answered the same.
          </li>
          <li>
            Reads follow writes with a short delay. An answer to a write has <code>x-log-position-token</code>. Send it
            with your next reads: they wait up to two seconds for that write. Clients that keep cookies need not, and
            reads with an access token wait for what the same token wrote.
          </li>
          <li>
            A read that is still behind says <code>x-read-model: late</code>, or answers 503. Try again after{' '}
            <code>Retry-After</code> seconds.
          </li>
        </ul>
      </GuideSection>
      <GuideSection id="errors" title="Errors">
        <p>
          Every refusal is a problem as RFC 9457 defines it, and has <code>error</code> with the same text as{' '}
          <code>detail</code>. The code at the end of <code>type</code> stays the same when a text changes. Input that
          does not fit has <code>details</code>, one for each field. Ask for <code>application/problem+json</code> to
          get that content type.
        </p>
        <CodeBlock label="A refusal" code={PROBLEM_SAMPLE} />
      </GuideSection>
      <GuideSection id="limits" title="Limits">
        <ul>
          <li>A body has at most 100 kB.</li>
          <li>
            Limited calls announce their limits in <code>RateLimit-Policy</code> and what is left in{' '}
            <code>RateLimit</code>. Beyond a limit the answer is 429 with <code>Retry-After</code> in seconds.
          </li>
          <li>
            Lists are read page by page: <code>limit</code> says how many, <code>before</code> names the last of the
            page before.
          </li>
        </ul>
      </GuideSection>
    </>
  );
}
