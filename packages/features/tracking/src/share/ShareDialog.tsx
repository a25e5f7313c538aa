import { trackShareMake, trackShareRevoke, trackShares, type TrackView } from '@jst/contracts/tracking'
import { useApp, useDetail, useAnswerLanguage } from '@jst/feature-kit'
import { LinkDialog, useLinkForm } from '@jst/feature-kit/sharing'
import { ChoiceField, FlagField, TextField } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { texts } from './texts.ts'

const dayChoices = () => [7, 14, 30, 60, 90].map((days) => ({ value: String(days), label: texts.dayOptions(days) }))

const languageChoices = () => Object.entries(texts.languages).map(([value, label]) => ({ value, label }))
/** Links to one shipment: a new one for somebody, shown once, and those that there are. */
export const ShareDialog = observer(function ShareDialog({ view, onClose }: { view: TrackView; onClose: () => void }) {
  const { api } = useApp()
  const lang = useAnswerLanguage()
  const links = useDetail(trackShares, { ShipmentId: view.Id })
  const making = useLinkForm({
    start: () => ({ For: '', FileIds: [] as number[], WithCosts: false, Days: '30', Language: lang.Lang ?? 'cn' }),
    fields: {
      For: { label: texts.for, required: true },
      FileIds: { label: texts.files },
      WithCosts: { label: texts.costs },
      Days: { label: texts.days },
      Language: { label: texts.language },
    },
    make: ({ For, FileIds, WithCosts, Days }) =>
      api.call(trackShareMake, { ShipmentId: view.Id, For: For.trim(), FileIds, WithCosts, Days: Number(Days) }),
    language: ({ Language }) => Language,
    onChanged: links.reload,
  })
  const { form } = making
  const { FileIds } = form.values
  const choose = (id: number, on: boolean) => form.write({ FileIds: on ? [...FileIds, id] : FileIds.filter((one) => one !== id) })
  return (
    <LinkDialog
      title={texts.title(view.Number)}
      lead={texts.lead}
      submit={texts.submit}
      making={making}
      heading={texts.links}
      links={links.data}
      whoOf={({ For }) => For}
      moreOf={(row) =>
        [row.FileIds.length > 0 ? texts.fileCount(row.FileIds.length) : '', row.WithCosts ? texts.withCosts : '']
          .filter(Boolean)
          .join(' · ')
      }
      onRevoke={({ Id }) => api.call(trackShareRevoke, { Id })}
      onClose={onClose}
    >
      <TextField {...form.field('For')} hint={texts.forHint} maxLength={60} />
      <ChoiceField {...form.field('Days')} options={dayChoices()} />
      <ChoiceField {...form.field('Language')} options={languageChoices()} />
      <FlagField {...form.field('WithCosts')} />
      <fieldset className="jst-track-choices">
        <legend>{texts.files}</legend>
        {view.Files.length === 0 ? <p className="jst-muted">{texts.noFiles}</p> : null}
        {view.Files.map(({ Id, Name }) => (
          <FlagField key={Id} label={Name} value={FileIds.includes(Id)} onChange={(on) => choose(Id, on)} />
        ))}
      </fieldset>
    </LinkDialog>
  )
})
