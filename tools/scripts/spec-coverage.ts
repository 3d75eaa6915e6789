import { writeFile } from 'node:fs/promises';
import { PAGE, specCoverage } from './spec-coverage/spec-coverage.ts';

/** `npm run spec-coverage`, after `npm test`: writes docs/spec-coverage.md, and reports problems in the list. */
const { page, problems } = await specCoverage();
await writeFile(PAGE, page);
for (const problem of problems) console.log(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
