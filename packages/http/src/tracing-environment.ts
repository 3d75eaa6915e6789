import { z } from 'zod';

const pairsIn = (text: string): readonly (readonly [string, string])[] | undefined => {
  const pairs = text.split(',').map((pair) => /^\s*([\w.-]+)\s*=\s*(.*?)\s*$/.exec(pair));
  try {
    return pairs.map((found) => {
      const [, name, value] = found ?? [];
      if (name === undefined || value === undefined) throw new URIError('not a pair');
      return [name, decodeURIComponent(value)] as const;
    });
  } catch {
    return undefined;
  }
};

/** OpenTelemetry's variables for exporting the traces of a process. Without an endpoint, nothing is exported. */
export const tracingFields = {
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .string()
    .refine((text) => /^https?:\/\/[^\s?#@]+$/.test(text) && URL.canParse(text), 'must be http:// or https://')
    .optional(),
  /** The collector's required headers, such as `x-api-key=…`; values may be percent-encoded. */
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .refine((text) => pairsIn(text) !== undefined, 'must be name=value, with commas between them')
    .transform((text): Record<string, string> => Object.fromEntries(pairsIn(text) ?? []))
    .optional(),
  /** The share of all traces that is sampled. */
  OTEL_TRACES_SAMPLER_ARG: z
    .string()
    .refine((text) => /^(?:0|1|[01]\.0+|0?\.\d{1,9})$/.test(text), 'must be a share from 0 to 1, such as 0.1')
    .transform(Number)
    .optional(),
};

/** The arguments of `startTracing` from the environment. */
export const tracingOf = (env: z.output<z.ZodObject<typeof tracingFields>>) => ({
  endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT,
  headers: env.OTEL_EXPORTER_OTLP_HEADERS,
  ratio: env.OTEL_TRACES_SAMPLER_ARG,
});
