import { userList } from '@jst/contracts/system'
import { defineList, useApp } from '@jst/feature-kit'
import { ListPage, type Filter, type ListView } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { columns, surveyOf } from './columns.tsx'
import { texts } from './texts.ts'

const list = defineList({
  name: 'users',
  endpoint: userList,
  filters: { Keyword: 'text', State: 'text', Bound: 'text' },
  sort: '-CreateTime',
  rowKey: (row) => row.Id,
})
export const preload = list.preload

const filters: Filter[] = [
  { kind: 'text', key: 'Keyword', label: texts.keyword, placeholder: texts.keywordHint },
  {
    kind: 'choice',
    key: 'Bound',
    label: texts.bound,
    options: Object.entries(texts.bounds).map(([value, label]) => ({ value, label })),
  },
]
const views: ListView[] = [
  { key: 'all', label: texts.views.all, filters: {} },
  { key: 'active', label: texts.views.active, filters: { State: 'active' } },
  { key: 'disabled', label: texts.views.disabled, filters: { State: 'disabled' } },
]

/** Everybody with a sign-in, of whatever company or of none (spec §2.19). */
export const Screen = observer(function UserList() {
  const app = useApp()
  return (
    <ListPage
      label={texts.label}
      name={list.name}
      list={list.useList()}
      columns={columns}
      filters={filters}
      views={views}
      onOpen={(row) => app.navigate(surveyOf(row))}
      empty={{ title: texts.empty, hint: texts.emptyHint }}
    />
  )
})
