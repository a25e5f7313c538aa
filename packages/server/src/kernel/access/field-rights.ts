import type { PermissionItem } from '@jst/contracts/account'
import { fieldItemKey, type FieldValue, type SensitiveField } from '@jst/contracts/system'

/** Narrowest first. */
export const fieldValues = ['hidden', 'view', 'edit'] as const satisfies readonly FieldValue[]

/** Field permissions by field; what is missing may be edited. */
export type FieldRights = ReadonlyMap<string, FieldValue>

interface Holder {
  readonly fields: FieldRights
}

interface Item {
  readonly itemKey: string
  readonly key: string
  readonly value: string
}

/** The widest of several roles counts; a role without an item for the field does not limit it. */
export function fieldRightsOf(roles: readonly (readonly Item[])[]): FieldRights {
  const rights = new Map<string, FieldValue>()
  const keys = new Set(roles.flatMap((items) => items.filter(({ itemKey }) => itemKey === fieldItemKey).map(({ key }) => key)))
  for (const key of keys) {
    const ranks = roles.map((items) => {
      const value = items.find((item) => item.itemKey === fieldItemKey && item.key === key)?.value
      const rank = fieldValues.indexOf(value as FieldValue)
      return rank < 0 ? fieldValues.length - 1 : rank
    })
    rights.set(key, fieldValues[Math.max(...ranks)]!)
  }
  return rights
}

/** Right of the actor on a sensitive field. */
export const fieldRightOf = ({ fields }: Holder, field: SensitiveField): FieldValue => fields.get(field) ?? 'edit'
export const maySee = (actor: Holder, field: SensitiveField) => fieldRightOf(actor, field) !== 'hidden'

/** Merges the PermissionItems of several roles: the widest value of each field, and none for a field that some role does not limit. */
export const effectiveItems = ({ fields }: Holder, items: readonly PermissionItem[]): PermissionItem[] => [
  ...[...fields].filter(([, Value]) => Value !== 'edit').map(([PermissionKey, Value]) => ({ ItemKey: fieldItemKey, PermissionKey, Value })),
  ...items.filter(({ ItemKey }) => ItemKey !== fieldItemKey),
]
