const most = 20

/** Characters each with its code point: a screen without a font for one shows a box, as a print does. */
export const namedCharacters = (characters: readonly string[]): string =>
  characters
    .slice(0, most)
    .map((character) => `${character}（U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}）`)
    .join(' ') + (characters.length > most ? ' …' : '')
