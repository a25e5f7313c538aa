import { cutoffTable, scheduleLayouts, type ScheduleLayout } from '@jst/contracts/schedules'
import { listScreen } from '@jst/feature-kit'
import { DateText, formatText, TextButton, type Column, type Filter } from '@jst/ui'
import { useMemo, useState } from 'react'
import { titles } from '../titles.ts'
import { LayoutDrawer } from './LayoutDrawer.tsx'
import { texts } from './texts.ts'

const filters: Filter[] = [{ kind: 'text', key: 'Keyword', label: texts.keyword, placeholder: texts.keyword }]
const columnsText = ({ Columns }: ScheduleLayout) => Columns.map(({ Heading }, at) => Heading || texts.columnAt(at + 1)).join(texts.and)
const cutoffsText = ({ Cutoffs }: ScheduleLayout) =>
  Cutoffs.map(({ Code, Weekday, Time }) => `${cutoffTable[Code].zh} ${texts.weekdays[Weekday - 1]} ${Time}`).join(texts.and)

const columnsFor = (open: (row: ScheduleLayout) => void): Column<ScheduleLayout>[] => [
  {
    key: 'name',
    title: texts.name,
    width: 200,
    text: ({ Name }) => Name,
    render: (row) => <TextButton onClick={() => open(row)}>{row.Name || texts.nameless}</TextButton>,
  },
  { key: 'carrier', title: texts.carrier, width: 100, render: ({ CarrierCode }) => formatText(CarrierCode) },
  {
    key: 'mapped',
    title: texts.field,
    width: 140,
    render: ({ Columns }) => texts.columnCount(Columns.filter(({ Field }) => Field !== '').length, Columns.length),
  },
  { key: 'columns', title: texts.columns, width: 340, grow: true, text: columnsText, render: (row) => formatText(columnsText(row)) },
  { key: 'cutoffs', title: texts.cutoffs, width: 240, text: cutoffsText, render: (row) => formatText(cutoffsText(row)) },
  { key: 'changed', title: texts.changed, width: 130, sort: 'UpdateTime', render: ({ UpdateTime }) => <DateText value={UpdateTime} /> },
]

/** 船期模板: what the columns of schedule files mean, as they were said in imports. */
export const { Screen, preload } = listScreen({
  name: 'schedule-layouts',
  endpoint: scheduleLayouts,
  filters: { Keyword: 'text' },
  sort: '-UpdateTime',
  rowKey: ({ Id }) => Id,
  label: titles.layouts,
  conditions: filters,
  empty: { title: texts.empty, hint: texts.emptyHint },
  usePage: (store) => {
    const [open, setOpen] = useState<ScheduleLayout>()
    const columns = useMemo(() => columnsFor(setOpen), [])
    const close = () => setOpen(undefined)
    return {
      columns,
      onOpen: setOpen,
      beside: (
        <>
          {open ? (
            <LayoutDrawer
              layout={open}
              onDone={() => {
                store.reload()
                close()
              }}
              onClose={close}
            />
          ) : null}
        </>
      ),
    }
  },
})
