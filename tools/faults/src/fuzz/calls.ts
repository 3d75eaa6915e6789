import { ALL_CALLS as DESCRIBED } from '@twofold/contracts/openapi/all-calls';
import type { ApiCall } from '@twofold/contracts/openapi/api-call';
import { describeApi } from '@twofold/contracts/openapi/describe-api';
import type { JsonSchema } from '@twofold/contracts/openapi/json-schemas';
import { refusalsOf } from '@twofold/contracts/openapi/refusals-of';
import { nameOf, type Call, type Parameter, type World } from './call.ts';
import { ANY_ACCOUNT, fieldsOf, KNOWN, PARAMS, STAFF } from './known.ts';

type Operation = {
  readonly parameters: readonly (Parameter & { readonly in: string })[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { schema: JsonSchema; example: unknown }>> };
};

/** The parts of the described operations that requests are made from. */
const paths = describeApi().paths as unknown as Record<string, Record<string, Operation>>;

/** Every call of the API, from its description, with examples that exist. */
export const callsIn = (world: World): readonly Call[] => DESCRIBED.map((described) => callOf(described, world));

const callOf = (described: ApiCall, world: World): Call => {
  const { path, access, tag, answer } = described;
  const method = described.method.toUpperCase();
  const usual = { ...(access === 'account' && ANY_ACCOUNT), ...STAFF[tag] };
  const { params, body, ...known } = { ...usual, ...KNOWN[nameOf({ method, path })] };
  const { parameters = [], requestBody } = paths[path]?.[described.method] ?? {};
  const json = requestBody?.content['application/json'];
  const inPath = parameters.filter((parameter) => parameter.in === 'path');
  const inQuery = parameters.filter((parameter) => parameter.in === 'query');
  const there = params?.(world) ?? {};
  return {
    ...known,
    method,
    path,
    params: inPath.map((parameter) => {
      const { name, example } = parameter;
      const prefix = path.slice(0, path.indexOf(`{${name}}`) + name.length + 2);
      return { ...parameter, example: there[name] ?? PARAMS[prefix]?.(world) ?? example };
    }),
    query: inQuery.map((parameter) => about(world, parameter)),
    body: json && { schema: json.schema, example: { ...aboutAll(world, json.example as object), ...body?.(world) } },
    contentTypes: answer.contentTypes ?? [],
    answers: answersOf(described, known.alsoAnswers),
  };
};

const about = (world: World, parameter: Parameter): Parameter => {
  const known = fieldsOf(world)[parameter.name];
  return known === undefined ? parameter : { ...parameter, example: known };
};

const aboutAll = (world: World, example: object): Readonly<Record<string, unknown>> => {
  const known = fieldsOf(world);
  return Object.fromEntries(Object.entries(example).map(([name, value]) => [name, known[name] ?? value]));
};

/**
 * The described statuses that the fuzzer can cause. It sends no access tokens, whose refusals every call shares, and no
 * part is down: 503 is expected only from calls that say so.
 */
const answersOf = (call: ApiCall, alsoAnswers: readonly number[] = []): number[] => {
  const { answer, otherAnswer, emptyAnswers = {}, access, isLimited, method } = call;
  const own = new Set(Object.keys(call.refusals ?? {}).map(Number));
  const isOfTokens: Readonly<Record<number, boolean>> = {
    401: access !== 'account',
    403: method === 'get',
    429: isLimited !== true,
    503: true,
  };
  const refusals = [...refusalsOf(call).keys()].filter((status) => own.has(status) || isOfTokens[status] !== true);
  const successes = [answer.status, ...(otherAnswer ? [otherAnswer.status] : []), ...Object.keys(emptyAnswers)];
  return [...successes.map(Number), ...refusals, ...alsoAnswers];
};
