import type { EntityValues } from '@jst/contracts/entity'
import { problemOf, tidy } from '@jst/contracts/entity'
import { haulageFields } from '@jst/contracts/packing'
import { EntityFields } from '@jst/feature-kit/entity'

/** Fields of an issued slip that change without another number. */
const afterIssue: readonly string[] = ['Driver', 'Plate', 'Phone', 'Remark']
const entity = { all: haulageFields } as unknown as Parameters<typeof EntityFields>[0]['entity']

/** Wrong values by `Haulage.<key>`. */
export const haulageProblems = (values: EntityValues): Record<string, string> =>
  Object.fromEntries(
    haulageFields.flatMap((field) => {
      const problem = problemOf(field, tidy(field, values[field.key] ?? null))
      return problem === undefined ? [] : [[`Haulage.${field.key}`, problem]]
    }),
  )
/** As the server takes them. */
export const tidyHaulage = (values: EntityValues): EntityValues =>
  Object.fromEntries(haulageFields.map((field) => [field.key, tidy(field, values[field.key] ?? null)]))

interface HaulageFieldsProps {
  values: EntityValues
  errors: Readonly<Record<string, string>>
  /** Of an issued slip: driver, plate, telephone and remark alone. */
  issued: boolean
  onChange: (values: EntityValues) => void
}

/** Depot, terminal, validity, haulier and driver of a slip. */
export function HaulageFields({ values, errors, issued, onChange }: HaulageFieldsProps) {
  const ownErrors = Object.fromEntries(
    Object.entries(errors).flatMap(([path, said]) => (path.startsWith('Haulage.') ? [[path.slice(8), said]] : [])),
  )
  return (
    <EntityFields
      entity={entity}
      values={values}
      errors={ownErrors}
      locked={({ key }) => issued && !afterIssue.includes(key)}
      onChange={(field, value) => onChange({ ...values, [field.key]: value })}
    />
  )
}
