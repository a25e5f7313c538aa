import type { PartyProblemTexts } from './problem-texts.ts'

/** Sentences about parties in English; a module of its own, since Chinese pages have no use for it. */
export const partyProblemTextsEn: PartyProblemTexts = {
  name: 'Please enter the name',
  country: 'The country is a code of two letters, such as CN',
  taxNo: (_said, kind) => `This is no valid ${kind || 'tax'} number. Please check it digit by digit`,
  doubtfulTaxNo: (_said, kind) => `Please check the ${kind || 'tax'} number`,
  taxKind: 'Please choose the kind of the tax no.',
  wantedTaxNo: (kind) => `Customs of this country want the ${kind} on the bill`,
  noEnglish: 'Without an English name it cannot stand on a bill',
  signs: 'The English name takes English letters, digits and punctuation only',
  addressSigns: 'The address on a bill takes English letters, digits and punctuation only',
}
