import { Button } from '@arco-design/web-react'
import { isElsewhere, type EntityCalls, type EntityField, type EntityRow } from '@jst/contracts/entity'
import { Notice } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useState, type ReactNode } from 'react'
import { useApp } from '../app/context.tsx'
import { FormDialog } from '../form/FormDialog.tsx'
import { StaleComparison } from '../form/StaleComparison.tsx'
import { useConfirmLeave } from '../screens/scope.tsx'
import { EntityFields } from './EntityFields.tsx'
import { EntityForm } from './EntityForm.ts'
import { texts as words } from './texts.ts'

interface EntityDrawerProps {
  calls: EntityCalls
  /** Undefined: a new row. */
  row: EntityRow | undefined
  copy: boolean
  mayWrite: boolean
  /** More about the row, below its fields. */
  extra?: ((form: EntityForm) => ReactNode) | undefined
  onSaved: (row: EntityRow) => void
  onClose: () => void
}

/** One row in a drawer: its fields, and what to do when somebody else saved it first. */
export const EntityDrawer = observer(function EntityDrawer({ calls, row, copy, mayWrite, extra, onSaved, onClose }: EntityDrawerProps) {
  const { api, notify, session } = useApp()
  const [form] = useState(() => new EntityForm(calls, api, row, copy))
  useConfirmLeave(() => form.dirty)
  const { entity } = calls
  const isPlatform = session.employee?.CompanyKind === 'platform'
  const overriding = form.stored?.Layer === 'platform' && !isPlatform
  const readOnly = !mayWrite || row?.State === 'removed' || row?.State === 'merged'
  const name = row ? row.NameZh || row.Code : ''
  const title = !row
    ? words.addTitle(entity.zh)
    : copy
      ? words.copyTitle(entity.zh, name)
      : readOnly
        ? words.viewTitle(entity.zh, name)
        : words.editTitle(entity.zh, name)
  const finish = (saved: EntityRow | undefined) => {
    if (!saved) return
    notify.success(words.saved(saved.NameZh || saved.Code))
    onSaved(saved)
  }
  const save = () => void form.save().then(finish)
  const locked = (field: EntityField) =>
    isElsewhere(field, form.stored) ? (field.elsewhere ?? true) : readOnly || (overriding && !field.overridable)
  return (
    <FormDialog
      place="side"
      width={720}
      title={title}
      busy={form.busy}
      failure={form.failure}
      dirty={form.dirty}
      onSubmit={readOnly ? undefined : save}
      onClose={onClose}
    >
      {overriding && !readOnly ? <Notice>{words.platformNotice}</Notice> : null}
      {form.theirs ? <Comparison form={form} onKept={finish} /> : null}
      <EntityFields
        entity={entity}
        values={form.values}
        errors={form.errors}
        onChange={(field, value) => form.write(field, value)}
        locked={locked}
      />
      {extra?.(form)}
    </FormDialog>
  )
})

const Comparison = observer(function Comparison({ form, onKept }: { form: EntityForm; onKept: (row: EntityRow | undefined) => void }) {
  return (
    <StaleComparison differences={form.differences.map(({ field, ...values }) => ({ key: field.key, label: field.zh, ...values }))}>
      <Button onClick={() => form.takeTheirs()}>{words.stale.takeTheirs}</Button>
      <Button type="primary" onClick={() => void form.keepMine().then(onKept)}>
        {words.stale.keepMine}
      </Button>
    </StaleComparison>
  )
})
