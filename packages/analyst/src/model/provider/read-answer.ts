/** Some models think aloud before they answer. */
const withoutThoughts = (text: string): string => text.replace(/<think>[\s\S]*?<\/think>/g, '');

const withoutFence = (text: string): string => /```[a-z]*\s*\n?([\s\S]*?)```/i.exec(text)?.[1] ?? text;

const betweenBraces = (text: string): string => text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1);

/**
 * The JSON of an answer, also where a model puts it into a fence or between sentences.
 * @throws SyntaxError where there is none.
 */
export const jsonIn = (answer: string): unknown => {
  const text = withoutThoughts(answer).trim();
  for (const candidate of [text, withoutFence(text), betweenBraces(text)]) {
    try {
      return JSON.parse(candidate) as unknown;
    } catch {
      // The next candidate may be one.
    }
  }
  throw new SyntaxError('The answer has no JSON in it');
};
