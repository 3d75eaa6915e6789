import { createLog, type Logger } from '@twofold/http/log';
import type { Finding } from './finding.ts';

const ERROR = 50;
const MAX_LINE = 600;

/** The log of all services: keeps only lines that should not be there. */
export const watchLines = (mark: string) => {
  const found: Finding[] = [];
  const write = (line: string): void => {
    const isDefect = (JSON.parse(line) as { readonly level: number }).level >= ERROR;
    const hasWhatWasSent = line.toLowerCase().includes(mark.toLowerCase());
    if (isDefect || hasWhatWasSent) found.push({ rule: 'log', what: line.trim().slice(0, MAX_LINE) });
  };
  return {
    logOf: (service: string): Logger => createLog({ service, level: 'info', destination: { write } }),
    /** The findings since the last call. */
    judge: (): Finding[] => found.splice(0),
  };
};

export type LineWatch = ReturnType<typeof watchLines>;
