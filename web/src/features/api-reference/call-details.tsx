import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { CodeBlock } from './code-block.tsx';
import { accessInWords, answerOf, parameterOf, type ApiDescription, type Operation } from './description.ts';
import { FieldList } from './field-list.tsx';
import { fieldsOf } from './fields-of.ts';
import { typeInWords } from './type-in-words.ts';
import { WithCode } from './with-code.tsx';

const Stack = styled('div')({
  display: 'grid',
  gap: 20,
  minWidth: 0,
  padding: '12px 0 28px',
  '& > *': { minWidth: 0 },
});

const JSON_TYPE = 'application/json';
const PLACES = { path: 'Path', query: 'Query', header: 'Headers' } as const;

type CallDetailsProps = { readonly description: ApiDescription; readonly operation: Operation };

/** The parameters, body, answers and errors of a call. */
export function CallDetails({ description, operation }: CallDetailsProps) {
  const parameters = operation.parameters.map((each) => parameterOf(description, each));
  const body = operation.requestBody?.content[JSON_TYPE];
  const answers = Object.entries(operation.responses).map(([status, answer]) => {
    return { status, ...answerOf(description, answer) };
  });
  const success = answers.find(({ status }) => status.startsWith('2'));
  const content = success?.content?.[JSON_TYPE];
  const otherTypes = Object.keys(success?.content ?? {}).filter((type) => type !== JSON_TYPE);
  return (
    <Stack>
      {operation.description && (
        <Typography color="textSecondary">
          <WithCode text={operation.description} />
        </Typography>
      )}
      <Typography variant="body2" color="textSecondary">
        {accessInWords(operation)}.
      </Typography>
      {Object.entries(PLACES).map(([place, label]) => {
        const fields = parameters
          .filter((each) => each.in === place)
          .map(({ name, schema, required, description: note }) => {
            return { name, type: typeInWords(schema), isRequired: required, note };
          });
        return fields.length > 0 && <FieldList key={place} label={label} fields={fields} />;
      })}
      {body && <FieldList label="Body" fields={fieldsOf(description, body.schema)} />}
      {body && <CodeBlock label="Example body" code={JSON.stringify(body.example, null, 2)} />}
      {content && success && (
        <FieldList label={`Answer ${success.status}`} fields={fieldsOf(description, content.schema)} />
      )}
      {content && success && <CodeBlock label="Example answer" code={JSON.stringify(content.example, null, 2)} />}
      {success && otherTypes.length > 0 && (
        <Typography variant="body2">
          Answers {success.status} with {otherTypes.join(' or ')}: {success.description.toLowerCase()}.
        </Typography>
      )}
      <FieldList
        label="Errors"
        fields={answers
          .filter(({ status }) => /^[45]/.test(status))
          .map((answer) => ({ name: answer.status, type: answer.description, isRequired: false }))}
      />
    </Stack>
  );
}
