import { billButtons, takeBillValues, type BillKind, type BillView } from '@jst/contracts/bills'
import { useAction, useApp } from '@jst/feature-kit'
import type { OpenPage } from '@jst/feature-kit/document'
import { usePermitted } from '@jst/permissions/react'
import { CellTable, formatText, Section, StatusTag, TextButton } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { texts } from '../texts.ts'

const words = texts.differences
/** Sums follow from the boxes. */
const isSum = (key: string) => key.startsWith('Sum ')

/** 分单与主单对照: what differs, with the value of the other side to be taken. */
export const DifferencesPart = observer(function DifferencesPart({
  kind,
  of,
  bill,
  open,
}: {
  kind: BillKind
  of: OpenPage
  bill: BillView
  open: boolean
}) {
  const { api, notify } = useApp()
  const { edit } = billButtons[kind]
  const may = usePermitted(edit.code, edit.path) && open
  const { busy, run } = useAction(async (Keys: string[]) => {
    const row = of.row.data
    if (!row) return
    const { Taken } = await api.call(takeBillValues, { Kind: kind, Id: row.Id, UpdateTime: row.UpdateTime, Keys })
    notify.success(words.done(Taken))
    of.renew()
  })
  const rows = bill.Differences
  const takeable = rows.map(({ Key }) => Key).filter((key) => !isSum(key))
  return (
    <Section
      title={words.title}
      extra={
        may && takeable.length > 1 ? (
          <TextButton disabled={busy} onClick={() => void run(takeable)}>
            {words.takeAll[kind]}
          </TextButton>
        ) : undefined
      }
    >
      <CellTable
        label={words.title}
        titles={words.titles}
        none={bill.Counterparts.length === 0 ? words.alone[kind] : words.none}
        rows={rows}
        rowKey={({ Key }) => Key}
        renderCells={[
          ({ Label, Grave }) => (
            <>
              {Label} {Grave ? <StatusTag tone="red">{words.grave}</StatusTag> : null}
            </>
          ),
          ({ House }) => formatText(House),
          ({ Master }) => formatText(Master),
          ({ Key }) =>
            isSum(Key) ? (
              <span className="jst-muted">{words.sums}</span>
            ) : may ? (
              <TextButton disabled={busy} onClick={() => void run([Key])}>
                {words.take[kind]}
              </TextButton>
            ) : null,
        ]}
      />
    </Section>
  )
})
