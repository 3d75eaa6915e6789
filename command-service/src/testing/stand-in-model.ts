import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ModelAnswer } from '../analysis/openai/answer.ts';

const say = (text: string, quote: string | null = null) => ({ text, quote });

/** A well-behaved answer about `aSnapshot`; tests change what they are about. */
export const aModelAnswer: ModelAnswer = {
  purpose: say('Replaces the paper tickets of bike repair shops.', 'Tickets for the bike bench.'),
  targetAudience: say('Owners of small bike shops.', 'Built for shops with two to six stands.'),
  usps: [say('Made for the bench, not for the till.', 'bike bench')],
  strengths: [say('The price stands on the page.', '$29 a month for one shop.')],
  weaknesses: [say('No picture shows the product.')],
  opportunities: [say('Shops with more than one location.')],
  threats: [],
  competitors: [],
  marketTrends: [],
  customerPersona: {
    name: 'Dana Whitlock',
    age: '44',
    occupation: 'Bike shop owner',
    quote: 'On Saturdays I know where every bike is.',
    background: 'Runs a shop with two stands.',
    behavior: 'Decides in the evening.',
    goals: ['Know where every bike is'],
    painPoints: ['Lost tickets'],
  },
  secondaryPersonas: [],
  monetizationPotential: {
    rating: 3.5,
    rationale: say('One clear price.'),
    suggestedModels: [say('A price per stand.')],
  },
  successPotential: { rating: 7, rationale: say('A narrow trade.'), improvements: [say('Show the screen.')] },
};

type Respond = (response: ServerResponse, request: { readonly body: string; readonly call: number }) => void;

/** A chat completion as the provider sends it. */
export const completion = (content: string, extra: { finishReason?: string; refusal?: string } = {}): string =>
  JSON.stringify({
    id: 'completion-1',
    object: 'chat.completion',
    created: 1,
    model: 'stand-in',
    choices: [
      {
        index: 0,
        finish_reason: extra.finishReason ?? 'stop',
        message: { role: 'assistant', content, refusal: extra.refusal ?? null },
      },
    ],
    usage: { prompt_tokens: 900, completion_tokens: 100, total_tokens: 1000 },
  });

export const answerWith =
  (...bodies: readonly string[]): Respond =>
  (response, { call }) => {
    response.setHeader('content-type', 'application/json');
    response.end(bodies[Math.min(call, bodies.length) - 1]);
  };

/** A model provider on loopback that behaves as the test says. Keeps the bodies it was sent. */
export const startStandInModel = async (respond: Respond) => {
  const bodies: string[] = [];
  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    let body = '';
    request.setEncoding('utf8').on('data', (part: string) => (body += part));
    request.on('end', () => respond(response, { body, call: bodies.push(body) }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    bodies,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
