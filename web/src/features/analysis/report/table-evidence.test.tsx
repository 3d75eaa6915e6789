import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Providers } from '../../../app/providers.tsx';
import { EvidenceNote } from './evidence-note.tsx';
import { readReport } from './read-report.ts';

const path = 'aiAnalysis.competitors.0';

describe('what comes from our own table', () => {
  it('is shown as ours, not as the site’s', () => {
    const { competitors } = readReport({
      aiAnalysis: { competitors: ['Matomo'] },
      evidence: [{ id: 't', path, basis: 'table', table: 'Alternatives for web analytics: Matomo.' }],
    });
    render(
      <Providers>
        <EvidenceNote evidence={competitors[0]?.evidence} claim="A competitor" />
      </Providers>,
    );
    expect(screen.getByText(/^From our table, not from the site: Alternatives for web analytics/u)).toBeDefined();
  });
});
