import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import { TextField } from '../../../components/form/text-field.tsx';
import type { BriefForm } from './forms.ts';

type BriefFieldsProps = {
  readonly register: UseFormRegister<BriefForm>;
  readonly errors: FieldErrors<BriefForm>;
  readonly isLocked?: boolean;
};

/** The fields for task, three questions and test login; only the test login once the brief is locked. */
export function BriefFields({ register, errors, isLocked = false }: BriefFieldsProps) {
  return (
    <>
      {!isLocked && (
        <>
          <TextField
            label="Task"
            field={register('task')}
            error={errors.task}
            rows={3}
            isOptional
            hint="What reviewers should try first, such as “Book a stand for two days”."
          />
          {([0, 1, 2] as const).map((index) => (
            <TextField
              key={index}
              label={`Question ${index + 1}`}
              field={register(`questions.${index}`)}
              error={errors.questions?.[index]}
              isOptional
            />
          ))}
        </>
      )}
      <TextField
        label="Test login"
        field={register('access')}
        error={errors.access}
        rows={2}
        isOptional
        hint="Shown only to reviewers with a seat, and erased when the order ends. Never use a real account."
      />
    </>
  );
}
