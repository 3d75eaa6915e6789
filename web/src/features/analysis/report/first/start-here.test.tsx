import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { FactRow } from '../measured/fact-row.tsx';
import { readReport } from '../read-report.ts';
import { benchbook } from '../testing/benchbook.ts';
import { someFacts } from '../testing/facts.ts';
import { parkedSite } from '../testing/parked-site.ts';
import { renderPart, reportWith } from '../testing/render-part.tsx';
import { StartHere } from './start-here.tsx';

const improvement = (index: number) => `aiAnalysis.successPotential.improvements.${index}`;

describe('D-139: what to do first', () => {
  it('names the first three improvements, each with its evidence', () => {
    const improvements = ['One', 'Two', 'Answer the import question', 'Four'];
    renderPart(<StartHere report={reportWith({ successPotential: { rating: 7, rationale: '', improvements } })} />);
    const list = within(screen.getByRole('region', { name: 'Start here' })).getByRole('list');
    expect(
      within(list)
        .getAllByRole('heading')
        .map(({ textContent }) => textContent),
    ).toEqual(improvements.slice(0, 3));
    expect(list).toHaveTextContent('Moving from paper or another system? Contact us.');
  });

  it('numbers no improvement that stands alone', () => {
    renderPart(
      <StartHere report={reportWith({ successPotential: { rating: 7, rationale: '', improvements: ['One'] } })} />,
    );
    expect(screen.getByRole('heading', { name: 'One' })).toBeVisible();
    expect(screen.queryByText('1')).not.toBeInTheDocument();
  });

  it('opens the fact that an improvement rests on', async () => {
    const [fact] = someFacts.filter(({ status }) => status === 'fail');
    const evidence = [{ id: 'm', path: improvement(0), basis: 'measured', fact: fact!.id }];
    renderPart(
      <>
        <StartHere report={readReport({ ...benchbook, facts: someFacts, evidence })} />
        <FactRow fact={{ ...fact!, status: 'fail' }} isShown />
      </>,
    );
    Element.prototype.scrollIntoView = () => undefined;
    await userEvent.click(screen.getByRole('button', { name: `Open fact: ${fact!.title}` }));
    expect(screen.getByText(fact!.why, { exact: false }).closest('details')).toHaveAttribute('open');
  });

  it.each([
    ['a limited report', readReport(parkedSite)],
    ['a report without improvements', readReport({})],
  ])('is not there in %s', (_, report) => {
    renderPart(<StartHere report={report} />);
    expect(screen.queryByText('Start here')).not.toBeInTheDocument();
  });
});
