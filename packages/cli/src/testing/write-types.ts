import { writeFile } from 'node:fs/promises';
import { apiTypes, TYPES_FILE } from './api-types.ts';

await writeFile(TYPES_FILE, await apiTypes());
process.stdout.write('Wrote the types of the API.\n');
