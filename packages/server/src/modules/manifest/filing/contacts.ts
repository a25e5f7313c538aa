import type { Issue } from '@jst/contracts'
import type { ManifestContent, ManifestPartyContent, VgmContent } from '@jst/contracts/manifest'
import { partyRoles } from '@jst/manifest'
import type { EmployeeActor } from '../../../kernel/access/actor.ts'
import { fieldRightOf, maySee } from '../../../kernel/access/field-rights.ts'

// Telephones, addresses of mail and contact persons are contacts of the customer: a sensitive field for the staff, its own for the customer.

export const contactFields = ['Phone', 'Email', 'Fax', 'Contact', 'ContactPhone'] as const satisfies readonly (keyof ManifestPartyContent)[]

export const hidesContacts = (actor: EmployeeActor): boolean => actor.companyKind === 'operator' && !maySee(actor, 'customerContact')
export const mayWriteContacts = (actor: EmployeeActor): boolean =>
  actor.companyKind !== 'operator' || fieldRightOf(actor, 'customerContact') === 'edit'

/** The content with the contacts of another, by role and by row of goods. */
function withContacts(content: ManifestContent, of: ManifestContent | undefined): ManifestContent {
  const contactByKey = new Map(of?.Goods.map(({ Key, DgContact }) => [Key, DgContact]))
  return {
    ...content,
    ...Object.fromEntries(
      partyRoles.map((role) => [
        role,
        { ...content[role], ...Object.fromEntries(contactFields.map((key) => [key, of?.[role][key] ?? ''])) },
      ]),
    ),
    Goods: content.Goods.map((row) => ({ ...row, DgContact: contactByKey.get(row.Key) ?? '' })),
  }
}

/** A content as its reader may see it. */
export const shownContent = (actor: EmployeeActor, content: ManifestContent): ManifestContent =>
  hidesContacts(actor) ? withContacts(content, undefined) : content
/** A content that somebody wrote: contacts that he may not change stay as they are stored. */
export const writtenContent = (actor: EmployeeActor, content: ManifestContent, stored: ManifestContent | undefined): ManifestContent =>
  mayWriteContacts(actor) ? content : withContacts(content, stored)

/** The path of a contact: `Shipper.Phone`, `Goods[g1].DgContact`. */
export const isContactPath = (path: string): boolean => {
  const field = path.slice(path.lastIndexOf('.') + 1)
  return field === 'DgContact' || contactFields.some((one) => one === field)
} /** Findings without the values that they offer for contacts. */
export const shownIssues = (actor: EmployeeActor, issues: readonly Issue[]): Issue[] =>
  hidesContacts(actor)
    ? issues.map(({ Suggest, ...issue }) => (Suggest && !isContactPath(issue.Path) ? { ...issue, Suggest } : issue))
    : [...issues]

/** A declaration of VGM as its reader may see it, and with the contacts that he may not change. */
export const shownVgm = (actor: EmployeeActor, content: VgmContent): VgmContent =>
  hidesContacts(actor) ? { ...content, Phone: '', Email: '' } : content
export const writtenVgm = (actor: EmployeeActor, content: VgmContent, stored: VgmContent | undefined): VgmContent =>
  mayWriteContacts(actor) ? content : { ...content, Phone: stored?.Phone ?? '', Email: stored?.Email ?? '' }
