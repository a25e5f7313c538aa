import { fieldItemKey, type FieldValue } from '@jst/contracts/system'
import { useApp } from '@jst/feature-kit'

/** How far the operator's staff goes with a customer's e-mail addresses; the server holds to the same. Read it in an observer. */
export function useContactRight(): FieldValue {
  const { surface, permissions } = useApp()
  if (surface !== 'internal') return 'edit'
  return (permissions.value(fieldItemKey, 'customerContact') as FieldValue | undefined) ?? 'edit'
}
