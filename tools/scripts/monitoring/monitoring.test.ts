import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../run-command.ts';

const FOLDER = path.join(ROOT, 'operations', 'monitoring');
const read = (file: string): string => readFileSync(path.join(FOLDER, file), 'utf8');
const SOURCES = ['packages/metrics/src', 'command-service/src', 'projector/src', 'query-service/src', 'auditor/src'];

/** The names of metrics in a text, without the suffixes of histograms. */
const namesIn = (text: string): Set<string> =>
  new Set([...text.matchAll(/twofold_[a-z_]+/g)].map(([name]) => name.replace(/_(?:bucket|count|sum)$/, '')));

/** The packages that export metrics. Others contain database roles with similar names. */
const sourceText = SOURCES.flatMap((folder) =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => readFileSync(path.join(ROOT, folder, file), 'utf8'))
    .filter((text) => /'prom-client'|metrics\/state-gauges'/.test(text)),
).join('\n');

type Rules = { readonly groups: readonly { readonly rules: readonly { readonly alert: string }[] }[] };
const alerts = (parse(read('alerts.yml')) as Rules).groups.flatMap(({ rules }) => rules.map(({ alert }) => alert));

describe('alerts and dashboard', () => {
  it.each(['alerts.yml', 'alerts.test.yml', 'dashboard.json'])('ask for nothing that no service counts: %s', (file) => {
    const counted = namesIn(sourceText);
    expect([...namesIn(read(file))].filter((name) => !counted.has(name))).toEqual([]);
  });

  it('leave nothing that is counted unseen', () => {
    const seen = new Set([...namesIn(read('alerts.yml')), ...namesIn(read('dashboard.json'))]);
    expect([...namesIn(sourceText)].filter((name) => !seen.has(name))).toEqual([]);
  });

  it('tell the operator what to do about each alert', () => {
    const page = readFileSync(path.join(ROOT, 'docs', 'monitoring.md'), 'utf8');
    expect(alerts.filter((alert) => !page.includes(`**${alert}**`))).toEqual([]);
  });

  it('are each made to fire by the rules that promtool tests', () => {
    const tested = read('alerts.test.yml');
    expect(alerts.filter((alert) => !tested.includes(`alertname: ${alert}\n        exp_alerts:\n`))).toEqual([]);
  });
});
