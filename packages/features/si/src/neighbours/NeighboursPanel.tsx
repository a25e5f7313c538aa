import { siNeighbours, type SiRecord } from '@jst/contracts/si'
import { isAbout } from '@jst/contracts'
import { useApp, useDetail, useLiveReload } from '@jst/feature-kit'
import { AppLink, CellTable, formatDecimal, formatNumber, Notice, Panel, StatusTag } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { SiStatusTag } from '../bill/SiStatusTag.tsx'
import { to } from '../lists/links.ts'
import { partLoadMarks, sharedBoxes, sharedSums, type SharedBox } from './differences.ts'
import { texts } from './texts.ts'
import { texts as words } from '../bill/texts.ts'

const amount = (value: number) => (value > 0 ? formatDecimal(value, 3) : '')

interface NeighboursPanelProps {
  /** Key of the stored bill. */
  readonly id: number
  /** Its boxes as they are typed or stored. */
  readonly containers: SiRecord['containers']
  /** Numbers of boxes of bills that are typed beside it. */
  readonly beside?: ReadonlySet<string>
}

/** Bills that share a box with this one, against it as it is typed or stored; nothing where none does. */
export const NeighboursPanel = observer(function NeighboursPanel({ id, containers, beside }: NeighboursPanelProps) {
  const read = useDetail(siNeighbours, { Id: id })
  const rows = read.data ?? []
  useLiveReload(['si/changed'], [read], ({ Ids }) => isAbout(Ids, id) || rows.some(({ Id }) => isAbout(Ids, Id)))
  const shared = sharedBoxes(containers, rows)
  const { missing, alone } = partLoadMarks(containers, rows, beside)
  if (!read.data || shared.length + missing.length + alone.length === 0) return null
  return (
    <Panel title={texts.title}>
      {missing.length > 0 ? <Notice tone="warning">{texts.unmarked(missing.join(words.joints.names))}</Notice> : null}
      {alone.length > 0 ? <Notice tone="info">{texts.alone(alone.join(words.joints.names))}</Notice> : null}
      {shared.length > 0 ? <SharedTable containers={containers} shared={shared} /> : null}
    </Panel>
  )
})

interface SharedTableProps {
  readonly containers: SiRecord['containers']
  readonly shared: readonly SharedBox[]
}
/** Boxes of the other bills, and the sums over all bills of each. */
function SharedTable({ containers, shared }: SharedTableProps) {
  const { surface } = useApp()
  return (
    <>
      <ul className="jst-issues">
        {sharedSums(containers, shared).map(({ box, bills, weight, volume }) => (
          <li key={box}>{texts.sum(box, bills, formatDecimal(weight, 3), formatDecimal(volume, 3))}</li>
        ))}
      </ul>
      <CellTable
        label={texts.title}
        titles={texts.columns}
        rows={shared}
        rowKey={({ other }) => `${other.Id} ${other.ContainerNo}`}
        nameColumn={-1}
        renderCells={[
          ({ other }) => other.ContainerNo,
          ({ other }) => <AppLink to={to.record(surface, other.Id)}>{other.BillNo}</AppLink>,
          ({ other }) => <SiStatusTag status={other.Status} />,
          ({ other, differs }) => (
            <>
              {other.SealNo} {differs.includes('seal') ? <StatusTag tone="red">{texts.differ.seal}</StatusTag> : null}
            </>
          ),
          ({ other }) => `${formatNumber(other.Packages)} ${other.PackageKind}`.trim(),
          ({ other }) => amount(other.Weight),
          ({ other }) => amount(other.Volume),
          ({ other, differs }) => (
            <>
              {amount(other.Vgm)} {differs.includes('vgm') ? <StatusTag tone="red">{texts.differ.vgm}</StatusTag> : null}
            </>
          ),
        ]}
      />
    </>
  )
}
