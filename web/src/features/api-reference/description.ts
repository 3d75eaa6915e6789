/** A JSON Schema of the document: the fields that the reference shows. */
export type Schema = {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
};

export type Parameter = {
  readonly $ref?: string;
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly description?: string;
  readonly schema: Schema;
};

type Media = { readonly schema: Schema; readonly example?: unknown };
export type Answer = {
  readonly $ref?: string;
  readonly description: string;
  readonly content?: Readonly<Record<string, Media>>;
};

export type Operation = {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description?: string;
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, Media>> };
  readonly responses: Readonly<Record<string, Answer>>;
};

/** The OpenAPI document: the fields that the reference shows. */
export type ApiDescription = {
  readonly info: { readonly version: string };
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  /** The webhook messages, if there are any. */
  readonly webhooks?: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly parameters: Readonly<Record<string, Parameter>>;
    readonly responses: Readonly<Record<string, Answer>>;
    readonly securitySchemes: Readonly<Record<string, { readonly description: string }>>;
  };
};

/** One call, with its method and path. */
export type Call = { readonly method: string; readonly path: string; readonly operation: Operation };

export const callsOf = ({ paths }: ApiDescription): Call[] =>
  Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );

/** The calls of one subject. */
export type CallGroup = { readonly name: string; readonly description: string; readonly calls: readonly Call[] };

/** The calls of each group, in the order of the document; empty groups are left out. */
export const groupsOf = (description: ApiDescription): CallGroup[] => {
  const calls = callsOf(description);
  return description.tags
    .map((tag) => ({ ...tag, calls: calls.filter(({ operation }) => operation.tags.includes(tag.name)) }))
    .filter((group) => group.calls.length > 0);
};

const nameIn = (ref: string): string => ref.slice(ref.lastIndexOf('/') + 1);

export const schemaOf = ({ components }: ApiDescription, schema: Schema): Schema =>
  schema.$ref === undefined ? schema : (components.schemas[nameIn(schema.$ref)] ?? schema);

export const parameterOf = ({ components }: ApiDescription, parameter: Parameter): Parameter =>
  parameter.$ref === undefined ? parameter : (components.parameters[nameIn(parameter.$ref)] ?? parameter);

export const answerOf = ({ components }: ApiDescription, answer: Answer): Answer =>
  answer.$ref === undefined ? answer : (components.responses[nameIn(answer.$ref)] ?? answer);

/** The name of a representation, such as `Product`. */
export const representationOf = ({ $ref }: Schema): string | undefined =>
  $ref === undefined ? undefined : nameIn($ref);

/** Who may call, in words. */
export const accessInWords = ({ security }: Operation): string => {
  const scope = security.flatMap((way) => way['bearerAuth'] ?? [])[0];
  const isOptional = security.length === 0 || security.some((way) => Object.keys(way).length === 0);
  const token = scope === undefined ? '' : `, or a token with the scope ${scope}`;
  if (security.length === 0) return 'No login needed';
  return isOptional ? `Login optional: a session cookie${token}` : `Login required: a session cookie${token}`;
};

/** Each scope with the calls that accept its tokens. */
export const scopesOf = (description: ApiDescription): { readonly scope: string; readonly calls: Call[] }[] => {
  const scopes = new Map<string, Call[]>();
  for (const call of callsOf(description)) {
    const scope = call.operation.security.flatMap((way) => way['bearerAuth'] ?? [])[0];
    if (scope !== undefined) scopes.set(scope, [...(scopes.get(scope) ?? []), call]);
  }
  return [...scopes].map(([scope, calls]) => ({ scope, calls }));
};
