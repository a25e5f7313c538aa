import { headFields, manifestRoles, type ManifestContent, type ManifestPartyContent, type ManifestRole } from '@jst/contracts/manifest'
import { saidValue } from '@jst/contracts/entity'
import { sealsText } from '@jst/contracts/packing'
import { contactFields } from './contacts.ts'

const isContact = (key: string): boolean => contactFields.some((field) => field === key)
/** A company in one line, without its contacts or these alone. */
const partyText = (party: ManifestPartyContent, contacts: boolean): string =>
  Object.entries(party)
    .filter(([key, value]) => value !== '' && isContact(key) === contacts)
    .map(([, value]) => value)
    .join(' ')
const roles = Object.keys(manifestRoles) as ManifestRole[]

/** Companies as texts, each with its contacts apart. */
export const partiesOf = (content: ManifestContent): Readonly<Record<string, string>> =>
  Object.fromEntries(
    roles.flatMap((role) => [
      [role, partyText(content[role], false)],
      [`${role}Contact`, partyText(content[role], true)],
    ]),
  )

/**
 * The same for the timeline, whose entries of earlier releases have companies with their contacts under the key of the role: that key is sensitive,
 * and a company without its contacts has one of its own.
 */
const spokenParties = (content: ManifestContent): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(partiesOf(content)).map(([key, text]) => [key.endsWith('Contact') ? key : `${key}Party`, text]))

const common = (content: ManifestContent) => ({
  ...Object.fromEntries(headFields.map((field) => [field.key, saidValue(field, content[field.key as 'BillNo'] ?? null)])),
  ToOrder: content.ToOrder,
  Goods: content.Goods.map(({ GoodsEn, Packages, Weight, Volume }) => `${GoodsEn} ${Packages}/${Weight}/${Volume}`).join('；'),
  Boxes: content.Boxes.map(({ BoxNo, Seals, Packages, Weight }) => `${BoxNo} ${sealsText(Seals)} ${Packages}/${Weight}`).join('；'),
})

/** Values as the timeline compares them, by the keys of the declared fields. */
export const spokenOf = (content: ManifestContent) => ({ ...common(content), ...spokenParties(content) })

/** A content as a version keeps it: compared by the declared shape, and `Raw` whole. */
export const snapshotOf = (content: ManifestContent): Readonly<Record<string, unknown>> => ({
  ...common(content),
  ...partiesOf(content),
  Goods: content.Goods,
  Boxes: content.Boxes.map(({ Seals, ...box }) => ({ ...box, Seals: sealsText(Seals) })),
  Raw: content,
})
