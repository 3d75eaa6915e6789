import { describe, expect, it } from 'vitest';
import { contextOfPage } from '../testing/site-of.ts';

const TEXT =
  '<p>Doctors and nurses see what patients need. Treatment, therapy and diagnosis.</p>' +
  Array.from(
    { length: 12 },
    (_, at) => `<p>Room ${at} of the clinic has a doctor, a nurse and a chair for one patient.</p>`,
  ).join('');

const clinic = (more: string) =>
  contextOfPage({
    title: 'Harrow Clinic – patients, doctors and hospitals',
    description: 'A medical clinic: patients, doctors, treatment and therapy in one place.',
    body: `<h1>Medical clinic</h1>${TEXT}${more}`,
  });

describe('a business that customers visit', () => {
  it.each(['<p>Tel. 020 7946 0018</p>', '<a href="/b">Book an appointment</a>', '<h2>Opening hours</h2><p>9–17</p>'])(
    'is sure if it can be reached: %s',
    (more) => {
      expect(clinic(more).judgment.kind.id).toBe('health');
      expect(clinic(more).isSure).toBe(true);
    },
  );

  it('is unsure if it cannot be reached', () => expect(clinic('').isSure).toBe(false));
});
