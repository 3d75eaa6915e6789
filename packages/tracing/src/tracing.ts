/**
 * The permitted attributes of a span: names of commands, events and routes, numbers, and ids that give no access. The list
 * keeps personal texts, addresses and tokens out of traces.
 */
export type Attributes = {
  readonly [
    Key in
      | 'error.type'
      | 'http.request.method'
      | 'http.response.status_code'
      | 'http.route'
      | 'twofold.attempt'
      | 'twofold.command'
      | 'twofold.correlation_id'
      | 'twofold.events'
      | 'twofold.position'
      | 'twofold.projections'
      | 'twofold.service'
  ]?: string | number;
};

/** A span to begin. If `parent` is present, even as undefined, the current span is not its parent. */
export type NewSpan = {
  readonly name: string;
  readonly isRequest?: boolean;
  /** A `traceparent` of W3C Trace Context. An invalid one counts as absent. */
  readonly parent?: string | undefined;
  readonly attributes?: Attributes;
};

/** A span that is ended separately. A span that is never ended is not exported. */
export type OpenSpan = {
  readonly traceId: string;
  /** Runs work within the span, including everything it awaits. */
  readonly run: <Result>(work: () => Result) => Result;
  readonly end: (outcome: {
    readonly name: string;
    readonly attributes?: Attributes;
    readonly isFailed?: boolean;
  }) => void;
};

/** Records spans. A process has one, or none: see `start-tracing.ts`. */
export interface Tracing {
  open(span: NewSpan): OpenSpan;
  /** The current span. */
  current(): { readonly traceId: string; readonly traceparent: string } | undefined;
  /** Records a span that has ended. Times are in milliseconds since 1970. */
  record(span: NewSpan, startedAt: number, endedAt: number): void;
}

let tracing: Tracing | undefined;

/** Sets the tracing for all functions below; undefined: nothing is traced. */
export const setTracing = (used: Tracing | undefined): void => {
  tracing = used;
};

/** The `traceparent` of the current span, for work that continues elsewhere or later. */
export const traceparentNow = (): string | undefined => tracing?.current()?.traceparent;

/** The id of the current trace, for log records. */
export const traceIdNow = (): string | undefined => tracing?.current()?.traceId;

/** Opens a span; undefined if nothing is traced. */
export const openSpan = (span: NewSpan): OpenSpan | undefined => tracing?.open(span);

/** Records a span that has ended, if spans are traced. */
export const recordSpan = (span: NewSpan, startedAt: number, endedAt: number): void =>
  tracing?.record(span, startedAt, endedAt);

/** Runs work within a span, which ends with the work. Errors are rethrown, and the span records their type. */
export const inSpan = <Result>(span: NewSpan, work: () => Promise<Result>): Promise<Result> => {
  const open = tracing?.open(span);
  return open ? within(open, span.name, work) : work();
};

const within = async <Result>(open: OpenSpan, name: string, work: () => Promise<Result>): Promise<Result> => {
  try {
    const result = await open.run(work);
    open.end({ name });
    return result;
  } catch (error) {
    open.end({ name, isFailed: true, attributes: { 'error.type': typeOf(error) } });
    throw error;
  }
};

/** The class name of an error. Its message is left out: it may quote anything. */
const typeOf = (error: unknown): string => (error instanceof Error ? error.constructor.name : typeof error);
