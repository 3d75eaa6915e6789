import { z } from 'zod';

const DEFAULT_MODEL = 'gpt-4o-mini';
/** A model's share of the 60 seconds of an analysis: reading the site takes the rest. */
const MAX_SECONDS = 22;

const whole = (min: number, max: number, standard: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, 'must be a whole number')
    .transform(Number)
    .pipe(z.number().min(min).max(max))
    .default(standard);

const listed = z
  .string()
  .transform((text) =>
    text
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== ''),
  )
  .refine((names) => names.length > 0, 'must name a model');

const PRICE = /^([^=,\s]+)=(\d+(?:\.\d+)?)\/(\d+(?:\.\d+)?)$/;

/** `model=input/output`, in dollars per million tokens. */
const prices = z
  .string()
  .transform((text) => text.split(',').map((each) => PRICE.exec(each.trim())))
  .refine((all) => all.every((each) => each !== null), 'must be model=input/output, with commas between them')
  .transform(
    (all) =>
      new Map(all.map((each) => [each?.[1] ?? '', { input: Number(each?.[2]), output: Number(each?.[3]) }] as const)),
  )
  .optional();

/** The provider that writes reports, and its limits of time and tokens. */
export const analystFields = {
  OPENAI_API_KEY: z.string().optional(),
  /** Any server that implements OpenAI's API. A local one may need no key. */
  OPENAI_BASE_URL: z.url({ protocol: /^https?$/, error: 'must begin with http:// or https://' }).optional(),
  /** Models for reports. The first one that the server offers is used. */
  OPENAI_MODEL: listed.default([DEFAULT_MODEL]),
  /** The same for choosing passages and checking statements. */
  OPENAI_MODEL_SMALL: listed.optional(),
  OPENAI_API: z.enum(['auto', 'chat', 'responses']).default('auto'),
  /** How long a visitor waits for the model before our own rules write the report. */
  OPENAI_SECONDS: whole(1, MAX_SECONDS, MAX_SECONDS),
  /** How long a late report may take, written in a background job; 0: there are no late reports. */
  OPENAI_LATE_SECONDS: whole(0, 3_600, 600),
  OPENAI_CONTEXT_TOKENS: whole(8_000, 1_000_000, 24_000),
  OPENAI_PRICES: prices,
};
export type AnalystEnvironment = z.output<z.ZodObject<typeof analystFields>>;
