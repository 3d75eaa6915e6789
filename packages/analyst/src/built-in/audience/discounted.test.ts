import { describe, expect, it } from 'vitest';
import { groupsIn } from './group-names.ts';

const namedIn = (text: string, tag = 'en'): readonly string[] => groupsIn(text, tag).map(({ label }) => label);

describe('a clause about reduced prices', () => {
  it.each([
    ['We offer rebated plans for eligible patients.', 'en'],
    ['Half price for pupils and seniors.', 'en'],
    ['Ermäßigter Eintritt für Schüler und Studenten.', 'de'],
    ['Descuentos para jubilados y estudiantes.', 'es'],
    ['学生は割引、学生向け', 'ja'],
  ])('names no group: “%s”', (text, tag) => expect(namedIn(text, tag)).toEqual([]));

  it.each([
    ['We care for patients. Rebates are paid on the day.', 'en', ['Patients']],
    ['Lessons for pupils, with a discount on Mondays.', 'en', ['Pupils']],
    ['Kurse für Schüler. Rabatt ab zwei Stunden.', 'de', ['Pupils']],
  ])('does not affect groups in other clauses: “%s”', (text, tag, labels) =>
    expect(namedIn(text, tag)).toEqual(labels),
  );
});
