import { applicationList, type Application } from '@jst/contracts/company'
import { listScreen, useScreenId, type ListScreenSpec } from '@jst/feature-kit'
import { useMemo, useState } from 'react'
import { ApplicationDrawer } from './ApplicationDrawer.tsx'
import { columnsOf, conditions, filterKinds } from './columns.tsx'

interface ApplicationsSpec extends Pick<ListScreenSpec<typeof applicationList>, 'name' | 'always' | 'sort' | 'views'> {
  words: { label: string; empty: string; emptyHint: string }
}

/** A list of applications with an opened one beside it; a message opens it by ?Id. */
export const applicationScreen = ({ words, ...spec }: ApplicationsSpec) =>
  listScreen({
    ...spec,
    label: words.label,
    endpoint: applicationList,
    filters: filterKinds,
    rowKey: (row) => row.Id,
    conditions,
    empty: { title: words.empty, hint: words.emptyHint },
    usePage: (store) => {
      const named = useScreenId('Id')
      const [open, setOpen] = useState<number | undefined>(named)
      const [seen, setSeen] = useState(named)
      if (seen !== named) {
        setSeen(named)
        setOpen(named)
      }
      const columns = useMemo(() => columnsOf((row: Application) => setOpen(row.Id)), [])
      return {
        columns,
        onOpen: (row) => setOpen(row.Id),
        beside:
          open === undefined ? null : (
            <ApplicationDrawer key={open} id={open} onChanged={() => store.refreshQuietly()} onClose={() => setOpen(undefined)} />
          ),
      }
    },
  })
