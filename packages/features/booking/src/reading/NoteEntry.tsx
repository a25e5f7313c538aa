import { SheetsNote } from '@jst/feature-kit/entity'
import {
  bookingDocument as document,
  bookingUpload,
  bookingUploadFile,
  typedOf,
  uploadBookingFile,
  type OpenUpload,
  type ToldFact,
} from '@jst/contracts/booking'
import { link, useAction, useAnswerLanguage, useApp, useDetail, useFileBlob, useScreenId } from '@jst/feature-kit'
import { FetchedPdf } from '@jst/feature-kit/document'
import { AppLink, ErrorView, Notice, TextButton } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { BookingEntry } from '../form/BookingEntry.tsx'
import type { BookingForm } from '../form/useBookingForm.ts'
import { NoteBox } from './NoteBox.tsx'
import { OrderList } from './OrderList.tsx'
import { NoteFindings } from './NoteFindings.tsx'
import { NoteText } from './NoteText.tsx'
import { texts } from './texts.ts'

/** The form of a booking with a box for a note above it: what is read fills it, and the rest is asked or told. `?Upload=`: a note of the log. */
export const NoteEntry = observer(function NoteEntry({ title }: { title: string }) {
  const [opened, setOpened] = useState<OpenUpload>()
  const [handled, setHandled] = useState<ReadonlySet<ToldFact>>(new Set())
  const noteFacts = (opened?.Note?.Act ? [] : (opened?.Note?.Told ?? [])).filter((fact) => !handled.has(fact))
  const headOf = (form: BookingForm, of: string) =>
    form.stored ? null : <NoteHead form={form} of={of} opened={opened} onOpen={setOpened} />
  return (
    <BookingEntry
      title={title}
      source="upload"
      upload={() => opened?.Record.Id}
      noteFacts={{ all: noteFacts, onHandled: (fact) => setHandled(new Set([...handled, fact])) }}
      head={headOf}
      beside={opened?.Record.Format === 'pdf' ? <Paper id={opened.Record.Id} name={opened.Record.FileName} /> : null}
    />
  )
})

interface HeadProps {
  form: BookingForm
  of: string
  opened: OpenUpload | undefined
  onOpen: (opened: OpenUpload | undefined) => void
}
const NoteHead = observer(function NoteHead({ form, of, opened, onOpen }: HeadProps) {
  const { api, notify } = useApp()
  const [file, setFile] = useState<File>()
  const uploadId = useScreenId('Upload')
  const language = useAnswerLanguage()
  const upload = useDetail(bookingUpload, uploadId === undefined ? undefined : { Id: uploadId, ...language })
  const take = async (read: OpenUpload, given?: File) => {
    const replaces = read.Note !== null && form.dirty
    if (replaces && !(await notify.confirm({ title: texts.overwrite, content: texts.overwriteHint, ok: texts.replace }))) return
    fill(form, read)
    setFile(given)
    onOpen(read)
  }
  const other = useAction(async (given: File, Sheet: string) =>
    take(await api.upload(uploadBookingFile, given, { Kind: 'note', Sheet, ...language }, { fileName: given.name }), given),
  )
  const { data } = upload
  useEffect(() => {
    if (!data || form.dirty) return
    fill(form, data)
    onOpen(data)
  }, [data, form, onOpen])
  if (uploadId !== undefined && upload.status === 'empty' && !opened) return <Notice tone="warning">{texts.gone}</Notice>
  if (upload.status === 'failed' && upload.error && !opened) return <ErrorView error={upload.error} onRetry={upload.reload} />
  if (!opened)
    return (
      <div className="jst-note-head">
        <NoteBox onRead={take} />
      </div>
    )
  const { Note, Record, Truncated } = opened
  const act = Note?.Act
  return (
    <div className="jst-note-head">
      <Notice>
        {saidOf(opened)} <TextButton onClick={() => onOpen(undefined)}>{texts.again}</TextButton>
      </Notice>
      {act ? <NoteAct act={act} /> : null}
      {opened.Orders.length > 0 ? null : (
        <SheetsNote sheets={opened} busy={other.busy} {...(file ? { onTake: (sheet) => void other.run(file, sheet) } : {})} />
      )}
      {Truncated && opened.Orders.length === 0 ? <Notice tone="warning">{texts.cut}</Notice> : null}
      {opened.Orders.length > 0 ? <OrderList key={Record.Id} opened={opened} onOpened={onOpen} /> : null}
      {Note && !act ? (
        <div className={opened.Text === '' ? undefined : 'jst-note-desk'}>
          {opened.Text === '' ? null : <NoteText text={opened.Text} note={Note} />}
          <NoteFindings key={Record.Id} note={Note} form={form} of={of} />
        </div>
      ) : null}
    </div>
  )
})

function saidOf({ Note, Orders, Record }: OpenUpload): string {
  if (Orders.length > 0) return texts.several(Orders.length)
  if (!Note) return texts.paper(Record.FileName)
  if (Note.Act) return Note.Act.Kind === 'cancel' ? texts.cancel(Note.Act.So) : texts.amend(Note.Act.So)
  return texts.found(Record.FileName, Note.Found.length)
}

/** Changes of an existing booking, old to new, with a link to it. */
function NoteAct({ act }: { act: NonNullable<NonNullable<OpenUpload['Note']>['Act']> }) {
  const { session } = useApp()
  const page = session.employee?.CompanyKind === 'operator' ? document.page : document.partyPage
  return (
    <Notice tone="warning">
      <ul>
        {act.Changes.map(({ Path, Label, Old, New }) => (
          <li key={Path}>{texts.change(texts.labelAt(Label, Path), Old, New)}</li>
        ))}
      </ul>
      {act.Booking === 0 ? texts.noBooking : <AppLink to={link(page, { Id: act.Booking })}>{texts.openBooking(act.Code)}</AppLink>}
    </Notice>
  )
}

/** The form says what was read; whom the staff book for stays. */
function fill(form: BookingForm, { Note }: OpenUpload): void {
  if (!Note || Note.Act) return
  const { CustomerCode = '' } = form.values.Values
  const typed = typedOf(Note.Content, 0, null)
  form.write({ ...typed, Values: { ...typed.Values, CustomerCode } })
}

/** The original of a PDF, beside the form. */
function Paper({ id, name }: { id: number; name: string }) {
  const file = useFileBlob(bookingUploadFile.path, { Id: id })
  return (
    <section className="jst-note-paper" aria-label={texts.original}>
      <FetchedPdf file={file} name={name} opening={texts.openingOriginal} />
    </section>
  )
}
