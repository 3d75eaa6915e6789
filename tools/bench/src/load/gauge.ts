/**
 * The value of a metric in the text format of Prometheus, or the largest value if several labels have one.
 * @throws Error when the metric is missing, which is not the same as 0
 */
export const gaugeIn = (metrics: string, name: string): number => {
  const lines = metrics.split('\n').filter((line) => line.startsWith(`${name}{`) || line.startsWith(`${name} `));
  const values = lines.map((line) => Number(line.slice(line.lastIndexOf(' ') + 1)));
  if (values.length === 0) throw new Error(`There is no ${name}`);
  return Math.max(...values);
};
