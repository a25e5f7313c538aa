import type { SiRecord, SiVersionRow } from '@jst/contracts/si'
import { lazyPart, Notice, Section } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useMemo, useState } from 'react'
import { eventLabel } from '../bill/history.ts'
import type { Place } from '../bill/remark-path.ts'
import { texts as shared } from '../bill/texts.ts'
import { compareSides } from './compare-sides.ts'
import { CompareRows } from './CompareRows.tsx'
import { OnlyDifferences } from './OnlyDifferences.tsx'
import { texts as words } from './texts.ts'
import { useVersion } from './useVersion.ts'
import { firstBase, remarksAt, sentBack, versionsOf } from './verdicts.ts'
import { draftSide, VersionTable } from './VersionTable.tsx'

/** Read by the standard that it stands in: loaded when versions are compared. */
const FurtherCompare = lazyPart(async () => (await import('../further/FurtherCompare.tsx')).FurtherCompare)

interface VersionCompareProps {
  /** Steps of the record, newest first. */
  rows: readonly SiVersionRow[]
  /** Draft in the editor: the newer side by default. */
  draft?: SiRecord | undefined
  /** Absent: the person may not edit the record, or does already. */
  onRestore?: ((row: SiVersionRow) => void) | undefined
  /** Goes to a field of the draft. */
  onJump?: ((place: Place) => void) | undefined
}

/** Versions on the left, what differs between any two of them on the right, beside what was said when the older one was sent back. */
export const VersionCompare = observer(function VersionCompare({ rows, draft, onRestore, onJump }: VersionCompareProps) {
  const versions = versionsOf(rows)
  const [picked, setPicked] = useState<{ older?: number; newer?: number }>({})
  const [onlyDifferences, setOnlyDifferences] = useState(true)
  const edited = draft !== undefined && (picked.newer ?? draftSide) === draftSide
  const newer = edited ? undefined : (versions.find(({ Id }) => Id === picked.newer) ?? versions[0])
  const older = versions.find(({ Id }) => Id === picked.older) ?? firstBase(rows, newer?.Version ?? Infinity)
  const [before, stored] = [useVersion(older?.Id), useVersion(older && newer?.Id)]
  const now = edited ? draft : stored
  const verdict = older && sentBack(rows, older.Version)
  const remarks = useMemo(() => (before && now ? remarksAt(verdict?.FieldRemarks ?? [], before, now) : []), [before, now, verdict])
  const compared = useMemo(
    () => before && now && compareSides(now, { before }, { all: !onlyDifferences, always: new Set(remarks.map(({ key }) => key)) }),
    [before, now, onlyDifferences, remarks],
  )
  const labels = older && { before: shared.versionNo(older.Version), now: newer ? shared.versionNo(newer.Version) : words.draft }
  return (
    <Section title={words.versions} extra={<OnlyDifferences only={onlyDifferences} onChange={setOnlyDifferences} />}>
      <div className="jst-versions">
        <VersionTable
          versions={versions}
          hasDraft={draft !== undefined}
          picked={{ older: older?.Id, newer: edited ? draftSide : newer?.Id }}
          onPick={(side, id) => setPicked({ ...picked, [side]: id })}
          onRestore={onRestore}
        />
        <div>
          {verdict && verdict.Remarks !== '' && (
            <Notice tone="warning">{words.said(shared.versionNo(verdict.Version), eventLabel(verdict.Event), verdict.Remarks)}</Notice>
          )}
          {!labels || (!edited && !newer) ? (
            <p className="jst-muted">{words.oneVersion}</p>
          ) : compared === undefined ? (
            <p className="jst-muted">{words.loading}</p>
          ) : (
            <>
              <p className="jst-muted">{words.compareOf(labels.before, labels.now)}</p>
              {compared.length === 0 && remarks.length === 0 ? null : (
                <CompareRows
                  rows={compared}
                  tab="previous"
                  labels={{ order: '', ...labels }}
                  remarks={remarks}
                  onJump={edited ? onJump : undefined}
                />
              )}
              {before && now ? (
                <FurtherCompare
                  now={now}
                  before={before}
                  all={!onlyDifferences}
                  labels={labels}
                  none={compared.length === 0 && remarks.length === 0 ? <p className="jst-muted">{words.same}</p> : null}
                />
              ) : null}
            </>
          )}
        </div>
      </div>
    </Section>
  )
})
