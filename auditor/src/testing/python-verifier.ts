import { execFile, spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';

const VERIFIER = path.join(import.meta.dirname, 'verify_export.py');

/** Runs the program in the first argument once for each line of arguments, and prints its output as JSON. */
const RUN_EACH = `
import io, json, sys, traceback
file = sys.argv[1]
program = compile(open(file, encoding="utf-8").read(), file, "exec")
output = sys.stdout
for line in sys.stdin:
    sys.argv = [file, *json.loads(line)]
    sys.stdout = sys.stderr = printed = io.StringIO()
    try:
        exec(program, {"__name__": "__main__"})
    except SystemExit:
        pass
    except BaseException:
        traceback.print_exc()
    printed.seek(0)
    print(json.dumps(printed.read().strip()), file=output, flush=True)
`;

export type PythonVerifier = {
  /** What `verify_export.py` prints with these arguments. */
  readonly verdict: (...args: string[]) => Promise<string>;
  readonly end: () => void;
};

/** One Python process for all verdicts of a test file: starting it takes longer than a verdict. Undefined without Python. */
export const startPythonVerifier = async (): Promise<PythonVerifier | undefined> => {
  const isThere = await promisify(execFile)('python3', ['--version']).then(
    () => true,
    () => false,
  );
  if (!isThere) return undefined;
  const child = spawn('python3', ['-I', '-S', '-c', RUN_EACH, VERIFIER], { stdio: ['pipe', 'pipe', 'inherit'] });
  const printed = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return {
    verdict: async (...args) => {
      child.stdin.write(`${JSON.stringify(args)}\n`);
      const { value, done } = await printed.next();
      if (done) throw new Error('Python has ended');
      return JSON.parse(value) as string;
    },
    end: () => void child.stdin.end(),
  };
};
