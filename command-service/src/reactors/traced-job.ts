import { inSpan, traceparentNow } from '@twofold/tracing/tracing';
import { z } from 'zod';

/** The context of a command in the payload of a job. */
export const contextInJob = z.object({
  id: z.string(),
  correlationId: z.string(),
  causationId: z.string(),
  actor: z.string(),
});

/** The trace context that any job may have. Jobs of earlier releases have no `traceparent`. */
const traceContext = z.object({
  traceparent: z.string().optional(),
  context: z.object({ correlationId: z.string() }).optional(),
  command: z.object({ type: z.string() }).optional(),
});

/** The payload of a job that continues the current trace. */
export const tracedPayload = (job: object): string => JSON.stringify({ ...job, traceparent: traceparentNow() });

/** Runs a job in a child span of the request that scheduled it. */
export const inJobSpan = (
  name: string,
  payload: unknown,
  attempt: number,
  work: () => Promise<void>,
): Promise<void> => {
  const { traceparent, context, command } = traceContext.safeParse(payload).data ?? {};
  const attributes = {
    'twofold.attempt': attempt,
    ...(context && { 'twofold.correlation_id': context.correlationId }),
    ...(command && { 'twofold.command': command.type }),
  };
  return inSpan({ name: `job ${name}`, parent: traceparent, attributes }, work);
};
