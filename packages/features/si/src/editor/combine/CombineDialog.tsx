import { cargoOrderList, type CargoOrder } from '@jst/contracts/cargo-orders'
import { siCombination } from '@jst/contracts/si'
import { useAction, useApp, useDetail, useAnswerLanguage } from '@jst/feature-kit'
import { combinableOrders, type CombineFinding } from '@jst/si-drafts/rules'
import { Button } from '@arco-design/web-react'
import { boxesText, Dialog, CellTable, Notice, Select } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { SiStatusTag } from '../../bill/SiStatusTag.tsx'
import { useEditor } from '../EditorContext.tsx'
import { texts as words } from './texts.ts'
import { candidatesOf, combineInto, takenOut } from './combining.ts'
import { routeOf } from '../../lists/orders/columns.tsx'
import { SearchLine } from '../../bill/SearchLine.tsx'
import { texts as shared } from '../../bill/texts.ts'

/** Takes other orders of the same company and vessel into the bill that is open. */
export const CombineDialog = observer(function CombineDialog({ onClose }: { onClose: () => void }) {
  const { model } = useEditor()
  const { api, notify } = useApp()
  const { current } = model.session
  const [keyword, setKeyword] = useState(model.order.vessel)
  const [question, setQuestion] = useState<{ row: CargoOrder; findings: readonly CombineFinding[] }>()
  const ofCompany = model.behalf ? { CompanyId: model.behalf.companyId } : {}
  const page = useDetail(cargoOrderList, { Keyword: keyword, PageSize: 100, ...ofCompany, ...useAnswerLanguage() })
  const add = useAction(async (row: CargoOrder, goOn: boolean) => {
    const record = model.session.current
    if (!record) return
    const { Orders } = await api.call(siCombination, { CGO_ID: model.order.id, Ids: String(row.Id) })
    const other = combinableOrders(Orders).get(row.Id)
    if (!other) return notify.error(words.gone(row.MblNo))
    const { record: combined, findings } = combineInto(record, model.order, other)
    if (findings.some(({ severity }) => severity === 'ERROR') || (findings.length > 0 && !goOn)) return setQuestion({ row, findings })
    model.edit(combined)
    setQuestion(undefined)
    notify.success(words.added(row.MblNo))
  })
  if (!current) return null
  const rows = candidatesOf(page.data?.Rows ?? [], model.order, current)
  const numbers = [current.mblNo, ...current.masterBills.map(({ mergedMblNo }) => mergedMblNo)].filter(Boolean)
  return (
    <Dialog title={words.title} onClose={onClose} width={960} footer={<Button onClick={onClose}>{words.close}</Button>}>
      <p className="jst-muted">{words.hint}</p>
      {current.masterBills.length > 0 && (
        <div className="jst-combined" role="group" aria-label={words.list}>
          {current.masterBills.map((bill) => (
            <button
              key={bill.mergedOrderId}
              type="button"
              className="jst-chip"
              onClick={() => {
                model.edit(takenOut(current, bill.mergedOrderId))
                notify.success(words.takenOut)
              }}
            >
              {words.takeOut(bill.mergedMblNo)}
            </button>
          ))}
          <label>
            {words.mainNo}{' '}
            <Select
              value={current.mergeMblNo}
              options={numbers.map((no) => ({ value: no, label: no }))}
              onChange={(mergeMblNo) => model.edit({ mergeMblNo })}
            />
          </label>
        </div>
      )}
      <SearchLine
        label={words.search}
        placeholder={words.searchHint}
        find={words.find}
        first={model.order.vessel}
        onFind={setKeyword}
        read={page}
        found={rows.length}
        none={words.none}
      />
      {question && (
        <Notice
          tone="warning"
          action={
            question.findings.every(({ severity }) => severity === 'WARN') && (
              <Button size="small" onClick={() => void add.run(question.row, true)}>
                {words.goOn}
              </Button>
            )
          }
        >
          {question.findings.map(({ message }) => message).join(shared.joints.sentences)}
        </Notice>
      )}
      <p className="jst-muted">{words.sameVesselOnly}</p>
      <CellTable
        label={words.title}
        titles={Object.values(words.columns)}
        rows={rows}
        rowKey={(row) => row.Id}
        nameColumn={-1}
        renderCells={[
          'MblNo',
          'OrderNo',
          routeOf,
          ({ BoxSummary }) => boxesText(BoxSummary),
          ({ SiStatus }) => <SiStatusTag status={SiStatus} />,
          (row) => (
            <Button size="mini" disabled={add.busy} aria-label={`${words.add} ${row.MblNo}`} onClick={() => void add.run(row, false)}>
              {words.add}
            </Button>
          ),
        ]}
      />
    </Dialog>
  )
})
