/**
 * Zero-width signs, direction marks, soft hyphens, byte order marks: nobody sees them, and copying from chats and web pages brings them. Joiners
 * inside of emoji and Arabic are part of the text.
 */
const invisible =
  /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff]|[\u200c\u200d](?![\p{Extended_Pictographic}\p{M}\p{Script=Arabic}])/gu
const blanks = /[\u00a0\u1680\u2000-\u200a\u202f\u205f]/g
const some = /[\u00a0\u00ad\u061c\u1680\u180e\u2000-\u200f\u202a-\u202f\u205f-\u206f\ufeff]/

/** A text without signs that nobody sees; blanks of other widths are spaces. */
export const visible = (text: string): string => (some.test(text) ? text.replace(invisible, '').replace(blanks, ' ') : text)

/** A text as numbers, days and codes are read: without invisible signs, half width, with one space between words. */
export const plainText = (text: string): string => visible(text).normalize('NFKC').replace(/\s+/g, ' ').trim()

/** True of the error values that a spreadsheet shows where a formula went wrong. */
export const isSheetError = (text: string): boolean =>
  /^#(?:N\/A|REF!|DIV\/0!|VALUE!|NAME\?|NUM!|NULL!|SPILL!|CALC!|GETTING_DATA|ERROR!)$/i.test(text.trim())

/** A long number that a spreadsheet shows as `3.45679E+17`: the digits of a code are lost. */
export const isScientific = (text: string): boolean => /^\d(?:[.,]\d+)?E\+?\d{1,3}$/i.test(text.trim())
