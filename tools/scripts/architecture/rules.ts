import { posix } from 'node:path';
import type { Import, SourceFile } from './source-files.ts';
import { ARROWS, BROWSER_SEES, CONTRACT_READERS, folderOf, SLICES } from './table.ts';

/** A rule returns a sentence for each import or file that breaks it. */
type ImportRule = (file: SourceFile, imported: Import) => string | undefined;
type FileRule = (file: SourceFile) => string | undefined;

const OURS = /^@twofold\/([^/]+)(?:\/(.+))?$/;

const ourPackage = ({ specifier }: Import): { readonly name: string; readonly path: string } | undefined => {
  const [, name, path] = OURS.exec(specifier) ?? [];
  return name === undefined ? undefined : { name, path: path ?? '' };
};

/** The target of a relative import, as a path from the root. */
const target = (file: SourceFile, { specifier }: Import): string | undefined =>
  specifier.startsWith('.') ? posix.join(posix.dirname(file.path), specifier) : undefined;

const arrow: ImportRule = (file, imported) => {
  const ours = ourPackage(imported);
  if (!ours || file.isTest || ours.name === file.packageName) return undefined;
  const allowed = ARROWS[file.packageName] ?? [];
  return allowed.includes(ours.name) ? undefined : `${file.packageName} may not import ${ours.name}`;
};

const testsOnly: ImportRule = (file, imported) => {
  if (file.isTest) return undefined;
  const isTesting = ourPackage(imported)?.name === 'testing' || /(^|\/)testing\//.test(imported.specifier);
  return isTesting ? 'only tests may import what is made for tests' : undefined;
};

const ownPackageByPath: ImportRule = (file, imported) => {
  const path = target(file, imported);
  if (path === undefined || path.startsWith(`${folderOf(file.packageName)}/`)) return undefined;
  return file.isTest ? undefined : `${imported.specifier} leaves the package; import it by its name`;
};

const sliceOf = (path: string): string | undefined =>
  path.split('/').find((part) => (SLICES as readonly string[]).includes(part));

/** `src/features/experiments` is a feature without being a slice. */
const featureOf = (path: string): string | undefined => /\/features\/([^/]+)\//.exec(path)?.[1];

const slices: ImportRule = (file, imported) => {
  const path = target(file, imported);
  const [from, to] = [sliceOf(file.path), path && sliceOf(path)];
  if (file.packageName === 'contracts' || from === undefined || !to || from === to) return undefined;
  return `slice ${from} may not import slice ${to}`;
};

const features: ImportRule = (file, imported) => {
  const path = target(file, imported);
  const [from, to] = [featureOf(file.path), path && featureOf(path)];
  return from === undefined || !to || from === to ? undefined : `feature ${from} may not import feature ${to}`;
};

/** `app` composes features, so features must not import it. Code that both need is in `lib` or `components`. */
const featuresBelowApp: ImportRule = (file, imported) => {
  if (file.isTest || featureOf(file.path) === undefined) return undefined;
  return target(file, imported)?.startsWith('web/src/app/') ? 'a feature may not import from the app' : undefined;
};

/** The rule for deciders also covers files that a long decider is split into. */
const DECIDER_OR_PART = /(^|[/.])decider\.ts$|-decisions\.ts$|\/order\.ts$/;

const pureDeciders: ImportRule = (file, imported) => {
  if (!DECIDER_OR_PART.test(file.path) || file.path.endsWith('src/decider.ts') || imported.isTypeOnly) {
    return undefined;
  }
  const isKernel = imported.specifier.endsWith('/decider.ts') && imported.specifier.startsWith('../');
  const isPart = imported.specifier.startsWith('./') && DECIDER_OR_PART.test(imported.specifier);
  const isPure = isKernel || isPart || ourPackage(imported)?.name === 'contracts';
  return isPure ? undefined : `a decider may import contracts, the kernel and types, not ${imported.specifier}`;
};

const contractReaders: ImportRule = (file, imported) => {
  const ours = ourPackage(imported);
  if (ours?.name !== 'contracts' || file.isTest) return undefined;
  const kind = posix.basename(ours.path);
  if (file.packageName === 'web' && !(BROWSER_SEES as readonly string[]).includes(kind)) {
    return `the browser may not see contracts/${ours.path}`;
  }
  const readers = CONTRACT_READERS[kind];
  return !readers || readers.includes(file.packageName) ? undefined : `${file.packageName} may not read ${ours.path}`;
};

/** Importing an adapter's migration is allowed: setup runs it, and it does not choose an adapter. */
const adapters: ImportRule = (file, imported) => {
  const isAdapter = /^adapters\/(?!.*-migration$)/.test(ourPackage(imported)?.path ?? '');
  const mayChoose = file.isTest || file.path.endsWith('/main.ts');
  return isAdapter && !mayChoose ? 'only a main.ts or a test picks an adapter' : undefined;
};

const onlyOneFileKnowsTheClient: ImportRule = (file, { specifier }) =>
  specifier.startsWith('@eventstore/') && file.packageName !== 'event-store'
    ? 'only the adapter knows the EventStoreDB client'
    : undefined;

const environment: FileRule = ({ path, text, isTest }) =>
  /\bprocess\.env\b/.test(text) && !path.endsWith('/main.ts') && !isTest
    ? 'only a main.ts reads the environment'
    : undefined;

const barrels: FileRule = ({ text }) => (/^\s*export\s+\*/m.test(text) ? 'no barrels' : undefined);

const foreignFetch: FileRule = ({ packageName, text, isTest }) =>
  ['command-service', 'projector', 'query-service', 'http'].includes(packageName) && !isTest && /\bfetch\(/.test(text)
    ? 'foreign addresses are read by site-reader only'
    : undefined;

/** On Node 20 the garbage collector may collect the timeout, and then the combined signal never aborts. */
const lostDeadlines: FileRule = ({ text, isTest }) =>
  /AbortSignal\.any\([^;]*AbortSignal\.timeout\(/.test(text) && !isTest
    ? 'a timeout in AbortSignal.any may never abort; use withinDeadline'
    : undefined;

const IMPORT_RULES: readonly ImportRule[] = [
  arrow,
  testsOnly,
  ownPackageByPath,
  slices,
  features,
  featuresBelowApp,
  pureDeciders,
  contractReaders,
  adapters,
  onlyOneFileKnowsTheClient,
];
const FILE_RULES: readonly FileRule[] = [environment, barrels, foreignFetch, lostDeadlines];

/** All violations of the architecture in these files, one line each. */
export const violationsIn = (files: readonly SourceFile[]): string[] =>
  files.flatMap((file) => {
    const ofImports = file.imports.flatMap((imported) => IMPORT_RULES.map((rule) => rule(file, imported)));
    const ofFile = FILE_RULES.map((rule) => rule(file));
    return [...ofImports, ...ofFile].filter((found) => found !== undefined).map((found) => `${file.path}: ${found}`);
  });
