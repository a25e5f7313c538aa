import type { EmployeeActor } from '../kernel/access/actor.ts'

/** Company whose overrides apply; the platform's administrators see the rows as they are. */
export const overridesOf = ({ companyKind, companyId }: EmployeeActor) => (companyKind === 'platform' ? 0 : companyId)
/** Company that new rows belong to; null: the platform. */
export const layerOf = ({ companyKind, companyId }: EmployeeActor) => (companyKind === 'platform' ? null : companyId)
