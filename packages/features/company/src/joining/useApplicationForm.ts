import {
  applicationFields,
  applicationIssues,
  isEditable,
  saveApplication,
  submitApplication,
  type Application,
  type ApplicationFields,
} from '@jst/contracts/company'
import { useApp, type App } from '@jst/feature-kit'
import { useForm, type FormModel } from '@jst/feature-kit/form'
import { texts } from './texts.ts'

export type ApplicationForm = FormModel<ApplicationFields, Application, Application>

/** Milliseconds after the last key until the draft is stored. */
const pause = 800
const names = Object.keys(applicationFields) as (keyof typeof applicationFields)[]
const fieldsOf = () => ({
  ...Object.fromEntries(names.map((name) => [name, { label: texts.create.label(name) }])),
  Kind: { label: texts.create.kind, show: (kind: ApplicationFields['Kind']) => texts.create.kinds[kind] },
  Licence: { label: texts.create.licence },
})
const valuesOf = (stored: Application | undefined) =>
  ({ Kind: stored?.Kind ?? 'customer', ...Object.fromEntries(names.map((name) => [name, stored?.[name] ?? ''])) }) as ApplicationFields

export const isOpen = ({ stored }: ApplicationForm): boolean => stored === undefined || isEditable(stored.State)

/** An application that is stored as a draft while it is typed. */
export function useApplicationForm(opened: Application | undefined): ApplicationForm {
  const { api } = useApp()
  return useForm({
    stored: opened,
    start: valuesOf,
    fields: fieldsOf(),
    check: (values, stored) =>
      Object.fromEntries(
        applicationIssues(values, Boolean(stored?.LicenceName)).map((issue) => [
          issue.Path,
          texts.create.issue(issue, issue.Path === 'Licence' ? '' : values[issue.Path as keyof ApplicationFields]),
        ]),
      ),
    save: (values, stored) =>
      api.call(saveApplication, { Id: stored?.Id ?? 0, ...(stored ? { UpdateTime: stored.UpdateTime } : {}), ...values }),
    autosave: pause,
  })
}

/** Stores what waits, and hands it in. */
export async function handIn(api: App['api'], form: ApplicationForm): Promise<void> {
  await form.flush()
  const { Id, UpdateTime } = form.stored!
  form.take(await api.call(submitApplication, { Id, UpdateTime }))
}
