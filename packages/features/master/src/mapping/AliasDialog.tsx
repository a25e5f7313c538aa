import { aliasKinds, saveAlias, type Alias, type AliasKind } from '@jst/contracts/master'
import { useApp } from '@jst/feature-kit'
import { ReferenceField } from '@jst/feature-kit/entity'
import { FormDialog, picked, useForm } from '@jst/feature-kit/form'
import { ChoiceField, TextField } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { texts } from '../texts.ts'

const words = texts.mapping

interface AliasDialogProps {
  alias: Alias | undefined
  onSaved: () => void
  onClose: () => void
}

/** One alias: what a source calls it, and what it means. */
export const AliasDialog = observer(function AliasDialog({ alias, onSaved, onClose }: AliasDialogProps) {
  const { api, notify } = useApp()
  const form = useForm({
    stored: alias,
    start: (stored) => ({
      Kind: stored?.Kind ?? 'port',
      Text: stored?.Text ?? '',
      Source: stored?.Source ?? '',
      TargetCode: stored?.TargetCode ?? '',
    }),
    fields: {
      Kind: { label: words.kind, show: (kind) => aliasKinds[kind] },
      Text: { label: words.text, required: true },
      Source: { label: words.source },
      TargetCode: { label: words.target, required: true },
    },
    save: ({ Text, Source, ...rest }, stored) => {
      const version = stored ? { Id: stored.Id, UpdateTime: stored.UpdateTime } : { Id: 0 }
      return api.call(saveAlias, { ...version, ...rest, Source: Source.trim(), Text: Text.trim() })
    },
    saved: () => {
      notify.success(words.saved)
      onSaved()
    },
    keep: `alias ${alias?.Id ?? ''}`,
  })
  const { Kind } = form.values
  return (
    <FormDialog form={form} title={alias ? words.editTitle : words.addTitle} roomy onClose={onClose}>
      <ChoiceField
        {...form.field('Kind')}
        onChange={(value) => form.write({ Kind: value as AliasKind, TargetCode: '' })}
        options={Object.entries(aliasKinds).map(([value, label]) => ({ value, label }))}
      />
      <TextField {...form.field('Text')} maxLength={200} />
      <TextField {...form.field('Source')} maxLength={40} hint={words.sourceHint} />
      <ReferenceField key={Kind} {...picked(form.field('TargetCode'))} kind={Kind} />
    </FormDialog>
  )
})
