import { linkBlocks, makeManifestLink, manifestLinks, revokeManifestLink, type LinkBlock } from '@jst/contracts/manifest'
import { useApp, useDetail } from '@jst/feature-kit'
import { LinkDialog, useLinkForm } from '@jst/feature-kit/sharing'
import { ChoiceField, FlagField, Notice, TextField } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { texts } from './texts.ts'

const optionsOf = (labels: Readonly<Record<string, string>>) => Object.keys(labels).map((value) => ({ value, label: labels[value]! }))
const blocks = Object.keys(linkBlocks) as LinkBlock[]
const blockNames = (blocks: readonly LinkBlock[]) => blocks.map((block) => texts.blockNames[block]).join(texts.joint)

/** Links to a bill: a new one, told once with its code, and those of the own company. */
export const ShareDialog = observer(function ShareDialog({ id, bill, onClose }: { id: number; bill: string; onClose: () => void }) {
  const { api } = useApp()
  const links = useDetail(manifestLinks, { Id: id })
  const making = useLinkForm({
    start: () => ({ For: '', Hours: '72', Blocks: blocks as readonly LinkBlock[], WithCode: true, Language: 'cn' }),
    fields: {
      For: { label: texts.for, required: true },
      Hours: { label: texts.hours },
      Blocks: { label: texts.blocks, check: (blocks) => (blocks.length === 0 ? texts.noBlock : undefined) },
      WithCode: { label: texts.withCode },
      Language: { label: texts.language },
    },
    make: ({ For, Hours, Blocks, WithCode }) =>
      api.call(makeManifestLink, { Id: id, For: For.trim(), Hours: Number(Hours), Blocks, WithCode }),
    language: ({ Language }) => Language,
    onChanged: links.reload,
    unasked: true,
  })
  const { form } = making
  const { Blocks, WithCode } = form.values
  const error = form.field('Blocks').error
  return (
    <LinkDialog
      title={texts.title(bill)}
      lead={texts.lead}
      submit={texts.make}
      making={making}
      renderSecret={({ Code }) => (Code === '' ? null : <Notice tone="warning">{texts.code(Code)}</Notice>)}
      heading={texts.list}
      links={links.data}
      whoOf={({ For }) => For}
      moreOf={({ Blocks: opened, LastReader, Locked }) => (Locked ? texts.locked : texts.more(blockNames(opened), LastReader))}
      onRevoke={({ Id }) => api.call(revokeManifestLink, { Id })}
      onClose={onClose}
    >
      <TextField {...form.field('For')} hint={texts.forHint} maxLength={60} />
      <ChoiceField {...form.field('Hours')} options={optionsOf(texts.hourOptions)} />
      <ChoiceField {...form.field('Language')} options={optionsOf(texts.languages)} />
      <fieldset className="jst-entity-group">
        <legend>{texts.blocks}</legend>
        {blocks.map((block) => (
          <FlagField
            key={block}
            label={texts.blockNames[block]}
            value={Blocks.includes(block)}
            onChange={(on) => form.write({ Blocks: blocks.filter((one) => (one === block ? on : Blocks.includes(one))) })}
          />
        ))}
        {error ? <Notice tone="error">{error}</Notice> : null}
      </fieldset>
      <FlagField label={texts.withCode} hint={texts.withCodeHint} value={WithCode} onChange={(on) => form.write({ WithCode: on })} />
    </LinkDialog>
  )
})
