import { saveText } from './save-text.ts';

/** Downloads a JSON file with this name. */
export const saveJson = (fileName: string, content: unknown): void =>
  saveText(fileName, `${JSON.stringify(content, undefined, 2)}\n`, 'application/json');
