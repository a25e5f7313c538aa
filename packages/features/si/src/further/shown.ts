import { eblPlatforms, type Further } from '@jst/si-drafts/standards'
import { texts } from './texts.ts'

/** A further value as people read it. */
export interface ShownValue {
  readonly name: keyof Further
  readonly label: string
  readonly value: string
}
const nameOf = (names: Readonly<Record<string, string>>, code: string) => names[code] ?? code

function shownValue(further: Further, name: keyof Further): string {
  switch (name) {
    case 'taxes':
      return further.taxes.map(({ party, type, country, value }) => `${texts.holders[party]} ${type} ${country} ${value}`).join('\n')
    case 'contacts':
      return further.contacts
        .map(({ party, name: person, phone, email }) => [texts.holders[party], person, phone, email].filter(Boolean).join(' '))
        .join('\n')
    case 'filings':
      return further.filings
        .map(({ type, country, by, filer, number }) => [type, country, texts.performers[by], filer, number].filter(Boolean).join(' '))
        .join('\n')
    case 'references':
      return further.references.join('\n')
    case 'buyerPerson':
    case 'sellerPerson':
      return nameOf(texts.persons, further[name])
    case 'platform':
      return nameOf(eblPlatforms, further.platform)
    case 'houseBills':
      return further.houseBills === '' ? '' : texts.yesNo[further.houseBills]
    default:
      return further[name]
  }
}

/** Filled further values in the order of the form. */
export const shownOf = (further: Further): ShownValue[] =>
  (Object.keys(texts.names) as (keyof Further)[]).flatMap((name) => {
    const value = shownValue(further, name)
    return value === '' ? [] : [{ name, label: texts.names[name], value }]
  })
