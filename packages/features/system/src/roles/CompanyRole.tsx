import { roleCompanies, roleList, type RoleRow } from '@jst/contracts/system'
import { listScreen, useApp, useDetail } from '@jst/feature-kit'
import { usePermitted } from '@jst/permissions/react'
import { AppLink, DateText, formatNumber, formatText, RowActs, StatusTag, TextButton, type Column, type Filter } from '@jst/ui'
import { Button } from '@arco-design/web-react'
import { useMemo, useState } from 'react'
import { to } from './links.ts'
import { RemoveRole } from './RemoveRole.tsx'
import { texts } from './texts.ts'

const words = texts.list

interface Acts {
  mayEdit: boolean
  copy: (row: RoleRow) => void
  remove: ((row: RoleRow) => void) | undefined
}
const columnsOf = ({ mayEdit, copy, remove }: Acts, ofMany: boolean): Column<RoleRow>[] => [
  {
    key: 'name',
    title: words.columns.name,
    width: 200,
    sort: 'Name',
    text: (row) => row.Name,
    render: (row) => <AppLink to={to.edit(row.Id)}>{row.Name}</AppLink>,
  },
  ...(ofMany
    ? [
        {
          key: 'company',
          title: words.columns.company,
          width: 230,
          sort: 'CompanyName',
          text: (row: RoleRow) => row.CompanyName,
          render: (row: RoleRow) => row.CompanyName,
        },
      ]
    : []),
  {
    key: 'description',
    title: words.columns.description,
    width: 180,
    grow: true,
    text: (row) => row.Description,
    render: (row) => formatText(row.Description),
  },
  {
    key: 'scope',
    title: words.columns.scope,
    width: 100,
    render: (row) => <StatusTag tone="grey">{texts.scopes[row.DataScope].label}</StatusTag>,
  },
  { key: 'members', title: words.columns.members, width: 90, align: 'right', sort: 'Members', render: (row) => formatNumber(row.Members) },
  { key: 'menus', title: words.columns.menus, width: 90, align: 'right', render: (row) => formatNumber(row.Menus) },
  {
    key: 'updatedAt',
    title: words.columns.updatedAt,
    width: 120,
    sort: 'UpdateTime',
    render: (row) => <DateText value={row.UpdateTime} />,
  },
  {
    key: 'acts',
    title: words.columns.act,
    width: 150,
    render: (row) => (
      <RowActs>
        <AppLink to={to.edit(row.Id)}>{words.edit}</AppLink>
        {mayEdit && <TextButton onClick={() => copy(row)}>{words.copy}</TextButton>}
        {remove && <TextButton onClick={() => remove(row)}>{words.remove}</TextButton>}
      </RowActs>
    ),
  },
]

/** The roles of a company, or for the platform of all (spec §2.19). */
export const { Screen, preload } = listScreen({
  name: 'company-role',
  endpoint: roleList,
  filters: { Keyword: 'text', CompanyId: 'int' },
  sort: 'CompanyName',
  rowKey: (row) => row.Id,
  label: words.label,
  empty: { title: words.emptyTitle, hint: words.emptyHint },
  open: (row) => to.edit(row.Id),
  usePage: (store) => {
    const app = useApp()
    const companies = useDetail(roleCompanies, {})
    const mayEdit = usePermitted('edit', '/system/role/roleEdit')
    const mayDelete = usePermitted('delete', to.list)
    const [removing, setRemoving] = useState<RoleRow>()
    const ofMany = (companies.data?.length ?? 0) > 1
    const filters = useMemo((): Filter[] => {
      const options = companies.data?.map(({ CompanyId, CompanyName }) => ({ value: String(CompanyId), label: CompanyName })) ?? []
      const keyword: Filter = { kind: 'text', key: 'Keyword', label: words.keyword, placeholder: words.keywordHint }
      return options.length > 1 ? [{ kind: 'choice', key: 'CompanyId', label: words.company, options }, keyword] : [keyword]
    }, [companies.data])
    const columns = useMemo(
      () =>
        columnsOf(
          { mayEdit, copy: (row) => app.navigate(to.copy(row.Id, row.CompanyId)), remove: mayDelete ? setRemoving : undefined },
          ofMany,
        ),
      [app, mayEdit, mayDelete, ofMany],
    )
    const picked = Number(store.filters.CompanyId)
    const add = () => app.navigate(to.add(picked > 0 ? picked : undefined))
    return {
      columns,
      conditions: filters,
      actions: mayEdit ? (
        <Button type="primary" onClick={add}>
          {words.add}
        </Button>
      ) : undefined,
      onEdit: (row) => app.navigate(to.edit(row.Id)),
      beside: (
        <>
          {removing && (
            <RemoveRole
              role={removing}
              onClose={() => setRemoving(undefined)}
              onDone={() => {
                setRemoving(undefined)
                store.reload()
              }}
            />
          )}
        </>
      ),
    }
  },
})
