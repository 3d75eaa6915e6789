import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describeApi } from '@twofold/contracts/openapi/describe-api';
import { formatted } from './formatted.ts';
import { ROOT } from './run-command.ts';
import { releasedFile } from './openapi/released.ts';

/** Stores the OpenAPI document of a release, which the next one must not break. */
const document = describeApi();
const file = releasedFile(document.info.version);
await writeFile(file, await formatted(file, JSON.stringify(document)));
console.log(path.relative(ROOT, file));
