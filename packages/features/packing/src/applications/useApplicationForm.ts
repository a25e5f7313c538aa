import type { Line } from '@jst/contracts/document'
import { problemOf, showValue, tidy, type EntityField, type FindingTexts } from '@jst/contracts/entity'
import { partFields, saveApplication, type ApplicationView } from '@jst/contracts/packing'
import { useApp } from '@jst/feature-kit'
import { useEntityTexts } from '@jst/feature-kit/entity'
import { useForm, type FormModel } from '@jst/feature-kit/form'
import { askedText } from './split.ts'
import { texts } from './texts.ts'

const words = texts.page

interface ApplicationTyped {
  readonly Parts: readonly Line[]
  readonly Remark: string
}
export type ApplicationForm = FormModel<ApplicationTyped, ApplicationView, ApplicationView>

/** Values that an application cannot even be kept with, by path; what a submission needs the server asks. */
function wrongParts({ Parts }: ApplicationTyped, words: FindingTexts): Record<string, string> {
  const found: Record<string, string> = {}
  for (const [at, line] of Parts.entries())
    for (const field of partFields) {
      const value = tidy(field, line[field.key] ?? null)
      const blank = value === '' || value === null
      const problem = blank && field.key !== 'BoxType' && field.key !== 'Count' ? undefined : problemOf(field, value, words)
      if (problem !== undefined) found[`Parts[${at}].${field.key}`] = problem
    }
  return found
}

const linesOf = (view: ApplicationView): Line[] => view.Parts.map(({ Id, Values }) => ({ Id, ...Values }))
const valueOf = (field: EntityField, line: Line) => tidy(field, line[field.key] ?? null)
const shown = (line: Line) =>
  partFields
    .map((field) => showValue(field, line[field.key] ?? null))
    .filter(Boolean)
    .join(' ')

/** An application being written, of a booking or stored. @param first what a new one begins with */
export function useApplicationForm(first: ApplicationView, saved: (view: ApplicationView) => void): ApplicationForm {
  const { api } = useApp()
  const { findings } = useEntityTexts()
  return useForm<ApplicationTyped, ApplicationView, ApplicationView>({
    stored: first.UpdateTime === null ? undefined : first,
    start: (view) => ({ Parts: linesOf(view ?? first), Remark: (view ?? first).Remark }),
    fields: {
      Parts: {
        label: words.split,
        show: (parts) => `${askedText(parts)}${texts.joints.label}${parts.map(shown).join(texts.joints.clauses)}`,
      },
      Remark: { label: words.remark },
    },
    check: (typed) => wrongParts(typed, findings),
    at: (path) => path.replace(/^Parts\[(\d+)\]\.Values\./, 'Parts[$1].'),
    keep: `slip-application ${first.Id || `of ${first.Booking.Id}`}`,
    save: ({ Parts, Remark }, stored) =>
      api.call(saveApplication, {
        Id: stored?.Id ?? 0,
        BookingId: first.Booking.Id,
        ...(stored?.UpdateTime ? { UpdateTime: stored.UpdateTime } : {}),
        Remark: Remark.trim(),
        Parts: Parts.map(({ Id, ...line }) => ({
          Id,
          Values: Object.fromEntries(partFields.map((field) => [field.key, valueOf(field, { Id, ...line })])),
        })),
      }),
    saved,
  })
}
