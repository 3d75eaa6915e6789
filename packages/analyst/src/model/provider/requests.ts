import type OpenAI from 'openai';
import { z } from 'zod';
import type { Dialect } from './dialect.ts';

export type Question = {
  readonly model: string;
  readonly system: string;
  readonly user: string;
  readonly name: string;
  readonly schema: Record<string, unknown>;
  readonly maxAnswerTokens: number;
};

/** An answer; `tokens` is absent if the server does not count them. */
export type RawAnswer = {
  readonly text: string;
  readonly tokens?: { readonly input: number; readonly output: number };
};

/** The model refused to answer, or the answer was cut off. A repeated request that names the problem may succeed. */
export class UnusableAnswer extends Error {}

const SEED = 7;

const chatAnswer = z.object({
  choices: z
    .array(
      z.object({
        finish_reason: z.string().nullish(),
        message: z.object({ content: z.string().nullish(), refusal: z.string().nullish() }),
      }),
    )
    .min(1),
  usage: z.object({ prompt_tokens: z.number(), completion_tokens: z.number() }).nullish().catch(undefined),
});

const responsesAnswer = z.object({
  status: z.string().nullish(),
  output: z.array(
    z.object({
      content: z
        .array(z.object({ type: z.string(), text: z.string().optional(), refusal: z.string().optional() }))
        .nullish(),
    }),
  ),
  usage: z.object({ input_tokens: z.number(), output_tokens: z.number() }).nullish().catch(undefined),
});

/** Without strict schemas, the prompt contains the schema. */
const systemFor = (question: Question, dialect: Dialect): string =>
  dialect.format === 'schema'
    ? question.system
    : `${question.system}\nAnswer with one JSON object and nothing else, in this JSON Schema:\n${JSON.stringify(question.schema)}`;

const messagesFor = (question: Question, dialect: Dialect) => [
  { role: 'system' as const, content: systemFor(question, dialect) },
  { role: 'user' as const, content: question.user },
];

const formatFor = ({ name, schema }: Question, { format }: Dialect) => {
  if (format === 'plain') return undefined;
  return format === 'json'
    ? { type: 'json_object' as const }
    : { type: 'json_schema' as const, name, strict: true, schema };
};

type Send = (client: OpenAI, question: Question, dialect: Dialect, signal: AbortSignal) => Promise<RawAnswer>;

const askByChat: Send = async (client, question, dialect, signal) => {
  const format = formatFor(question, dialect);
  const answer: unknown = await client.chat.completions.create(
    {
      model: question.model,
      messages: messagesFor(question, dialect),
      [dialect.limit]: question.maxAnswerTokens,
      ...(dialect.hasTemperature && { temperature: 0 }),
      ...(dialect.hasSeed && { seed: SEED }),
      ...(format && {
        response_format:
          format.type === 'json_object'
            ? format
            : { type: format.type, json_schema: { name: format.name, strict: true, schema: format.schema } },
      }),
    },
    { signal },
  );
  const { choices, usage } = chatAnswer.parse(answer);
  const [choice] = choices;
  if (choice?.message.refusal) throw new UnusableAnswer('The model refused to answer');
  if (choice?.finish_reason === 'length') throw new UnusableAnswer('The answer was longer than allowed');
  return {
    text: choice?.message.content ?? '',
    ...(usage && { tokens: { input: usage.prompt_tokens, output: usage.completion_tokens } }),
  };
};

const askByResponses: Send = async (client, question, dialect, signal) => {
  const format = formatFor(question, dialect);
  const answer: unknown = await client.responses.create(
    {
      model: question.model,
      input: messagesFor(question, dialect),
      max_output_tokens: question.maxAnswerTokens,
      // The provider must not store the request.
      store: false,
      ...(dialect.hasTemperature && { temperature: 0 }),
      ...(format && { text: { format } }),
    },
    { signal },
  );
  const { status, output, usage } = responsesAnswer.parse(answer);
  const parts = output.flatMap(({ content }) => content ?? []);
  if (parts.some(({ refusal }) => refusal)) throw new UnusableAnswer('The model refused to answer');
  if (status === 'incomplete') throw new UnusableAnswer('The answer was longer than allowed');
  return {
    text: parts.map(({ text }) => text ?? '').join(''),
    ...(usage && { tokens: { input: usage.input_tokens, output: usage.output_tokens } }),
  };
};

/** Sends one request. @throws OpenAI.APIError, UnusableAnswer, ZodError if the response is malformed. */
export const sendQuestion: Send = (client, question, dialect, signal) =>
  (dialect.api === 'chat' ? askByChat : askByResponses)(client, question, dialect, signal);
