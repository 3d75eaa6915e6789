/**
 * Whether a filter includes a type of event. Types after a dash are excluded; if only exclusions are listed, all others
 * are included.
 */
export const isOfTypes = (type: string, types: readonly string[]): boolean => {
  const wanted = types.filter((each) => !isExclusion(each));
  return !types.includes(`-${type}`) && (wanted.length === 0 || wanted.includes(type));
};

/** Whether a filter includes a stream: by its name, by a prefix (`order-`), or by an exclusion (`-access-`). */
export const isOfStream = (name: string, stream: string | undefined): boolean => {
  if (stream === undefined) return true;
  if (isExclusion(stream)) return !isOfStream(name, stream.slice(1));
  return isPrefix(stream) ? name.startsWith(stream) : name === stream;
};

/** Whether a filter entry is an exclusion. */
export const isExclusion = (filter: string): boolean => filter.startsWith('-');

/** Whether a filter is the beginning of names of streams. */
export const isPrefix = (stream: string): boolean => stream.endsWith('-');
