import { cutoffTable, scheduleLayouts, type ScheduleLayout } from '@jst/contracts/schedules'
import { listScreen } from '@jst/feature-kit'
import { columnKinds, formatText, TextButton, type Column, type Filter } from '@jst/ui'
import { useMemo, useState } from 'react'
import { titles } from '../titles.ts'
import { LayoutDrawer } from './LayoutDrawer.tsx'
import { texts } from './texts.ts'

const filters: Filter[] = [{ kind: 'text', key: 'Keyword', label: texts.keyword, placeholder: texts.keyword }]
const columnsText = ({ Columns }: ScheduleLayout) => Columns.map(({ Heading }, at) => Heading || texts.columnAt(at + 1)).join(texts.and)
const cutoffsText = ({ Cutoffs }: ScheduleLayout) =>
  Cutoffs.map(({ Code, Weekday, Time }) => `${cutoffTable[Code].zh} ${texts.weekdays[Weekday - 1]} ${Time}`).join(texts.and)

const { cell, text, time } = columnKinds<ScheduleLayout>()
const columnsFor = (open: (row: ScheduleLayout) => void): Column<ScheduleLayout>[] => [
  text('name', texts.name, 200, ({ Name }) => Name, {
    render: (row) => <TextButton onClick={() => open(row)}>{row.Name || texts.nameless}</TextButton>,
  }),
  cell('carrier', texts.carrier, 100, ({ CarrierCode }) => formatText(CarrierCode)),
  cell('mapped', texts.field, 140, ({ Columns }) => texts.columnCount(Columns.filter(({ Field }) => Field !== '').length, Columns.length)),
  text('columns', texts.columns, 340, columnsText, { grow: true }),
  text('cutoffs', texts.cutoffs, 240, cutoffsText),
  time('changed', texts.changed, ({ UpdateTime }) => UpdateTime, 'UpdateTime', { width: 130 }),
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
