import { Button } from '@arco-design/web-react'
import { bindList, departmentList, staffList, type StaffMember } from '@jst/contracts/company'
import { listScreen, link, useApp, useDetail, useScreenParams } from '@jst/feature-kit'
import { usePermitted } from '@jst/permissions/react'
import type { Filter, ListView } from '@jst/ui'
import { useMemo, useState } from 'react'
import { BindDrawer } from './BindDrawer.tsx'
import { columnsOf } from './columns.tsx'
import { DepartmentDrawer } from './DepartmentDrawer.tsx'
import { departmentOptions } from './departments.ts'
import { HandOverDialog } from './HandOverDialog.tsx'
import { PasswordDialog } from './PasswordDialog.tsx'
import { StaffImport } from './StaffImport.tsx'
import { texts } from './texts.ts'
import { useStaffActs } from './useStaffActs.ts'

const editPath = (row: StaffMember) => link('/system/StuffEdit', { Id: row.Id })
const views: ListView[] = [
  { key: 'all', label: texts.views.all, filters: {} },
  { key: 'active', label: texts.views.active, filters: { State: 'active' } },
  { key: 'disabled', label: texts.views.disabled, filters: { State: 'disabled' } },
]

type Open = { what: 'departments' | 'binds' | 'import' } | { what: 'handOver'; row: StaffMember }

/** Employees with their accounts, roles and acts (spec §2.19). */
export const { Screen, preload } = listScreen({
  name: 'staff',
  endpoint: staffList,
  filters: { Keyword: 'text', DepartmentId: 'int', State: 'text' },
  sort: 'CreateTime',
  rowKey: (row) => row.Id,
  label: texts.label,
  views,
  empty: { title: texts.empty, hint: texts.emptyHint },
  open: editPath,
  usePage: (store) => {
    const app = useApp()
    const params = useScreenParams()
    const may = {
      add: usePermitted('add'),
      edit: usePermitted('edit'),
      import: usePermitted('import'),
      department: usePermitted('department'),
      bind: usePermitted('bind'),
      disable: usePermitted('disable'),
      reset: usePermitted('reset'),
      transfer: usePermitted('transfer'),
    }
    const departments = useDetail(departmentList, {})
    const waiting = useDetail(bindList, may.bind ? { State: 'SUBMITTED', PageSize: 1 } : undefined, { renew: true })
    const [open, setOpen] = useState<Open | undefined>(() => (params.get('Binds') ? { what: 'binds' } : undefined))
    const acts = useStaffActs(() => store.reload())
    const { disable, reset, transfer } = may
    const columns = useMemo(
      () =>
        columnsOf({
          edit: editPath,
          ...(disable ? { setState: acts.setState } : {}),
          ...(reset ? { reset: acts.reset } : {}),
          ...(transfer ? { handOver: (row: StaffMember) => setOpen({ what: 'handOver', row }) } : {}),
        }),
      [disable, reset, transfer, acts.setState, acts.reset],
    )
    const filters = useMemo(
      (): Filter[] => [
        { kind: 'text', key: 'Keyword', label: texts.keyword, placeholder: texts.keywordHint },
        {
          kind: 'choice',
          key: 'DepartmentId',
          label: texts.columns.department,
          options: departmentOptions(departments.data ?? []),
        },
      ],
      [departments.data],
    )
    const close = () => setOpen(undefined)
    const changed = () => {
      store.reload()
      departments.reload()
      waiting.reload()
    }
    return {
      columns,
      conditions: filters,
      actions: (
        <>
          {may.add ? (
            <Button type="primary" onClick={() => app.navigate('/system/StuffEdit')}>
              {texts.add}
            </Button>
          ) : null}
          {may.import ? <Button onClick={() => setOpen({ what: 'import' })}>{texts.import}</Button> : null}
          {may.department ? <Button onClick={() => setOpen({ what: 'departments' })}>{texts.departments}</Button> : null}
          {may.bind ? <Button onClick={() => setOpen({ what: 'binds' })}>{texts.binds(waiting.data?.Total ?? 0)}</Button> : null}
        </>
      ),
      onEdit: (row) => app.navigate(editPath(row)),
      beside: (
        <>
          {open?.what === 'departments' ? <DepartmentDrawer departments={departments} onChanged={changed} onClose={close} /> : null}
          {open?.what === 'binds' ? <BindDrawer departments={departments.data ?? []} onAnswered={changed} onClose={close} /> : null}
          {open?.what === 'handOver' ? <HandOverDialog from={open.row} onDone={changed} onClose={close} /> : null}
          {open?.what === 'import' ? (
            <StaffImport departments={departments.data ?? []} onDone={changed} onClose={close} onCreated={acts.show} />
          ) : null}
          {acts.shown ? <PasswordDialog accounts={acts.shown} onClose={() => acts.show(undefined)} /> : null}
        </>
      ),
    }
  },
})
