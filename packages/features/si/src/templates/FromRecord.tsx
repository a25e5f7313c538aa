import { addSiTemplateFromRecord, siPagedList, type SiTemplateInfo } from '@jst/contracts/si'
import { useApp, useDetail } from '@jst/feature-kit'
import { FormDialog, useForm } from '@jst/feature-kit/form'
import { ErrorView, RadioChoice, TextField } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useDeferredValue, useState } from 'react'
import { SiStatusTag } from '../bill/SiStatusTag.tsx'
import type { TemplateScope } from './template-form.ts'
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
  const form = useForm({
    start: () => ({ Id: undefined as number | undefined, name: '', Scope: 'company' as TemplateScope }),
    fields: { Id: { label: words.record }, name: { label: texts.drawer.name, required: true } },
    check: ({ Id }) => ({ record: Id === undefined ? words.pickRecord : undefined }),
    at: (path) => (path === 'TBI_TEMPLATE_NAME' ? 'name' : undefined),
    save: ({ Id, name, Scope }) => app.api.call(addSiTemplateFromRecord, { Id: Id!, TBI_TEMPLATE_NAME: name.trim(), Scope }),
    saved: (made) => {
      app.notify.success(texts.saved(made.TBI_TEMPLATE_NAME))
      onMade(made)
    },
  })
  const { Id: picked, name, Scope: scope } = form.values
  const wanted = useDeferredValue(keyword.trim())
  const found = useDetail(siPagedList, { Sort: '-UpdateTime', PageSize: 8, ...(wanted === '' ? {} : { Keyword: wanted }) })
  return (
    <FormDialog form={form} title={words.title} width={720} note={words.lead} submit={words.act} onClose={onClose}>
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
              onChange={() => form.write({ Id: row.Id, ...(name === '' ? { name: row.Consignee.slice(0, 40) } : {}) })}
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
      <TextField {...form.field('name')} maxLength={50} hint={texts.drawer.nameHint} />
      <RadioChoice
        label={texts.drawer.scope}
        options={['company', 'personal'] as const}
        labelOf={(choice) => texts.scopes[choice]}
        value={scope}
        onPick={(Scope) => form.write({ Scope })}
      />
    </FormDialog>
  )
})
