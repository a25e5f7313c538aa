import type { RoleRow } from '@jst/contracts/system'
import { useApp } from '@jst/feature-kit'
import { AppLink, DataTable, DateText, formatNumber, formatText, RowActs, Section, TextButton, type Column } from '@jst/ui'
import { texts } from './texts.ts'

const words = texts.company

interface RoleTableProps {
  rows: readonly RoleRow[]
  to: { open: (id: number) => string; copy: (id: number) => string }
  /** Undefined: the caller only looks. */
  remove: ((row: RoleRow) => void) | undefined
}

/** The roles of one company. */
export function RoleTable({ rows, to, remove }: RoleTableProps) {
  const { navigate } = useApp()
  const columns: Column<RoleRow>[] = [
    {
      key: 'name',
      title: words.columns.role,
      width: 180,
      text: (row) => row.Name,
      render: (row) => <AppLink to={to.open(row.Id)}>{row.Name}</AppLink>,
    },
    {
      key: 'description',
      title: words.columns.description,
      width: 240,
      grow: true,
      text: (row) => row.Description,
      render: (row) => formatText(row.Description),
    },
    { key: 'members', title: words.columns.members, width: 80, align: 'right', render: (row) => formatNumber(row.Members) },
    { key: 'menus', title: words.columns.menus, width: 80, align: 'right', render: (row) => formatNumber(row.Menus) },
    { key: 'updatedAt', title: words.columns.updatedAt, width: 130, render: (row) => <DateText value={row.UpdateTime} /> },
    {
      key: 'acts',
      title: words.columns.act,
      width: 150,
      render: (row) => (
        <RowActs>
          <AppLink to={to.open(row.Id)}>{remove ? words.edit : words.view}</AppLink>
          {remove ? <TextButton onClick={() => navigate(to.copy(row.Id))}>{words.copy}</TextButton> : null}
          {remove ? <TextButton onClick={() => remove(row)}>{words.remove}</TextButton> : null}
        </RowActs>
      ),
    },
  ]
  return (
    <Section title={words.roles}>
      {rows.length === 0 ? (
        <p className="jst-muted">{words.noRoles}</p>
      ) : (
        <DataTable label={words.roles} columns={columns} rows={rows} rowKey={(row) => row.Id} onOpen={(row) => navigate(to.open(row.Id))} />
      )}
    </Section>
  )
}
