import { Button } from '@arco-design/web-react'
import type { EntityQuery, EntityRow } from '@jst/contracts/entity'
import { postPath } from '@jst/contracts/freight-rates'
import { link, useApp, type ListStore } from '@jst/feature-kit'
import { usePermitted } from '@jst/permissions/react'
import { observer } from 'mobx-react-lite'
import { createContext, useContext } from 'react'
import { texts } from './texts.ts'

/** Rates that are to be published: some, or all that a list has. */
export interface Chosen {
  readonly Ids?: number[]
  readonly Filter: EntityQuery
}
/** Takes what was chosen on the page of the wizard itself. */
export const TakeChosen = createContext<((chosen: Chosen) => void) | undefined>(undefined)

interface PublishToolProps {
  list: ListStore<EntityRow>
  /** Chosen rates; absent: all that the list has. */
  rows?: readonly EntityRow[]
  always?: EntityQuery
}

/** Leads chosen rates, or all of a list, to the checks; from another list to the page of the wizard. */
export const PublishTool = observer(function PublishTool({ list, rows, always = {} }: PublishToolProps) {
  const { navigate } = useApp()
  const take = useContext(TakeChosen)
  const mayPublish = usePermitted('publish', postPath)
  if (!mayPublish || (!rows && !take)) return null
  const begin = () => {
    const Ids = rows?.map(({ Id }) => Id)
    if (!take) return navigate(link(postPath, { Ids: Ids!.join(',') }))
    const { Sort: _, ...filter } = list.question
    take(Ids ? { Ids, Filter: {} } : { Filter: { ...filter, ...always } })
  }
  return (
    <Button type={rows ? 'default' : 'primary'} disabled={!rows && list.total === 0} onClick={begin}>
      {rows ? (take ? texts.checkChosen : texts.goPublish) : texts.checkAll}
    </Button>
  )
})
