import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { Providers } from '../../../../app/providers.tsx';
import type { ShownReport } from '../read-report.ts';
import { readReport } from '../read-report.ts';
import { benchbook } from './benchbook.ts';

/** Renders one part of a report in the look of the product; returns the element that holds it. */
export const renderPart = (part: ReactElement): HTMLElement =>
  render(
    <Providers>
      <MemoryRouter>{part}</MemoryRouter>
    </Providers>,
  ).container;

/** The sample report as the screen reads it, with some parts of its analysis replaced. */
export const reportWith = (parts: Record<string, unknown>): ShownReport =>
  readReport({ ...benchbook, aiAnalysis: { ...benchbook.aiAnalysis, ...parts } });
