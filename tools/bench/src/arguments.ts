import { parseArgs } from 'node:util';

/** What a user may change about a benchmark. Each benchmark has defaults. */
export type Settings = {
  readonly rounds?: number;
  readonly seconds?: number;
  readonly events?: number;
  /** How many calls to make in a second, in benchmarks with a steady rate. */
  readonly rate?: number;
};

export type Request =
  | { readonly kind: 'help' }
  | { readonly kind: 'run'; readonly name: string; readonly settings: Settings }
  | { readonly kind: 'mistake'; readonly message: string };

const OPTIONS = {
  rounds: { type: 'string' },
  seconds: { type: 'string' },
  minutes: { type: 'string' },
  events: { type: 'string' },
  rate: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

/** Parses a command line. `names` are the existing benchmarks. */
export const parseRequest = (args: readonly string[], names: readonly string[]): Request => {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
    if (values.help === true) return { kind: 'help' };
    const [name, ...rest] = positionals;
    if (name === undefined) return { kind: 'mistake', message: 'Which benchmark?' };
    if (!names.includes(name)) return { kind: 'mistake', message: `There is no benchmark ${name}` };
    if (rest.length > 0) return { kind: 'mistake', message: `One benchmark at a time: ${rest.join(' ')} is too much` };
    const { minutes } = numberIn(values, 'minutes', isPositive);
    const settings = {
      ...numberIn(values, 'rounds', isWhole),
      ...numberIn(values, 'seconds', isPositive),
      ...(minutes !== undefined && { seconds: minutes * 60 }),
      ...numberIn(values, 'events', isWhole),
      ...numberIn(values, 'rate', isPositive),
    };
    return { kind: 'run', name, settings };
  } catch (error) {
    return { kind: 'mistake', message: error instanceof Error ? error.message : String(error) };
  }
};

const isPositive = (value: number): boolean => Number.isFinite(value) && value > 0;
const isWhole = (value: number): boolean => Number.isSafeInteger(value) && value > 0;

const numberIn = <Name extends keyof Settings | 'minutes'>(
  values: Readonly<Partial<Record<Name, string>>>,
  name: Name,
  isFit: (value: number) => boolean,
): Settings & { readonly minutes?: number } => {
  const text = values[name];
  if (text === undefined) return {};
  if (text.trim() === '' || !isFit(Number(text))) throw new RangeError(`--${name} cannot be ${text}`);
  return { [name]: Number(text) };
};
