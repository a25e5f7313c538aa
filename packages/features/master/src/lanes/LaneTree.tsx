import { Button } from '@arco-design/web-react'
import type { EntityRow } from '@jst/contracts/entity'
import { laneCalls } from '@jst/contracts/master'
import { link, useDetail } from '@jst/feature-kit'
import { AppLink, Dialog, EmptyState, ErrorView } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { texts } from '../texts.ts'

const words = texts.lanes

/** Opens the lanes as the two levels they stand in. */
export function LaneTreeButton() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{words.show}</Button>
      {open ? <LaneTree onClose={() => setOpen(false)} /> : null}
    </>
  )
}

const LaneTree = observer(function LaneTree({ onClose }: { onClose: () => void }) {
  const { data, status, error, reload } = useDetail(laneCalls.list, { PageSize: 200, Sort: 'Sort' })
  const rows = data?.Rows ?? []
  const codes = new Set(rows.map(({ Code }) => Code))
  // a lane whose region is not in use stands by itself
  const tops = rows.filter(({ ParentCode }) => !codes.has(String(ParentCode)))
  return (
    <Dialog place="side" width={480} title={words.tree} onClose={onClose}>
      {status === 'failed' && error ? <ErrorView error={error} onRetry={reload} /> : null}
      {status === 'first' ? <p className="jst-muted">{words.loading}</p> : null}
      {data?.Total === 0 ? <EmptyState title={words.empty} /> : null}
      <ul className="jst-tree">
        {tops.map((top) => (
          <Branch key={top.Id} lane={top} below={rows.filter(({ ParentCode }) => ParentCode === top.Code)} />
        ))}
      </ul>
    </Dialog>
  )
})

function Branch({ lane, below }: { lane: EntityRow; below: readonly EntityRow[] }) {
  return (
    <li>
      <div className="jst-tree-row">
        <strong>{lane.NameZh}</strong>
        <span className="jst-muted">{lane.Code}</span>
        {below.length > 0 ? <span className="jst-muted">{words.ports(below.length)}</span> : null}
      </div>
      {below.length > 0 ? (
        <ul>
          {below.map(({ Id, Code, NameZh }) => (
            <li key={Id} className="jst-tree-row">
              <AppLink to={link('/BasicData/GlobleHaven', { LaneCode: Code })}>{NameZh}</AppLink>
              <span className="jst-muted">{Code}</span>
            </li>
          ))}
        </ul>
      ) : null}
    </li>
  )
}
