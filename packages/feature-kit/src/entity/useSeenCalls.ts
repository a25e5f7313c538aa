import { seenEntity, type EntityCalls } from '@jst/contracts/entity'
import { fieldItemKey, type FieldValue, type SensitiveField } from '@jst/contracts/system'
import { useMemo } from 'react'
import { useApp } from '../app/context.tsx'

/** The calls of an entity with the fields that the reader's roles let him see and write. Used inside an observer. */
export function useSeenCalls(calls: EntityCalls): EntityCalls {
  const { permissions, session } = useApp()
  const staff = !calls.entity.sided || session.employee?.CompanyKind === 'operator'
  const rightOf = (field: SensitiveField) => (permissions.value(fieldItemKey, field) as FieldValue | undefined) ?? 'edit'
  const entity = seenEntity(calls.entity, rightOf, staff)
  return useMemo(() => (entity === calls.entity ? calls : { ...calls, entity }), [calls, entity])
}
