/** A text of somebody else, or its beginning with the sign of an omission where the place that keeps it is shorter. */
export const shortened = (text: string, most: number): string => (text.length > most ? `${text.slice(0, most - 1)}…` : text)
