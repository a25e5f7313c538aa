import { observer } from 'mobx-react-lite'
import { useUi } from '../context.tsx'
import { Icon } from '../icons/Icon.tsx'
import { IconButton } from '../controls/IconButton.tsx'
import { Popup } from '../controls/Popup.tsx'
import { ColumnPanel } from '../table/ColumnPanel.tsx'
import type { Column } from '../table/columns.ts'
import type { ListSettings } from '../table/ListSettings.ts'
import { useTexts } from '../language.tsx'
import { SavedViewPanel } from './SavedViewPanel.tsx'

interface ListToolsProps<Row> {
  /** Key of the list. */
  name: string
  searchPart: string
  columns: readonly Column<Row>[]
  settings: ListSettings
  /** Keys of columns for which the table has no room. */
  leftOut: readonly string[]
  busy: boolean
  onRefresh: () => void
}

/** At the end of the line of every list: refresh, saved views, settings. */
function ListToolsView<Row>({ name, searchPart, columns, settings, leftOut, busy, onRefresh }: ListToolsProps<Row>) {
  const texts = useTexts()
  const { savedViews } = useUi()
  return (
    <>
      <IconButton icon="refresh" label={texts.list.refresh} busy={busy} onClick={onRefresh} />
      {savedViews ? (
        <Popup label={texts.list.savedViews} trigger={<Icon name="pin" />}>
          {() => <SavedViewPanel name={name} searchPart={searchPart} views={savedViews} />}
        </Popup>
      ) : null}
      <Popup label={texts.list.settings} trigger={<Icon name="settings" />}>
        {() => <ColumnPanel columns={columns} settings={settings} leftOut={leftOut} />}
      </Popup>
    </>
  )
}

export const ListTools = observer(ListToolsView) as typeof ListToolsView
