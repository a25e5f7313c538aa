import { Button } from '@arco-design/web-react'
import { aliasKinds, saveAlias, type Alias, type AliasKind } from '@jst/contracts/master'
import { failureOf, useApp } from '@jst/feature-kit'
import { ReferenceField } from '@jst/feature-kit/entity'
import { ChoiceField, Dialog, Notice, TextField } from '@jst/ui'
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
  const [failure, setFailure] = useState('')
  const [busy, setBusy] = useState(false)
  const save = async () => {
    if (text.trim() === '' || code === '') return setFailure(words.missing)
    setBusy(true)
    try {
      const version = alias ? { Id: alias.Id, UpdateTime: alias.UpdateTime } : { Id: 0 }
      await api.call(saveAlias, { ...version, Kind: kind, Source: source.trim(), Text: text.trim(), TargetCode: code })
      notify.success(words.saved)
      onSaved()
    } catch (error) {
      setFailure(failureOf(error).message)
      setBusy(false)
    }
  }
  return (
    <Dialog
      title={alias ? words.editTitle : words.addTitle}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button type="primary" loading={busy} onClick={() => void save()}>
            {words.save}
          </Button>
        </>
      }
    >
      <form
        className="jst-stack-form jst-combo-room"
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        {failure ? <Notice tone="error">{failure}</Notice> : null}
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
        <button type="submit" hidden />
      </form>
    </Dialog>
  )
}
