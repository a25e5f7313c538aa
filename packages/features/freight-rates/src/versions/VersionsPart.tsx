import { Button } from '@arco-design/web-react'
import { isAbout } from '@jst/contracts'
import type { EntityRow } from '@jst/contracts/entity'
import { rateVersions, type RateVersion } from '@jst/contracts/freight-rates'
import { useDetail, useLiveReload, useScreenParams } from '@jst/feature-kit'
import type { OpenDocument } from '@jst/feature-kit/document'
import { DateText, ErrorView, FactsTable, FlagField, formatText, Section, StatusTag, TextButton } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { Differences } from '../batch/Differences.tsx'
import { texts } from './texts.ts'
import { VersionCompare } from './VersionCompare.tsx'

interface VersionsPartProps {
  of: OpenDocument
  row: EntityRow
  onRestored: () => void
}
/** Two versions side by side, the older one first. */
type Pair = readonly [from: number, to: number]

/** Versions of a rate: who changed what when; any two are compared, an older one is restored. */
export const VersionsPart = observer(function VersionsPart({ of, row, onRestored }: VersionsPartProps) {
  const { document, id, state } = of
  const requestedVersion = Number(useScreenParams().get('Version'))
  const versions = useDetail(rateVersions, id === undefined ? undefined : { Id: id })
  useLiveReload(['document/changed'], [versions], ({ Kinds, Ids }) => Kinds.includes(document.kind) && isAbout(Ids, id))
  const [chosen, setChosen] = useState<readonly number[]>([])
  const [pair, setPair] = useState<Pair>()
  const [closed, setClosed] = useState(false)
  const list = versions.data ?? []
  const newest = list[0]?.Version ?? 0
  // a link to a version opens what has become of it since
  const linked: Pair | undefined =
    !closed && requestedVersion < newest && list.some(({ Version }) => Version === requestedVersion)
      ? [requestedVersion, newest]
      : undefined
  const open = pair ?? linked
  const close = () => {
    setPair(undefined)
    setClosed(true)
  }
  const choose = (version: number, on: boolean) => setChosen(on ? [...chosen, version].slice(-2) : chosen.filter((one) => one !== version))
  return (
    <Section
      title={texts.title}
      extra={
        list.length > 1 ? (
          <Button size="small" disabled={chosen.length < 2} onClick={() => setPair([Math.min(...chosen), Math.max(...chosen)])}>
            {texts.compare}
          </Button>
        ) : undefined
      }
    >
      {versions.error ? <ErrorView error={versions.error} onRetry={versions.reload} /> : null}
      {list.length > 0 ? (
        <FactsTable
          label={texts.title}
          titles={[texts.version, texts.time, texts.by, texts.what]}
          rows={list}
          rowKey={({ Version }) => Version}
          renderRow={(version) => (
            <VersionCells
              version={version}
              newest={newest}
              chosen={chosen.includes(version.Version)}
              onChoose={choose}
              onCompare={() => setPair([version.Version, newest])}
            />
          )}
        />
      ) : null}
      {open ? (
        <VersionCompare
          row={row}
          from={open[0]}
          to={open[1]}
          mayRestore={open[1] === newest && state.data?.MayWrite === true && row.State === 'active'}
          onRestored={() => {
            close()
            setChosen([])
            versions.reload()
            state.reload()
            onRestored()
          }}
          onClose={close}
        />
      ) : null}
    </Section>
  )
})

interface VersionCellsProps {
  version: RateVersion
  newest: number
  chosen: boolean
  onChoose: (version: number, on: boolean) => void
  onCompare: () => void
}

const VersionCells = ({
  version: { Version, CreateTime, By, BatchId, Differences: of },
  newest,
  chosen,
  onChoose,
  onCompare,
}: VersionCellsProps) => (
  <>
    <th scope="row">
      <div className="jst-rate-choice">
        <FlagField label={texts.nth(Version)} hint={texts.choose(Version)} value={chosen} onChange={(on) => onChoose(Version, on)} />
        {Version === newest ? (
          <StatusTag tone="blue">{texts.current}</StatusTag>
        ) : (
          <TextButton onClick={onCompare}>{texts.withCurrent}</TextButton>
        )}
      </div>
    </th>
    <td>
      <DateText value={CreateTime} />
    </td>
    <td>
      {formatText(By)}
      {BatchId === undefined ? null : <div className="jst-muted">{texts.batch(BatchId)}</div>}
    </td>
    <td>{of.length === 0 ? texts.first : <Differences of={of} />}</td>
  </>
)
