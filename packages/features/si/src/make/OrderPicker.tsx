import { cargoOrderList, type CargoOrder } from '@jst/contracts/cargo-orders'
import type { SiCompany } from '@jst/contracts/si'
import { useDetail } from '@jst/feature-kit'
import { boxesText, Countdown, CellTable, RadioMark, vesselVoyage } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useId, useState } from 'react'
import { LateState } from '../late/LateState.tsx'
import { texts } from './texts.ts'
import { routeOf } from '../lists/orders/columns.tsx'
import { SearchLine } from '../bill/SearchLine.tsx'

const words = texts.creator

interface OrderPickerProps {
  company: SiCompany
  value: CargoOrder | undefined
  onPick: (order: CargoOrder) => void
}

/** Orders of a customer, what waits for an SI first; found by number, bill or vessel. */
export const OrderPicker = observer(function OrderPicker({ company, value, onPick }: OrderPickerProps) {
  const [keyword, setKeyword] = useState('')
  const group = useId()
  const page = useDetail(cargoOrderList, {
    CompanyId: company.CompanyId,
    PageSize: 10,
    Sort: 'Queue',
    ...(keyword ? { Keyword: keyword } : {}),
  })
  const rows = page.data?.Rows ?? []
  return (
    <>
      <SearchLine
        label={words.order}
        placeholder={words.orderHint}
        find={words.find}
        onFind={setKeyword}
        read={page}
        found={rows.length}
        none={words.noOrder}
      />
      <CellTable
        label={words.order}
        titles={Object.values(words.columns)}
        rows={rows}
        rowKey={(row) => row.Id}
        nameColumn={-1}
        renderCells={[
          (row) => (
            <label>
              <RadioMark group={group} label={words.pickOrder(row.OrderNo)} checked={row.Id === value?.Id} onPick={() => onPick(row)} />{' '}
              {row.OrderNo}
            </label>
          ),
          ({ MblNo }) => <span className="jst-code">{MblNo}</span>,
          ({ SiDeadline }) => <Countdown deadline={SiDeadline} />,
          (row) => <LateState order={row} />,
          ({ BoxSummary }) => boxesText(BoxSummary),
          ({ Vessel, Voyage }) => vesselVoyage(Vessel, Voyage),
          routeOf,
          'CarrierName',
        ]}
      />
    </>
  )
})
