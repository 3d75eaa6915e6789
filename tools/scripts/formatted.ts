import { readFileSync } from 'node:fs';
import path from 'node:path';
import { format, type FormatConfig } from 'oxfmt';
import { ROOT } from './run-command.ts';

/** Text of a generated file as `npm run fix` would leave it. @throws Error if it cannot be parsed */
export const formatted = async (file: string, text: string): Promise<string> => {
  const settings: FormatConfig = JSON.parse(readFileSync(path.join(ROOT, '.oxfmtrc.json'), 'utf8'));
  const { code, errors } = await format(file, text, settings);
  if (errors.length > 0) throw new Error(`${file}: ${errors.map(({ message }) => message).join(', ')}`);
  return code;
};
