import type { SiVersionRow } from '@jst/contracts/si'
import { DateText, FactsTable, RadioMark, RowActs, StatusTag, TextButton } from '@jst/ui'
import { useId } from 'react'
import { eventLabel, eventTone } from '../bill/history.ts'
import { texts as shared } from '../bill/texts.ts'
import { texts as words } from './texts.ts'

type Side = 'older' | 'newer'
/** In place of a version: what is being edited. */
export const draftSide = 0

interface VersionTableProps {
  versions: readonly SiVersionRow[]
  /** The draft in the editor can be chosen as the newer side. */
  hasDraft: boolean
  picked: Readonly<Record<Side, number | undefined>>
  onPick: (side: Side, id: number) => void
  onRestore?: ((row: SiVersionRow) => void) | undefined
}

/** The versions of a record; one is picked for each side of a comparison. */
export function VersionTable({ versions, hasDraft, picked, onPick, onRestore }: VersionTableProps) {
  const group = useId()
  const radio = (side: Side, id: number, label: string) => (
    <RadioMark group={`${group}${side}`} label={`${words[side]}：${label}`} checked={picked[side] === id} onPick={() => onPick(side, id)} />
  )
  return (
    <FactsTable
      look="jst-compare"
      label={shared.history}
      titles={[words.older, words.newer, words.version]}
      rows={[...(hasDraft ? [undefined] : []), ...versions]}
      rowKey={(row) => row?.Id ?? draftSide}
      renderRow={(row) =>
        row ? (
          <>
            <td>{radio('older', row.Id, shared.versionNo(row.Version))}</td>
            <td>{radio('newer', row.Id, shared.versionNo(row.Version))}</td>
            <td>
              <RowActs>
                {shared.versionNo(row.Version)}
                <StatusTag tone={eventTone(row.Event)}>{eventLabel(row.Event)}</StatusTag>
                {row.InForce ? <StatusTag tone="green">{shared.inForce}</StatusTag> : null}
              </RowActs>
              <span className="jst-versions-meta">
                <DateText value={row.CreateTime} />
                {row.AuthorName}
                {onRestore ? (
                  <TextButton title={words.restoreHint} onClick={() => onRestore(row)}>
                    {words.restore}
                  </TextButton>
                ) : null}
              </span>
            </td>
          </>
        ) : (
          <>
            <td />
            <td>{radio('newer', draftSide, words.draft)}</td>
            <td>
              {words.draft}
              <span className="jst-versions-meta">{words.draftHint}</span>
            </td>
          </>
        )
      }
    />
  )
}
