import { siCredit, siCreditVersions, type SiCreditFinding, type SiRecord } from '@jst/contracts/si'
import { isAbout } from '@jst/contracts'
import { useDetail, useLiveReload } from '@jst/feature-kit'
import { checkCredit, type Journey } from '@jst/si-drafts/rules'
import { lazyPart, Panel, StatusTag, TextButton } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useMemo, useState } from 'react'
import { creditKinds } from '../declared-fields.ts'
import { placeOf, type Place } from '../bill/remark-path.ts'
import { server } from '../said-by-server.ts'
import { texts } from './texts.ts'

const CreditDialog = lazyPart(async () => (await import('./CreditDialog.tsx')).CreditDialog)

interface CreditPanelProps {
  readonly orderId: number
  /** The bill as it is typed or stored. */
  readonly record: SiRecord
  /** Bills that the order is divided into. */
  readonly bills: number
  /** Those of the other bills that the page has. */
  readonly others?: readonly Journey[]
  readonly mayEdit: boolean
  /** Of a stored bill: its versions are listed with their findings. */
  readonly stored?: boolean | undefined
  readonly onJump?: ((place: Place) => void) | undefined
}

const noOthers: readonly Journey[] = []

/** Clauses of the order's credit beside the bill: violations and what a person has to compare. */
export const CreditPanel = observer(function CreditPanel({
  orderId,
  record,
  bills,
  others = noOthers,
  mayEdit,
  stored = false,
  onJump,
}: CreditPanelProps) {
  const read = useDetail(siCredit, { CGO_ID: orderId })
  useLiveReload(['si/changed'], [read], ({ CGO_IDs }) => isAbout(CGO_IDs, orderId))
  const [editing, setEditing] = useState(false)
  const credit = read.data
  const findings = useMemo(() => {
    const clauses = (credit?.Clauses ?? []).map(({ Kind, Text }) => ({ kind: Kind, text: Text }))
    return checkCredit(record, clauses, { bills, others }).map(({ clause, severity, path, said, message }): SiCreditFinding => ({
      Kind: clause.kind,
      Clause: clause.text,
      Severity: severity,
      Path: path,
      Said: said,
      Message: message,
    }))
  }, [credit, record, bills, others])
  if (!credit) return null
  const isRecorded = credit.UpdateTime !== null
  if (!isRecorded && !mayEdit) return null
  return (
    <Panel
      title={isRecorded ? texts.titleOf(credit.CreditNo) : texts.title}
      extra={mayEdit && <TextButton onClick={() => setEditing(true)}>{isRecorded ? texts.edit : texts.add}</TextButton>}
    >
      {isRecorded ? (
        <>
          <Summary findings={findings} />
          <ul className="jst-issues">
            {findings.map((finding) => (
              <Finding key={`${finding.Kind} ${finding.Clause}`} finding={finding} onJump={onJump} />
            ))}
          </ul>
          {stored ? <Versions id={record.id} /> : null}
        </>
      ) : (
        <p className="jst-muted">{texts.none}</p>
      )}
      {editing ? <CreditDialog credit={credit} onClose={() => setEditing(false)} onSaved={read.reload} /> : null}
    </Panel>
  )
})

function Summary({ findings }: { readonly findings: readonly SiCreditFinding[] }) {
  const wrong = findings.filter(({ Severity }) => Severity === 'ERROR').length
  const open = findings.length - wrong
  return (
    <p role="status">
      {wrong > 0 ? <StatusTag tone="red">{texts.violations(wrong)}</StatusTag> : <StatusTag tone="green">{texts.ok}</StatusTag>}{' '}
      {open > 0 ? <StatusTag tone="grey">{texts.look(open)}</StatusTag> : null}
    </p>
  )
}

function Finding({ finding, onJump }: { readonly finding: SiCreditFinding; readonly onJump: CreditPanelProps['onJump'] }) {
  const { Kind, Clause, Severity, Path, Said } = finding
  const said = server.clause(finding)
  const name = creditKinds[Kind].zh
  return (
    <li>
      <StatusTag tone={Severity === 'ERROR' ? 'red' : 'grey'}>{name}</StatusTag>{' '}
      {onJump && Path !== '' ? <TextButton onClick={() => onJump(placeOf(Path))}>{said}</TextButton> : said}
      <blockquote className="jst-clause">{Clause}</blockquote>
      {Said === '' ? null : <span className="jst-muted jst-diff-lines">{texts.said(Said)}</span>}
    </li>
  )
}

/** Violations of each version, so that it is seen which one first met the credit. */
const Versions = observer(function Versions({ id }: { readonly id: number }) {
  const rows = useDetail(siCreditVersions, { Id: id }).data ?? []
  if (rows.length < 2) return null
  return (
    <ul className="jst-clause-versions">
      {rows.map(({ Version, Findings }) => {
        const wrong = Findings.filter(({ Severity }) => Severity === 'ERROR').length
        return (
          <li key={Version}>
            {texts.version(Version)}{' '}
            {wrong > 0 ? <StatusTag tone="red">{texts.violations(wrong)}</StatusTag> : <StatusTag tone="green">{texts.ok}</StatusTag>}
          </li>
        )
      })}
    </ul>
  )
})
