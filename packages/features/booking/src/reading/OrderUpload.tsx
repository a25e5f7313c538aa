import { SheetsNote } from '@jst/feature-kit/entity'
import { Button } from '@arco-design/web-react'
import { bookingUpload, bookingUploadLimits, bookUpload, uploadBookingFile, type OpenUpload, type ReadOrder } from '@jst/contracts/booking'
import { useAction, useApp, useDetail, useScreenId } from '@jst/feature-kit'
import { useDrop } from '@jst/feature-kit/document'
import { DataTable, EmptyState, ErrorView, FilePick, Notice, PageFrame, type RowKey } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { titles } from '../titles.ts'
import { orderColumns } from './orderColumns.tsx'
import { texts as all } from './texts.ts'

const texts = all.list
type Refused = readonly { readonly Line: number; readonly Message: string }[]
const mostNamed = 10

/** 上传委托: a list of bookings, one a row; the ticked rows become drafts. `?Id=`: a list of the log. */
export const Screen = observer(function OrderUpload() {
  const { api, notify } = useApp()
  const asked = useScreenId('Id')
  const kept = useDetail(bookingUpload, asked === undefined ? undefined : { Id: asked })
  const [read, setRead] = useState<OpenUpload>()
  const [refused, setRefused] = useState<Refused>([])
  const opened = read ?? kept.data
  const [chosen, setChosen] = useState<{ readonly of: number; readonly lines: ReadonlySet<RowKey> }>()
  const free = (opened?.Orders ?? []).filter(({ Booking }) => Booking === 0)
  // rows that the file hides are ticked by hand alone
  const mine = opened && chosen?.of === opened.Record.Id ? chosen.lines : undefined
  const lines = mine ?? new Set<RowKey>(free.filter((row) => !row.Hidden).map(({ Line }) => Line))
  const choose = (next: Iterable<RowKey>) => opened && setChosen({ of: opened.Record.Id, lines: new Set(next) })
  const ticked = free.filter(({ Line }) => lines.has(Line))
  const send = useAction(async (file: File) => {
    setRead(await api.upload(uploadBookingFile, file, { Kind: 'orders' }, { fileName: file.name }))
    setChosen(undefined)
    setRefused([])
  })
  const book = useAction(async ({ Id, UpdateTime }: OpenUpload['Record']) => {
    const answer = await api.call(bookUpload, { Id, UpdateTime, Customer: '', Lines: ticked.map(({ Line }) => Line) })
    setRead(answer.Upload)
    setRefused(answer.Refused)
    choose(answer.Refused.map(({ Line }) => Line))
    if (answer.Made > 0) notify.success(texts.made(answer.Made))
  })
  const busy = send.busy || book.busy
  const { over, ...drop } = useDrop(!busy, ([file]) => (file ? void send.run(file) : undefined))
  const toggle = (key: RowKey) => choose(lines.has(key) ? [...lines].filter((one) => one !== key) : [...lines, key])
  const pick = (
    <FilePick label={texts.pick} accept=".xlsx,.xls,.csv,.json" onFile={(file) => void send.run(file)}>
      {(open) => (
        <Button type={opened ? 'secondary' : 'primary'} loading={send.busy} disabled={book.busy} onClick={open}>
          {texts.pick}
        </Button>
      )}
    </FilePick>
  )
  return (
    <PageFrame title={titles.upload}>
      <div {...drop} className={over ? 'jst-note-box is-over' : 'jst-note-box'} aria-busy={busy}>
        {kept.status === 'failed' && kept.error && !read ? <ErrorView error={kept.error} onRetry={kept.reload} /> : null}
        {opened ? (
          <Opened opened={opened} refused={refused} />
        ) : kept.status === 'empty' && asked !== undefined ? (
          <EmptyState title={all.gone} action={pick} />
        ) : (
          <EmptyState title={texts.drop} hint={texts.hint} action={pick} />
        )}
        {opened ? (
          <>
            <div className="jst-note-acts">
              <span className="jst-muted">{texts.chosen(ticked.length)}</span>
              {pick}
              <Button
                type="primary"
                loading={book.busy}
                disabled={ticked.length === 0 || send.busy}
                onClick={() => void book.run(opened.Record)}
              >
                {texts.make(ticked.length)}
              </Button>
            </div>
            <div className="jst-order-table">
              <DataTable<ReadOrder>
                label={texts.label}
                columns={orderColumns}
                rows={opened.Orders}
                rowKey={({ Line }) => Line}
                selection={{
                  selected: new Set(ticked.map(({ Line }) => Line)),
                  onToggle: toggle,
                  onTogglePage: (on) => choose(on ? free.map(({ Line }) => Line) : []),
                }}
              />
            </div>
          </>
        ) : null}
      </div>
    </PageFrame>
  )
})

/** What was read of the list, and which rows became no draft. */
function Opened({ opened, refused }: { opened: OpenUpload; refused: Refused }) {
  const { Record, Unread, Truncated } = opened
  return (
    <>
      <Notice>{texts.rows(Record.FileName, Record.Rows)}</Notice>
      <SheetsNote sheets={opened} />
      {Truncated ? <Notice tone="warning">{texts.more(bookingUploadLimits.rows)}</Notice> : null}
      {refused.length > 0 ? (
        <Notice tone="warning">
          {texts.refused(refused.length)}
          {refused
            .slice(0, mostNamed)
            .map(({ Line, Message }) => texts.refusedRow(Line, Message))
            .join('；')}
        </Notice>
      ) : null}
      {Unread.length > 0 ? (
        <details>
          <summary>{all.unread(Unread.length)}</summary>
          <ul className="jst-note-unread">
            {Unread.map((words, at) => (
              <li key={`${at} ${words}`}>{words}</li>
            ))}
          </ul>
        </details>
      ) : null}
    </>
  )
}
