import { isAbout } from '@jst/contracts'
import { cargoOrderInfo } from '@jst/contracts/cargo-orders'
import {
  expectedBills,
  isResubmittable,
  siDataInfo,
  siInfo,
  siListOfOrder,
  siStateList,
  type SiRecord,
  type SiState,
} from '@jst/contracts/si'
import { useApp, useBack, useDetail, useLiveReload, useTitle } from '@jst/feature-kit'
import { orderFacts, recordFromOrder, recordFromWire } from '@jst/si-drafts/rules'
import { DetailPage } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useMemo, type ReactNode } from 'react'
import { useKnownCodes } from '../codes/known-codes.ts'
import { billsInUse, liveIds, secondSets } from '../bill/bills-in-use.ts'
import { useBeginning } from './beginning.ts'
import { SiReader } from './frame/SiReader.tsx'
import type { Behalf } from './model/ports.ts'
import type { EditorSource } from './model/source.ts'
import type { StoredBill } from './model/stored-set.ts'
import { SiEditor } from './SiEditor.tsx'
import { texts } from './texts.ts'

interface DeskProps {
  orderId: number | undefined
  recordId: number | undefined
  /** Menu path of the page whose buttons count: who submits for a customer has another one. */
  side: '/external/workbench/siSubmit' | '/tdManage/siCreator'
  /** Number of bills of a new set. */
  bills?: number
  /** Contact chosen for a submission on behalf; the caller itself by default. */
  contactId?: number | undefined
  renderExtra?: (behalf: Behalf) => ReactNode
  onDone: (ids: readonly number[], order: { id: number }) => void
}

/** The editor of one order: a new set, or the bills that were submitted for it. */
export const Desk = observer(function Desk({ orderId, recordId, side, bills = 1, contactId, renderExtra, onDone }: DeskProps) {
  const app = useApp()
  const onBack = useBack()
  const named = useDetail(siInfo, recordId === undefined ? undefined : { Id: recordId })
  const id = orderId ?? named.data?.CGO_ID
  const booking = useDetail(cargoOrderInfo, id === undefined ? undefined : { Id: id })
  const order = useDetail(siDataInfo, id === undefined ? undefined : { CGO_ID: id })
  const list = useDetail(siListOfOrder, id === undefined ? undefined : { CGO_ID: id })
  const prefill = useMemo(() => order.data && recordFromOrder(order.data), [order.data])
  const states = useDetail(siStateList, id === undefined ? undefined : { CGO_ID: id })
  const live = useMemo(() => liveIds(states.data ?? []), [states.data])
  const records = useMemo(() => (list.data ?? []).map(recordFromWire), [list.data])
  const record = records.find((one) => (recordId === undefined ? live.has(one.id) : one.id === recordId))
  const state = states.data?.find(({ Id }) => Id === record?.id)
  useTitle(prefill && texts.titleOf(prefill.mblNo))
  const beginning = useBeginning()
  const reads = [named, booking, order, list, states]
  const reload = () => {
    for (const read of [booking, list, order, states]) read.reload()
  }
  useLiveReload(['si/changed'], [list, states, booking, order], ({ CGO_IDs }) => isAbout(CGO_IDs, id))
  const lateAllowed = app.permissions.allows(side, 'late')
  const knownCodes = useKnownCodes()
  const ownCompany = app.session.employee?.CompanyId
  const source = useMemo((): EditorSource | undefined => {
    if (!prefill || !id || !booking.data) return undefined
    const { CompanyId, CompanyCode, CompanyName, SailingDate, Late } = booking.data
    const isOwnOrder = CompanyId === ownCompany
    return {
      record: record ?? prefill,
      patch: beginning.patch,
      ...billsOf(record, records, states.data ?? []),
      expected: expectedBills(records),
      order: { ...orderFacts(id, prefill, CompanyCode), sailingDate: SailingDate, Late },
      known: knownCodes,
      loaded: prefill.containers,
      bills,
      owner: app.session.user?.Account ?? '',
      behalf: isOwnOrder
        ? null
        : {
            companyId: CompanyId,
            companyCode: CompanyCode,
            companyName: CompanyName,
            employeeId: contactId ?? app.session.employee?.Id ?? 0,
          },
      lateAllowed,
      secondSets: secondSets(states.data ?? []),
    }
  }, [
    prefill,
    id,
    booking.data,
    ownCompany,
    record,
    records,
    beginning.patch,
    bills,
    app.session.user,
    app.session.employee,
    contactId,
    lateAllowed,
    states.data,
    knownCodes,
  ])

  const failed = reads.find(({ error }) => error)
  if (failed) return <DetailPage title={texts.title} onBack={onBack} state="failed" error={failed.error} onRetry={reload} />
  if (!source || !list.data || !states.data || (record && !state) || beginning.loading)
    return <DetailPage title={texts.title} onBack={onBack} state="loading" />
  if (record && !state?.MayEdit)
    return <SiReader record={record} records={records} noRight={isResubmittable(record.status)} state={state} onMoved={reload} />
  return (
    <SiEditor
      key={record ? (source.alone ? `record ${record.id}` : `bills ${record.orderId}`) : `order ${source.order.id}`}
      source={source}
      states={states.data}
      records={records}
      onMoved={reload}
      extra={source.behalf && renderExtra?.(source.behalf)}
      onDone={(ids) => {
        onDone(ids, { id: source.order.id })
        reload()
      }}
    />
  )
})

/** Bills of the order that are edited together with `record`, and those that do not change. A bill that is no longer in use is edited alone. */
function billsOf(
  record: SiRecord | undefined,
  records: readonly SiRecord[],
  states: readonly SiState[],
): Pick<EditorSource, 'stored' | 'beside' | 'alone'> {
  const ids = liveIds(states)
  const live = records.filter(({ id }) => ids.has(id))
  if (!record) return { stored: [], beside: live, alone: false }
  const together = billsInUse(records, ({ id }) => id, record.id, ids)
  const bills = together.flatMap((one): StoredBill[] => {
    const state = states.find(({ Id }) => Id === one.id)
    if (!state?.MayEdit) return []
    return [{ record: one, needsReason: state.NeedsReason, amends: state.NeedsReason || state.InForceVersion > 0 }]
  })
  const beside = live.filter((one) => !bills.some((bill) => bill.record.id === one.id))
  return { stored: bills, beside, alone: !ids.has(record.id) }
}
