import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { PersonasPanel } from './personas-panel.tsx';
import { readReport } from './read-report.ts';
import { benchbook } from './testing/benchbook.ts';
import { renderPart, reportWith } from './testing/render-part.tsx';

const renderPersonas = (parts: Record<string, unknown> = {}) =>
  renderPart(<PersonasPanel report={reportWith(parts)} />);
const card = (name: string) => screen.getByRole('article', { name });

describe('the tab Personas', () => {
  it.each([benchbook.aiAnalysis.customerPersona, ...benchbook.aiAnalysis.secondaryPersonas])(
    'shows everything about $name (§2 personas)',
    (persona) => {
      renderPersonas();
      const { name, age, occupation, quote, background, behavior, goals, painPoints } = persona;
      for (const text of [age, occupation, quote, background, behavior, ...goals, ...painPoints]) {
        expect(card(name)).toHaveTextContent(text);
      }
    },
  );

  it('tells the primary one from the others, and says that all are imagined (§2 personas)', () => {
    renderPersonas();
    expect(screen.getAllByRole('article')).toHaveLength(3);
    expect(within(card('Dana Whitlock')).getByText('Primary persona')).toBeInTheDocument();
    expect(screen.getAllByText('Primary persona')).toHaveLength(1);
    expect(screen.getByText(/^Personas are imagined by the machine/)).toBeInTheDocument();
  });

  it('draws each with the face of its data', () => {
    renderPersonas();
    expect(card('Dana Whitlock').querySelector('svg')).toMatchObject({ dataset: { hair: 'long', tool: 'wrench' } });
    expect(card('Luis Moreno').querySelector('svg')).toMatchObject({ dataset: { hair: 'short', tool: 'dial' } });
  });

  it('says what a persona was imagined from, where the record does', () => {
    const path = 'aiAnalysis.secondaryPersonas.1';
    const evidence = [{ id: 'why', path, basis: 'inference', reason: 'the page names shops with two locations.' }];
    renderPart(<PersonasPanel report={readReport({ ...benchbook, evidence })} />);
    expect(card('Priya Raman')).toHaveTextContent('Inference: the page names shops with two locations.');
    expect(card('Luis Moreno')).not.toHaveTextContent('Inference');
  });

  it('leaves out what a persona lacks', () => {
    renderPersonas({ customerPersona: { name: 'Dana' }, secondaryPersonas: null });
    expect(card('Dana')).toBeInTheDocument();
    for (const label of ['Background', 'Behavior', 'Goals', 'Pain points']) {
      expect(screen.queryByText(label)).not.toBeInTheDocument();
    }
  });

  it('has no card for a persona of whom nothing is known, and says why', () => {
    const none = 'Not known';
    const nothing = { name: none, age: '', occupation: none, quote: none, background: none, behavior: none };
    const customerPersona = { ...nothing, goals: [none], painPoints: [none] };
    renderPart(
      <PersonasPanel
        report={readReport({
          ...benchbook,
          aiAnalysis: { ...benchbook.aiAnalysis, customerPersona, secondaryPersonas: [] },
        })}
      />,
    );
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
    expect(screen.getByText(/^Our rules recognized no group of customers with certainty/)).toBeInTheDocument();
  });

  it('says an occupation once that is the name, too', () => {
    renderPersonas({
      customerPersona: { name: 'Small shop owner', occupation: 'Small shop owner' },
      secondaryPersonas: null,
    });
    expect(within(card('Small shop owner')).getAllByText('Small shop owner')).toHaveLength(1);
  });

  it('shows the secondary ones also where the primary one is missing', () => {
    renderPersonas({ customerPersona: null });
    expect(card('Priya Raman')).toBeInTheDocument();
    expect(screen.queryByText('Primary persona')).not.toBeInTheDocument();
  });

  it('shows a sentence where there are none', () => {
    renderPersonas({ customerPersona: undefined, secondaryPersonas: undefined });
    expect(screen.getByText('No personas identified')).toBeInTheDocument();
  });
});
