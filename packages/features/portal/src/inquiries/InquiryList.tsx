import { useAction, useApp, type App, type ListStore } from '@jst/feature-kit'
import { usePermitted } from '@jst/permissions/react'
import { FormDialog, useForm } from '@jst/feature-kit/form'
import {
  DateText,
  FactGrid,
  FlagField,
  formatText,
  LinesField,
  RowActs,
  StatusTag,
  TextButton,
  type Column,
  type Filter,
  type ListView,
} from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useMemo, useState, type ReactNode } from 'react'
import { texts as words } from './texts.ts'

/** A message that a visitor sent by a form, and how it was handled. */
export interface Inquiry {
  readonly Id: number
  readonly Name: string
  readonly Phone: string
  readonly Email: string
  readonly Message: string
  readonly Handled: boolean
  readonly HandledBy: string
  readonly Remark: string
  readonly At: string
  readonly UpdateTime: string
}
export interface Handling {
  Id: number
  UpdateTime: string
  Handled: boolean
  Remark: string
}
interface Fact<R> {
  readonly key: string
  readonly title: string
  readonly of: (row: R) => string
  /** Shown in the drawer instead of the text. */
  readonly render?: (row: R) => ReactNode
}
/** Texts of one kind of inquiry. */
interface InquiryWords {
  readonly label: string
  readonly message: string
  readonly empty: string
  readonly emptyHint: string
  readonly removeContent: string
  readonly title: (name: string) => string
}

/** One kind of inquiry, such as messages of visitors or applications for a job. */
interface InquiryKind<R extends Inquiry> {
  /** Facts about the subject; the first one can be sorted by. */
  readonly facts: readonly Fact<R>[]
  readonly texts: InquiryWords
  /** Page whose button 编辑 lets a person handle inquiries. */
  readonly path: string
  readonly handle: (app: App, handling: Handling) => Promise<R>
  /** Button of the page that lets a person remove inquiries. */
  readonly removing: string
  readonly remove: (app: App, row: Pick<R, 'Id' | 'UpdateTime'>) => Promise<unknown>
}

const conditions: Filter[] = [{ kind: 'text', key: 'Keyword', label: words.keyword, placeholder: words.keyword }]
const views: readonly ListView[] = [
  { key: 'all', label: words.all, filters: {} },
  { key: 'open', label: words.open, filters: { Handled: 'false' } },
  { key: 'handled', label: words.handled, filters: { Handled: 'true' } },
]
/** Parts of the declaration that the lists of all kinds of inquiry share. */
export const inquiryList = {
  filters: { Keyword: 'text', Handled: 'flag' },
  sort: '-At',
  rowKey: ({ Id }: Inquiry) => Id,
  conditions,
  views,
} as const

const textColumn = <R extends Inquiry>(key: string, title: string, width: number, of: (row: R) => string, sort?: string): Column<R> => ({
  key,
  title,
  width,
  text: of,
  render: (row) => formatText(of(row)),
  ...(sort ? { sort } : {}),
})

interface Acts<R> {
  readonly open: (row: R) => void
  /** Undefined: the reader may not. */
  readonly remove: ((row: R) => void) | undefined
}

function columnsOf<R extends Inquiry>({ facts, texts }: InquiryKind<R>, { open, remove }: Acts<R>): Column<R>[] {
  return [
    {
      key: 'name',
      title: words.name,
      width: 110,
      sort: 'Name',
      text: ({ Name }) => Name,
      render: (row) => <TextButton onClick={() => open(row)}>{row.Name}</TextButton>,
    },
    ...facts.map(({ key, title, of }, at) => textColumn(key, title, 160, of, at === 0 ? key : undefined)),
    {
      key: 'state',
      title: words.state,
      width: 100,
      render: ({ Handled }) => <StatusTag tone={Handled ? 'green' : 'blue'}>{Handled ? words.handled : words.open}</StatusTag>,
    },
    textColumn('phone', words.phone, 130, ({ Phone }) => Phone),
    textColumn('email', words.email, 180, ({ Email }) => Email),
    { ...textColumn<R>('message', texts.message, 220, ({ Message }) => Message), grow: true },
    { key: 'at', title: words.at, width: 116, sort: 'At', render: ({ At }) => <DateText value={At} /> },
    textColumn('by', words.by, 90, ({ HandledBy }) => HandledBy),
    textColumn('remark', words.remark, 180, ({ Remark }) => Remark),
    {
      key: 'acts',
      title: words.act,
      width: 110,
      render: (row) => (
        <RowActs>
          <TextButton onClick={() => open(row)}>{words.look}</TextButton>
          {remove ? <TextButton onClick={() => remove(row)}>{words.remove}</TextButton> : null}
        </RowActs>
      ),
    },
  ]
}

/** Columns of a list of inquiries, and the drawer in which a row is read and handled. */
export function useInquiries<R extends Inquiry>(kind: InquiryKind<R>, list: ListStore<R>) {
  const [open, setOpen] = useState<R>()
  const app = useApp()
  const mayRemove = usePermitted(kind.removing, kind.path)
  const { run: remove } = useAction(async ({ Id, UpdateTime, Name }: R) => {
    const { removeContent: content } = kind.texts
    if (!(await app.notify.confirm({ title: words.removeAsk(Name), content, ok: words.remove, danger: true }))) return
    await kind.remove(app, { Id, UpdateTime })
    app.notify.success(words.removed)
    list.reload()
  })
  const columns = useMemo(
    () => columnsOf(kind, { open: setOpen, remove: mayRemove ? (row) => void remove(row) : undefined }),
    [kind, mayRemove, remove],
  )
  const drawer = open ? <InquiryDrawer kind={kind} row={open} list={list} onClose={() => setOpen(undefined)} /> : null
  return { columns, onOpen: setOpen, beside: drawer }
}

interface DrawerProps<R extends Inquiry> {
  kind: InquiryKind<R>
  row: R
  list: ListStore<R>
  onClose: () => void
}

const InquiryDrawer = observer(function InquiryDrawer<R extends Inquiry>({ kind, row, list, onClose }: DrawerProps<R>) {
  const { facts, texts, path, handle } = kind
  const app = useApp()
  const mayHandle = usePermitted('edit', path)
  const form = useForm({
    stored: row,
    start: (stored?: Inquiry) => ({ Handled: stored?.Handled ?? false, Remark: stored?.Remark ?? '' }),
    fields: { Handled: { label: words.done }, Remark: { label: words.remark } },
    save: (values, stored) => handle(app, { Id: row.Id, UpdateTime: stored!.UpdateTime, ...values }),
    saved: () => {
      app.notify.success(words.saved)
      list.reload()
      onClose()
    },
  })
  return (
    <FormDialog form={form} place="side" width={560} title={texts.title(row.Name)} readOnly={!mayHandle} onClose={onClose}>
      <FactGrid
        facts={[
          ...facts.map(({ title, of, render }) => ({ label: title, value: render?.(row) ?? formatText(of(row)) })),
          { label: words.phone, value: formatText(row.Phone) },
          { label: words.email, value: formatText(row.Email) },
          { label: words.at, value: <DateText value={row.At} /> },
          { label: texts.message, value: formatText(row.Message) },
        ]}
      />
      <FlagField {...form.field('Handled')} disabled={!mayHandle} />
      <LinesField {...form.field('Remark')} maxLength={300} />
    </FormDialog>
  )
}) as <R extends Inquiry>(props: DrawerProps<R>) => ReactNode
