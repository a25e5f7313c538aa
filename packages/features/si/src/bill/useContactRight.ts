import { fieldItemKey, type FieldValue } from '@jst/contracts/system'
import { useApp } from '@jst/feature-kit'

/** Rights of the operator's staff on a customer's e-mail addresses; the server enforces the same. Call it in an observer. */
export function useContactRight(): FieldValue {
  const { surface, permissions } = useApp()
  if (surface !== 'internal') return 'edit'
  return (permissions.value(fieldItemKey, 'customerContact') as FieldValue | undefined) ?? 'edit'
}
