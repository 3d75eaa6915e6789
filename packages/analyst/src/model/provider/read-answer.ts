/** Some models write their reasoning before the answer. */
const withoutThoughts = (text: string): string => text.replace(/<think>[\s\S]*?<\/think>/g, '');

const withoutFence = (text: string): string => /```[a-z]*\s*\n?([\s\S]*?)```/i.exec(text)?.[1] ?? text;

const betweenBraces = (text: string): string => text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1);

/**
 * Parses the JSON of an answer, even inside a code fence or between sentences.
 * @throws SyntaxError if there is none.
 */
export const jsonIn = (answer: string): unknown => {
  const text = withoutThoughts(answer).trim();
  for (const candidate of [text, withoutFence(text), betweenBraces(text)]) {
    try {
      return JSON.parse(candidate) as unknown;
    } catch {
      // Try the next candidate.
    }
  }
  throw new SyntaxError('The answer has no JSON in it');
};
