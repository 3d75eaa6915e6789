import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { expect, it, vi } from 'vitest';
import { Providers } from '../../app/providers.tsx';
import { PasswordField } from './password-field.tsx';

const onSubmit = vi.fn<() => void>();

function Form() {
  const { register, handleSubmit } = useForm<{ password: string }>();
  return (
    <form onSubmit={(event) => void handleSubmit(onSubmit)(event)}>
      <PasswordField label="New Password" autoComplete="new-password" field={register('password')} />
    </form>
  );
}

it('a password is shown while its button is pressed in, and stays as it was typed', async () => {
  render(<Form />, { wrapper: Providers });
  const field = screen.getByLabelText('New Password');
  const show = screen.getByRole('button', { name: 'Show password', pressed: false });
  await userEvent.type(field, 'Engine1843');
  expect(field).toHaveAttribute('type', 'password');
  await userEvent.tab();
  expect(show).toHaveFocus();
  await userEvent.keyboard(' ');
  expect(show).toHaveAttribute('aria-pressed', 'true');
  expect(field).toHaveAttribute('type', 'text');
  expect(field).toHaveValue('Engine1843');
  await userEvent.click(show);
  expect(field).toHaveAttribute('type', 'password');
  expect(onSubmit).not.toHaveBeenCalled();
});
