import type { TrackBox, TrackView } from '@jst/contracts/tracking'
import { FactsTable, formatText, Pager, Section, StatusTag, TextButton } from '@jst/ui'
import { useId, useState } from 'react'
import { RiskTag } from '../cells/tags.tsx'
import { ZonedTime } from '../cells/times.tsx'
import { texts as common, track, wordOf } from '../texts.ts'
import { texts } from './texts.ts'

const words = texts.box
const pageSize = 20

/** Boxes of the shipment, some at a time; one of them narrows the timeline. */
export function BoxesPart({
  view,
  withFree,
  onBox,
  onSwap,
}: {
  view: TrackView
  withFree: boolean
  onBox: (box: string) => void
  /** Says that a box was replaced; absent: the reader may not. */
  onSwap?: ((box: TrackBox) => void) | undefined
}) {
  const id = useId()
  const [sought, setSought] = useState('')
  const [page, setPage] = useState(1)
  const [size, setSize] = useState(pageSize)
  const { BoxLines, PodZone } = view
  const found = sought === '' ? BoxLines : BoxLines.filter(({ Box }) => Box.includes(sought))
  const rows = found.slice((page - 1) * size, page * size)
  return (
    <Section
      title={texts.boxes}
      extra={
        BoxLines.length > pageSize ? (
          <label className="jst-track-find" htmlFor={id}>
            {words.find}
            <input
              id={id}
              type="search"
              className="jst-field-input"
              value={sought}
              maxLength={11}
              onChange={(event) => {
                setSought(event.target.value.trim().toUpperCase())
                setPage(1)
              }}
            />
          </label>
        ) : (
          <span className="jst-muted">{BoxLines.length > 0 ? words.count(BoxLines.length) : view.Boxes}</span>
        )
      }
    >
      {rows.length === 0 ? (
        <p className="jst-muted">{BoxLines.length === 0 ? words.none : words.notFound}</p>
      ) : (
        <FactsTable
          label={texts.boxes}
          titles={[words.box, words.type, words.seals, words.state, words.arrival, words.last, ...(withFree ? [words.free] : [])]}
          rows={rows}
          rowKey={({ Box }) => Box}
          renderRow={(row) => <Cells row={row} zone={PodZone} withFree={withFree} onBox={onBox} onSwap={onSwap} />}
        />
      )}
      {found.length > size || size !== pageSize ? (
        <Pager total={found.length} pageIndex={page} pageSize={size} onPage={setPage} onPageSize={setSize} />
      ) : null}
    </Section>
  )
}

function Cells({
  row,
  zone,
  withFree,
  onBox,
  onSwap,
}: {
  row: TrackBox
  zone: string
  withFree: boolean
  onBox: (box: string) => void
  onSwap: ((box: TrackBox) => void) | undefined
}) {
  return (
    <>
      <th scope="row">
        <TextButton title={words.events} onClick={() => onBox(row.Box)}>
          {row.Box}
        </TextButton>{' '}
        {onSwap ? (
          <TextButton aria-label={texts.swap.of(row.Box)} onClick={() => onSwap(row)}>
            {texts.swap.act}
          </TextButton>
        ) : null}
      </th>
      <td>{formatText(row.Type)}</td>
      <td>{formatText(row.Seals.join(common.joint))}</td>
      <td>
        {row.StateText}{' '}
        {row.Roll ? <StatusTag tone={row.Roll === 'unknown' ? 'orange' : 'red'}>{wordOf(track.rolls, row.Roll)}</StatusTag> : null}
        {row.ReplacedBy ? <StatusTag tone="purple">{words.replaced(row.ReplacedBy)}</StatusTag> : null}
      </td>
      <td>
        <ZonedTime value={row.Arrival} zone={zone} />
      </td>
      <td>{formatText(row.LastText)}</td>
      {withFree ? (
        <td>
          <RiskTag risk={row.Risk} day={row.LastFreeDay} />
        </td>
      ) : null}
    </>
  )
}
