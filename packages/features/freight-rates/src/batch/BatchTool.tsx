import { Button } from '@arco-design/web-react'
import type { EntityQuery, EntityRow } from '@jst/contracts/entity'
import type { ListStore } from '@jst/feature-kit'
import { usePermitted } from '@jst/permissions/react'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { BatchDrawer } from './BatchDrawer.tsx'
import { texts } from './texts.ts'

interface BatchToolProps {
  list: ListStore<EntityRow>
  /** Chosen rates; absent: all that the list has. */
  rows?: readonly EntityRow[]
  /** Filters that hold on the screen. */
  always?: EntityQuery
  byBox?: boolean
}

/** Changes chosen rates, or all of a list. */
export const BatchTool = observer(function BatchTool({ list, rows, always = {}, byBox = false }: BatchToolProps) {
  const [open, setOpen] = useState<{ ids: readonly number[]; filter: EntityQuery }>()
  const mayChange = usePermitted('batch')
  if (!mayChange) return null
  const begin = () => {
    const { Sort: _, ...filter } = list.question
    setOpen({ ids: rows?.map(({ Id }) => Id) ?? [], filter: { ...filter, ...always } })
  }
  const [chosen, all] = byBox ? [texts.increaseChosen, texts.increaseAll] : [texts.changeChosen, texts.changeAll]
  return (
    <>
      <Button type={rows ? 'default' : 'primary'} disabled={!rows && list.total === 0} onClick={begin}>
        {rows ? chosen : all}
      </Button>
      {open ? <BatchDrawer {...open} byBox={byBox} onDone={() => list.reload()} onClose={() => setOpen(undefined)} /> : null}
    </>
  )
})
