import { addSiTemplateFromRecord, siPagedList, type SiRow, type SiTemplateInfo } from '@jst/contracts/si'
import { useAnswerLanguage, useApp, useDetail } from '@jst/feature-kit'
import { FormDialog, useForm } from '@jst/feature-kit/form'
import { useTemplateTexts } from '@jst/feature-kit/templates'
import { ErrorView, RadioChoice, TextField } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useDeferredValue, useState } from 'react'
import { SiStatusTag } from '../bill/SiStatusTag.tsx'
import type { TemplateScope } from './template-form.ts'
import { texts } from './texts.ts'

const words = texts.pick

const recordLabel = ({ BillNo, Consignee, Status }: SiRow) => (
  <>
    <span>{BillNo}</span>
    <span className="jst-cut" title={Consignee}>
      {Consignee}
    </span>
    <SiStatusTag status={Status} />
  </>
)

interface FromRecordProps {
  onClose: () => void
  /** The new template, to be looked at. */
  onMade: (template: SiTemplateInfo) => void
}

/** A template from the texts of a bill that was submitted before. */
export const FromRecord = observer(function FromRecord({ onClose, onMade }: FromRecordProps) {
  const app = useApp()
  const kit = useTemplateTexts()
  const [keyword, setKeyword] = useState('')
  const form = useForm({
    start: () => ({ Id: undefined as number | undefined, name: '', Scope: 'company' as TemplateScope }),
    fields: { Id: { label: words.record }, name: { label: texts.drawer.name, required: true } },
    check: ({ Id }) => ({ record: Id === undefined ? words.pickRecord : undefined }),
    at: (path) => (path === 'TBI_TEMPLATE_NAME' ? 'name' : undefined),
    save: ({ Id, name, Scope }) => app.api.call(addSiTemplateFromRecord, { Id: Id!, TBI_TEMPLATE_NAME: name.trim(), Scope }),
    saved: (created) => {
      app.notify.success(kit.saved(created.TBI_TEMPLATE_NAME))
      onMade(created)
    },
  })
  const { Id: picked, name, Scope: scope } = form.values
  const wanted = useDeferredValue(keyword.trim())
  const language = useAnswerLanguage()
  const found = useDetail(siPagedList, { Sort: '-UpdateTime', PageSize: 8, ...language, ...(wanted === '' ? {} : { Keyword: wanted }) })
  return (
    <FormDialog form={form} title={words.title} width={720} note={words.lead} submit={words.act} onClose={onClose}>
      <TextField label={words.search} hint={words.searchHint} value={keyword} onChange={setKeyword} />
      {found.status === 'failed' && found.error ? <ErrorView error={found.error} onRetry={found.reload} /> : null}
      <RadioChoice
        className="jst-choices jst-record-choices"
        label={words.record}
        labelHidden
        options={found.data?.Rows ?? []}
        keyOf={({ Id }) => Id}
        labelOf={recordLabel}
        value={found.data?.Rows.find(({ Id }) => Id === picked)}
        onPick={({ Id, Consignee }) => form.write({ Id, ...(name === '' ? { name: Consignee.slice(0, 40) } : {}) })}
      >
        {found.data?.Rows.length === 0 ? <p className="jst-muted">{words.empty}</p> : null}
      </RadioChoice>
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
