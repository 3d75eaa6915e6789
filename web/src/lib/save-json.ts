import { saveText } from './save-text.ts';

/** Hands the person a JSON file of this name, as a download. */
export const saveJson = (fileName: string, content: unknown): void =>
  saveText(fileName, `${JSON.stringify(content, undefined, 2)}\n`, 'application/json');
