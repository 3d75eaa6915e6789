import type OpenAI from 'openai';
import { z } from 'zod';
import type { Form } from './form.ts';

export type Question = {
  readonly model: string;
  readonly system: string;
  readonly user: string;
  readonly name: string;
  readonly schema: Record<string, unknown>;
  readonly maxAnswerTokens: number;
};

/** What came back; `tokens` is absent where the server does not count them. */
export type RawAnswer = {
  readonly text: string;
  readonly tokens?: { readonly input: number; readonly output: number };
};

/** The answer was refused or cut off: the same question may succeed if the model is told why. */
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

/** Without strict schemas the question tells the shape. */
const systemFor = (question: Question, form: Form): string =>
  form.format === 'schema'
    ? question.system
    : `${question.system}\nAnswer with one JSON object and nothing else, in this JSON Schema:\n${JSON.stringify(question.schema)}`;

const messagesFor = (question: Question, form: Form) => [
  { role: 'system' as const, content: systemFor(question, form) },
  { role: 'user' as const, content: question.user },
];

const formatFor = ({ name, schema }: Question, { format }: Form) => {
  if (format === 'plain') return undefined;
  return format === 'json'
    ? { type: 'json_object' as const }
    : { type: 'json_schema' as const, name, strict: true, schema };
};

const askByChat = async (client: OpenAI, question: Question, form: Form, signal: AbortSignal): Promise<RawAnswer> => {
  const format = formatFor(question, form);
  const answer: unknown = await client.chat.completions.create(
    {
      model: question.model,
      messages: messagesFor(question, form),
      [form.limit]: question.maxAnswerTokens,
      ...(form.hasTemperature && { temperature: 0 }),
      ...(form.hasSeed && { seed: SEED }),
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

const askByResponses = async (
  client: OpenAI,
  question: Question,
  form: Form,
  signal: AbortSignal,
): Promise<RawAnswer> => {
  const format = formatFor(question, form);
  const answer: unknown = await client.responses.create(
    {
      model: question.model,
      input: messagesFor(question, form),
      max_output_tokens: question.maxAnswerTokens,
      // The provider keeps nothing for later.
      store: false,
      ...(form.hasTemperature && { temperature: 0 }),
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

/** Sends one request in a form. @throws OpenAI.APIError, UnusableAnswer, ZodError for an answer that is none. */
export const sendQuestion = (client: OpenAI, question: Question, form: Form, signal: AbortSignal): Promise<RawAnswer> =>
  form.api === 'chat' ? askByChat(client, question, form, signal) : askByResponses(client, question, form, signal);
