import type { SiRecord } from '@jst/contracts/si'
import { StatusTag, TextButton } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import type { Finding, FoundSet } from '../model/findings.ts'
import { billName } from '../names.ts'
import { texts } from '../texts.ts'

const words = texts.checks

/** Findings that are listed at once for one bill: a thousand boxes may have thousands. */
const mostShown = 60

const looks = {
  ERROR: { tone: 'red', word: 'error' },
  WARN: { tone: 'orange', word: 'warning' },
  INFO: { tone: 'grey', word: 'info' },
} as const

interface FindingsByBillProps {
  found: FoundSet
  drafts: readonly SiRecord[]
  /** Heading of the findings of the whole set. */
  ofSet: string
  headClass?: string
  /** Place of a finding in words, before its message; undefined where the page does not show the place. */
  placeOf: (finding: Finding, bill: SiRecord | undefined) => string | undefined
  onOpen: (finding: Finding) => void
  /** Acts behind a finding. */
  renderActs?: (finding: Finding) => ReactNode
}

/** Findings by bill, those of the whole set first; a click goes to the place of one. */
export const FindingsByBill = observer(function FindingsByBill(props: FindingsByBillProps) {
  const { found, drafts, ofSet, headClass, placeOf, onOpen, renderActs } = props
  const positions = [...found.byDraft.keys()].toSorted((a, b) => a - b)
  return positions.map((position) => {
    const list = found.byDraft.get(position) ?? []
    const bill = drafts[position]
    return (
      <div key={position}>
        {(drafts.length > 1 || !bill) && <h3 className={headClass}>{bill ? billName(bill, position) : ofSet}</h3>}
        <ul className="jst-issues">
          {list.slice(0, mostShown).map((finding) => {
            const { tone, word } = looks[finding.issue.Severity]
            const place = placeOf(finding, bill)
            return (
              <li key={finding.key}>
                <StatusTag tone={tone}>{words[word]}</StatusTag>
                {place === undefined ? (
                  <span>{finding.issue.Message}</span>
                ) : (
                  <TextButton onClick={() => onOpen(finding)}>{place + finding.issue.Message}</TextButton>
                )}
                {renderActs?.(finding)}
              </li>
            )
          })}
        </ul>
        {list.length > mostShown && <p className="jst-muted">{words.more(list.length - mostShown)}</p>}
      </div>
    )
  })
})
