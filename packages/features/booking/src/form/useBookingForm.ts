import {
  blankBooking,
  bookingProblems,
  contentOf,
  saveBooking,
  typedOf,
  type BookingContent,
  type BookingSource,
  type BookingTyped,
  type BookingView,
} from '@jst/contracts/booking'
import { problemOf, showValue, tidy, type EntityField } from '@jst/contracts/entity'
import type { Line } from '@jst/contracts/document'
import { useApp } from '@jst/feature-kit'
import { useDraft, useDraftAddress, useDraftKey } from '@jst/feature-kit/document'
import { useEntityTexts } from '@jst/feature-kit/entity'
import { useForm, type FormModel } from '@jst/feature-kit/form'
import { today } from '@jst/ui'
import { document } from '../declared.ts'
import { boxes, cargo, partyReader, problemTexts, valueFields } from '../declared-content.ts'
import { texts } from './texts.ts'

type Findings = ReturnType<typeof useEntityTexts>['findings']
export type BookingForm = FormModel<BookingTyped, BookingView, BookingView>

/** Initial values of a new booking. */
export interface Beginning {
  readonly content?: BookingContent
  readonly voyageId?: number
  readonly price?: BookingTyped['Price']
  readonly source?: BookingSource
}

const rowText = (fields: readonly EntityField[]) => (lines: readonly Line[]) =>
  lines
    .map((line) =>
      fields
        .map((field) => showValue(field, line[field.key] ?? null))
        .join(' ')
        .trim(),
    )
    .join(texts.joint)

/** Wrong values by the path of their field: what a booking may not even be kept with. */
export function wrongValues({ Values, Cargo, Boxes }: BookingTyped, words: Findings): Record<string, string> {
  const found: Record<string, string> = {}
  const look = (fields: readonly EntityField[], line: Readonly<Record<string, unknown>>, path: string) => {
    for (const field of fields) {
      const problem = problemOf(field, tidy(field, (line[field.key] as never) ?? null), words)
      if (problem !== undefined) found[`${path}.${field.key}`] = problem
    }
  }
  look(valueFields, Values, 'Values')
  for (const [at, line] of Cargo.entries()) look(cargo.fields, line, `Cargo[${at}]`)
  for (const [at, line] of Boxes.entries()) look(boxes.fields, line, `Boxes[${at}]`)
  return found
}

/** Problems that keep the typed booking from being submitted. */
export const problemsOf = (typed: BookingTyped) => bookingProblems(contentOf(typed), today(), problemTexts)

interface Parts {
  readonly stored: BookingView | undefined
  readonly begin?: Beginning
  /** The note that a new booking is read of. */
  readonly upload?: (() => number | undefined) | undefined
  readonly saved: (view: BookingView) => void
}

/** A booking being written: new or stored, kept as a draft while it is typed. */
export function useBookingForm({ stored, begin = {}, upload, saved }: Parts) {
  const { api } = useApp()
  const { findings } = useEntityTexts()
  const key = useDraftKey(stored?.Id)
  const form: BookingForm = useForm<BookingTyped, BookingView, BookingView>({
    stored,
    start: (view) =>
      view
        ? typedOf(view.Content, view.Sailing?.VoyageId ?? 0, null)
        : typedOf(begin.content ?? blankBooking(), begin.voyageId ?? 0, begin.price ?? null),
    fields: {
      Values: {
        label: texts.parts.header,
        show: (values) =>
          valueFields
            .map((field) => showValue(field, values[field.key] ?? null))
            .filter(Boolean)
            .join(texts.joint),
      },
      Cargo: { label: cargo.zh, show: rowText(cargo.fields) },
      Boxes: { label: boxes.zh, show: rowText(boxes.fields) },
      Parties: {
        label: texts.parts.parties,
        show: (parties) =>
          Object.entries(parties)
            .map(([role, words]) => texts.labelled(partyReader.parties.roles[role as 'shipper'].zh, words ?? ''))
            .join('\n'),
      },
    },
    check: (typed) => wrongValues(typed, findings),
    at: (path) => path.replace(/^Content\./, ''),
    save: (typed, view, used) =>
      api.call(saveBooking, {
        Id: view?.Id ?? 0,
        ...(view ? { UpdateTime: view.UpdateTime } : {}),
        Content: contentOf(typed, view?.Content ?? begin.content),
        VoyageId: typed.VoyageId,
        // without a choice the price that it has stays
        ...(typed.Price === null ? {} : { Price: typed.Price }),
        ...(view || begin.source === undefined ? {} : { Source: begin.source }),
        ...(view || upload?.() === undefined ? {} : { Upload: upload()! }),
        ...used,
      }),
    saved,
  })
  const draft = useDraft(document, key, form, () => {
    const { Values } = form.values
    return texts.draftTitle(String(Values['PolCode'] ?? ''), String(Values['PodCode'] ?? ''), String(Values['NameZh'] ?? ''))
  })
  useDraftAddress(key, draft !== undefined && form.dirty && !stored)
  return { form, draft }
}
