import type { z } from 'zod';
import { ALL_CALLS } from './all-calls.ts';
import { TAGS, type ApiCall } from './api-call.ts';
import { COMPONENTS } from './components.ts';
import { HEADERS, REQUEST_HEADERS } from './headers.ts';
import { INFO } from './info.ts';
import { toJsonSchemas, type JsonSchema } from './json-schemas.ts';
import { operationOf, type CallSchemas } from './operation.ts';
import { REFUSAL_RESPONSES } from './refusal-responses.ts';
import { SECURITY_SCHEMES } from './security-schemes.ts';
import { describeWebhooks } from './webhooks.ts';

/** The parts of the document that this repository's code uses. */
export type ApiDescription = {
  readonly openapi: '3.1.0';
  readonly info: typeof INFO;
  readonly paths: Readonly<Record<string, Readonly<Record<string, JsonSchema>>>>;
  readonly webhooks: Readonly<Record<string, Readonly<Record<string, JsonSchema>>>>;
  readonly components: Readonly<Record<string, Readonly<Record<string, JsonSchema>>>>;
  readonly [key: string]: unknown;
};

/**
 * The API in OpenAPI 3.1, generated from the schemas that the services use. `isStrict` allows no additional
 * properties: tests check answers against it, while clients must accept new fields.
 */
export const describeApi = ({ isStrict = false } = {}): ApiDescription => {
  const { ofCall, schemas } = schemasOf(ALL_CALLS, isStrict);
  const paths: Record<string, Record<string, JsonSchema>> = {};
  for (const call of ALL_CALLS) (paths[call.path] ??= {})[call.method] = operationOf(call, ofCall(call));
  return {
    openapi: '3.1.0',
    info: INFO,
    servers: [{ url: '/', description: 'The origin that serves this document' }],
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
    paths,
    webhooks: describeWebhooks({ isStrict }),
    components: {
      schemas,
      parameters: REQUEST_HEADERS,
      headers: HEADERS,
      responses: REFUSAL_RESPONSES,
      securitySchemes: SECURITY_SCHEMES,
    },
  };
};

type Named = Map<string, z.ZodType>;

const answersOf = ({ answer, otherAnswer }: ApiCall) =>
  Object.entries({ answer, otherAnswer }).flatMap(([key, described]) =>
    described?.schema ? [[key, described.schema] as const] : [],
  );

/** Converts the unnamed schemas together with the named ones, so that they can refer to them. */
const schemasOf = (calls: readonly ApiCall[], isStrict: boolean) => {
  const components: Named = new Map(Object.entries(COMPONENTS));
  const nameOf = new Map([...components].map(([name, schema]) => [schema, name]));
  const answers: Named = new Map(components);
  const inputs: Named = new Map();
  for (const call of calls) {
    for (const [key, schema] of answersOf(call)) if (!nameOf.has(schema)) answers.set(`${call.id}-${key}`, schema);
    // Calls may share a schema, but in a registry a schema has one name: clone it.
    if (call.body) inputs.set(`${call.id}-body`, call.body.schema.clone());
    if (call.query) inputs.set(`${call.id}-query`, call.query.schema.clone());
    for (const [name, { schema: param }] of Object.entries(call.params ?? {}))
      inputs.set(`${call.id}-${name}`, param.clone());
  }
  const written = toJsonSchemas(answers, 'output', { isStrict });
  const read = toJsonSchemas(inputs, 'input', { isStrict: false });
  const ofCall = (call: ApiCall): CallSchemas => {
    const ofAnswers = answersOf(call).map(([key, schema]) => {
      const named = nameOf.get(schema);
      return [key, named === undefined ? written[`${call.id}-${key}`] : { $ref: `#/components/schemas/${named}` }];
    });
    return {
      ...(Object.fromEntries(ofAnswers) as Pick<CallSchemas, 'answer' | 'otherAnswer'>),
      body: read[`${call.id}-body`],
      query: read[`${call.id}-query`],
      params: Object.fromEntries(
        Object.keys(call.params ?? {}).map((name) => [name, read[`${call.id}-${name}`] ?? {}]),
      ),
    };
  };
  const schemas = Object.fromEntries(Object.entries(written).filter(([name]) => components.has(name)));
  return { ofCall, schemas };
};
