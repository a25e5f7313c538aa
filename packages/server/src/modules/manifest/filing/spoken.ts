import { headFields, manifestRoles, type ManifestContent, type ManifestPartyContent, type ManifestRole } from '@jst/contracts/manifest'
import { saidValue } from '@jst/contracts/entity'
import { sealsText } from '@jst/contracts/packing'

/** A company in one line. */
const partyText = (party: ManifestPartyContent): string =>
  Object.values(party)
    .filter((value) => value !== '')
    .join(' ')
const roles = Object.keys(manifestRoles) as ManifestRole[]

/** Values as the timeline and versions compare them, by the keys of the declared fields. */
export const spokenOf = (content: ManifestContent) => ({
  ...Object.fromEntries(headFields.map((field) => [field.key, saidValue(field, content[field.key as 'BillNo'] ?? null)])),
  ToOrder: content.ToOrder,
  ...Object.fromEntries(roles.map((role) => [role, partyText(content[role])])),
  Goods: content.Goods.map(({ GoodsEn, Packages, Weight, Volume }) => `${GoodsEn} ${Packages}/${Weight}/${Volume}`).join('；'),
  Boxes: content.Boxes.map(({ BoxNo, Seals, Packages, Weight }) => `${BoxNo} ${sealsText(Seals)} ${Packages}/${Weight}`).join('；'),
})

/** A content as a version keeps it: compared by the declared shape, and `Raw` whole. */
export const snapshotOf = (content: ManifestContent): Readonly<Record<string, unknown>> => ({
  ...spokenOf(content),
  Goods: content.Goods,
  Boxes: content.Boxes.map(({ Seals, ...box }) => ({ ...box, Seals: sealsText(Seals) })),
  Raw: content,
})
