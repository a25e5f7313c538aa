import { useApp } from '@jst/feature-kit'
import { FormDialog, useForm } from '@jst/feature-kit/form'
import {
  DateText,
  FactGrid,
  FlagField,
  formatText,
  LinesField,
  ListPage,
  StatusTag,
  TextButton,
  type Column,
  type Filter,
  type ListView,
} from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useMemo, useState, type ComponentProps, type ReactNode } from 'react'
import { texts as words } from './texts.ts'

/** What a visitor sent by a form, and what became of it. */
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
interface Handling {
  Id: number
  UpdateTime: string
  Handled: boolean
  Remark: string
}
interface Fact<R> {
  readonly key: string
  readonly title: string
  readonly of: (row: R) => string
}
/** What one kind of them has of its own. */
interface InquiryWords {
  readonly label: string
  readonly message: string
  readonly empty: string
  readonly emptyHint: string
  readonly title: (name: string) => string
}

export const inquiryFilters = { Keyword: 'text', Handled: 'flag' } as const
const filters: Filter[] = [{ kind: 'text', key: 'Keyword', label: words.keyword, placeholder: words.keyword }]

interface InquiryListProps<R extends Inquiry> {
  name: string
  list: ComponentProps<typeof ListPage<R>>['list']
  /** What it is about, the first one before what was written. */
  facts: readonly Fact<R>[]
  own: InquiryWords
  mayHandle: boolean
  handle: (handling: Handling) => Promise<R>
  siblings: ReactNode
}

const textColumn = <R extends Inquiry>(key: string, title: string, width: number, of: (row: R) => string, sort?: string): Column<R> => ({
  key,
  title,
  width,
  text: of,
  render: (row) => formatText(of(row)),
  ...(sort ? { sort } : {}),
})

function columnsOf<R extends Inquiry>(facts: readonly Fact<R>[], own: InquiryWords, open: (row: R) => void): Column<R>[] {
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
    { ...textColumn<R>('message', own.message, 220, ({ Message }) => Message), grow: true },
    { key: 'at', title: words.at, width: 116, sort: 'At', render: ({ At }) => <DateText value={At} /> },
    textColumn('by', words.by, 90, ({ HandledBy }) => HandledBy),
    textColumn('remark', words.remark, 180, ({ Remark }) => Remark),
  ]
}

/** What visitors sent, and what became of it. */
export const InquiryList = observer(function InquiryList<R extends Inquiry>(props: InquiryListProps<R>) {
  const { name, list, facts, own, siblings } = props
  const [open, setOpen] = useState<R>()
  const columns = useMemo(() => columnsOf(facts, own, setOpen), [facts, own])
  const views: readonly ListView[] = [
    { key: 'all', label: words.all, filters: {} },
    { key: 'open', label: words.open, filters: { Handled: 'false' } },
    { key: 'handled', label: words.handled, filters: { Handled: 'true' } },
  ]
  return (
    <>
      <ListPage
        label={own.label}
        name={name}
        list={list}
        columns={columns}
        filters={filters}
        views={views}
        siblings={siblings}
        onOpen={setOpen}
        empty={{ title: own.empty, hint: own.emptyHint }}
      />
      {open ? <InquiryDrawer {...props} row={open} onClose={() => setOpen(undefined)} /> : null}
    </>
  )
}) as <R extends Inquiry>(props: InquiryListProps<R>) => ReactNode

type DrawerProps<R extends Inquiry> = InquiryListProps<R> & { row: R; onClose: () => void }

const InquiryDrawer = observer(function InquiryDrawer<R extends Inquiry>({
  row,
  list,
  facts,
  own,
  mayHandle,
  handle,
  onClose,
}: DrawerProps<R>) {
  const { notify } = useApp()
  const form = useForm({
    stored: row,
    start: (stored?: Inquiry) => ({ Handled: stored?.Handled ?? false, Remark: stored?.Remark ?? '' }),
    fields: { Handled: { label: words.done }, Remark: { label: words.remark } },
    save: (values, stored) => handle({ Id: row.Id, UpdateTime: stored!.UpdateTime, ...values }),
    saved: () => {
      notify.success(words.saved)
      list.reload()
      onClose()
    },
  })
  return (
    <FormDialog form={form} place="side" width={560} title={own.title(row.Name)} readOnly={!mayHandle} onClose={onClose}>
      <FactGrid
        facts={[
          ...facts.map(({ title, of }) => ({ label: title, value: formatText(of(row)) })),
          { label: words.phone, value: formatText(row.Phone) },
          { label: words.email, value: formatText(row.Email) },
          { label: words.at, value: <DateText value={row.At} /> },
          { label: own.message, value: formatText(row.Message) },
        ]}
      />
      <FlagField {...form.field('Handled')} disabled={!mayHandle} />
      <LinesField {...form.field('Remark')} maxLength={300} />
    </FormDialog>
  )
}) as <R extends Inquiry>(props: DrawerProps<R>) => ReactNode
