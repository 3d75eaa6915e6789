import fc from 'fast-check';
import { PEOPLE, type Asker, type Call, type Draft, type Parameter } from './call.ts';
import { nearlyFor, validFor } from './from-schema.ts';
import { hostileCookies, hostileHeaders } from './hostile-headers.ts';
import {
  hostileBody,
  hostileBytes,
  hostileJson,
  hostilePaths,
  hostileQueries,
  hostileText,
  hostileTransport,
} from './hostile.ts';

type Headers = Draft['headers'];
type JsonObject = Readonly<Record<string, unknown>>;

const JSON_TYPE = { 'content-type': 'application/json' };
const PLACE = '\u{f8ff}here\u{f8ff}';
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'M-SEARCH', 'REPORT'];

/** Mostly the plain value, to which it also shrinks. */
const mostly = <Value>(weight: number, plain: Value, ...others: readonly fc.Arbitrary<Value>[]): fc.Arbitrary<Value> =>
  fc.oneof(
    { withCrossShrink: true },
    { weight, arbitrary: fc.constant(plain) },
    ...others.map((arbitrary) => ({ weight: 1, arbitrary })),
  );

const asText = (value: unknown): string => encodeURIComponent(String(value));
const asJson = (value: unknown): Buffer => Buffer.from(JSON.stringify(value) ?? '');

/** The valid request of a call. */
export const plainRequest = (call: Call): Draft => ({
  call,
  asker: call.by ?? 'visitor',
  method: call.method,
  path: call.params.reduce((path, { name, example }) => path.replace(`{${name}}`, asText(example)), call.path),
  query: queryOf(call.query.flatMap(({ name, example }) => (example === undefined ? [] : [[name, asText(example)]]))),
  headers: { ...call.headers, ...(call.body && JSON_TYPE) },
  body: call.body && asJson(call.body.example),
  isElsewhere: false,
});

const queryOf = (pairs: readonly (readonly string[])[]): string => pairs.map((pair) => pair.join('=')).join('&');

/** Requests for a call, made from its schemas: each part may be valid, nearly valid or hostile. */
export const requestsFor = (call: Call): fc.Arbitrary<Draft> => {
  const plain = plainRequest(call);
  const askers: readonly Asker[] = ['visitor', 'forger', ...PEOPLE];
  return fc
    .record({
      asker: mostly<Asker>(5, plain.asker, fc.constantFrom(...askers)),
      method: mostly(30, plain.method, fc.constantFrom(...METHODS)),
      path: pathsFor(call, plain.path),
      query: queriesFor(call, plain.query),
      others: mostly<Headers>(
        4,
        {},
        hostileHeaders,
        hostileCookies.map((cookie) => ({ cookie })),
      ),
      content: contentFor(call, plain),
    })
    .map(({ asker, others, content, method, path, query }) => ({
      call,
      // A hostile cookie has no valid session.
      asker: 'cookie' in others ? 'forger' : asker,
      method,
      path,
      query,
      headers: { ...call.headers, ...content.headers, ...others },
      body: content.body,
      isElsewhere: path !== plain.path || method !== plain.method,
    }));
};

const pathsFor = (call: Call, plain: string): fc.Arbitrary<string> => {
  const segments = call.params.map(({ name, schema, example }) =>
    mostly(2, asText(example), hostileText, hostileText, validFor(schema).map(asText)).map(
      (text) => [name, text] as const,
    ),
  );
  const filled = fc
    .tuple(...segments)
    .map((texts) => texts.reduce((path, [name, text]) => path.replace(`{${name}}`, () => text), call.path));
  return mostly(
    4,
    plain,
    ...(segments.length > 0 ? [filled, filled] : []),
    hostilePaths.map((change) => change(plain)),
  );
};

/** One field of a query: once, twice, as a list, or as an object. */
const pairsOf = ({ name, schema, example }: Parameter): fc.Arbitrary<readonly (readonly string[])[]> => {
  const value = fc.oneof(validFor(schema).map(asText), nearlyFor(schema, example ?? '1').map(asText), hostileText);
  return mostly<readonly (readonly string[])[]>(
    2,
    example === undefined ? [] : [[name, asText(example)]],
    fc.constant([]),
    value.map((text) => [[name, text]]),
    fc.tuple(value, value).map(([one, other]) => [
      [name, one],
      [name, other],
    ]),
    value.map((text) => [
      [`${name}[a]`, text],
      [`${name}[]`, text],
    ]),
  );
};

const queriesFor = (call: Call, plain: string): fc.Arbitrary<string> => {
  const asked = fc.tuple(...call.query.map(pairsOf)).map((pairs) => queryOf(pairs.flat()));
  const isAsked = call.query.length > 0;
  return mostly(
    isAsked ? 1 : 6,
    plain,
    ...(isAsked ? [asked, asked, asked] : []),
    hostileQueries.map((change) => change(plain)),
  );
};

type Content = { readonly headers: Readonly<Record<string, string>>; readonly body: Buffer | undefined };

const contentFor = (call: Call, plain: Draft): fc.Arbitrary<Content> => {
  const withType = (body: Buffer): Content => ({ headers: JSON_TYPE, body });
  const asPlain: Content = { headers: call.body ? JSON_TYPE : {}, body: plain.body };
  const whole = hostileBody.map((text) => withType(Buffer.from(text)));
  const bytes = plain.body ?? Buffer.from('{}');
  const transported = hostileTransport.map((change) => change({ headers: JSON_TYPE, body: bytes }));
  // A call without a body is sent one less often.
  if (!call.body) return mostly(call.method === 'GET' ? 12 : 6, asPlain, whole, transported);
  const { schema, example } = call.body;
  const made = fc.oneof(validFor(schema), nearlyFor(schema, example), nearlyFor(schema, example));
  const spoilt = hostileBytes.map((change) => withType(change(bytes)));
  const fields = fieldsFor(schema, example).map((text) => withType(Buffer.from(text)));
  const asMade = made.map((value) => withType(asJson(value)));
  return mostly(2, asPlain, asMade, asMade, fields, fields, whole, spoilt, transported);
};

/** One field has another value, or comes twice, in upper case, or as a key of the prototype. */
const fieldsFor = (schema: JsonObject, example: JsonObject): fc.Arbitrary<string> => {
  const names = [...new Set([...Object.keys(schema['properties'] ?? {}), ...Object.keys(example)])];
  const changed = (name: string, change: (text: string, key: string) => string): string =>
    change(JSON.stringify({ ...example, [name]: example[name] ?? null }), `${JSON.stringify(name)}:`);
  return fc.constantFrom(...names, 'another').chain((name) =>
    fc.oneof(
      hostileJson.map((json) => JSON.stringify({ ...example, [name]: PLACE }).replace(`"${PLACE}"`, () => json)),
      fc.constantFrom(
        changed(name, (text, key) => text.replace(key, () => `${key}null,${key}`)),
        changed(name, (text, key) => text.replace(key, () => `"__proto__":{${key}1},"constructor":null,${key}`)),
        changed(name, (text, key) => text.replace(key, () => key.toUpperCase())),
      ),
    ),
  );
};
