import { blankValues, isElsewhere, problemOf, tidy, type EntityCalls, type EntityRow, type EntityValues } from '@jst/contracts/entity'
import { useConfirmed } from '../app/confirmed.ts'
import { useApp } from '../app/context.tsx'
import type { FormModel } from '../form/FormModel.ts'
import { useForm } from '../form/useForm.ts'
import { useEntityTexts } from './useEntityTexts.ts'
import { shownValue } from './shownValue.ts'

export type EntityForm = FormModel<EntityValues, EntityRow, EntityRow>

/** A row being written: new, stored, or with `copy` a new one that begins as another. @param begin what a new row has already @param drafted its page keeps what is typed as a draft */
export function useEntityForm(
  calls: EntityCalls,
  row: EntityRow | undefined,
  copy: boolean,
  saved: (row: EntityRow) => void,
  begin: EntityValues = {},
  drafted = false,
): EntityForm {
  const { api } = useApp()
  const confirmed = useConfirmed()
  const texts = useEntityTexts()
  const { entity } = calls
  const valuesOf = (from: EntityRow): EntityValues => Object.fromEntries(entity.all.map(({ key }) => [key, from[key] ?? null]))
  return useForm<EntityValues, EntityRow, EntityRow>({
    stored: copy ? undefined : row,
    start: (stored) => {
      if (stored) return valuesOf(stored)
      return copy && row ? { ...valuesOf(row), Code: '', Enabled: true } : { ...blankValues(entity), ...begin }
    },
    fields: Object.fromEntries(
      entity.all.map((field) => [
        field.key,
        {
          label: texts.nameOf(field),
          check: (value) => problemOf(field, tidy(field, value ?? null), texts.findings),
          show: (value) => shownValue(field, value ?? null, texts),
        },
      ]),
    ),
    at: (path) => entity.all.find(({ key }) => path === `Values.${key}`)?.key,
    save: (values, stored, used) => {
      // a value that is said elsewhere is not this row's to send
      const formFields = entity.all.filter((field) => !isElsewhere(field, stored))
      const Values = Object.fromEntries(formFields.map((field) => [field.key, tidy(field, values[field.key] ?? null)]))
      const of = stored ? { Id: stored.Id, UpdateTime: stored.UpdateTime } : { Id: 0 }
      return confirmed((sure) => api.call(calls.save, { ...of, Values, ...used, ...sure }))
    },
    saved,
    keep: drafted ? undefined : `${entity.zh} ${row?.Id ?? ''}${copy ? ' copy' : ''}`,
  })
}
