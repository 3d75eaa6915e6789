/** Whether a type of event is asked for. Types with a dash before them are left out; without any other, all others are asked for. */
export const isOfTypes = (type: string, types: readonly string[]): boolean => {
  const wanted = types.filter((each) => !isLeftOut(each));
  return !types.includes(`-${type}`) && (wanted.length === 0 || wanted.includes(type));
};

/** Whether a stream is asked for: by its name, by the beginning of names (`order-`), or by what is left out (`-access-`). */
export const isOfStream = (name: string, stream: string | undefined): boolean => {
  if (stream === undefined) return true;
  if (isLeftOut(stream)) return !isOfStream(name, stream.slice(1));
  return isPrefix(stream) ? name.startsWith(stream) : name === stream;
};

/** Whether a filter names what is not to be shown. */
export const isLeftOut = (filter: string): boolean => filter.startsWith('-');

/** Whether a filter is the beginning of names of streams. */
export const isPrefix = (stream: string): boolean => stream.endsWith('-');
