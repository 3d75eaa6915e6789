import { isCounted, type ApiAnswer, type ApiCall } from './api-call.ts';
import { OF_CACHEABLE, OF_LIMITED, OF_OWN_READS, OF_WRITES, parameterRef, REQUEST_ID } from './headers.ts';
import type { JsonSchema } from './json-schemas.ts';
import { PARAMETER_TEXTS } from './parameter-texts.ts';
import { refusalResponse } from './refusal-responses.ts';
import { refusalsOf } from './refusals-of.ts';

/** The JSON Schemas of one call. */
export type CallSchemas = {
  readonly answer?: JsonSchema | undefined;
  readonly otherAnswer?: JsonSchema | undefined;
  readonly body?: JsonSchema | undefined;
  readonly query?: JsonSchema | undefined;
  readonly params: Readonly<Record<string, JsonSchema>>;
};

const JSON_TYPE = 'application/json';

/** One call as an Operation Object of OpenAPI 3.1. */
export const operationOf = (call: ApiCall, schemas: CallSchemas): JsonSchema => ({
  operationId: call.id,
  tags: [call.tag],
  summary: call.summary,
  ...(call.description && { description: call.description }),
  security: securityOf(call),
  parameters: parametersOf(call, schemas),
  ...(call.body && {
    requestBody: { required: call.body.isOptional !== true, content: bodyContent(call.body, schemas.body) },
  }),
  responses: responsesOf(call, schemas),
});

const bodyContent = ({ contentTypes = [JSON_TYPE], example }: NonNullable<ApiCall['body']>, schema?: JsonSchema) =>
  Object.fromEntries(contentTypes.map((type) => [type, { schema, example }]));

const securityOf = ({ access, scope }: ApiCall): readonly JsonSchema[] => {
  if (access === 'open') return [];
  const known = [{ sessionCookie: [] }, ...(scope ? [{ bearerAuth: [scope] }] : [])];
  return access === 'anyone' ? [{}, ...known] : known;
};

const parametersOf = (call: ApiCall, { query, params }: CallSchemas): readonly JsonSchema[] => {
  const ofPath = Object.entries(call.params ?? {}).map(([name, { description, example }]) => {
    return { name, in: 'path', required: true, description, schema: params[name], example };
  });
  const fields = Object.entries((query?.['properties'] ?? {}) as Record<string, JsonSchema>);
  const required = new Set((query?.['required'] ?? []) as readonly string[]);
  const ofQuery = fields.map(([name, schema]) => {
    const example = call.query?.example[name];
    const description = PARAMETER_TEXTS[name];
    return {
      name,
      in: 'query',
      required: required.has(name),
      description,
      schema,
      ...(example !== undefined && { example }),
    };
  });
  return [
    ...ofPath,
    ...ofQuery,
    ...(call.isWrite ? [parameterRef('IdempotencyKey')] : []),
    ...(call.seesOwnWrites ? [parameterRef('LogPositionToken')] : []),
    ...(call.isCacheable ? [parameterRef('IfNoneMatch')] : []),
  ];
};

const responsesOf = (call: ApiCall, schemas: CallSchemas): JsonSchema => {
  const headers = {
    ...REQUEST_ID,
    ...((call.isWrite || call.mayRecord) && OF_WRITES),
    ...(call.seesOwnWrites && OF_OWN_READS),
    ...(isCounted(call) && OF_LIMITED),
    ...(call.isCacheable && OF_CACHEABLE),
  };
  const { answer, otherAnswer } = call;
  const empty = Object.entries(call.emptyAnswers ?? {}).map(([code, text]) => {
    return [code, { description: text, headers: REQUEST_ID }] as const;
  });
  const refusals = [...refusalsOf(call)].map(([code, text]) => [code, refusalResponse(code, text)] as const);
  return {
    [answer.status]: answerResponse(answer, schemas.answer, headers),
    ...(otherAnswer && { [otherAnswer.status]: answerResponse(otherAnswer, schemas.otherAnswer, headers) }),
    ...(call.isCacheable && {
      304: {
        description: 'Not modified: the answer that you have is current',
        headers: { ...REQUEST_ID, ...OF_CACHEABLE },
      },
    }),
    ...Object.fromEntries([...empty, ...refusals]),
    default: { $ref: '#/components/responses/Problem' },
  };
};

const answerResponse = (answer: ApiAnswer, schema: JsonSchema | undefined, headers: JsonSchema): JsonSchema => {
  const { description, example, contentTypes = [] } = answer;
  const json = schema && { [JSON_TYPE]: { schema, example } };
  const others = Object.fromEntries(contentTypes.map((type) => [type, { schema: otherSchema(type) }]));
  const content = { ...json, ...others };
  return { description, headers, ...(Object.keys(content).length > 0 && { content }) };
};

const otherSchema = (type: string): JsonSchema =>
  type.startsWith('text/') || type.endsWith('ndjson') ? { type: 'string' } : { type: 'string', contentMediaType: type };
