import { Button } from '@arco-design/web-react'
import {
  billButtons,
  billKinds,
  billLayouts,
  billStateCodes,
  layoutForCarrier,
  standardLayout,
  type BillContent,
  type BillKind,
} from '@jst/contracts/bills'
import { isLocked, type BoxRow } from '@jst/contracts/document'
import type { EntityRow, EntityValues } from '@jst/contracts/entity'
import { useApp, useDetail } from '@jst/feature-kit'
import type { OpenPage } from '@jst/feature-kit/document'
import { EntityFormFields, useEntityForm } from '@jst/feature-kit/entity'
import { FormBox } from '@jst/feature-kit/form'
import { usePermitted } from '@jst/permissions/react'
import { Section, Select, TextButton } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useDeferredValue, useState } from 'react'
import { texts } from '../texts.ts'
import { FacePreview } from './FacePreview.tsx'

const words = texts.making
interface MakingPartProps {
  kind: BillKind
  of: OpenPage
  row: EntityRow
  boxes: readonly BoxRow[]
  state: number
  issuedOn: string
}

/** Content of a bill as its face is filled: values of the row, and boxes with their lines. */
const contentOf = (values: EntityValues, boxes: readonly BoxRow[]): BillContent =>
  ({ ...values, Boxes: boxes.map(({ Box, Lines }) => ({ ...Box, Lines })) }) as unknown as BillContent

/** The face of a bill; whoever edits has the fields beside it, and the face follows each letter. */
export const MakingPart = observer(function MakingPart({ kind, of, row, boxes, state, issuedOn }: MakingPartProps) {
  const { edit } = billButtons[kind]
  const may = usePermitted(edit.code, edit.path) && !isLocked(of.document, state)
  const [editing, setEditing] = useState(false)
  const [chosen, setLayoutId] = useState<string>()
  const layouts = useDetail(billLayouts, {})
  const layoutId = chosen ?? String(layoutForCarrier(layouts.data ?? [], String(row['Carrier'] ?? ''))?.Id ?? 0)
  const layout = layouts.data?.find(({ Id }) => String(Id) === layoutId)?.Content ?? standardLayout
  const paper = state === billStateCodes.draft || state === billStateCodes.sent ? ('draft' as const) : ('copy' as const)
  const face = (values: EntityValues) => (
    <FacePreview layout={layout} content={contentOf(values, boxes)} facts={{ state, paper, no: 0, issuedOn }} />
  )
  const options = [
    { value: '0', label: words.standard },
    ...(layouts.data ?? []).map(({ Id, Name }) => ({ value: String(Id), label: Name })),
  ]
  return (
    <Section
      title={words.title}
      extra={
        <>
          <Select label={words.layout} value={layoutId} options={options} onChange={setLayoutId} />
          {may && !editing ? <TextButton onClick={() => setEditing(true)}>{words.edit}</TextButton> : null}
        </>
      }
    >
      {editing && may ? (
        <Editing
          kind={kind}
          row={row}
          face={face}
          onSaved={() => {
            setEditing(false)
            of.renew()
          }}
          onCancel={() => setEditing(false)}
        />
      ) : (
        face(row)
      )}
    </Section>
  )
})

interface EditingProps {
  kind: BillKind
  row: EntityRow
  face: (values: EntityValues) => React.ReactNode
  onSaved: () => void
  onCancel: () => void
}
const Editing = observer(function Editing({ kind, row, face, onSaved, onCancel }: EditingProps) {
  const { notify } = useApp()
  const { calls } = billKinds[kind]
  const form = useEntityForm(calls, row, false, () => {
    notify.success(words.saved)
    onSaved()
  })
  // typing comes first
  const shown = useDeferredValue(form.values)
  return (
    <div className="jst-bill-making">
      <FormBox form={form}>
        <EntityFormFields entity={calls.entity} form={form} />
        <div className="jst-bill-acts">
          <Button type="primary" htmlType="submit" loading={form.busy}>
            {words.save}
          </Button>
          <Button onClick={onCancel}>{words.cancel}</Button>
        </div>
      </FormBox>
      <div className="jst-bill-beside">{face(shown)}</div>
    </div>
  )
})
