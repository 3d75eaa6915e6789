import { failing, type Call, type ServerBehavior } from './stand-in-server.ts';

const plain = (json: string): string => json;
const fenced = (json: string): string => `Here is the JSON you asked for:\n\`\`\`json\n${json}\n\`\`\`\nAnything else?`;

const formatOf = ({ body }: Call): string => body.response_format?.type ?? body.text?.format?.type ?? 'text';

const unknownModel = (models: readonly string[], { body }: Call) =>
  models.includes(body.model)
    ? undefined
    : failing(404, `The model \`${body.model}\` does not exist or you do not have access to it.`, {
        code: 'model_not_found',
      });

/** OpenAI: both APIs, strict schemas, token counts; a reasoning model rejects `temperature`; 429 with `retry-after-ms`. */
export const openAi: ServerBehavior = {
  name: 'OpenAI',
  models: ['gpt-large', 'gpt-small'],
  needsKey: true,
  paths: ['/chat/completions', '/responses'],
  countsTokens: true,
  wrap: plain,
  refuse: (call) => {
    if (call.body.temperature !== undefined && call.body.model === 'gpt-large')
      return failing(400, "Unsupported value: 'temperature' does not support 0 with this model.", {
        param: 'temperature',
      });
    if (call.count === 3)
      return failing(429, 'Rate limit reached', { code: 'rate_limit_exceeded' }, { 'retry-after-ms': '20' });
    return unknownModel(openAi.models, call);
  },
};

/** Azure v1: only the Responses API, its own error for an unknown deployment, 429 with `retry-after` in seconds. */
export const azure: ServerBehavior = {
  name: 'Azure v1',
  models: ['gpt-large', 'gpt-small'],
  needsKey: true,
  paths: ['/responses'],
  countsTokens: true,
  wrap: plain,
  refuse: (call) => {
    if (call.count === 4) return failing(429, 'Too many requests', { code: '429' }, { 'retry-after': '0' });
    return azure.models.includes(call.body.model)
      ? undefined
      : failing(404, 'The API deployment for this resource does not exist.', { code: 'DeploymentNotFound' });
  },
};

/** OpenRouter: only Chat Completions, some models without strict schemas, a truncated response, 429 with a date. */
export const openRouter: ServerBehavior = {
  name: 'OpenRouter',
  models: ['gpt-large', 'gpt-small'],
  needsKey: true,
  paths: ['/chat/completions'],
  countsTokens: true,
  wrap: plain,
  refuse: (call) => {
    if (call.count === 5)
      return { status: 200, body: { id: 'gen-1', choices: [], note: 'x'.repeat(400) }, isCut: true };
    if (call.count === 6)
      return failing(429, 'Provider returned error', {}, { 'retry-after': new Date(0).toUTCString() });
    if (formatOf(call) === 'json_schema')
      return failing(400, 'response_format json_schema is not supported by any provider of this model');
    return openRouter.models.includes(call.body.model)
      ? undefined
      : failing(400, `${call.body.model} is not a valid model ID`);
  },
};

/** vLLM: no key, rejects unknown parameters, writes its reasoning before the answer. */
export const vllm: ServerBehavior = {
  name: 'vLLM',
  models: ['gpt-large', 'gpt-small'],
  needsKey: false,
  paths: ['/chat/completions'],
  countsTokens: true,
  wrap: (json) => `<think>The user wants {JSON}.</think>\n${json}`,
  refuse: (call) => {
    if (call.body.max_completion_tokens !== undefined)
      return failing(400, "[{'type': 'extra_forbidden', 'loc': ('body', 'max_completion_tokens')}]");
    return unknownModel(vllm.models, call);
  },
};

/** Ollama with a small model: no key, ignores schemas, answers in a code fence, no token counts. */
export const ollama: ServerBehavior = {
  name: 'Ollama',
  models: ['gpt-large', 'gpt-small'],
  needsKey: false,
  paths: ['/chat/completions'],
  countsTokens: false,
  wrap: fenced,
  refuse: (call) =>
    ollama.models.includes(call.body.model)
      ? undefined
      : failing(404, `model "${call.body.model}" not found, try pulling it first`, { type: 'api_error' }),
};

export const STAND_INS: readonly ServerBehavior[] = [openAi, azure, openRouter, vllm, ollama];
