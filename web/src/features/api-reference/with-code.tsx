import { styled } from '@mui/material/styles';

const Code = styled('code')(({ theme }) => ({ ...theme.typography.mono, overflowWrap: 'anywhere' }));

/** A text of the document; text between backticks is shown as code. */
export function WithCode({ text }: { readonly text: string }) {
  return text.split('`').map((part, place) => {
    // oxlint-disable-next-line react/no-array-index-key -- parts of one text never change their order
    return place % 2 === 1 ? <Code key={place}>{part}</Code> : part;
  });
}
