import '@jst/ui/areas/bills.css'
import {
  billLayouts,
  billLayoutVersions,
  removeBillLayout,
  standardLayout,
  type BillLayout,
  type BillLayoutContent,
} from '@jst/contracts/bills'
import { useAction, useApp, useDetail } from '@jst/feature-kit'
import { ask, DateText, Dialog, ReadTable, formatText, Menu, Section, TextButton } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { texts } from '../texts.ts'
import { LayoutEditor } from './LayoutEditor.tsx'
import { PrintersPart } from './PrintersPart.tsx'

const words = texts.layouts
/** A layout that is being edited; without `layout` a new one. */
interface Edited {
  readonly layout?: BillLayout
  readonly name: string
  readonly content: BillLayoutContent
}

/** Layouts of the company, each in its versions, and its printers. */
export const LayoutsDialog = observer(function LayoutsDialog({ onClose }: { onClose: () => void }) {
  const { api, notify } = useApp()
  const layouts = useDetail(billLayouts, {})
  const [edited, setEdited] = useState<Edited>()
  const { run: retire } = useAction(async ({ Id, Version, Name }: BillLayout) => {
    if (!(await ask({ title: words.removeAsk(Name), content: words.removeNote, ok: words.remove, cancel: texts.cancel }))) return
    await api.call(removeBillLayout, { Id, Version })
    notify.success(words.removed)
    layouts.reload()
  })
  const rows = layouts.data ?? []
  const begin = (name: string, content: BillLayoutContent) => setEdited({ name: words.from(name), content })
  if (edited)
    return (
      <Dialog title={words.title} place="side" width={1240} onClose={onClose}>
        <LayoutEditor
          {...edited}
          onSaved={() => {
            setEdited(undefined)
            layouts.reload()
          }}
          onBack={() => setEdited(undefined)}
        />
      </Dialog>
    )
  return (
    <Dialog title={words.title} place="side" width={860} onClose={onClose}>
      <p className="jst-muted">{words.note}</p>
      <Section
        title={words.title}
        extra={
          <Menu
            label={words.add}
            triggerClassName="jst-tool-button"
            trigger={words.add}
            items={[
              { key: '0', label: texts.making.standard, onSelect: () => begin(texts.making.standard, standardLayout) },
              ...rows.map(({ Id, Name, Content }) => ({ key: String(Id), label: Name, onSelect: () => begin(Name, Content) })),
            ]}
          />
        }
      >
        <ReadTable
          label={words.title}
          titles={words.titles}
          read={layouts}
          none={words.none}
          numeric={[2]}
          rows={rows}
          rowKey={({ Id }) => Id}
          renderCells={[
            'Name',
            ({ CarrierCode }) => formatText(CarrierCode),
            'Version',
            'By',
            ({ UpdateTime }) => <DateText value={UpdateTime} format="dateTime" />,
            (layout) => (
              <>
                <TextButton onClick={() => setEdited({ layout, name: layout.Name, content: layout.Content })}>{words.edit}</TextButton>
                <Versions layout={layout} onTake={(content) => setEdited({ layout, name: layout.Name, content })} />
                <TextButton onClick={() => void retire(layout)}>{words.remove}</TextButton>
              </>
            ),
          ]}
        />
      </Section>
      <PrintersPart />
    </Dialog>
  )
})

/** Former versions of a layout; the one that is taken is edited and saved as the next version. */
const Versions = observer(function Versions({ layout, onTake }: { layout: BillLayout; onTake: (content: BillLayoutContent) => void }) {
  const versions = useDetail(billLayoutVersions, layout.Version > 1 ? { Id: layout.Id } : undefined)
  const former = (versions.data ?? []).filter(({ Version }) => Version !== layout.Version)
  if (former.length === 0) return null
  return (
    <Menu
      label={words.versions}
      triggerClassName="jst-tool-button"
      trigger={words.versions}
      items={former.map(({ Version, By, Content }) => ({
        key: String(Version),
        label: words.versionOf(Version, By),
        onSelect: () => onTake(Content),
      }))}
    />
  )
})
