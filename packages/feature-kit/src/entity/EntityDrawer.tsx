import { isElsewhere, type EntityCalls, type EntityField, type EntityRow } from '@jst/contracts/entity'
import { Notice } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { useApp } from '../app/context.tsx'
import { FormDialog } from '../form/FormDialog.tsx'
import type { FieldControls } from './EntityFields.tsx'
import { EntityFormFields } from './EntityFormFields.tsx'
import { useEntityForm, type EntityForm } from './useEntityForm.ts'
import { useEntityTexts } from './useEntityTexts.ts'

interface EntityDrawerProps {
  calls: EntityCalls
  /** Undefined: a new row. */
  row: EntityRow | undefined
  copy: boolean
  mayWrite: boolean
  /** Editors that the screen brings along. */
  controls?: FieldControls | undefined
  /** More about the row, below its fields. */
  extra?: ((form: EntityForm) => ReactNode) | undefined
  onSaved: (row: EntityRow) => void
  onClose: () => void
}

/** One row in a drawer: its fields, and what to do when somebody else saved it first. */
export const EntityDrawer = observer(function EntityDrawer({
  calls,
  row,
  copy,
  mayWrite,
  controls,
  extra,
  onSaved,
  onClose,
}: EntityDrawerProps) {
  const { notify, session } = useApp()
  const words = useEntityTexts()
  const form = useEntityForm(calls, row, copy, (saved) => {
    notify.success(words.saved(saved.NameZh || saved.Code))
    onSaved(saved)
  })
  const { entity } = calls
  const called = words.nameOf(entity)
  const isPlatform = session.employee?.CompanyKind === 'platform'
  const overriding = form.stored?.Layer === 'platform' && !isPlatform
  const readOnly = !mayWrite || row?.State === 'removed' || row?.State === 'merged'
  const name = row ? row.NameZh || row.Code : ''
  const title = !row
    ? words.addTitle(called)
    : copy
      ? words.copyTitle(called, name)
      : readOnly
        ? words.viewTitle(called, name)
        : words.editTitle(called, name)
  const locked = (field: EntityField) =>
    isElsewhere(field, form.stored) ? words.elsewhereOf(field) : readOnly || (overriding && !field.overridable)
  return (
    <FormDialog form={form} place="side" width={640} title={title} readOnly={readOnly} onClose={onClose}>
      {overriding && !readOnly ? <Notice>{words.platformNotice}</Notice> : null}
      <EntityFormFields entity={entity} form={form} locked={locked} controls={controls} />
      {extra?.(form)}
    </FormDialog>
  )
})
