import { readFile } from 'node:fs/promises';
import { CannotAudit } from '../explain.ts';
import { checkpoint, type Checkpoint } from './checkpoint.ts';

/** @throws CannotAudit when the file holds something else */
export const readCheckpoint = async (file: string): Promise<Checkpoint> => {
  const text = await readFile(file, 'utf8');
  try {
    return checkpoint.parse(JSON.parse(text));
  } catch {
    throw new CannotAudit(`${file} is not a checkpoint of this auditor.`);
  }
};
