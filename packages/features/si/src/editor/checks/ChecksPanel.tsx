import { Button } from '@arco-design/web-react'
import { labelOfPlace } from '../../bill/remark-path.ts'
import { Panel, StatusTag, TextButton, type Tone } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useEditor } from '../EditorContext.tsx'
import type { Finding } from '../model/findings.ts'
import type { SiEditorModel } from '../model/si-editor-model.ts'
import { billName } from '../names.ts'
import { texts } from '../texts.ts'
import { texts as shared } from '../../bill/texts.ts'

const words = texts.checks
/** Findings of one draft that are listed at once: a set of a thousand boxes may have thousands. */
const mostShown = 60
const looks = {
  ERROR: { tone: 'red', word: 'error' },
  WARN: { tone: 'orange', word: 'warning' },
  INFO: { tone: 'grey', word: 'info' },
} as const satisfies Record<string, { tone: Tone; word: keyof typeof words }>

/** Findings by draft while typing: a click goes to the place, another one repairs it. */
export const ChecksPanel = observer(function ChecksPanel() {
  const { model } = useEditor()
  const { found } = model
  const repairable = model.repairs.findings
  const positions = [...found.byDraft.keys()].sort((a, b) => a - b)
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
      {positions.map((position) => {
        const list = found.byDraft.get(position) ?? []
        const draft = model.session.drafts[position]
        return (
          <div key={position}>
            {(model.session.drafts.length > 1 || position < 0) && <h3>{draft ? billName(draft, position) : words.set}</h3>}
            <ul className="jst-issues">
              {list.slice(0, mostShown).map((finding) => (
                <Row key={finding.key} finding={finding} />
              ))}
            </ul>
            {list.length > mostShown && <p className="jst-muted">{words.more(list.length - mostShown)}</p>}
          </div>
        )
      })}
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

const Row = observer(function Row({ finding }: { finding: Finding }) {
  const { model } = useEditor()
  const { issue, target, repairs } = finding
  const look = looks[issue.Severity]
  return (
    <li>
      <StatusTag tone={look.tone}>{words[look.word]}</StatusTag>
      {target ? (
        <TextButton onClick={() => model.view.goTo(target)}>{placeOf(model, finding) + issue.Message}</TextButton>
      ) : (
        <span>{issue.Message}</span>
      )}
      {repairs.map((repair) => (
        <Button key={repair.text} size="mini" onClick={() => model.repairs.make(repair)}>
          {repair.text}
        </Button>
      ))}
    </li>
  )
})

/** Which container and line a finding is about. */
function placeOf(model: SiEditorModel, { target }: Finding): string {
  if (target?.container === undefined) return ''
  const box = model.session.drafts[target.draft]?.containers[target.container]
  const name = words.box(box?.containerNo || words.boxNo(target.container + 1))
  return target.line === undefined ? name : name + words.line(target.line + 1)
}
