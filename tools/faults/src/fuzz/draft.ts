import type { Asker, Call, Example, World } from './call.ts';
import { exampleOf } from './example-of.ts';

/** A request before it is sent. Bytes stand in `path` and in headers as characters up to U+00FF. */
export type Draft = {
  readonly call: Call;
  readonly asker: Asker;
  readonly method: string;
  readonly path: string;
  /** What stands after the question mark, where there is one. */
  readonly query: string;
  /** A cookie here stands in place of the asker's. */
  readonly headers: Readonly<Record<string, string | readonly string[]>>;
  readonly body: Buffer | undefined;
  /** Path or method were changed, so that it may be a request for something else, or for nothing. */
  readonly isElsewhere: boolean;
  /** What was done to it, for people. */
  readonly changes: readonly string[];
};

/** What a call is like when nothing is wrong with it. */
export type WholeExample = Example & { readonly body?: Readonly<Record<string, unknown>> };

/** Everything that a call takes, from its schemas and from what its example says. */
export const wholeExample = (call: Call, world: World): WholeExample => {
  const given = call.example?.(world) ?? {};
  return {
    ...given,
    ...(call.body && { body: exampleOf(call.body, given.body) }),
    ...(call.query && given.query && { query: given.query }),
  };
};

/** The request that nothing is wrong with. */
export const plainDraft = (call: Call, world: World): Draft => {
  const { params = {}, query = {}, body, headers = {} } = wholeExample(call, world);
  return {
    call,
    asker: call.by ?? 'visitor',
    method: call.method,
    path: call.path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? '1')),
    query: new URLSearchParams(query).toString(),
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    body: body && Buffer.from(JSON.stringify(body)),
    isElsewhere: false,
    changes: [],
  };
};
