import { servedCompanies, type ServedCompany, type ServedKind } from '@jst/contracts/system'
import { listScreen } from '@jst/feature-kit'
import { AppLink, formatNumber, StatusTag, type Column } from '@jst/ui'
import { toOf } from './kinds.ts'
import { texts } from './texts.ts'

const words = texts.list

/** The list of customers or providers whose company has joined, with how far their people have roles. */
export function servedList(kind: ServedKind) {
  const to = toOf(kind)
  const zh = texts.kinds[kind]
  const columns: Column<ServedCompany>[] = [
    {
      key: 'name',
      title: words.columns.name,
      width: 240,
      sort: 'Name',
      text: (row) => row.Name,
      render: (row) => <AppLink to={to.company(row.PartnerId)}>{row.Name}</AppLink>,
    },
    { key: 'code', title: words.columns.code, width: 120, sort: 'Code', text: (row) => row.Code, render: (row) => row.Code },
    {
      key: 'company',
      title: words.columns.company,
      width: 240,
      grow: true,
      text: (row) => row.CompanyName,
      render: (row) => row.CompanyName,
    },
    { key: 'roles', title: words.columns.roles, width: 90, align: 'right', render: (row) => formatNumber(row.Roles) },
    { key: 'people', title: words.columns.people, width: 110, align: 'right', sort: 'People', render: (row) => formatNumber(row.People) },
    {
      key: 'withoutRole',
      title: words.columns.withoutRole,
      width: 120,
      sort: 'WithoutRole',
      render: (row) => (row.WithoutRole > 0 ? <StatusTag tone="orange">{words.people(row.WithoutRole)}</StatusTag> : formatNumber(0)),
    },
  ]
  return listScreen({
    name: `${kind}-role`,
    endpoint: servedCompanies,
    always: { Kind: kind },
    filters: { Keyword: 'text' },
    sort: '-WithoutRole',
    rowKey: (row) => row.PartnerId,
    label: words.label(zh),
    columns,
    conditions: [{ kind: 'text', key: 'Keyword', label: words.keyword, placeholder: words.keywordHint }],
    open: (row) => to.company(row.PartnerId),
    empty: { title: words.emptyTitle(zh), hint: words.emptyHint(zh) },
  })
}
