import { mappingLimits, saveMapping, type Mapping, type MappingKind } from '@jst/contracts/system'
import { containerTypes } from '@jst/contracts/si'
import { useApp } from '@jst/feature-kit'
import { FormDialog, useForm } from '@jst/feature-kit/form'
import { ReferenceInput, type Place } from '@jst/feature-kit/reference'
import { ChoiceField, Field, TextField } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { texts } from './texts.ts'

const words = texts.form
const names = texts.columns
const kinds = (Object.keys(texts.kinds) as MappingKind[]).map((value) => ({ value, label: texts.kinds[value] }))

const containerPlaces: readonly Place[] = containerTypes.map(({ value, iso, also }) => ({
  code: value,
  zh: value,
  en: '',
  pinyin: '',
  initials: '',
  words: [iso, ...also],
  note: iso,
}))
/** Choices for our code, by kind of mapping. */
const offeredFor: Readonly<Partial<Record<MappingKind, string | readonly Place[]>>> = {
  port: 'port',
  carrier: 'carrier',
  charge: 'charge',
  containerType: containerPlaces,
}

interface MappingDrawerProps {
  /** Absent: a new one. */
  mapping?: Mapping | undefined
  kind: MappingKind | undefined
  editable: boolean
  onSaved: () => void
  onClose: () => void
}

/** One pair of codes. */
export const MappingDrawer = observer(function MappingDrawer({ mapping, kind, editable, onSaved, onClose }: MappingDrawerProps) {
  const { api, notify } = useApp()
  const form = useForm({
    stored: mapping,
    start: (stored) => ({
      Kind: stored?.Kind ?? kind ?? 'port',
      System: stored?.System ?? '',
      ExternalCode: stored?.ExternalCode ?? '',
      ExternalName: stored?.ExternalName ?? '',
      OurCode: stored?.OurCode ?? '',
      Remark: stored?.Remark ?? '',
    }),
    fields: {
      Kind: { label: names.kind, show: (value) => texts.kinds[value] },
      System: { label: names.system, required: true },
      ExternalCode: { label: names.externalCode, required: true },
      ExternalName: { label: names.externalName },
      OurCode: { label: names.ourCode, required: true },
      Remark: { label: names.remark },
    },
    save: (values, stored) =>
      api.call(saveMapping, { Id: stored?.Id ?? 0, ...(stored ? { UpdateTime: stored.UpdateTime } : {}), ...values }),
    saved: () => {
      notify.success(words.saved)
      onSaved()
      onClose()
    },
    keep: `mapping ${mapping?.Id ?? ''}`,
  })
  const { Kind } = form.values
  const offered = offeredFor[Kind]
  const { value: code, onChange: setCode, ...ourCode } = form.field('OurCode')
  const text = (name: 'System' | 'ExternalCode' | 'ExternalName' | 'OurCode' | 'Remark', maxLength: number, hint?: string) => (
    <TextField {...form.field(name)} disabled={!editable} maxLength={maxLength} hint={hint} />
  )
  const title = !mapping ? words.add : editable ? words.edit(mapping.ExternalCode) : words.view(mapping.ExternalCode)
  return (
    <FormDialog form={form} place="side" width={480} title={title} readOnly={!editable} onClose={onClose}>
      <ChoiceField
        {...form.field('Kind')}
        options={kinds}
        disabled={!editable}
        onChange={(value) => form.write({ Kind: value as MappingKind })}
      />
      {text('System', mappingLimits.system, words.systemHint)}
      {text('ExternalCode', mappingLimits.code)}
      {text('ExternalName', mappingLimits.name)}
      {offered === undefined ? (
        text('OurCode', mappingLimits.code)
      ) : (
        <Field {...ourCode} hint={words.ourHint[Kind]}>
          {(ids) => (
            <ReferenceInput
              {...ids}
              key={Kind}
              label={names.ourCode}
              kind={offered}
              typed={{ text: code, onText: setCode, maxLength: mappingLimits.code }}
              onPick={(picked) => setCode(picked.code)}
              disabled={!editable}
            />
          )}
        </Field>
      )}
      {text('Remark', mappingLimits.remark)}
    </FormDialog>
  )
})
