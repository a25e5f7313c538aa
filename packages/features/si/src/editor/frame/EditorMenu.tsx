import { useApp } from '@jst/feature-kit'
import { Icon, IconButton, lazyPart, Menu } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { KeyLegend } from '../../bill/KeyLegend.tsx'
import { TalkDialog } from '../../bill/talk-parts.tsx'
import { texts as shared } from '../../bill/texts.ts'
import { useEditor } from '../EditorContext.tsx'
import { texts } from '../texts.ts'

const words = texts.acts
// windows are loaded when they are opened: the editor works without them
const ApplyTemplateDialog = lazyPart(async () => (await import('../templates/ApplyTemplateDialog.tsx')).ApplyTemplateDialog)
const SaveTemplateDialog = lazyPart(async () => (await import('../templates/SaveTemplateDialog.tsx')).SaveTemplateDialog)
const CombineDialog = lazyPart(async () => (await import('../combine/CombineDialog.tsx')).CombineDialog)
const FurtherDialog = lazyPart(async () => (await import('../../further/FurtherDialog.tsx')).FurtherDialog)

/** Undo and less frequent acts: templates, combining, restarting, list of keys. */
export const EditorMenu = observer(function EditorMenu() {
  const { model } = useEditor()
  const { notify } = useApp()
  const [open, setOpen] = useState<'apply' | 'save' | 'combine' | 'talk' | 'further'>()
  const { current } = model.session
  const record = model.bills.of(current)?.record
  const close = () => setOpen(undefined)
  const discard = async () => {
    const content = model.stored ? texts.notices.discardRecordAsk : texts.notices.discardAsk
    if (await notify.confirm({ title: texts.notices.discardTitle, content, ok: texts.notices.discardOk, danger: true })) model.discard()
  }
  return (
    <>
      <IconButton icon="undo" label={words.undo} disabled={!model.session.canUndo} onClick={() => model.undo()} />
      <IconButton icon="redo" label={words.redo} disabled={!model.session.canRedo} onClick={() => model.redo()} />
      <Menu
        label={words.more}
        trigger={<Icon name="more" />}
        items={[
          { key: 'apply', label: words.applyTemplate, icon: 'copy', onSelect: () => setOpen('apply') },
          { key: 'save', label: words.saveTemplate, icon: 'file', onSelect: () => setOpen('save') },
          ...(record ? [{ key: 'talk', label: shared.talk.open, icon: 'message' as const, onSelect: () => setOpen('talk') }] : []),
          { key: 'further', label: words.further, icon: 'edit', onSelect: () => setOpen('further') },
          { key: 'combine', label: words.combine, icon: 'box', onSelect: () => setOpen('combine') },
          ...(model.stored && !model.several
            ? [{ key: 'split', label: words.split, icon: 'plus' as const, onSelect: () => model.addBills(1) }]
            : []),
          { key: 'discard', label: words.discard, danger: true, onSelect: () => void discard() },
        ]}
      />
      <KeyLegend label={words.keys} keys={texts.keys} />
      {open === 'apply' && <ApplyTemplateDialog onClose={close} />}
      {open === 'save' && <SaveTemplateDialog onClose={close} />}
      {open === 'combine' && <CombineDialog onClose={close} />}
      {open === 'further' && current && <FurtherDialog record={current} onSaved={(said) => model.edit(said)} onClose={close} />}
      {open === 'talk' && record && <TalkDialog record={record} billNo={record.splitMblNo || record.mblNo} onClose={close} />}
    </>
  )
})
