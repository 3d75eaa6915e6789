import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ScriptedModel, ScriptedQuestion } from './scripted-model.ts';

export type Body = {
  readonly model: string;
  readonly messages?: readonly { readonly role: string; readonly content: string }[];
  readonly input?: Body['messages'];
  readonly response_format?: { readonly type: string };
  readonly text?: { readonly format?: { readonly type: string } };
  readonly temperature?: number;
  readonly seed?: number;
  readonly max_tokens?: number;
  readonly max_completion_tokens?: number;
};

export type Call = {
  readonly path: string;
  readonly body: Body;
  readonly authorization: string | undefined;
  readonly count: number;
};

export type Reply = {
  readonly status: number;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** Closes the connection in the middle of the body. */
  readonly isCut?: boolean;
};

/** The behavior of one kind of server. */
export type ServerBehavior = {
  readonly name: string;
  readonly models: readonly string[];
  readonly needsKey: boolean;
  /** Refuses or disturbs a call; undefined: the call is answered. */
  readonly refuse: (call: Call) => Reply | undefined;
  readonly paths: readonly string[];
  readonly countsTokens: boolean;
  readonly wrap: (json: string, call: Call) => string;
};

export const failing = (status: number, message: string, more: object = {}, headers = {}): Reply => ({
  status,
  body: { error: { message, type: 'invalid_request_error', ...more } },
  headers,
});

const questionIn = ({ body }: Call): ScriptedQuestion => {
  const messages = body.messages ?? body.input ?? [];
  const of = (role: string): string => messages.find((message) => message.role === role)?.content ?? '';
  return { system: of('system'), user: of('user') };
};

const chatReply = (text: string, countsTokens: boolean) => ({
  id: 'chatcmpl-1',
  object: 'chat.completion',
  choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content: text } }],
  ...(countsTokens && { usage: { prompt_tokens: 900, completion_tokens: 100, total_tokens: 1_000 } }),
});

const responsesReply = (text: string, countsTokens: boolean) => ({
  id: 'resp_1',
  object: 'response',
  status: 'completed',
  output: [
    { type: 'reasoning', summary: [] },
    { type: 'message', role: 'assistant', content: [{ type: 'output_text', text, annotations: [] }] },
  ],
  ...(countsTokens && { usage: { input_tokens: 900, output_tokens: 100, total_tokens: 1_000 } }),
});

const replyTo = (call: Call, behavior: ServerBehavior, model: ScriptedModel): Reply => {
  if (!behavior.paths.some((path) => call.path.endsWith(path))) return failing(404, 'Not found');
  if (behavior.needsKey && call.authorization !== 'Bearer a-key') return failing(401, 'Incorrect API key provided');
  if (!behavior.needsKey && call.authorization !== undefined) return failing(400, 'No key is wanted here');
  const refused = behavior.refuse(call);
  if (refused) return refused;
  const text = behavior.wrap(JSON.stringify(model(questionIn(call))), call);
  const body = call.path.endsWith('/responses')
    ? responsesReply(text, behavior.countsTokens)
    : chatReply(text, behavior.countsTokens);
  return { status: 200, body };
};

const send = (response: ServerResponse, { status, body, headers = {}, isCut = false }: Reply): void => {
  const text = JSON.stringify(body);
  response.writeHead(status, {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(text),
    ...headers,
  });
  if (!isCut) response.end(text);
  else response.write(text.slice(0, text.length / 2), () => response.destroy());
};

/** A server on loopback with the behavior of one provider, and a scripted model behind it. Records its calls. */
export const startStandIn = async (behavior: ServerBehavior, model: ScriptedModel) => {
  const calls: Call[] = [];
  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    let text = '';
    request.setEncoding('utf8').on('data', (part: string) => (text += part));
    request.on('end', () => {
      const { authorization } = request.headers;
      const call = { path: request.url ?? '', body: JSON.parse(text) as Body, authorization, count: calls.length + 1 };
      calls.push(call);
      send(response, replyTo(call, behavior, model));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    calls,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
