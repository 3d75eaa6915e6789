/** The ids of a span, as sent between processes. `traceFlags` is 1 if the trace is sampled. */
export type SpanIds = { readonly traceId: string; readonly spanId: string; readonly traceFlags: number };

const FORM = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})$/;

/** Reads a `traceparent` (W3C Trace Context, version 00); undefined for any other text. */
export const parseTraceparent = (text: string | undefined): SpanIds | undefined => {
  const [, traceId, spanId, flags] = FORM.exec(text ?? '') ?? [];
  if (traceId === undefined || spanId === undefined || flags === undefined) return undefined;
  return { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & 1 };
};

/** Writes a `traceparent`. */
export const toTraceparent = ({ traceId, spanId, traceFlags }: SpanIds): string =>
  `00-${traceId}-${spanId}-0${traceFlags & 1}`;
