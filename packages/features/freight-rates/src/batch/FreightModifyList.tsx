import { Button } from '@arco-design/web-react'
import { freightRateDocument, rateModifications, type RateModification } from '@jst/contracts/freight-rates'
import { listScreen, link } from '@jst/feature-kit'
import { AppLink, DateText, formatText, type Column, type Filter } from '@jst/ui'
import { useState } from 'react'
import { titles } from '../titles.ts'
import { BatchHistory } from './BatchHistory.tsx'
import { Differences } from './Differences.tsx'
import { texts } from './texts.ts'

const words = texts.modify

const columns: Column<RateModification>[] = [
  {
    key: 'rate',
    title: texts.rate,
    width: 150,
    text: ({ Code }) => Code,
    render: ({ RateId, Code }) => <AppLink to={link(freightRateDocument.page, { Id: RateId })}>{Code}</AppLink>,
  },
  { key: 'title', title: words.route, width: 180, text: ({ Title }) => Title, render: ({ Title }) => formatText(Title) },
  { key: 'time', title: words.time, width: 130, sort: 'CreateTime', render: ({ CreateTime }) => <DateText value={CreateTime} /> },
  { key: 'by', title: words.by, width: 100, render: ({ By }) => formatText(By) },
  {
    key: 'batch',
    title: words.batch,
    width: 80,
    align: 'right',
    render: ({ BatchId }) => formatText(BatchId === undefined ? '' : String(BatchId)),
  },
  {
    key: 'changes',
    title: texts.differences,
    width: 420,
    grow: true,
    render: ({ Differences: of }) => <Differences of={of} inline />,
  },
]

const filters: Filter[] = [
  { kind: 'text', key: 'Keyword', label: words.keyword, placeholder: words.keyword },
  { kind: 'text', key: 'BatchId', label: words.ofBatch },
]

/** Change log of rates, old → new, with author and time; batches can be undone. */
export const { Screen, preload } = listScreen({
  name: 'freight-rate-modifications',
  endpoint: rateModifications,
  filters: { BatchId: 'int', Keyword: 'text' },
  sort: '-CreateTime',
  rowKey: ({ RateId, Version }) => `${RateId} ${Version}`,
  label: titles.modifyList,
  columns,
  conditions: filters,
  empty: { title: words.empty },
  usePage: (store) => {
    const [open, setOpen] = useState(false)
    return {
      actions: <Button onClick={() => setOpen(true)}>{words.batches}</Button>,
      beside: (
        <>
          {open ? (
            <BatchHistory
              onShow={(id) => {
                store.setFilters({ BatchId: String(id) })
                setOpen(false)
              }}
              onDone={() => store.reload()}
              onClose={() => setOpen(false)}
            />
          ) : null}
        </>
      ),
    }
  },
})
