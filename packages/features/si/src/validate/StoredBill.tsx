import { recordFields, type SiRecord } from '@jst/contracts/si'
import { Section } from '@jst/ui'
import { useMemo, type ReactNode, type RefObject } from 'react'
import type { Finding } from '../editor/model/findings.ts'
import { BillFace, isOnFace } from '../bill/BillFace.tsx'
import { ContainerTable } from '../bill/ContainerTable.tsx'
import { labelOf, shown } from '../bill/labels.ts'
import { keyOfPlace, type Place } from '../bill/remark-path.ts'
import { shownAt } from './places.ts'
import { texts } from './texts.ts'

interface StoredBillProps {
  record: SiRecord
  findings: readonly Finding[]
  panel: RefObject<HTMLDivElement | null>
}

const noFindings: readonly Finding[] = []
type Name = keyof typeof recordFields

/** One stored bill, read only, with each finding at its field. */
export function StoredBill({ record, findings, panel }: StoredBillProps) {
  const byPlace = useMemo(() => {
    const map = new Map<string, Finding[]>()
    for (const finding of findings) {
      const place = shownAt(finding, record)
      if (!place) continue
      const key = keyOfPlace(place)
      map.set(key, [...(map.get(key) ?? []), finding])
    }
    return map
  }, [findings, record])
  const mark = (place: Place, value: ReactNode): ReactNode => {
    const found = byPlace.get(keyOfPlace(place)) ?? noFindings
    return (
      <>
        <span className={found.length > 0 ? 'jst-mark is-found' : 'jst-mark'} data-place={keyOfPlace(place)} tabIndex={-1}>
          {value}
        </span>
        {found.map(({ key, issue }) => (
          <span key={key} className={issue.Severity === 'ERROR' ? 'jst-found-note is-error' : 'jst-found-note'}>
            {issue.Message}
          </span>
        ))}
      </>
    )
  }
  const others = Object.keys(recordFields).filter(
    (name): name is Name => byPlace.has(keyOfPlace({ field: name })) && !isOnFace(record, name),
  )
  return (
    <div ref={panel} className="jst-desk-bill">
      <Section title={texts.bill}>
        <BillFace record={record} mark={(field, heading) => mark({ field }, heading)} />
      </Section>
      {others.length > 0 && (
        <Section title={texts.others}>
          <dl className="jst-bill-face-facts">
            {others.map((name) => (
              <div key={name}>
                <dt>{mark({ field: name }, labelOf(name))}</dt>
                <dd>{otherText(record, name)}</dd>
              </div>
            ))}
          </dl>
        </Section>
      )}
      <Section title={texts.containers}>
        <ContainerTable containers={record.containers} mark={mark} />
      </Section>
    </div>
  )
}

function otherText(record: SiRecord, name: Name): string {
  const value = record[name]
  return (typeof value === 'object' ? '' : shown(name, value)) || texts.none
}
