import {
  bigBoxHabit,
  freightRateCalls,
  learnedBases,
  learnedKinds,
  rateBases,
  saveLearned,
  type Learned,
  type LearnedKind,
} from '@jst/contracts/freight-rates'
import { useApp } from '@jst/feature-kit'
import { EntityFields, ReferenceField } from '@jst/feature-kit/entity'
import { FormDialog, useForm } from '@jst/feature-kit/form'
import { ChoiceField, TextField } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { texts } from './texts.ts'
import { isNamed } from './words.ts'

interface LearnedDialogProps {
  /** Entry to correct; undefined: a new one. */
  row: Learned | undefined
  source: string
  onSaved: () => void
  onClose: () => void
}
interface Values {
  Source: string
  Kind: string
  Text: string
  Target: string
}
const supplier = freightRateCalls.entity.all
  .filter(({ key }) => key === 'SupplierCode')
  .map((field) => ({ ...field, zh: texts.source, hint: texts.sourceHint, group: '' }))
/** Reference data that the codes of a kind come from. */
const references: Partial<Record<LearnedKind, readonly [kind: string, label: string]>> = {
  port: ['port', texts.port],
  carrier: ['carrier', texts.carrier],
  charge: ['charge', texts.charge],
  lane: ['lane', texts.lane],
  currency: ['currency', texts.currency],
  chargeCurrency: ['currency', texts.currency],
  pol: ['port', texts.port],
}
const optionsOf = (words: Readonly<Record<string, string>>) => Object.entries(words).map(([value, label]) => ({ value, label }))

/** A word or a habit of a supplier, by hand; of one that is known its meaning alone is changed. */
export const LearnedDialog = observer(function LearnedDialog({ row, source, onSaved, onClose }: LearnedDialogProps) {
  const { api, notify } = useApp()
  const form = useForm<Values, Learned, unknown>({
    ...(row ? { stored: row } : {}),
    start: (stored) =>
      stored
        ? { Source: stored.Source, Kind: stored.Kind, Text: stored.Text, Target: stored.Target }
        : { Source: source, Kind: 'port', Text: '', Target: '' },
    fields: {
      Source: { label: texts.source },
      Kind: { label: texts.kind },
      Text: { label: texts.text },
      Target: { label: texts.target, required: true },
    },
    save: (values, seen) => api.call(saveLearned, { ...values, ...(seen ? { UpdateTime: seen.UpdateTime } : {}) }),
    saved: () => {
      notify.success(texts.saved)
      onSaved()
    },
  })
  const { Source, Kind, Text, Target } = form.values
  const kind = Kind as LearnedKind
  const reference = references[kind]
  const target = {
    value: Target,
    onChange: (value: string) => form.write({ Target: value }),
    error: form.field('Target').error,
    required: true,
  }
  const isOld = row !== undefined
  return (
    <FormDialog
      form={form}
      title={row ? texts.editTitle(row.SourceName || texts.everybody) : texts.addTitle}
      note={texts.note}
      roomy
      onClose={onClose}
    >
      {isOld ? null : (
        <>
          <EntityFields
            entity={{ ...freightRateCalls.entity, all: supplier }}
            values={{ SupplierCode: Source }}
            errors={{}}
            locked={() => false}
            onChange={(_field, value) => form.write({ Source: String(value ?? '') })}
          />
          <ChoiceField
            label={texts.kind}
            value={Kind}
            // which of two days in one text counts is learned of a text alone
            options={optionsOf(learnedKinds).filter(({ value }) => value !== 'holds')}
            onChange={(next) => form.write({ Kind: next, Text: '', Target: '' })}
          />
        </>
      )}
      {isNamed(Kind) ? <TextField {...form.field('Text')} label={texts.word} required disabled={isOld} maxLength={200} /> : null}
      {kind === 'boxes' && Text !== bigBoxHabit.text ? (
        <ChoiceField
          {...form.field('Text')}
          label={texts.count}
          disabled={isOld}
          options={['1', '2', '3', '4'].map((value) => ({ value, label: texts.countText(value) }))}
        />
      ) : null}
      {kind === 'basis' || (kind === 'chargeCurrency' && !(isOld && Text === '')) ? (
        <ReferenceField
          kind="charge"
          label={texts.charge}
          required
          disabled={isOld}
          value={Text === '' ? [] : [Text]}
          onChange={([code]) => form.write({ Text: code ?? '' })}
          error={form.field('Text').error}
        />
      ) : null}
      {reference ? (
        <ReferenceField
          kind={reference[0]}
          label={reference[1]}
          required
          value={Target === '' ? [] : [Target]}
          onChange={([code]) => form.write({ Target: code ?? '' })}
          error={target.error}
        />
      ) : kind === 'basis' ? (
        <ChoiceField {...target} label={texts.basis} options={optionsOf(learnedBases)} />
      ) : kind === 'holds' ? (
        <ChoiceField
          {...target}
          label={texts.holds}
          options={Text.split('/').map((value) => ({ value, label: (rateBases as Readonly<Record<string, string>>)[value] ?? value }))}
        />
      ) : Text === bigBoxHabit.text ? (
        <ChoiceField {...target} label={texts.boxes} options={bigBoxHabit.boxes.map((value) => ({ value, label: value }))} />
      ) : (
        <TextField {...form.field('Target')} label={texts.boxes} hint={texts.boxesHint} required />
      )}
    </FormDialog>
  )
})
