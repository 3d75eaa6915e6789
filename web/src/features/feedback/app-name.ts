/** The title of an app, or a placeholder (D-57). */
export const appName = ({ title }: { readonly title: string }): string => title || 'Untitled App';
