/** The API, output format and parameters that a server and its model accept; found out by trying. */
export type Dialect = {
  readonly api: 'chat' | 'responses';
  /** From most to least structured: a strict schema, any JSON, or plain text. The last two have the schema in the prompt. */
  readonly format: 'schema' | 'json' | 'plain';
  readonly hasTemperature: boolean;
  readonly hasSeed: boolean;
  /** Chat Completions only: newer servers call it `max_completion_tokens`. */
  readonly limit: 'max_completion_tokens' | 'max_tokens';
};

export const firstDialect = (api: 'auto' | 'chat' | 'responses'): Dialect => ({
  api: api === 'responses' ? 'responses' : 'chat',
  format: 'schema',
  hasTemperature: true,
  hasSeed: true,
  limit: 'max_completion_tokens',
});

/** How a server refused a request. */
export type RefusedRequest = { readonly status: number; readonly text: string };

const LESS_STRUCTURED = { schema: 'json', json: 'plain', plain: undefined } as const;

/** The dialect with the next less structured format; undefined after the last. */
export const lessStructured = (dialect: Dialect): Dialect | undefined => {
  const format = LESS_STRUCTURED[dialect.format];
  return format && { ...dialect, format };
};

/**
 * The dialect to try after a refusal: without the parameter that the server names, with the other API if the server lacks
 * this one, else with less structure. Undefined if no other dialect would help.
 */
export const dialectAfter = (dialect: Dialect, { status, text }: RefusedRequest): Dialect | undefined => {
  if (status === 404 || status === 405) {
    return dialect.api === 'chat' && !/model/i.test(text) ? { ...dialect, api: 'responses' } : undefined;
  }
  if (status !== 400 && status !== 422 && status !== 501) return undefined;
  if (dialect.hasTemperature && /temperature/i.test(text)) return { ...dialect, hasTemperature: false };
  if (dialect.hasSeed && /\bseed\b/i.test(text)) return { ...dialect, hasSeed: false };
  if (dialect.api === 'chat' && dialect.limit === 'max_completion_tokens' && /max_completion_tokens/i.test(text))
    return { ...dialect, limit: 'max_tokens' };
  return lessStructured(dialect);
};

/** Whether the server reports an unknown model. */
export const isUnknownModel = ({ status, text }: RefusedRequest): boolean =>
  (status === 404 || status === 400) &&
  /model[\s\S]{0,200}(?:not found|not exist|no endpoints|unknown|invalid|not a valid)|(?:unknown|invalid|no such|not a valid)[\s\S]{0,40}model|DeploymentNotFound/i.test(
    text,
  );
