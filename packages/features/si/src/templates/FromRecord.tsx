import { addSiTemplateFromRecord, siPagedList, type SiTemplateInfo } from '@jst/contracts/si'
import { failureOf, useApp, useDetail } from '@jst/feature-kit'
import { Dialog, ErrorView, Notice, TextField } from '@jst/ui'
import { Button } from '@arco-design/web-react'
import { observer } from 'mobx-react-lite'
import { useDeferredValue, useState } from 'react'
import { SiStatusTag } from '../bill/SiStatusTag.tsx'
import type { TemplateScope } from './TemplateForm.ts'
import { texts } from './texts.ts'

const words = texts.pick

interface FromRecordProps {
  onClose: () => void
  /** The new template, to be looked at. */
  onMade: (template: SiTemplateInfo) => void
}

/** A template from the texts of a bill that was submitted before. */
export const FromRecord = observer(function FromRecord({ onClose, onMade }: FromRecordProps) {
  const app = useApp()
  const [keyword, setKeyword] = useState('')
  const [picked, setPicked] = useState<number>()
  const [name, setName] = useState('')
  const [scope, setScope] = useState<TemplateScope>('company')
  const [failure, setFailure] = useState('')
  const [busy, setBusy] = useState(false)
  const wanted = useDeferredValue(keyword.trim())
  const found = useDetail(siPagedList, { Sort: '-UpdateTime', PageSize: 8, ...(wanted === '' ? {} : { Keyword: wanted }) })
  const make = async () => {
    if (picked === undefined) return setFailure(words.pickRecord)
    setBusy(true)
    setFailure('')
    try {
      const made = await app.api.call(addSiTemplateFromRecord, { Id: picked, TBI_TEMPLATE_NAME: name.trim(), Scope: scope })
      app.notify.success(texts.saved(made.TBI_TEMPLATE_NAME))
      onMade(made)
    } catch (error) {
      setFailure(failureOf(error).message)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog
      title={words.title}
      width={720}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{texts.drawer.cancel}</Button>
          <Button type="primary" loading={busy} onClick={() => void make()}>
            {words.act}
          </Button>
        </>
      }
    >
      <div className="jst-stack-form">
        <p className="jst-muted">{words.lead}</p>
        {failure && <Notice tone="error">{failure}</Notice>}
        <TextField label={words.search} hint={words.searchHint} value={keyword} onChange={setKeyword} />
        {found.status === 'failed' && found.error ? <ErrorView error={found.error} onRetry={found.reload} /> : null}
        <fieldset className="jst-choices jst-record-choices">
          <legend className="jst-hidden">{words.record}</legend>
          {found.data?.Rows.map((row) => (
            <label key={row.Id}>
              <input
                type="radio"
                name="template-record"
                checked={picked === row.Id}
                onChange={() => {
                  setPicked(row.Id)
                  if (name === '') setName(row.Consignee.slice(0, 40))
                }}
              />
              <span>{row.BillNo}</span>
              <span className="jst-cut" title={row.Consignee}>
                {row.Consignee}
              </span>
              <SiStatusTag status={row.Status} />
            </label>
          ))}
          {found.data?.Rows.length === 0 ? <p className="jst-muted">{words.empty}</p> : null}
        </fieldset>
        <TextField label={texts.drawer.name} required maxLength={50} hint={texts.drawer.nameHint} value={name} onChange={setName} />
        <fieldset>
          <legend>{texts.drawer.scope}</legend>
          {(['company', 'personal'] as const).map((choice) => (
            <label key={choice}>
              <input type="radio" name="template-record-scope" checked={scope === choice} onChange={() => setScope(choice)} />
              {texts.scopes[choice]}
            </label>
          ))}
        </fieldset>
      </div>
    </Dialog>
  )
})
