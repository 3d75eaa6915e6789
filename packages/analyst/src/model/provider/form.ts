/** How a server and a model want to be asked, found out by asking. */
export type Form = {
  readonly api: 'chat' | 'responses';
  /** The ladder of structured output: a strict schema, any JSON, or plain text with the schema in the question. */
  readonly format: 'schema' | 'json' | 'plain';
  readonly hasTemperature: boolean;
  readonly hasSeed: boolean;
  /** Chat Completions only: newer servers call it `max_completion_tokens`. */
  readonly limit: 'max_completion_tokens' | 'max_tokens';
};

export const firstForm = (api: 'auto' | 'chat' | 'responses'): Form => ({
  api: api === 'responses' ? 'responses' : 'chat',
  format: 'schema',
  hasTemperature: true,
  hasSeed: true,
  limit: 'max_completion_tokens',
});

/** A request that a server refused, by its status and its words. */
export type RefusedRequest = { readonly status: number; readonly text: string };

const LESS_STRUCTURED = { schema: 'json', json: 'plain', plain: undefined } as const;

/** One rung down the ladder; undefined below the last. */
export const lessStructured = (form: Form): Form | undefined => {
  const format = LESS_STRUCTURED[form.format];
  return format && { ...form, format };
};

/**
 * The form to try after a refusal: without the parameter that the server names, through the other protocol where it does not
 * know this one, else with less structure. Undefined where no other form would help.
 */
export const formAfter = (form: Form, { status, text }: RefusedRequest): Form | undefined => {
  if (status === 404 || status === 405) {
    return form.api === 'chat' && !/model/i.test(text) ? { ...form, api: 'responses' } : undefined;
  }
  if (status !== 400 && status !== 422 && status !== 501) return undefined;
  if (form.hasTemperature && /temperature/i.test(text)) return { ...form, hasTemperature: false };
  if (form.hasSeed && /\bseed\b/i.test(text)) return { ...form, hasSeed: false };
  if (form.api === 'chat' && form.limit === 'max_completion_tokens' && /max_completion_tokens/i.test(text))
    return { ...form, limit: 'max_tokens' };
  return lessStructured(form);
};

/** Whether the server says that it does not know the model. */
export const isUnknownModel = ({ status, text }: RefusedRequest): boolean =>
  (status === 404 || status === 400) &&
  /model[\s\S]{0,200}(?:not found|not exist|no endpoints|unknown|invalid|not a valid)|(?:unknown|invalid|no such|not a valid)[\s\S]{0,40}model|DeploymentNotFound/i.test(
    text,
  );
