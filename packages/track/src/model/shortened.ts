/** A text, or its beginning with the sign of an omission where it is longer than what is kept. */
export const shortened = (text: string, most: number): string => (text.length > most ? `${text.slice(0, most - 1)}…` : text)
