import type { Failpoints } from './failpoints.ts';

type Method = (...args: never[]) => unknown;

/** An external port, with failpoints around each of these asynchronous methods. */
export const aroundMethods = <Port extends object>(
  name: string,
  port: Port,
  methods: readonly (keyof Port & string)[],
  { around }: Failpoints,
): Port => {
  const decorated = methods.map((method) => {
    const call = port[method] as Method;
    return [
      method,
      (...args: never[]) => around(`${name}.${method}`, () => Promise.resolve(call.apply(port, args))),
    ] as const;
  });
  return { ...port, ...Object.fromEntries(decorated) };
};
