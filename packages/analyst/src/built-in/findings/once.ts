/** Works a thing out once for each key, however many findings ask for it. */
export const once = <Key extends object, Result>(work: (key: Key) => Result): ((key: Key) => Result) => {
  const known = new WeakMap<Key, { readonly result: Result }>();
  return (key) => {
    const before = known.get(key) ?? { result: work(key) };
    known.set(key, before);
    return before.result;
  };
};
