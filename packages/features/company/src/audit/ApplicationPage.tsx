import type { applicationList, Application } from '@jst/contracts/company'
import { useScreenId, type ListDefinition } from '@jst/feature-kit'
import { ListPage, type ListView } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useMemo, useState } from 'react'
import { ApplicationDrawer } from './ApplicationDrawer.tsx'
import { columnsOf, filters } from './columns.tsx'

interface ApplicationPageProps {
  list: ListDefinition<typeof applicationList>
  words: { label: string; empty: string; emptyHint: string }
  views?: readonly ListView[]
}

/** A list of applications with the one that is looked at beside it; a message opens it by ?Id. */
export const ApplicationPage = observer(function ApplicationPage({ list, words, views }: ApplicationPageProps) {
  const store = list.useList()
  const named = useScreenId('Id')
  const [open, setOpen] = useState<number | undefined>(named)
  const [seen, setSeen] = useState(named)
  if (seen !== named) {
    setSeen(named)
    setOpen(named)
  }
  const columns = useMemo(() => columnsOf((row: Application) => setOpen(row.Id)), [])
  return (
    <>
      <ListPage
        label={words.label}
        name={list.name}
        list={store}
        columns={columns}
        filters={filters}
        {...(views ? { views } : {})}
        onOpen={(row) => setOpen(row.Id)}
        empty={{ title: words.empty, hint: words.emptyHint }}
      />
      {open === undefined ? null : (
        <ApplicationDrawer key={open} id={open} onChanged={() => store.refreshQuietly()} onClose={() => setOpen(undefined)} />
      )}
    </>
  )
})
