import type { SiVersionRow } from '@jst/contracts/si'
import { DateText, Section, StatusTag } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useMemo, useState } from 'react'
import { eventLabel, eventTone } from '../parts/history.tsx'
import { texts as shared } from '../parts/texts.ts'
import { compareSides } from './compare-sides.ts'
import { CompareRows } from './CompareRows.tsx'
import { texts } from './texts.ts'
import { useVersion } from './useReview.ts'

const words = texts.detail

/** The newest step of each version, newest first: what its content became. */
function versionsOf(rows: readonly SiVersionRow[]): SiVersionRow[] {
  const seen = new Set<number>()
  return rows.filter(({ Version }) => !seen.has(Version) && seen.add(Version))
}

interface VersionCompareProps {
  rows: readonly SiVersionRow[]
  /** Absent: the person may not edit the record. */
  onRestore?: ((row: SiVersionRow) => void) | undefined
}

/** Versions on the left, what differs between any two of them on the right. */
export const VersionCompare = observer(function VersionCompare({ rows, onRestore }: VersionCompareProps) {
  const versions = versionsOf(rows)
  const [picked, setPicked] = useState<{ older?: number; newer?: number }>({})
  const [onlyDifferences, setOnlyDifferences] = useState(true)
  const newer = versions.find(({ Id }) => Id === picked.newer) ?? versions[0]
  const older = versions.find(({ Id }) => Id === picked.older) ?? versions[1]
  const [before, now] = [useVersion(older?.Id), useVersion(older && newer?.Id)]
  const compared = useMemo(
    () => (before && now ? compareSides(now, { before }, { all: !onlyDifferences }) : undefined),
    [before, now, onlyDifferences],
  )
  return (
    <Section
      title={words.versions}
      extra={
        <label className="jst-check-label">
          <input
            type="checkbox"
            className="jst-check"
            checked={onlyDifferences}
            onChange={(event) => setOnlyDifferences(event.target.checked)}
          />
          {texts.compare.onlyDifferences}
        </label>
      }
    >
      <div className="jst-versions">
        <table className="jst-compare" aria-label={shared.history}>
          <thead>
            <tr>
              <th scope="col">{words.older}</th>
              <th scope="col">{words.newer}</th>
              <th scope="col">{words.facts.version}</th>
            </tr>
          </thead>
          <tbody>
            {versions.map((row) => (
              <tr key={row.Id}>
                {(['older', 'newer'] as const).map((side) => (
                  <td key={side}>
                    <input
                      type="radio"
                      className="jst-check"
                      name={side}
                      aria-label={`${words[side]}：${shared.versionNo(row.Version)}`}
                      checked={(side === 'older' ? older : newer) === row}
                      onChange={() => setPicked({ ...picked, [side]: row.Id })}
                    />
                  </td>
                ))}
                <td>
                  <span className="jst-row-acts">
                    {shared.versionNo(row.Version)}
                    <StatusTag tone={eventTone(row.Event)}>{eventLabel(row.Event)}</StatusTag>
                    {row.InForce ? <StatusTag tone="green">{shared.inForce}</StatusTag> : null}
                  </span>
                  <span className="jst-versions-meta">
                    <DateText value={row.CreateTime} />
                    {row.AuthorName}
                    {onRestore ? (
                      <button type="button" className="jst-text-button" title={words.restoreHint} onClick={() => onRestore(row)}>
                        {words.restore}
                      </button>
                    ) : null}
                  </span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <div>
          {!older || !newer ? (
            <p className="jst-muted">{words.oneVersion}</p>
          ) : compared === undefined ? (
            <p className="jst-muted">{texts.compare.loading}</p>
          ) : compared.length === 0 ? (
            <p className="jst-muted">{texts.compare.same}</p>
          ) : (
            <>
              <p className="jst-muted">{words.compareOf(older.Version, newer.Version)}</p>
              <CompareRows
                rows={compared}
                tab="previous"
                labels={{ order: '', before: shared.versionNo(older.Version), now: shared.versionNo(newer.Version) }}
              />
            </>
          )}
        </div>
      </div>
    </Section>
  )
})
