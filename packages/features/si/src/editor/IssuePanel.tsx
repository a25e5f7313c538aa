import type { Issue } from '@jst/contracts'
import { Button } from '@arco-design/web-react'
import { Panel, StatusTag } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { texts } from '../texts.ts'
import { elementId, targetOf } from './issue-path.ts'
import type { SiEditorModel } from './si-editor-model.ts'

const words = texts.issues

/** Findings of the last check: a click goes to the field, a suggestion is taken over with one click. */
export const IssuePanel = observer(function IssuePanel({ model }: { model: SiEditorModel }) {
  if (!model.checked) return null
  const { issues, errors } = model
  const jump = (issue: Issue) => {
    const target = targetOf(issue.Path)
    const draft = target && model.session.all[target.draft]
    if (!target || !draft) return
    model.session.switchTo(draft.id)
    requestAnimationFrame(() => document.getElementById(elementId(target))?.focus())
  }
  return (
    <Panel
      title={words.title}
      extra={model.repairable.length > 1 && <Button onClick={() => model.repairAll()}>{words.repairAll(model.repairable.length)}</Button>}
    >
      <p role="status">
        {issues.length === 0
          ? words.clean
          : [errors > 0 && words.errors(errors), issues.length > errors && words.warnings(issues.length - errors)]
              .filter(Boolean)
              .join('，')}
      </p>
      <ul className="jst-issues">
        {issues.map((issue) => (
          <li key={`${issue.Path} ${issue.Code} ${issue.Message}`}>
            <StatusTag tone={issue.Severity === 'ERROR' ? 'red' : 'orange'}>
              {issue.Severity === 'ERROR' ? words.error : words.warning}
            </StatusTag>
            <button type="button" className="jst-text-button" onClick={() => jump(issue)}>
              {prefixOf(model, issue) + issue.Message}
            </button>
            {issue.Suggest && targetOf(issue.Path)?.field && (
              <Button size="mini" onClick={() => model.repair(issue)} title={issue.Suggest.Text}>
                {words.repair}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  )
})

/** Which bill and which container a finding is about, when there are several. */
function prefixOf(model: SiEditorModel, issue: Issue): string {
  const target = targetOf(issue.Path)
  if (!target) return ''
  const draft = model.session.all[target.draft]
  const bill = model.session.all.length > 1 && draft ? words.draft(draft.splitMblNo || draft.mblNo) : ''
  const box = target.box === undefined ? '' : words.draft(draft?.containers[target.box]?.containerNo || texts.grid.row(target.box + 1, ''))
  return bill + box
}
