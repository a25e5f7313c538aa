import { carrierLetter, carrierLetters, type CarrierLetter } from '@jst/contracts/portal'
import { listScreen, useDetail } from '@jst/feature-kit'
import { referenceFilter } from '@jst/feature-kit/entity'
import { RichText } from '@jst/site'
import { DateText, Dialog, FactGrid, formatText, StatusTag, TextButton, type Column, type Filter } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useMemo, useState } from 'react'
import { inLanguage } from './inLanguage.ts'
import { texts } from './texts.ts'

const words = texts.letters

const filters = (): Filter[] => [
  { kind: 'text', key: 'Keyword', label: words.keyword, placeholder: words.keyword },
  referenceFilter('CarrierCode', 'carrier', words.carrier),
  { kind: 'dates', fromKey: 'From', toKey: 'To', label: words.at },
]
const routeOf = ({ PolCode, PodCode }: CarrierLetter) => [PolCode, PodCode].filter(Boolean).join(' → ')

const columnsOf = (open: (letter: CarrierLetter) => void): Column<CarrierLetter>[] => [
  { key: 'carrier', title: words.carrier, width: 130, text: ({ Carrier }) => Carrier, render: ({ Carrier }) => Carrier },
  { key: 'subject', title: words.subject, width: 140, render: ({ Subject }) => <StatusTag tone="blue">{Subject}</StatusTag> },
  {
    key: 'title',
    title: words.title,
    width: 300,
    grow: true,
    sort: 'Title',
    text: ({ Title }) => Title,
    render: (row) => <TextButton onClick={() => open(row)}>{row.Title}</TextButton>,
  },
  { key: 'effective', title: words.effective, width: 110, sort: 'EffectiveFrom', render: (row) => formatText(row.EffectiveFrom) },
  { key: 'route', title: words.route, width: 150, text: routeOf, render: (row) => formatText(routeOf(row)) },
  { key: 'at', title: words.at, width: 116, sort: 'At', render: ({ At }) => <DateText value={At} format="date" /> },
]

const list = listScreen({
  name: 'carrier-letters',
  endpoint: carrierLetters,
  filters: { Keyword: 'text', CarrierCode: 'text', From: 'dayStart', To: 'dayEnd' },
  sort: '-At',
  rowKey: ({ Id }) => Id,
  label: () => texts.letterTitle,
  usePage: () => {
    const [open, setOpen] = useState<CarrierLetter>()
    const columns = useMemo(() => columnsOf(setOpen), [])
    return {
      columns,
      conditions: filters(),
      empty: { title: words.empty, hint: words.emptyHint },
      onOpen: setOpen,
      beside: <>{open ? <LetterDrawer letter={open} onClose={() => setOpen(undefined)} /> : null}</>,
    }
  },
})

/** 船司通知函: what carriers announced, as the forwarder has published it. */
export const Screen = inLanguage(list.Screen)
export const { preload } = list

const LetterDrawer = observer(function LetterDrawer({ letter, onClose }: { letter: CarrierLetter; onClose: () => void }) {
  const fullLetter = useDetail(carrierLetter, { Id: letter.Id })
  return (
    <Dialog title={letter.Title} place="side" width={640} onClose={onClose}>
      <FactGrid
        facts={[
          { label: words.carrier, value: letter.Carrier },
          { label: words.subject, value: letter.Subject },
          { label: words.effective, value: formatText(letter.EffectiveFrom) },
          { label: words.route, value: formatText(routeOf(letter)) },
        ]}
      />
      {letter.Summary ? <p>{letter.Summary}</p> : null}
      {fullLetter.status === 'failed' ? (
        <p role="alert">
          {words.failed} <TextButton onClick={fullLetter.reload}>{words.again}</TextButton>
        </p>
      ) : null}
      {fullLetter.data ? <RichText text={fullLetter.data.Body} /> : null}
    </Dialog>
  )
})
