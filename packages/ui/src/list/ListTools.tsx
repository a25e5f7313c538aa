import { observer } from 'mobx-react-lite'
import { useUi } from '../context.tsx'
import { Icon } from '../icons/Icon.tsx'
import { IconButton } from '../controls/IconButton.tsx'
import { Menu } from '../controls/Menu.tsx'
import { Popup } from '../controls/Popup.tsx'
import { ColumnPanel } from '../table/ColumnPanel.tsx'
import type { Column } from '../table/columns.ts'
import type { ListSettings } from '../table/ListSettings.ts'
import { useTexts } from '../language.tsx'
import { SavedViewPanel } from './SavedViewPanel.tsx'
import { rowHeights, type Density } from '../theme/DisplaySettings.ts'

interface ListToolsProps<Row> {
  /** Key of the list. */
  name: string
  searchPart: string
  columns: readonly Column<Row>[]
  settings: ListSettings
  busy: boolean
  onRefresh: () => void
}

/** Right of every toolbar: refresh, saved views, row height, columns. */
function ListToolsView<Row>({ name, searchPart, columns, settings, busy, onRefresh }: ListToolsProps<Row>) {
  const texts = useTexts()
  const { display, savedViews } = useUi()
  const densities = Object.keys(rowHeights) as Density[]
  return (
    <>
      <IconButton icon="refresh" label={texts.list.refresh} busy={busy} onClick={onRefresh} />
      {savedViews ? (
        <Popup label={texts.list.savedViews} trigger={<Icon name="pin" />}>
          {() => <SavedViewPanel name={name} searchPart={searchPart} views={savedViews} />}
        </Popup>
      ) : null}
      <Menu
        label={texts.list.density}
        trigger={<Icon name="density" />}
        items={densities.map((density) => ({
          key: density,
          label: texts.list.densities[density],
          checked: display.density === density,
          onSelect: () => display.setDensity(density),
        }))}
      />
      <Popup label={texts.list.columns} trigger={<Icon name="columns" />}>
        {() => <ColumnPanel columns={columns} settings={settings} />}
      </Popup>
    </>
  )
}

export const ListTools = observer(ListToolsView) as typeof ListToolsView
