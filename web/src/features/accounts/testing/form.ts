import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';

export const field = (label: string) => screen.getByLabelText(label);
export const fill = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
export const fillAll = (values: Readonly<Record<string, string>>) => {
  for (const [label, value] of Object.entries(values)) fill(label, value);
};

/** A button by its text, excluding links and tabs with the same text. */
export const button = (name: string) => screen.getByText(name, { selector: 'main button:not([role=tab])' });
export const press = (name: string) => userEvent.click(button(name));

/** Failures without a text for the user. */
export const speechless: readonly (readonly [name: string, answer: () => Response])[] = [
  ['a page of a proxy', () => new HttpResponse('<html><h1>Bad Gateway</h1></html>', { status: 502 })],
  ['a 500 without a body', () => new HttpResponse(null, { status: 500 })],
  ['JSON without an error', () => HttpResponse.json({ message: 'x' }, { status: 500 })],
  ['a broken network', () => HttpResponse.error()],
];
