import { rolePeople, type RolePerson, type RoleRow } from '@jst/contracts/system'
import { useDetail } from '@jst/feature-kit'
import { usePermitted } from '@jst/permissions/react'
import {
  ChoiceField,
  DataTable,
  EmptyState,
  ErrorView,
  formatText,
  Pager,
  Section,
  StatusTag,
  TextButton,
  TextField,
  type Column,
} from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useDeferredValue, useState } from 'react'
import { AssignRoles } from './AssignRoles.tsx'
import { texts } from './texts.ts'

const words = texts.people

interface PeopleProps {
  path: string
  companyId: number
  roles: readonly RoleRow[]
  /** Key of the role whose people are shown; `0`: those without one; '': all. */
  shown: string
  onShow: (role: string) => void
  onChanged: () => void
}

/** The people of one company and the roles that they hold. */
export const People = observer(function People({ path, companyId, roles, shown, onShow, onChanged }: PeopleProps) {
  const mayAssign = usePermitted('assign', path)
  const [keyword, setKeyword] = useState('')
  const [pageIndex, setPageIndex] = useState(1)
  const [pageSize, setPageSize] = useState(20)
  const [person, setPerson] = useState<RolePerson>()
  const wanted = useDeferredValue(keyword.trim())
  const people = useDetail(rolePeople, {
    CompanyId: companyId,
    PageIndex: pageIndex,
    PageSize: pageSize,
    ...(wanted ? { Keyword: wanted } : {}),
    ...(shown === '' ? {} : { RoleId: Number(shown) }),
  })
  const namesOf = ({ RoleIds }: RolePerson) => roles.filter(({ Id }) => RoleIds.includes(Id)).map(({ Name }) => Name)
  const columns: Column<RolePerson>[] = [
    {
      key: 'name',
      title: words.columns.name,
      width: 150,
      text: (row) => row.Name,
      render: (row) => (
        <>
          {row.Name} {row.Disabled ? <StatusTag tone="grey">{words.disabled}</StatusTag> : null}
        </>
      ),
    },
    { key: 'department', title: words.columns.department, width: 140, render: (row) => formatText(row.Department) },
    { key: 'account', title: words.columns.account, width: 150, render: (row) => formatText(row.Account) },
    {
      key: 'roles',
      title: words.columns.roles,
      width: 260,
      grow: true,
      text: (row) => namesOf(row).join('、'),
      render: (row) => (row.RoleIds.length === 0 ? <StatusTag tone="orange">{words.none}</StatusTag> : formatText(namesOf(row).join('、'))),
    },
    ...(mayAssign
      ? [
          {
            key: 'acts',
            title: words.columns.act,
            width: 110,
            render: (row: RolePerson) => <TextButton onClick={() => setPerson(row)}>{words.assign}</TextButton>,
          },
        ]
      : []),
  ]
  const choices = [
    { value: '', label: words.all },
    { value: '0', label: words.none },
    ...roles.map(({ Id, Name }) => ({ value: String(Id), label: Name })),
  ]
  const show = (role: string) => {
    setPageIndex(1)
    onShow(role)
  }
  const rows = people.data?.Rows ?? []
  return (
    <Section title={words.label}>
      <div className="jst-stack">
        <div className="jst-form-grid">
          <TextField
            label={words.search}
            value={keyword}
            onChange={(value) => {
              setPageIndex(1)
              setKeyword(value)
            }}
          />
          <ChoiceField label={words.role} value={shown} options={choices} onChange={show} />
        </div>
        <DataTable
          label={words.label}
          columns={columns}
          rows={rows}
          rowKey={(row) => row.EmployeeId}
          status={people.status === 'first' ? 'first' : 'ready'}
          expectedRows={5}
          {...(mayAssign ? { onOpen: setPerson } : {})}
          message={
            people.status === 'failed' && people.error ? (
              <ErrorView error={people.error} onRetry={people.reload} />
            ) : people.data && rows.length === 0 ? (
              <EmptyState title={words.emptyTitle} hint={words.emptyHint} />
            ) : undefined
          }
        />
        {people.data && people.data.Total > 20 ? (
          <Pager total={people.data.Total} pageIndex={pageIndex} pageSize={pageSize} onPage={setPageIndex} onPageSize={setPageSize} />
        ) : null}
      </div>
      {person ? (
        <AssignRoles
          person={person}
          roles={roles}
          onClose={() => setPerson(undefined)}
          onDone={() => {
            people.reload()
            onChanged()
          }}
        />
      ) : null}
    </Section>
  )
})
