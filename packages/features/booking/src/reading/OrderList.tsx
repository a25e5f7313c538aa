import { Button } from '@arco-design/web-react'
import { bookingUploadLimits, bookingValueFields, bookUpload, type OpenUpload, type ReadOrder } from '@jst/contracts/booking'
import { useAction, useAnswerLanguage, useApp } from '@jst/feature-kit'
import { EntityFieldControl, SheetsNote } from '@jst/feature-kit/entity'
import { DataTable, Notice, type RowKey } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useState, type ReactNode } from 'react'
import { orderColumns } from './orderColumns.tsx'
import { texts as all } from './texts.ts'

const texts = all.list
type Refused = readonly { readonly Line: number; readonly Message: string }[]
const mostNamed = 10
const customerField = bookingValueFields.find(({ key }) => key === 'CustomerCode')!

interface OrderListProps {
  opened: OpenUpload
  onOpened: (opened: OpenUpload) => void
  /** Something else that the page sends is on its way. */
  busy?: boolean
  /** Reads the same file again with another of its sheets. */
  onTake?: ((sheet: string) => void) | undefined
  /** Beside the button, such as one that chooses another file. */
  children?: ReactNode
}

/** Bookings of a list or of one text, each by itself: the ticked ones become drafts. The staff say for whom. */
export const OrderList = observer(function OrderList({ opened, onOpened, busy = false, onTake, children }: OrderListProps) {
  const { api, notify, session } = useApp()
  const language = useAnswerLanguage()
  const staff = session.employee?.CompanyKind === 'operator'
  const [customer, setCustomer] = useState('')
  const [refused, setRefused] = useState<Refused>([])
  const [chosen, setChosen] = useState<ReadonlySet<RowKey>>()
  const free = opened.Orders.filter(({ Booking }) => Booking === 0)
  // rows that the file hides or strikes through are ticked by hand alone
  const lines = chosen ?? new Set<RowKey>(free.filter((row) => !row.Hidden && !row.Struck).map(({ Line }) => Line))
  const ticked = free.filter(({ Line }) => lines.has(Line))
  const book = useAction(async ({ Id, UpdateTime }: OpenUpload['Record']) => {
    const answer = await api.call(bookUpload, { Id, UpdateTime, Customer: customer, Lines: ticked.map(({ Line }) => Line), ...language })
    setRefused(answer.Refused)
    setChosen(new Set(answer.Refused.map(({ Line }) => Line)))
    onOpened(answer.Upload)
    if (answer.Made > 0) notify.success(texts.drafted(answer.Made))
  })
  const toggle = (key: RowKey) => setChosen(new Set(lines.has(key) ? [...lines].filter((one) => one !== key) : [...lines, key]))
  return (
    <>
      <OrderNotices opened={opened} refused={refused} onTake={onTake} />
      {staff ? (
        <div className="jst-form-grid jst-form-grid-top">
          <EntityFieldControl
            field={{ ...customerField, required: true }}
            value={customer}
            onChange={(value) => setCustomer(String(value ?? ''))}
            error={undefined}
          />
        </div>
      ) : null}
      <div className="jst-note-acts">
        <span className="jst-muted">{texts.chosen(ticked.length)}</span>
        {children}
        <Button
          type="primary"
          loading={book.busy}
          disabled={ticked.length === 0 || busy || (staff && customer === '')}
          onClick={() => void book.run(opened.Record)}
        >
          {texts.make(ticked.length)}
        </Button>
      </div>
      <div className="jst-order-table">
        <DataTable<ReadOrder>
          label={texts.label}
          columns={orderColumns(staff)}
          rows={opened.Orders}
          rowKey={({ Line }) => Line}
          selection={{
            selected: new Set(ticked.map(({ Line }) => Line)),
            onToggle: toggle,
            onTogglePage: (on) => setChosen(new Set(on ? free.map(({ Line }) => Line) : [])),
          }}
        />
      </div>
    </>
  )
})

/** Rows that were read of the list, with those that became no draft. */
function OrderNotices({ opened, refused, onTake }: Pick<OrderListProps, 'opened' | 'onTake'> & { refused: Refused }) {
  const { Record, Unread, Truncated } = opened
  return (
    <>
      <Notice>{texts.rows(Record.FileName, Record.Rows)}</Notice>
      <SheetsNote sheets={opened} {...(onTake ? { onTake } : {})} />
      {Truncated ? <Notice tone="warning">{texts.more(bookingUploadLimits.rows)}</Notice> : null}
      {refused.length > 0 ? (
        <Notice tone="warning">
          {texts.refused(refused.length)}
          {refused
            .slice(0, mostNamed)
            .map(({ Line, Message }) => texts.refusedRow(Line, Message))
            .join(all.joint)}
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
