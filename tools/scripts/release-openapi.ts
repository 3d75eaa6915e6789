import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describeApi } from '@twofold/contracts/openapi/describe-api';
import { format } from 'prettier';
import { ROOT } from './run-command.ts';
import { releasedFile } from './openapi/released.ts';

/** Stores the OpenAPI document of a release, which the next one must not break. */
const document = describeApi();
const file = releasedFile(document.info.version);
await writeFile(file, await format(JSON.stringify(document), { parser: 'json', printWidth: 120 }));
console.log(path.relative(ROOT, file));
