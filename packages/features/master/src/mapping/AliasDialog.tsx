import { aliasKinds, saveAlias, type Alias, type AliasKind } from '@jst/contracts/master'
import { useApp } from '@jst/feature-kit'
import { ReferenceField } from '@jst/feature-kit/entity'
import { FormDialog, useSave } from '@jst/feature-kit/form'
import { ChoiceField, TextField } from '@jst/ui'
import { useState } from 'react'
import { texts } from '../texts.ts'

const words = texts.mapping

/** One alias: what a source calls it, and what it means. */
export function AliasDialog({ alias, onSaved, onClose }: { alias: Alias | undefined; onSaved: () => void; onClose: () => void }) {
  const { api, notify } = useApp()
  const [kind, setKind] = useState<AliasKind>(alias?.Kind ?? 'port')
  const [source, setSource] = useState(alias?.Source ?? '')
  const [text, setText] = useState(alias?.Text ?? '')
  const [code, setCode] = useState(alias?.TargetCode ?? '')
  const saving = useSave()
  const save = () => {
    if (text.trim() === '' || code === '') return saving.fail(words.missing)
    saving.run(async () => {
      const version = alias ? { Id: alias.Id, UpdateTime: alias.UpdateTime } : { Id: 0 }
      await api.call(saveAlias, { ...version, Kind: kind, Source: source.trim(), Text: text.trim(), TargetCode: code })
      notify.success(words.saved)
      onSaved()
    })
  }
  return (
    <FormDialog
      title={alias ? words.editTitle : words.addTitle}
      roomy
      busy={saving.busy}
      failure={saving.failure}
      onSubmit={save}
      onClose={onClose}
    >
      <ChoiceField
        label={words.kind}
        value={kind}
        onChange={(value) => {
          setKind(value as AliasKind)
          setCode('')
        }}
        options={Object.entries(aliasKinds).map(([value, label]) => ({ value, label }))}
      />
      <TextField label={words.text} required maxLength={200} value={text} onChange={setText} />
      <TextField label={words.source} maxLength={40} value={source} onChange={setSource} hint={words.sourceHint} />
      <ReferenceField
        key={kind}
        kind={kind}
        label={words.target}
        required
        value={code ? [code] : []}
        onChange={([first]) => setCode(first ?? '')}
      />
    </FormDialog>
  )
}
