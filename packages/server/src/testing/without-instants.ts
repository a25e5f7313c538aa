/** An answer without its instants: seconds with two decimals look like amounts. */
export const withoutInstants = (text: string): string => text.replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '')
