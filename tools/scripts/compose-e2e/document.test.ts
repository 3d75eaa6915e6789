import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../run-command.ts';
import { blocksIn } from './document.ts';

const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');
const operations = read('docs/operations.md');
const compose = read('docker-compose.yml');

const distinct = (found: Iterable<RegExpMatchArray>): string[] =>
  [...new Set([...found].map(([, name = '']) => name))].toSorted();

describe('docs/operations.md', () => {
  it('explains every variable that docker-compose.yml passes on, and no other', () => {
    const rows = operations.split('\n').filter((line) => line.startsWith('| `') && /^\| `[A-Z_]+`[, |]/.test(line));
    const explained = rows.flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`([A-Z_]+)`/g)]);
    expect(distinct(explained)).toEqual(distinct(compose.matchAll(/\$\{(\w+)/g)));
  });

  it('lists every service with its port', () => {
    const services = compose.slice(compose.indexOf('\nservices:'), compose.indexOf('\nnetworks:'));
    const listed = operations.slice(operations.indexOf('## Services'), operations.indexOf('## Start'));
    expect(distinct(listed.matchAll(/^\| `([a-z-]+)`/gm))).toEqual(distinct(services.matchAll(/^ {2}([a-z-]+):$/gm)));
    for (const [, port] of services.matchAll(/PORT: '(\d+)'/g)) expect(listed).toContain(`| ${port} `);
  });

  it('lists every third-party image as unproven', () => {
    const unproven = operations.slice(operations.indexOf('It does not prove what needs an engine'));
    for (const image of distinct(compose.matchAll(/image: ([\w/]+):[\w.-]+$/gm))) expect(unproven).toContain(image);
  });

  it('says of each block that is not run, why', () => {
    const blocks = blocksIn(operations);
    expect(blocks.filter(({ notRun }) => notRun === undefined).length).toBeGreaterThan(2);
    const needEngine = blocks.filter(({ text }) => /docker-compose (up|run|exec|restart|build|ps|logs)/.test(text));
    expect(needEngine.map(({ notRun }) => notRun)).toEqual(needEngine.map(() => 'needs an engine'));
  });
});
