import { describe, expect, it } from 'vitest';
import { parseEnvironment } from './environment.ts';
import { tracingFields, tracingOf } from './tracing-environment.ts';
import { z } from 'zod';

const read = (env: Record<string, string>) => tracingOf(parseEnvironment(z.object(tracingFields), env));

describe('the tracing configuration', () => {
  it('is off by default', () =>
    expect(read({})).toEqual({ endpoint: undefined, headers: undefined, ratio: undefined }));

  it('includes the headers that the collector requires', () =>
    expect(
      read({
        OTEL_EXPORTER_OTLP_ENDPOINT: 'https://otlp.example/base',
        OTEL_EXPORTER_OTLP_HEADERS: 'x-api-key=a%20key==, x-team = us',
        OTEL_TRACES_SAMPLER_ARG: '0.25',
      }),
    ).toEqual({
      endpoint: 'https://otlp.example/base',
      headers: { 'x-api-key': 'a key==', 'x-team': 'us' },
      ratio: 0.25,
    }));

  it.each([
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4317'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'https://user:password@otlp.example'],
    ['OTEL_EXPORTER_OTLP_HEADERS', 'open sesame'],
    ['OTEL_EXPORTER_OTLP_HEADERS', 'key=%ff'],
    ['OTEL_TRACES_SAMPLER_ARG', '1.5'],
    ['OTEL_TRACES_SAMPLER_ARG', '.'],
  ])('is refused where %s is %s, without quoting it', (name, value) => {
    expect(() => read({ [name]: value })).toThrow(name);
    expect(() => read({ [name]: value })).not.toThrow(`${name}: ${value}`);
  });
});
