import { mappingLimits, saveMapping, type Mapping, type MappingKind } from '@jst/contracts/system'
import { containerTypes } from '@jst/contracts/si'
import { useApp } from '@jst/feature-kit'
import { FormDialog, useSave } from '@jst/feature-kit/form'
import { ReferenceInput, type Place } from '@jst/feature-kit/reference'
import { ChoiceField, Field, Notice, TextField } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
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
/** What our code may be, where there is a list of it. */
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
  const saving = useSave<Mapping>('System', 'ExternalCode', 'ExternalName', 'OurCode', 'Remark')
  const [tried, setTried] = useState(false)
  const [values, setValues] = useState({
    Kind: mapping?.Kind ?? kind ?? 'port',
    System: mapping?.System ?? '',
    ExternalCode: mapping?.ExternalCode ?? '',
    ExternalName: mapping?.ExternalName ?? '',
    OurCode: mapping?.OurCode ?? '',
    Remark: mapping?.Remark ?? '',
  })
  type Text = Exclude<keyof typeof values, 'Kind'>
  const needed: readonly Text[] = ['System', 'ExternalCode', 'OurCode']
  const save = () => {
    setTried(true)
    if (needed.some((name) => values[name].trim() === '')) return
    const version = (saving.theirs ?? mapping)?.UpdateTime
    saving.run(async () => {
      await api.call(saveMapping, { Id: mapping?.Id ?? 0, ...(version === undefined ? {} : { UpdateTime: version }), ...values })
      notify.success(words.saved)
      onSaved()
      onClose()
    })
  }
  const errorOf = (name: Text) => (tried && needed.includes(name) && values[name].trim() === '' ? words.needed : saving.errors[name])
  const offered = offeredFor[values.Kind]
  const field = (name: Text, label: string, maxLength: number, hint?: string) => (
    <TextField
      label={label}
      value={values[name]}
      onChange={(value) => setValues({ ...values, [name]: value })}
      disabled={!editable}
      required={needed.includes(name)}
      error={errorOf(name)}
      maxLength={maxLength}
      {...(hint === undefined ? {} : { hint })}
    />
  )
  const title = !mapping ? words.add : editable ? words.edit(mapping.ExternalCode) : words.view(mapping.ExternalCode)
  return (
    <FormDialog
      place="side"
      width={480}
      title={title}
      busy={saving.busy}
      failure={saving.failure}
      onSubmit={editable ? save : undefined}
      onClose={onClose}
    >
      {saving.theirs ? <Notice tone="warning">{words.stale(saving.theirs.OurCode)}</Notice> : null}
      <ChoiceField
        label={names.kind}
        value={values.Kind}
        options={kinds}
        disabled={!editable}
        onChange={(Kind) => setValues({ ...values, Kind: Kind as MappingKind })}
      />
      {field('System', names.system, mappingLimits.system, words.systemHint)}
      {field('ExternalCode', names.externalCode, mappingLimits.code)}
      {field('ExternalName', names.externalName, mappingLimits.name)}
      {offered === undefined ? (
        field('OurCode', names.ourCode, mappingLimits.code)
      ) : (
        <Field label={names.ourCode} required error={errorOf('OurCode')} hint={words.ourHint[values.Kind]}>
          {(ids) => (
            <ReferenceInput
              {...ids}
              key={values.Kind}
              label={names.ourCode}
              kind={offered}
              typed={{ text: values.OurCode, onText: (OurCode) => setValues({ ...values, OurCode }), maxLength: mappingLimits.code }}
              onPick={({ code }) => setValues({ ...values, OurCode: code })}
              disabled={!editable}
            />
          )}
        </Field>
      )}
      {field('Remark', names.remark, mappingLimits.remark)}
    </FormDialog>
  )
})
