/** Where this package reports lost connections. pino's loggers fit. */
export type Log = { warn(details: object, message: string): void };
