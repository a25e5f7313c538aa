import { saveSiRules, siRules, type SiRulesStored } from '@jst/contracts/si'
import { decimalText } from '@jst/contracts/values'
import { useApp, useDetail } from '@jst/feature-kit'
import { FormDialog, LoadedDialog, useForm } from '@jst/feature-kit/form'
import { FlagField, TextField } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { texts } from './texts.ts'

const words = texts.rules

type Values = Record<'packages' | 'internal' | 'chase' | 'countries' | 'share', string> & Record<(typeof ticks)[number], boolean>
const ticks = ['hsCode', 'volume', 'manifest', 'minimum'] as const
const shareOf = (text: string) => Number(decimalText(text, { places: 2 }) ?? Number.NaN)
const countOf = (text: string) => Number(decimalText(text, { places: 0 }) ?? Number.NaN)
/** Parts of a text between commas, semicolons and blanks. */
const partsOf = (text: string) => text.split(/[\s,，、;；]+/).filter(Boolean)
/** `48, 24, 4`, the largest first; undefined for anything else. */
function hoursOf(text: string): number[] | undefined {
  const hours = [...new Set(partsOf(text).map(countOf))].toSorted((a, b) => b - a)
  return hours.length <= 6 && hours.every((hour) => hour >= 1 && hour <= 480) ? hours : undefined
}
/** Codes of countries, each once; undefined for anything else. */
function countriesOf(text: string): string[] | undefined {
  const codes = [...new Set(partsOf(text.toUpperCase()))]
  return codes.length <= 60 && codes.every((code) => /^[A-Z]{2}$/.test(code)) ? codes : undefined
}
const atMost = (most: number, message: string, read: (text: string) => number) => (text: string) =>
  read(text) <= most ? undefined : message
const yesNo = (value: boolean) => (value ? words.yes : words.no)

interface RulesDialogProps {
  onClose: () => void
}

/** Rule settings of the company for shipping instructions. */
export const RulesDialog = observer(function RulesDialog({ onClose }: RulesDialogProps) {
  const stored = useDetail(siRules, {})
  return (
    <LoadedDialog title={words.title} read={stored} onClose={onClose}>
      {(rules) => <Rules stored={rules} onClose={onClose} />}
    </LoadedDialog>
  )
})

const Rules = observer(function Rules({ stored, onClose }: RulesDialogProps & { stored: SiRulesStored }) {
  const { api, notify } = useApp()
  const form = useForm<Values, SiRulesStored, SiRulesStored>({
    keep: 'si-rules',
    stored,
    start: (rules = stored) => ({
      packages: String(rules.PackageTolerance),
      share: String(Number((rules.Tolerance * 100).toFixed(2))),
      internal: String(rules.InternalHours),
      chase: rules.ChaseHours.join(', '),
      countries: rules.PartyCountries.join(', '),
      hsCode: rules.HsCodeRequired,
      volume: rules.VolumeRequired,
      manifest: rules.ManifestFiling,
      minimum: rules.StandardMinimum,
    }),
    fields: {
      packages: { label: words.packages, required: true, check: atMost(100, words.packagesWrong, countOf) },
      share: { label: words.share, required: true, check: atMost(5, words.shareWrong, shareOf) },
      internal: { label: words.internal, required: true, check: atMost(240, words.internalWrong, countOf) },
      chase: { label: words.chase, check: (text) => (hoursOf(text) ? undefined : words.chaseWrong) },
      countries: { label: words.countries, check: (text) => (countriesOf(text) ? undefined : words.countriesWrong) },
      hsCode: { label: words.hsCode, show: yesNo },
      volume: { label: words.volume, show: yesNo },
      manifest: { label: words.manifest, show: yesNo },
      minimum: { label: words.minimum, show: yesNo },
    },
    save: ({ packages, share, internal, chase, countries, hsCode, volume, manifest, minimum }, seen) =>
      api.call(saveSiRules, {
        PackageTolerance: countOf(packages),
        Tolerance: Number((shareOf(share) / 100).toFixed(4)),
        HsCodeRequired: hsCode,
        VolumeRequired: volume,
        ManifestFiling: manifest,
        StandardMinimum: minimum,
        PartyCountries: countriesOf(countries) ?? [],
        InternalHours: countOf(internal),
        ChaseHours: hoursOf(chase) ?? [],
        UpdateTime: seen?.UpdateTime ?? null,
      }),
    saved: () => {
      notify.success(words.saved)
      onClose()
    },
  })
  return (
    <FormDialog form={form} title={words.title} note={words.note} onClose={onClose}>
      <TextField {...form.field('packages')} />
      <TextField {...form.field('share')} />
      <TextField {...form.field('internal')} hint={words.internalHint} />
      <TextField {...form.field('chase')} hint={words.chaseHint} />
      <TextField {...form.field('countries')} hint={words.countriesHint} />
      {ticks.map((name) => (
        <FlagField key={name} {...form.field(name)} />
      ))}
    </FormDialog>
  )
})
