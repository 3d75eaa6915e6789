/** Memoizes a function by its key object. */
export const memoize = <Key extends object, Result>(compute: (key: Key) => Result): ((key: Key) => Result) => {
  const cache = new WeakMap<Key, { readonly result: Result }>();
  return (key) => {
    const cached = cache.get(key) ?? { result: compute(key) };
    cache.set(key, cached);
    return cached.result;
  };
};
