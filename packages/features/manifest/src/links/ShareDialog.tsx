import { Button } from '@arco-design/web-react'
import { linkBlocks, makeManifestLink, manifestLinks, revokeManifestLink, type LinkBlock } from '@jst/contracts/manifest'
import { useApp, useDetail } from '@jst/feature-kit'
import { FormBox, useForm } from '@jst/feature-kit/form'
import { addressOf, LinksTable, CreatedLink } from '@jst/feature-kit/sharing'
import { ChoiceField, Dialog, FlagField, Notice, Section, TextField } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { texts } from './texts.ts'

const optionsOf = (labels: Readonly<Record<string, string>>) => Object.keys(labels).map((value) => ({ value, label: labels[value]! }))
const blocks = Object.keys(linkBlocks) as LinkBlock[]
const blockNames = (blocks: readonly LinkBlock[]) => blocks.map((block) => texts.blockNames[block]).join(texts.joint)

/** Links to a bill: a new one, told once with its code, and those of the own company. */
export const ShareDialog = observer(function ShareDialog({ id, bill, onClose }: { id: number; bill: string; onClose: () => void }) {
  const { api } = useApp()
  const links = useDetail(manifestLinks, { Id: id })
  const [createdLink, setCreatedLink] = useState<{ address: string; code: string }>()
  const form = useForm({
    start: () => ({ For: '', Hours: '72', Blocks: blocks as readonly LinkBlock[], WithCode: true, Language: 'cn' }),
    fields: {
      For: { label: texts.for, required: true },
      Hours: { label: texts.hours },
      Blocks: { label: texts.blocks, check: (blocks) => (blocks.length === 0 ? texts.noBlock : undefined) },
      WithCode: { label: texts.withCode },
      Language: { label: texts.language },
    },
    save: ({ For, Hours, Blocks, WithCode }) =>
      api.call(makeManifestLink, { Id: id, For: For.trim(), Hours: Number(Hours), Blocks, WithCode }),
    saved: ({ Path, Code }) => {
      setCreatedLink({ address: addressOf(Path, form.values.Language), code: Code })
      form.clear()
      links.reload()
    },
    unasked: true,
  })
  const { Blocks, WithCode } = form.values
  const error = form.field('Blocks').error
  return (
    <Dialog place="side" width={720} title={texts.title(bill)} onClose={onClose}>
      <div className="jst-stack">
        {createdLink ? (
          <>
            {createdLink.code === '' ? null : <Notice tone="warning">{texts.code(createdLink.code)}</Notice>}
            <CreatedLink address={createdLink.address} onAnother={() => setCreatedLink(undefined)} />
          </>
        ) : (
          <FormBox form={form}>
            <p className="jst-muted">{texts.lead}</p>
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
            <div>
              <Button type="primary" htmlType="submit" loading={form.busy}>
                {texts.make}
              </Button>
            </div>
          </FormBox>
        )}
        <Section title={texts.list}>
          {links.data ? (
            <LinksTable
              rows={links.data}
              whoOf={({ For }) => For}
              moreOf={({ Blocks: blocks, LastReader, Locked }) => (Locked ? texts.locked : texts.more(blockNames(blocks), LastReader))}
              onRevoke={async ({ Id }) => {
                await api.call(revokeManifestLink, { Id })
                links.reload()
              }}
            />
          ) : null}
        </Section>
      </div>
    </Dialog>
  )
})
