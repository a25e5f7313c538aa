import { Button } from '@arco-design/web-react'
import type { SiRecord } from '@jst/contracts/si'
import type { IssueTarget } from '@jst/si-drafts/rules'
import { Panel, StatusTag, TextButton } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useEditor } from '../EditorContext.tsx'
import type { SiEditorModel } from '../model/si-editor-model.ts'
import { texts } from '../texts.ts'
import { labelOfPlace } from '../../bill/remark-path.ts'
import { texts as shared } from '../../bill/texts.ts'
import { FindingsByBill } from './FindingsByBill.tsx'

const words = texts.checks

/** Findings by draft while typing: a click goes to the place, another one repairs it. */
export const ChecksPanel = observer(function ChecksPanel() {
  const { model } = useEditor()
  const { found } = model
  const repairable = model.repairs.findings
  return (
    <Panel
      title={words.title}
      className="jst-checks"
      extra={
        repairable.length > 1 && (
          <Button size="mini" onClick={() => model.repairs.makeAll()}>
            {words.repairAll(repairable.length)}
          </Button>
        )
      }
    >
      <p role="status" className="jst-checks-sum">
        {summaryOf(model)}
      </p>
      <OpenFields />
      <Rejections />
      <FindingsByBill
        found={found}
        drafts={model.session.drafts}
        ofSet={words.set}
        placeOf={(finding, bill) => finding.target && placeOf(finding.target, bill)}
        onOpen={({ target }) => target && model.view.goTo(target)}
        renderActs={({ repairs }) =>
          repairs.map((repair) => (
            <Button key={repair.text} size="mini" onClick={() => model.repairs.make(repair)}>
              {repair.text}
            </Button>
          ))
        }
      />
    </Panel>
  )
})

function summaryOf({ found, checked }: SiEditorModel): string {
  const { errors, warnings, missing } = found
  const counts = [
    errors > 0 && words.errors(errors),
    warnings > 0 && words.warnings(warnings),
    missing > 0 && words.missing(missing),
  ].filter(Boolean)
  const text = counts.join(shared.joints.counts)
  if (errors > 0 || missing > 0) return text
  if (warnings > 0) return checked ? words.mayGo(text) : text
  return checked ? words.clean : words.cleanSoFar
}

/** Empty required fields, each with a link to the field. */
const OpenFields = observer(function OpenFields() {
  const { model } = useEditor()
  const { open = [], missing = 0 } = model.found.drafts[model.view.position] ?? {}
  if (missing === 0) return null
  return (
    <p className="jst-open-fields">
      {words.open(missing)}
      {open.map(({ label, target }, index) => (
        <span key={`${label} ${target.container ?? ''} ${target.line ?? ''}`}>
          {index > 0 && ' · '}
          <TextButton onClick={() => model.view.goTo(target)}>{label}</TextButton>
        </span>
      ))}
      {missing > open.length && words.openMore}
    </p>
  )
})

/** Corrections that the reviewer requests, each with a link to its place. */
const Rejections = observer(function Rejections() {
  const { model, rejections } = useEditor()
  if (rejections.length === 0) return null
  return (
    <>
      <h3>{words.rejections}</h3>
      <ul className="jst-issues">
        {rejections.map(({ place, text }) => {
          const label = labelOfPlace(place, model.record)
          return (
            <li key={label}>
              <StatusTag tone="purple">{texts.notices.remark}</StatusTag>
              <TextButton onClick={() => model.view.goHere(place)}>{texts.notices.remarkAt(label, text)}</TextButton>
            </li>
          )
        })}
      </ul>
    </>
  )
})

/** Container and line that a finding is about. */
function placeOf({ container, line }: IssueTarget, bill: SiRecord | undefined): string {
  if (container === undefined) return ''
  const name = words.box(bill?.containers[container]?.containerNo || words.boxNo(container + 1))
  return line === undefined ? name : name + words.line(line + 1)
}
