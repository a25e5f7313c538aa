import { Button } from '@arco-design/web-react'
import { customerMore, duties, dutyPeople, type Duty, type StaffRow } from '@jst/contracts/partner'
import { listScreen, useDetail, useLiveReload } from '@jst/feature-kit'
import { usePermitted } from '@jst/permissions/react'
import { AppLink, formatText, type Column, type Filter, type ListView } from '@jst/ui'
import { useMemo, useState } from 'react'
import { customers } from '../kinds.ts'
import { texts } from '../texts.ts'
import { AssignDialog } from './AssignDialog.tsx'
import { HandoverDialog } from './HandoverDialog.tsx'
import { HandoverHistory } from './HandoverHistory.tsx'

const words = texts.staff

/** Names of whoever has a duty, with the lane where it is not every one. */
const namesOf = ({ Staff }: StaffRow, duty: Duty) =>
  Staff.filter((one) => one.Duty === duty)
    .map(({ Name, LaneName, Disabled }) => [Disabled ? texts.handover.left(Name) : Name, LaneName].filter(Boolean).join(' '))
    .join('、')

const columns: Column<StaffRow>[] = [
  {
    key: 'name',
    title: words.name,
    width: 240,
    sort: 'NameZh',
    text: (row) => row.NameZh,
    render: (row) => <AppLink to={customers.to.detail(row.Id)}>{row.NameZh}</AppLink>,
  },
  ...(Object.keys(duties) as Duty[]).map((duty): Column<StaffRow> => ({
    key: duty,
    title: duties[duty],
    width: 140,
    text: (row) => namesOf(row, duty),
    render: (row) => formatText(namesOf(row, duty)),
  })),
  { key: 'lanes', title: words.lanes, width: 180, text: (row) => row.Lanes, render: (row) => formatText(row.Lanes) },
]

const views: ListView[] = [
  { key: 'all', label: words.views.all, filters: {} },
  { key: 'noSales', label: words.views.noSales, filters: { Missing: 'sales' } },
  { key: 'noOperation', label: words.views.noOperation, filters: { Missing: 'operation' } },
  { key: 'noDocument', label: words.views.noDocument, filters: { Missing: 'document' } },
]

/** Duties of employees for customers; assigned to one or many customers at once, and handed over when an employee leaves. */
export const { Screen, preload } = listScreen({
  name: 'customer-staff',
  endpoint: customerMore.staff,
  filters: { Keyword: 'text', EmployeeId: 'int', Duty: 'text', Missing: 'text' },
  sort: '-UpdateTime',
  rowKey: (row) => row.Id,
  label: words.label,
  columns,
  views,
  empty: { title: words.empty, hint: words.emptyHint },
  open: (row) => customers.to.detail(row.Id),
  usePage: (store) => {
    const people = useDetail(dutyPeople, {})
    const mayAssign = usePermitted('assign')
    const mayHandOver = usePermitted('handover')
    const [open, setOpen] = useState<'assign' | 'handover' | 'history'>()
    useLiveReload(['document/changed'], [store], ({ Kinds }) => Kinds.includes('customer'))
    const filters = useMemo(
      (): Filter[] => [
        { kind: 'text', key: 'Keyword', label: words.keyword, placeholder: words.keywordHint },
        {
          kind: 'choice',
          key: 'EmployeeId',
          label: words.employee,
          options: (people.data ?? []).map(({ Id, Name, Disabled }) => ({
            value: String(Id),
            label: Disabled ? texts.handover.left(Name) : Name,
          })),
        },
        {
          kind: 'choice',
          key: 'Duty',
          label: texts.assign.duty,
          options: Object.entries(duties).map(([value, label]) => ({ value, label })),
        },
      ],
      [people.data],
    )
    const close = () => setOpen(undefined)
    const reload = () => {
      store.reload()
      people.reload()
    }
    return {
      conditions: filters,
      actions: (
        <>
          {mayHandOver ? <Button onClick={() => setOpen('handover')}>{words.handover}</Button> : null}
          <Button onClick={() => setOpen('history')}>{words.history}</Button>
        </>
      ),
      batch: mayAssign ? <Button onClick={() => setOpen('assign')}>{words.assign}</Button> : undefined,
      beside: (
        <>
          {open === 'assign' ? (
            <AssignDialog kind={customers} ids={store.selectedRows.map(({ Id }) => Id)} onDone={reload} onClose={close} />
          ) : null}
          {open === 'handover' ? <HandoverDialog people={people.data ?? []} onDone={reload} onClose={close} /> : null}
          {open === 'history' ? <HandoverHistory mayUndo={mayHandOver} onDone={reload} onClose={close} /> : null}
        </>
      ),
    }
  },
})
