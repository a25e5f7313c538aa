import { siTemplateList, useSiTemplate, type SiTemplate, type SiTemplateInfo } from '@jst/contracts/si'
import { useAction, useApp, useDetail } from '@jst/feature-kit'
import { TemplateScope } from '@jst/feature-kit/templates'
import { templateFromWire } from '@jst/si-drafts/rules'
import { Button } from '@arco-design/web-react'
import { Dialog, StatusTag } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { templateFields } from '../../declared-fields.ts'
import { useEditor } from '../EditorContext.tsx'
import { texts } from '../texts.ts'
import { texts as words } from './texts.ts'
import { filledOf, patchOf, type TemplateField } from './applying.ts'
import { SearchLine } from '../../bill/SearchLine.tsx'

/** Counts the use; the name of the call looks like a hook's. */
const countUse = useSiTemplate

/** Dialog that chooses a template and the fields to apply. */
export const ApplyTemplateDialog = observer(function ApplyTemplateDialog({ onClose }: { onClose: () => void }) {
  const { model } = useEditor()
  const { api, notify } = useApp()
  const [keyword, setKeyword] = useState('')
  const [chosen, setChosen] = useState<{ id: number; template: SiTemplate }>()
  const [fields, setFields] = useState<ReadonlySet<TemplateField>>(new Set())
  const page = useDetail(siTemplateList, { PageSize: 50, ...(keyword ? { Keyword: keyword } : {}) })
  const choose = (info: SiTemplateInfo) => {
    const template = templateFromWire(info)
    setChosen({ id: info.Id, template })
    setFields(new Set(filledOf(template)))
  }
  const apply = useAction(async () => {
    if (!chosen) return
    model.edit(patchOf(chosen.template, fields))
    notify.success(words.applied(chosen.template.name))
    onClose()
    // the template is in the bill already: a count that cannot be written is ignored
    await api.call(countUse, { Id: chosen.id }).catch(() => undefined)
  })
  const toggle = (name: TemplateField) => {
    const next = new Set(fields)
    if (!next.delete(name)) next.add(name)
    setFields(next)
  }
  const { current } = model.session
  const rows = page.data?.Rows ?? []
  return (
    <Dialog
      title={words.applyTitle}
      onClose={onClose}
      width={720}
      footer={
        <>
          <Button onClick={onClose}>{texts.acts.cancel}</Button>
          <Button type="primary" disabled={fields.size === 0} onClick={() => void apply.run()}>
            {words.apply}
          </Button>
        </>
      }
    >
      <SearchLine label={words.search} find={words.find} onFind={setKeyword} read={page} found={rows.length} none={words.none} />
      <ul className="jst-pick-list">
        {rows.map((row) => (
          <li key={row.Id}>
            <button type="button" aria-pressed={chosen?.id === row.Id} onClick={() => choose(row)}>
              <strong>{row.TBI_TEMPLATE_NAME}</strong>
              <TemplateScope shared={row.Scope === 'company'} />
              <span className="jst-muted">{[row.OwnerName, words.used(row.UseCount)].join(' · ')}</span>
            </button>
          </li>
        ))}
      </ul>
      {chosen && (
        <fieldset className="jst-pick-fields">
          <legend>{words.fields}</legend>
          {filledOf(chosen.template).map((name) => (
            <label key={name}>
              <input type="checkbox" checked={fields.has(name)} onChange={() => toggle(name)} />
              <span>{templateFields[name].zh}</span>
              <code>{chosen.template[name].split('\n')[0]}</code>
              {current && current[name] !== '' && current[name] !== chosen.template[name] && (
                <StatusTag tone="orange">{words.overwrites}</StatusTag>
              )}
            </label>
          ))}
        </fieldset>
      )}
    </Dialog>
  )
})
