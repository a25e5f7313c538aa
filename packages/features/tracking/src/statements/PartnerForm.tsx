import { queryLimits, trackPartnerSave, type PartnerWay, type TrackPartner } from '@jst/contracts/tracking'
import { useApp } from '@jst/feature-kit'
import { ReferenceField } from '@jst/feature-kit/entity'
import { FormDialog, picked, useForm } from '@jst/feature-kit/form'
import { trackTexts } from '@jst/track'
import { ChoiceField, FlagField, TextField } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { wordOf } from '../texts.ts'
import { texts } from './texts.ts'

const words = texts.partner
const sources = Object.entries(trackTexts.sources).map(([value, label]) => ({ value, label }))
const ways = Object.entries(words.ways).map(([value, label]) => ({ value, label }))
const isAsked = (way: PartnerWay) => way === 'pull' || way === 'pull-simulator'

/** Refuses what is no whole number within the limits. */
const wholeNumber =
  ({ least, most }: { readonly least: number; readonly most: number }) =>
  (text: string) =>
    /^\d{1,5}$/.test(text) && Number(text) >= least && Number(text) <= most ? undefined : words.whole(least, most)

/** Values as they are typed: numbers are text. */
interface Typed {
  Name: string
  Code: string
  Source: string
  Way: PartnerWay
  Carrier: string
  Address: string
  KeyHeader: string
  ApiKey: string
  EveryMinutes: string
  PerMinute: string
  IsEnabled: boolean
  NewKey: boolean
}

interface PartnerFormProps {
  stored: TrackPartner | undefined
  onSaved: (key: string) => void
  onClose: () => void
}

/** Settings of one party. A key is never kept over a reload: the form has no name. */
export const PartnerForm = observer(function PartnerForm({ stored, onSaved, onClose }: PartnerFormProps) {
  const { api, notify } = useApp()
  const form = useForm({
    stored,
    start: (row: TrackPartner | undefined): Typed => ({
      Name: row?.Name ?? '',
      Code: row?.Code ?? '',
      Source: row?.Source ?? 'carrier',
      Way: row?.Way ?? 'push',
      Carrier: row?.Carrier ?? '',
      Address: row?.Address ?? '',
      KeyHeader: row?.KeyHeader ?? 'Authorization',
      ApiKey: '',
      EveryMinutes: String(row?.EveryMinutes ?? 60),
      PerMinute: String(row?.PerMinute ?? 30),
      IsEnabled: row?.IsEnabled ?? true,
      NewKey: row === undefined,
    }),
    fields: {
      Name: { label: words.name, required: true },
      Code: { label: words.code, required: true },
      Source: { label: words.source, show: (source) => wordOf(trackTexts.sources, source) },
      Way: { label: words.way, show: (way) => wordOf(words.ways, way) },
      Carrier: { label: words.carrier },
      Address: { label: words.address },
      KeyHeader: { label: words.keyHeader },
      ApiKey: { label: words.apiKey },
      EveryMinutes: { label: words.every, check: wholeNumber(queryLimits.every) },
      PerMinute: { label: words.perMinute, check: wholeNumber(queryLimits.perMinute) },
      IsEnabled: { label: words.enabled },
    },
    save: ({ EveryMinutes, PerMinute, Carrier, Address, KeyHeader, ApiKey, ...values }, row) =>
      api.call(trackPartnerSave, {
        ...values,
        ...(isAsked(values.Way)
          ? {
              Carrier,
              Address: Address.trim(),
              KeyHeader: KeyHeader.trim(),
              ApiKey,
              EveryMinutes: Number(EveryMinutes),
              PerMinute: Number(PerMinute),
            }
          : {}),
        Id: row?.Id ?? 0,
        ...(row ? { UpdateTime: row.UpdateTime } : {}),
        Name: values.Name.trim(),
        Code: values.Code.trim(),
      }),
    saved: ({ Partner, Key }) => {
      notify.success(words.saved(Partner.Name))
      onSaved(Key)
      onClose()
    },
  })
  const { Way, NewKey } = form.values
  return (
    <FormDialog form={form} title={words.formTitle(stored?.Name ?? '')} roomy={isAsked(Way)} onClose={onClose}>
      <TextField {...form.field('Name')} maxLength={60} />
      <TextField {...form.field('Code')} maxLength={20} />
      <ChoiceField {...form.field('Source')} options={sources} />
      <ChoiceField {...form.field('Way')} options={ways} onChange={(way) => form.write({ Way: way as PartnerWay })} />
      {isAsked(Way) ? <ReferenceField {...picked(form.field('Carrier'))} kind="carrier" required /> : null}
      {Way === 'pull' ? (
        <>
          <TextField {...form.field('Address')} hint={words.addressHint} required maxLength={300} />
          <TextField {...form.field('KeyHeader')} maxLength={40} />
          <TextField
            {...form.field('ApiKey')}
            hint={stored?.KeyHint && stored.Way === 'pull' ? words.apiKeyKept(stored.KeyHint) : words.apiKeyHint}
            type="password"
            autoComplete="off"
            maxLength={400}
          />
        </>
      ) : null}
      {isAsked(Way) ? (
        <>
          <TextField {...form.field('EveryMinutes')} hint={words.everyHint} maxLength={5} />
          <TextField {...form.field('PerMinute')} maxLength={3} />
        </>
      ) : null}
      <FlagField {...form.field('IsEnabled')} />
      {stored && Way === 'push' ? (
        <FlagField label={words.newKey} value={NewKey} onChange={(value) => form.write({ NewKey: value })} />
      ) : null}
    </FormDialog>
  )
})
