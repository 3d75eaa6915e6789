import { createLog, type Logger } from '../log.ts';

/** A log that stores its records, for tests to inspect. */
export const recordedLog = (): { readonly log: Logger; readonly records: Record<string, unknown>[] } => {
  const records: Record<string, unknown>[] = [];
  const destination = { write: (line: string) => void records.push(JSON.parse(line) as Record<string, unknown>) };
  return { log: createLog({ service: 'a-test', level: 'debug', destination }), records };
};
