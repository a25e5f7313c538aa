import { useApp } from '@jst/feature-kit'
import { toBillText, wrapBillText } from '@jst/si-drafts/rules'
import { observer } from 'mobx-react-lite'
import { useEditor } from '../EditorContext.tsx'
import { texts } from '../texts.ts'
import { elementId } from './fields.tsx'
import { TextButton } from '@jst/ui'
import { recordFields } from '../../declared-fields.ts'

const words = texts.form

/** Free text that is not printed; one click moves it to the goods to be printed. */
export const RemarksCell = observer(function RemarksCell() {
  const { model, prefix } = useEditor()
  const { notify } = useApp()
  const id = elementId(prefix, 'remarks')
  const value = model.valueOf('remarks') ?? ''
  const issue = model.found.drafts[model.view.position]?.fields.get('remarks')
  const toGoods = () => {
    const goods = model.session.current?.goods ?? ''
    model.edit({ goods: [goods, wrapBillText(toBillText(value).trim())].filter(Boolean).join('\n'), remarks: '' })
    notify.success(words.toGoodsDone)
    document.getElementById(elementId(prefix, 'goods'))?.focus()
  }
  return (
    <div className="jst-bl-cell">
      <div className="jst-bl-label">
        <label htmlFor={id}>{recordFields.remarks.zh}</label>
        {value !== '' && <TextButton onClick={toGoods}>{words.toGoods}</TextButton>}
      </div>
      <textarea
        id={id}
        className="jst-bl-input"
        rows={3}
        maxLength={512}
        aria-describedby={`${id}-note`}
        aria-invalid={issue?.Severity === 'ERROR'}
        value={value}
        onChange={(event) => model.edit({ remarks: event.target.value })}
        onBlur={() => model.session.autosave.flush()}
      />
      <p id={`${id}-note`} className={issue ? 'jst-form-warning' : 'jst-bl-note'}>
        {issue?.Message ?? words.notPrinted}
      </p>
    </div>
  )
})
